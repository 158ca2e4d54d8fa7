import type {
  AnnouncementChannel,
  AnnouncementKind,
  AnnouncementSettings,
} from '@nibras/contract/conversation/announcements/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { errorText, isUnsupportedCall } from '#platform/api/api-error.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { settingsQuery, useSwitch } from './calls.ts';

const kinds: { kind: AnnouncementKind; title: string; about: string }[] = [
  {
    kind: 'course',
    get title() {
      return wording`إعلانات كورساتك`;
    },
    get about() {
      return wording`من معلّمي الكورسات التي اشتركت فيها.`;
    },
  },
  { kind: 'platform', title: 'إعلانات المنصة', about: 'جديد المنصة وما يهم كل من له حساب.' },
];

const channels: { channel: AnnouncementChannel; label: string }[] = [
  { channel: 'notice', label: 'في الموقع' },
  { channel: 'push', label: 'على أجهزتي' },
  { channel: 'mail', label: 'بالبريد' },
];

/** What the user wants to be told of by announcements, and how. Hidden when the server does not support it. */
export function AnnouncementSection() {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery);
  if (!data && isUnsupportedCall(error)) return null;
  return (
    <section
      aria-labelledby="profile-announcements"
      className="rounded-xl border border-line bg-raised p-5 sm:p-8"
    >
      <h2 id="profile-announcements" className="mb-2 text-2xl">
        الإعلانات
      </h2>
      {data ? (
        <div className="divide-y divide-line">
          {kinds.map((one) => (
            <KindSwitches key={one.kind} {...one} settings={data} />
          ))}
        </div>
      ) : error ? (
        <FailedState
          className="mt-4"
          title="تعذر جلب اختياراتك"
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div role="status" aria-label="جارٍ تحميل اختياراتك" className="flex flex-col gap-3 py-4">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-40" />
        </div>
      )}
    </section>
  );
}

interface KindSwitchesProps {
  kind: AnnouncementKind;
  title: string;
  about: string;
  settings: AnnouncementSettings;
}

function KindSwitches({ kind, title, about, settings }: KindSwitchesProps) {
  const id = useId();
  const change = useSwitch();
  return (
    // A legend would stand on the line between the groups.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" aria-labelledby={id} className="py-4">
      <p id={id} className="font-semibold">
        {title}
      </p>
      <p className="text-text-soft">{about}</p>
      <div className="flex flex-wrap gap-x-6">
        {channels.map(({ channel, label }) => (
          <label key={channel} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-link"
              checked={settings[kind][channel]}
              onChange={({ target }) => change.mutate({ kind, channel, on: target.checked })}
            />
            {label}
          </label>
        ))}
      </div>
    </div>
  );
}
