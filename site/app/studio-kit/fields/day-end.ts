import { localTime } from '#platform/time-zone.ts';
import { fromInputValue, toInputValue } from '../saving/zone-time.ts';

/**
 * The end of a day in the time zone of the installation: access until a day includes that day. Null for an incomplete
 * date.
 * @param day as an input for dates has it, `2026-05-03`
 */
export function endOfDay(day: string, timeZone: string): string | null {
  const at = fromInputValue(`${day}T23:59`, timeZone);
  return at === null ? null : new Date(at).toISOString();
}

/** A day as the value of an input for dates. */
export const dayOf = (time: number, timeZone: string): string =>
  toInputValue(time, timeZone).slice(0, 10);

/**
 * The day of a time in the time zone of the installation, some months later, as the value of an input for dates; the last
 * day of a shorter month.
 */
export function dayMonthsLater(time: number, months: number, timeZone: string): string {
  const at = localTime(time, timeZone);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return at.toISOString().slice(0, 10);
}
