import { localTime } from '#platform/time-zone.ts';
import { fromInputValue } from '#studio-kit/saving/zone-time.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
/** The hour of the morning at which a thing returns. */
const morning = 8;

/** A moment until which a thing is snoozed, and what it is called. */
export interface SnoozeTime {
  at: number;
  label: string;
}

/** Later today, tomorrow morning, and in a week, in the time zone of the installation. */
export function snoozeTimes(now: number, timeZone: string): SnoozeTime[] {
  const local = localTime(now, timeZone);
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  const inDays = (days: number) => {
    const wall = new Date(midnight + days * day + morning * hour).toISOString().slice(0, 16);
    return fromInputValue(wall, timeZone) ?? now + days * day;
  };
  return [
    { at: now + 3 * hour, label: 'بعد 3 ساعات' },
    { at: inDays(1), label: 'غدًا صباحًا' },
    { at: inDays(7), label: 'بعد أسبوع' },
  ];
}
