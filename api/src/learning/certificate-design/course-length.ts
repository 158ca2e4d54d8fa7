import { countLabel } from '#platform/plural.ts';

const hourForms = { one: 'ساعة واحدة', two: 'ساعتان', few: 'ساعات', many: 'ساعة' };
const minuteForms = { one: 'دقيقة واحدة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة' };
const lectureForms = { one: 'محاضرة واحدة', two: 'محاضرتان', few: 'محاضرات', many: 'محاضرة' };

/** A course's length in minutes as words: from an hour on in whole hours, because nobody asks for more; empty for none. */
export function courseLength(minutes: number): string {
  if (minutes <= 0) return '';
  return minutes < 60
    ? countLabel(minutes, minuteForms)
    : countLabel(Math.round(minutes / 60), hourForms);
}

export const lectureCount = (lectures: number): string => countLabel(lectures, lectureForms);
