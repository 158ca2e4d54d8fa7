import { formatClock, formatDate } from './format.ts';
import { localTime } from './time-zone.ts';

/** Arabic words with Western digits: Egypt's default in Intl is ٠–٩, so the numbering system is named. */
const locale = 'ar-EG-u-nu-latn';
const formats = new Map<string, Intl.DateTimeFormat>();

function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + JSON.stringify(options);
  const cached = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formats.set(key, cached);
  return cached;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The day of a timestamp (ms) in the provider's time zone, as `2026-01-31`; '' for NaN. */
export function dayOf(time: number, timeZone: string): string {
  if (Number.isNaN(time)) return '';
  return localTime(time, timeZone).toISOString().slice(0, 10);
}

/** The day before another, `2026-01-31`. */
const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);

/** Hour and minute of a date string; '' when it is invalid. */
export function clockTime(value: string, timeZone: string): string {
  const time = Date.parse(value);
  if (Number.isNaN(time)) return '';
  return formatClock(time, timeZone);
}

/** «اليوم», «أمس», a weekday within the last seven days, else the date. */
export function dayLabel(value: string, now: number, timeZone: string): string {
  const time = Date.parse(value);
  const day = dayOf(time, timeZone);
  if (day === '') return '';
  if (day === dayOf(now, timeZone)) return 'اليوم';
  if (day === dayBefore(dayOf(now, timeZone))) return 'أمس';
  const thisYear = day.slice(0, 4) === dayOf(now, timeZone).slice(0, 4);
  return format(timeZone, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!thisYear && { year: 'numeric' }),
  }).format(time);
}

/** The time in the list: today's clock time, «أمس», a weekday within the last week, else the numeric date. */
export function listTime(value: string, now: number, timeZone: string): string {
  const time = Date.parse(value);
  const day = dayOf(time, timeZone);
  if (day === '') return '';
  if (day === dayOf(now, timeZone)) return clockTime(value, timeZone);
  if (day === dayBefore(dayOf(now, timeZone))) return 'أمس';
  if (now - time < 6 * dayMs) return format(timeZone, { weekday: 'long' }).format(time);
  return formatDate(time, timeZone);
}
