import type {
  CourseLength,
  CourseLevel,
  CourseOrder,
} from '@nibras/contract/learning/courses/course-options.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { formatMinutes } from '#platform/format.ts';

export const levelNames: Record<CourseLevel, string> = {
  beginner: 'مبتدئ',
  intermediate: 'متوسط',
  advanced: 'متقدم',
};

/** `courseLengths` of the limits, in words. */
export const lengthNames: Record<CourseLength, string> = {
  short: 'أقل من ساعتين',
  medium: 'من ساعتين إلى 4 ساعات',
  long: '4 ساعات فأكثر',
};

export const orderNames: Record<CourseOrder, string> = {
  newest: 'الأحدث',
  popular: 'الأكثر اشتراكًا',
  get rated() {
    return wording`الأعلى {=تقييمًا}`;
  },
};

/**
 * A course's length for its card: in minutes below an hour, else in hours, rounded down to halves so that it agrees
 * with the filter of lengths. The course's page has the exact length.
 */
export function hoursLabel(minutes: number): string {
  if (minutes < 60) return formatMinutes(minutes);
  const hours = Math.floor(minutes / 60);
  if (minutes % 60 < 30) return countLabel(hours, 'hour');
  return hours === 1 ? 'ساعة ونصف' : `${countLabel(hours, 'hour')} ونصف`;
}
