import { articles } from '@nibras/contract/limits.ts';
import { numberText } from '#ui/number-text.ts';
import { type NounForms, nouns, spans } from './plurals.ts';

/**
 * Arabic words with Western digits everywhere: learners read code, prices and versions in them all
 * day, the interface's own texts use them, and two sets of digits on one page read as a mistake.
 * Egypt's default in Intl is ٠–٩, so the numbering system is always named.
 */
const locale = 'ar-EG-u-nu-latn';

const defaultTimeZone = 'Africa/Cairo';

/** Shown for dates and values that are absent or unreadable. */
export const unspecified = 'غير محدد';

const pluralRules = new Intl.PluralRules('ar');

const pluralForm = {
  zero: 'zero',
  one: 'one',
  two: 'pair',
  few: 'few',
  many: 'many',
  other: 'other',
} as const;

function formOf(count: number) {
  return pluralForm[pluralRules.select(count)];
}

/**
 * A count with its noun in the right form: «محاضرة واحدة», «محاضرتان», «3 محاضرات», «11 محاضرة».
 * Takes the name of a known noun or the forms of another.
 */
export function countLabel(count: number, noun: keyof typeof nouns | NounForms): string {
  const forms = typeof noun === 'string' ? nouns[noun] : noun;
  const form = formOf(count);
  if (form === 'zero' || form === 'one' || form === 'pair') return forms[form];
  return `${numberText(count)} ${forms[form]}`;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(timeZone: string, withTime: boolean): Intl.DateTimeFormat {
  const key = `${timeZone} ${withTime}`;
  const known = dateFormats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    ...(withTime && { hour: '2-digit', minute: '2-digit' }),
  });
  dateFormats.set(key, made);
  return made;
}

type DateInput = string | number | Date | null | undefined;

function readDate(value: DateInput): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * Egypt's own order and marks, put together by hand: the pieces are the same in every version of
 * Intl, the spaces between them are not, and one different space is a hydration error. The
 * right-to-left mark keeps the day first for who reads from the right.
 */
function writeDate(date: Date, timeZone: string, withTime: boolean): string {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of dateFormat(timeZone, withTime).formatToParts(date)) {
    parts[type] = value;
  }
  const written = `${parts.day}\u200f/${parts.month}\u200f/${parts.year}`;
  return withTime ? `${written}، ${parts.hour}:${parts.minute} ${parts.dayPeriod}` : written;
}

/** Day, month and year; «غير محدد» for what is no date. The zone is fixed: server and browser agree. */
export function formatDate(value: DateInput, timeZone = defaultTimeZone): string {
  const date = readDate(value);
  return date ? writeDate(date, timeZone, false) : unspecified;
}

/** The same with hour and minute. */
export function formatDateTime(value: DateInput, timeZone = defaultTimeZone): string {
  const date = readDate(value);
  return date ? writeDate(date, timeZone, true) : unspecified;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;
const month = 30 * day;
const year = 365 * day;

/** A span of time as it stands after a preposition: «بعد دقيقتين», «منذ 3 أيام». */
export function spanLabel(count: number, span: keyof typeof spans): string {
  const form = formOf(count);
  const words = spans[span];
  if (form === 'one' || form === 'pair') return words[form];
  return `${numberText(count)} ${words[form === 'zero' ? 'other' : form]}`;
}

const ago = (count: number, span: keyof typeof spans) => `منذ ${spanLabel(count, span)}`;

/**
 * «آخر تحديث» as a span of time (document 2 §9): now under 60 s, minutes under an hour, hours under
 * a day, days under 7, weeks under 30 days, months under 365, else years. A time ahead of the
 * clock (a device's clock is slow) reads as now; what is no date as «غير محدد».
 */
export function formatTimeAgo(value: DateInput, now: number): string {
  const date = readDate(value);
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

/** A file's size in megabytes with two decimals; «غير محدد» where it is not known. */
export function formatFileSize(bytes: number | null | undefined): string {
  if (bytes == null || !Number.isFinite(bytes) || bytes < 0) return unspecified;
  return `${numberText(bytes / 1024 ** 2, 2)} ميجابايت`;
}

/** Minutes to read a text, 200 words a minute, rounded up; tags of HTML do not count as words. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
  return Math.max(1, Math.ceil(words.length / articles.wordsPerMinute));
}

/** A length in minutes, in hours and minutes from an hour on: «ساعة واحدة و15 دقيقة». */
export function formatMinutes(total: number): string {
  const whole = Math.max(0, Math.round(total));
  const hours = Math.floor(whole / 60);
  const minutes = whole % 60;
  if (hours === 0) return countLabel(minutes, 'minute');
  if (minutes === 0) return countLabel(hours, 'hour');
  return `${countLabel(hours, 'hour')} و${countLabel(minutes, 'minute')}`;
}
