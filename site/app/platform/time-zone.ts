/** Since when (minutes from 1970) a zone's clocks are how far ahead of UTC (minutes). */
type ZoneShift = [since: number, ahead: number];

/** A zone's clock for the years that dates of a site are mostly of. */
export interface ZoneClock {
  /** In the order of time; the first is where the clock begins to be known. */
  shifts: ZoneShift[];
  /** Minutes from 1970 up to which the shifts are known. */
  until: number;
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

const clocks = new Map<string, ZoneClock>();
const formats = new Map<string, Intl.DateTimeFormat>();

/** What the platform's own table of zones says: minutes ahead of UTC at a minute from 1970. */
function aheadByIntl(minute: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const fields: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(minute * minuteMs)) {
    fields[type] = Number(value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute: past = 0 } = fields;
  return Date.UTC(year, month - 1, day, hour, past) / minuteMs - minute;
}

/** The first minute after `from` at which the clocks stand as they do at `to`. */
function whenShifted(from: number, to: number, timeZone: string): number {
  const ahead = aheadByIntl(to, timeZone);
  let before = from;
  let after = to;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (aheadByIntl(middle, timeZone) === ahead) after = middle;
    else before = middle;
  }
  return after;
}

/** For the server: the clock of a zone from ten years before a moment (ms) to two years after it. Made once. */
export function zoneClock(timeZone: string, now = Date.now()): ZoneClock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const year = new Date(now).getUTCFullYear();
  const first = Date.UTC(year - 10, 0) / minuteMs;
  const until = Date.UTC(year + 3, 0) / minuteMs;
  const shifts: ZoneShift[] = [[first, aheadByIntl(first, timeZone)]];
  for (let day = first; day < until; day += dayMinutes) {
    const ahead = aheadByIntl(day + dayMinutes, timeZone);
    if (ahead === shifts.at(-1)?.[1]) continue;
    shifts.push([whenShifted(day, day + dayMinutes, timeZone), ahead]);
  }
  const clock = { shifts, until };
  clocks.set(timeZone, clock);
  return clock;
}

/** In the browser: takes up the clock that the server has sent. */
export function adoptZoneClock(timeZone: string, clock: ZoneClock): void {
  clocks.set(timeZone, clock);
}

/**
 * A moment (ms) as a zone's clocks and calendars show it: what they show are the UTC fields of the date that comes back.
 *
 * By the server's table, because the first formatter of `Intl` that a page makes costs it a quarter of what all its
 * scripts take to start; and because a device's table of zones may be older than a country's latest decision, so that
 * the page would show another hour than the server wrote. Far from today by the device's own.
 */
export function localTime(moment: number, timeZone: string): Date {
  const minute = Math.floor(moment / minuteMs);
  const clock = clocks.get(timeZone);
  const shift =
    clock && minute < clock.until && clock.shifts.findLast(([since]) => since <= minute);
  const ahead = shift ? shift[1] : aheadByIntl(minute, timeZone);
  return new Date(moment + ahead * minuteMs);
}
