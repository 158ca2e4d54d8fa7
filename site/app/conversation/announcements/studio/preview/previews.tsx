import type { StudioAnnouncement } from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { BellIcon } from '#ui/ornament/icons.ts';
import { StarFrame } from '#ui/ornament/star-frame.tsx';
import { TabPanel, Tabs } from '#ui/overlay/tabs.tsx';
import { previewQuery } from '../queries.ts';
import { MailPreview } from './mail-preview.tsx';

const tabs = [
  { value: 'notice', label: 'في الموقع' },
  { value: 'push', label: 'على الجهاز' },
  { value: 'mail', label: 'البريد' },
  { value: 'dark', label: 'البريد الداكن' },
  { value: 'text', label: 'البريد بلا تنسيق' },
];

/** An announcement as its recipients get it, in each way. */
export function Previews({ item }: { item: Pick<StudioAnnouncement, 'id' | 'draft_version'> }) {
  const { siteName } = useSiteConfig();
  const { data, error, refetch, isFetching } = useQuery(previewQuery(item.id, item.draft_version));
  if (!data) {
    return error ? (
      <FailedState
        title="تعذر عرض المعاينة"
        message={errorText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Skeleton className="h-40 w-full" />
    );
  }
  const { notice, push, mail } = data;
  return (
    <Tabs label="طرق الوصول" tabs={tabs}>
      <TabPanel value="notice">
        <div className="flex items-start gap-3 rounded-xl border border-line bg-surface px-4 py-4">
          <StarFrame tone="lamp">
            <BellIcon />
          </StarFrame>
          <div className="min-w-0 grow">
            <p className="text-lg font-semibold wrap-anywhere">
              <bdi>{notice.title}</bdi>
            </p>
            <p dir="auto" className="text-start wrap-anywhere whitespace-pre-line text-text-soft">
              {notice.text}
            </p>
          </div>
        </div>
      </TabPanel>
      <TabPanel value="push">
        <div className="max-w-sm rounded-xl border border-line bg-surface px-4 py-3 shadow-md">
          <p className="text-xs text-text-faint">
            <bdi>{siteName}</bdi> · الآن
          </p>
          <p className="mt-1 line-clamp-1 font-semibold wrap-anywhere">
            <bdi>{push.title}</bdi>
          </p>
          <p dir="auto" className="line-clamp-3 text-start text-sm wrap-anywhere text-text-soft">
            {push.body}
          </p>
        </div>
      </TabPanel>
      <TabPanel value="mail">
        <Subject text={mail.subject} />
        <MailPreview html={mail.html} dark={false} />
      </TabPanel>
      <TabPanel value="dark">
        <Subject text={mail.subject} />
        <MailPreview html={mail.html} dark />
      </TabPanel>
      <TabPanel value="text">
        <Subject text={mail.subject} />
        <pre
          dir="auto"
          className="overflow-x-auto rounded-md border border-line bg-surface p-4 text-start font-mono text-sm wrap-anywhere whitespace-pre-wrap"
        >
          {mail.text}
        </pre>
      </TabPanel>
    </Tabs>
  );
}

const Subject = ({ text }: { text: string }) => (
  <p className="mb-3 text-sm">
    <span className="text-text-faint">الموضوع: </span>
    <bdi className="wrap-anywhere">{text}</bdi>
  </p>
);
