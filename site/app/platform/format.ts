import { articles } from '@nibras/contract/limits.ts';
import { type Case, countLabel, spanLabel } from '@nibras/contract/text/count.ts';
import type { NounName } from '@nibras/contract/text/nouns.ts';
import { formatNumber } from '#ui/text/format-number.ts';
import { localTime } from './time-zone.ts';

/** Shown for dates and values that are absent or unreadable. */
export const unspecified = 'غير محدد';

type DateInput = string | number | Date | null | undefined;

function parseDate(value: DateInput): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * Egypt's order and separators, without Intl: its spaces differ between versions, and one different space is a
 * hydration error. The right-to-left mark keeps the day first in right-to-left text. Western digits as everywhere:
 * learners read code, prices and versions in them all day.
 */
function writeDate(date: Date, timeZone: string): string {
  const local = localTime(date.getTime(), timeZone);
  const [day, month] = [local.getUTCDate(), local.getUTCMonth() + 1];
  return `${twoDigits(day)}\u200f/${twoDigits(month)}\u200f/${local.getUTCFullYear()}`;
}

/** Hour and minute of a time (ms since 1970), with the half of the day: «12:05 ص». */
export function formatClock(time: number, timeZone: string, hourDigits: 1 | 2 = 1): string {
  const local = localTime(time, timeZone);
  const hour = local.getUTCHours();
  const shown = String(hour % 12 || 12).padStart(hourDigits, '0');
  return `${shown}:${twoDigits(local.getUTCMinutes())} ${hour < 12 ? 'ص' : 'م'}`;
}

/**
 * Day, month and year in the installation's time zone (`useSiteConfig`), so that server and browser agree; «غير محدد» for
 * anything that is not a date.
 */
export function formatDate(value: DateInput, timeZone: string): string {
  const date = parseDate(value);
  return date ? writeDate(date, timeZone) : unspecified;
}

/** `formatDate` with hour and minute. */
export function formatDateTime(value: DateInput, timeZone: string): string {
  const date = parseDate(value);
  if (!date) return unspecified;
  return `${writeDate(date, timeZone)}، ${formatClock(date.getTime(), timeZone, 2)}`;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;
const month = 30 * day;
const year = 365 * day;

const ago = (count: number, unit: NounName) => `منذ ${spanLabel(count, unit)}`;

/**
 * «آخر تحديث» as a time span (docs/behaviour/general.md#dates): now under 60 s, minutes under an hour, hours under a
 * day, days under 7, weeks under 30 days, months under 365, else years. A time in the future (the device's clock is
 * slow) is shown as now, anything that is not a date as «غير محدد».
 */
export function formatTimeAgo(value: DateInput, now: number): string {
  const date = parseDate(value);
  if (!date) return unspecified;
  const seconds = Math.floor((now - date.getTime()) / 1000);
  if (seconds < minute) return 'الآن';
  if (seconds < hour) return ago(Math.floor(seconds / minute), 'minute');
  if (seconds < day) return ago(Math.floor(seconds / hour), 'hour');
  if (seconds < week) return ago(Math.floor(seconds / day), 'day');
  if (seconds < month) return ago(Math.floor(seconds / week), 'week');
  if (seconds < year) return ago(Math.floor(seconds / month), 'month');
  return ago(Math.floor(seconds / year), 'year');
}

/** A file's size (bytes) in megabytes with two decimals; «غير محدد» where it is not known. */
export function formatFileSize(bytes: number | null | undefined): string {
  if (bytes == null || !Number.isFinite(bytes) || bytes < 0) return unspecified;
  return `${formatNumber(bytes / 1024 ** 2, 2)} ميجابايت`;
}

/** Minutes to read a text at 200 words a minute, rounded up; HTML tags do not count as words. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^<>]*>/g, ' ').match(/\S+/g) ?? [];
  return Math.max(1, Math.ceil(words.length / articles.wordsPerMinute));
}

/** A duration (minutes), in hours and minutes from an hour on: «ساعة واحدة و15 دقيقة». */
export function formatMinutes(total: number, inCase: Case = 'nominative'): string {
  const totalMinutes = Math.max(0, Math.round(total));
  const hours = Math.floor(totalMinutes / 60);
  const minutes = totalMinutes % 60;
  if (hours === 0) return countLabel(minutes, 'minute', inCase);
  if (minutes === 0) return countLabel(hours, 'hour', inCase);
  return `${countLabel(hours, 'hour', inCase)} و${countLabel(minutes, 'minute', inCase)}`;
}
