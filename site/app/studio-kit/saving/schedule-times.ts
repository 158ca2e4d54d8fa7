import { localTime } from '#platform/time-zone.ts';
import { fromInputValue } from './zone-time.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** A time that is offered for a publication, and what it is called: «الخميس 8 مساءً». */
export interface OfferedTime {
  at: number;
  label: string;
}

const weekdays = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];
const thursday = 4;
const sunday = 0;
const hours = { morning: 9, evening: 20 } as const;
const hourNames = { morning: '9 صباحًا', evening: '8 مساءً' } as const;

/** An offer is at least so long ahead. */
const notice = hour / 2;

/**
 * Sensible times for a publication, in the time zone of the installation: this evening, tomorrow, and the evening before
 * and the morning after the weekend.
 */
export function offeredTimes(now: number, timeZone: string): OfferedTime[] {
  const local = localTime(now, timeZone);
  const today = local.getUTCDay();
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  const until = (weekday: number) => ((weekday - today + 6) % 7) + 1;

  function offer(days: number, time: keyof typeof hours): OfferedTime {
    const wall = new Date(midnight + days * day + hours[time] * hour).toISOString().slice(0, 16);
    const weekday = weekdays[(today + days) % 7] ?? '';
    const name = ['اليوم', 'غدًا'][days] ?? (days === 7 ? `${weekday} القادم` : weekday);
    return { at: fromInputValue(wall, timeZone) ?? 0, label: `${name} ${hourNames[time]}` };
  }

  const offers = [
    offer(0, 'evening'),
    offer(1, 'morning'),
    offer(1, 'evening'),
    offer(until(thursday), 'evening'),
    offer(until(sunday), 'morning'),
  ];
  return offers
    .filter(({ at }, index) => {
      const isFirst = offers.findIndex((one) => one.at === at) === index;
      return isFirst && at >= now + notice;
    })
    .toSorted((one, other) => one.at - other.at);
}
