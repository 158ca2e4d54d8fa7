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

/** The same day some months later; the last one of a shorter month. */
export function monthsLater(time: number, months: number): number {
  const at = new Date(time);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return at.getTime();
}
