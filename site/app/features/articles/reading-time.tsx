import { countLabel } from '#platform/format.ts';
import { DurationIcon } from '#ui/icons.ts';

/** «قراءة 4 دقائق». */
export function ReadingTime({ minutes }: { minutes: number }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <DurationIcon className="size-4" />
      قراءة {countLabel(minutes, 'minute')}
    </span>
  );
}
