import { spanLabel } from '@nibras/contract/text/count.ts';
import { DurationIcon } from '#ui/ornament/icons.ts';

/** «قراءة 4 دقائق», «قراءة دقيقتين». */
export function ReadingTime({ minutes }: { minutes: number }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <DurationIcon className="size-4" />
      قراءة {spanLabel(minutes, 'minute')}
    </span>
  );
}
