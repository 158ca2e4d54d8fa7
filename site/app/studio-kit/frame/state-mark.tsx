import type { ContentState } from '@nibras/contract/content/items/studio/page.ts';
import { stateNames } from '@nibras/contract/content/items/studio/state-names.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { cx } from '#ui/class-names.ts';
import { Mark } from '#ui/list/mark.tsx';
import { DurationIcon, EditIcon } from '#ui/ornament/icons.ts';
import { DraftIcon, HiddenIcon, PublishedIcon } from './icons.ts';

const marks = {
  draft: { icon: DraftIcon, tone: 'text-text-soft' },
  scheduled: { icon: DurationIcon, tone: 'text-info' },
  published: { icon: PublishedIcon, tone: 'text-success' },
  hidden: { icon: HiddenIcon, tone: 'text-warning' },
};

interface StateMarkProps {
  state: ContentState;
  /** When a scheduled item is published. */
  publishAt?: string | null;
  /** There are changes that visitors do not see yet. */
  hasDraft?: boolean;
  className?: string;
}

/** The state of a course or another item: a mark with its name, and whether something waits to be published. */
export function StateMark({ state, publishAt, hasDraft = false, className }: StateMarkProps) {
  const { icon: Icon, tone } = marks[state];
  return (
    <span className={cx('flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm', className)}>
      <Mark icon={Icon} tone={tone}>
        {stateNames[state]}
        {state === 'scheduled' && publishAt && (
          <span className="font-normal">
            <DateText at={publishAt} withTime />
          </span>
        )}
      </Mark>
      {hasDraft && (state === 'published' || state === 'hidden') && (
        <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-text-soft">
          <EditIcon className="size-3.5" />
          تعديلات لم تُنشر
        </span>
      )}
    </span>
  );
}
