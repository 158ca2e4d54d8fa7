import type { AnnouncementRow } from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { DraftIcon, studioIcon } from '#studio-kit/frame/icons.ts';
import { cx } from '#ui/class-names.ts';
import { Mark } from '#ui/list/mark.tsx';
import { DurationIcon } from '#ui/ornament/icons.ts';
import Ban from '#ui/ornament/lucide/ban.ts';
import CircleCheck from '#ui/ornament/lucide/circle-check.ts';
import Send from '#ui/ornament/lucide/send.ts';
import { stateNames } from './announcement-texts.ts';

const marks = {
  draft: { icon: DraftIcon, tone: 'text-text-soft' },
  scheduled: { icon: DurationIcon, tone: 'text-info' },
  sending: { icon: studioIcon(Send, 'rtl:-scale-x-100'), tone: 'text-info' },
  sent: { icon: studioIcon(CircleCheck), tone: 'text-success' },
  cancelled: { icon: studioIcon(Ban), tone: 'text-warning' },
};

type Marked = Pick<AnnouncementRow, 'state' | 'send_at' | 'started_at'>;

/** The state of an announcement, with the time that it is about. */
export function AnnouncementMark({ item, className }: { item: Marked; className?: string }) {
  const { icon: Icon, tone } = marks[item.state];
  const at = item.state === 'scheduled' ? item.send_at : item.started_at;
  return (
    <span className={cx('flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm', className)}>
      <Mark icon={Icon} tone={tone}>
        {stateNames[item.state]}
      </Mark>
      {at && item.state !== 'draft' && (
        <span className="text-text-faint">
          <DateText at={at} withTime />
        </span>
      )}
    </span>
  );
}
