import { countLabel } from '@nibras/contract/text/count.ts';

/** A course's length in minutes as words: from an hour on in whole hours, because nobody asks for more; empty for none. */
export function courseLength(minutes: number): string {
  if (minutes <= 0) return '';
  return minutes < 60
    ? countLabel(minutes, 'minute')
    : countLabel(Math.round(minutes / 60), 'hour');
}

export const lectureCount = (lectures: number): string => countLabel(lectures, 'lecture');
