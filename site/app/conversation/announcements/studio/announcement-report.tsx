import type {
  ChannelCounts,
  StudioAnnouncement,
} from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Section } from '#studio-kit/fields/section.tsx';
import { Button } from '#ui/form/button.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { CopyIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { formatNumber } from '#ui/text/format-number.ts';
import { AnnouncementMark } from './announcement-mark.tsx';
import { audienceOf, channelNames } from './announcement-texts.ts';
import { useNewAnnouncement } from './announcements-page.tsx';
import { Previews } from './preview/previews.tsx';
import type { EditedAnnouncement } from './use-announcement.ts';

interface AnnouncementReportProps {
  edited: EditedAnnouncement;
  item: StudioAnnouncement;
}

/** An announcement that waits for its time, is on its way, or has gone. */
export function AnnouncementReport({ edited, item }: AnnouncementReportProps) {
  const { state, people, counts } = item;
  const copy = useNewAnnouncement({ copy_of: item.id });
  const stop = useAction(edited.cancel, 'أُوقف الإرسال', 'تعذر إيقاف الإرسال');
  const callOff = useAction(edited.unschedule, 'عاد الإعلان مسودة', 'تعذر إلغاء الموعد');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-8">
      <div className="flex min-w-0 flex-col gap-6">
        <Section title="الإرسال">
          <div className="flex flex-col gap-1" role="status">
            <AnnouncementMark item={item} />
            <p className="text-text-soft">
              <bdi>{audienceOf(item)}</bdi>
              {people > 0 && `، ${countLabel(people, rareNouns.person)}`}
            </p>
          </div>
          {counts.map((count) => (
            <Channel key={count.channel} count={count} />
          ))}
          {state === 'scheduled' && counts.length === 0 && (
            <p className="text-text-soft">
              يُحسب من سيصلهم عند بدء الإرسال: من يشترك قبله يصله، ومن يوقف الإعلانات لا يصله.
            </p>
          )}
        </Section>
        <Section
          title="ما أُرسل"
          description={state === 'scheduled' ? 'كما سيصل إليهم.' : undefined}
        >
          <Previews item={item} />
        </Section>
      </div>
      <div className="flex min-w-0 flex-col gap-2 xl:sticky xl:top-20 xl:self-start">
        {state === 'scheduled' && (
          <Button variant="secondary" loading={callOff.busy} onClick={() => void callOff.run()}>
            ألغِ الموعد وعدّله
          </Button>
        )}
        {state === 'sending' && (
          <Button variant="secondary" loading={stop.busy} onClick={() => void stop.run()}>
            أوقف ما لم يُرسل بعد
          </Button>
        )}
        <Button
          variant="ghost"
          icon={<CopyIcon className="size-5" />}
          loading={copy.busy}
          onClick={() => void copy.run()}
        >
          إعلان جديد مثله
        </Button>
      </div>
    </div>
  );
}

function useAction(act: () => Promise<void>, done: string, failed: string) {
  return useAsyncAction(async () => {
    try {
      await act();
      toast({ variant: 'success', title: done });
    } catch (error) {
      toastFailure(failed, error);
    }
  });
}

const fates = {
  waiting: 'بقي',
  failed: 'لم يقبله خادم البريد',
  skipped: 'أوقفوه أو تعذر وصوله إليهم',
  cancelled: 'أُوقف قبل إرساله',
} as const;

function Channel({ count }: { count: ChannelCounts }) {
  const { channel, total, sent, waiting } = count;
  const others = (Object.keys(fates) as (keyof typeof fates)[]).filter((fate) => count[fate] > 0);
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-4">
        <p className="font-medium">{channelNames[channel]}</p>
        <p className="text-text-soft tabular-nums">
          {formatNumber(sent)} من {formatNumber(total)}
        </p>
      </div>
      <ProgressBar
        value={total === 0 ? 1 : (total - waiting) / total}
        label={`تقدم الإرسال: ${channelNames[channel]}`}
        className="mt-1"
      />
      {others.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-text-faint">
          {others.map((fate) => (
            <span key={fate}>
              {fates[fate]}: {formatNumber(count[fate])}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
