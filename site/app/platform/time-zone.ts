/** The offset `ahead` of UTC (minutes) that a zone has from `since` on (minutes since 1970). */
type ZoneShift = [since: number, ahead: number];

/** The offsets of a time zone for the years that most dates of a site fall in. */
export interface ZoneClock {
  /** In ascending order; the first starts the known range. */
  shifts: ZoneShift[];
  /** The end of the known range, in minutes since 1970. */
  until: number;
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

const clocks = new Map<string, ZoneClock>();
const formats = new Map<string, Intl.DateTimeFormat>();

/** The offset from UTC in minutes by the platform's own time zone data, at a minute since 1970. */
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

/** The first minute after `from` that has the offset of `to` (binary search). */
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

/**
 * For the server: the offsets of a zone from ten years before a time (ms since 1970) to two years after it. Computed
 * once per zone.
 */
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

/** In the browser: uses the offsets that the server sent. */
export function adoptZoneClock(timeZone: string, clock: ZoneClock): void {
  clocks.set(timeZone, clock);
}

/**
 * A time (ms since 1970) in a time zone: the UTC fields of the returned date are the zone's local time.
 *
 * Uses the server's table, because the first `Intl` formatter of a page costs a quarter of the startup time of all its
 * scripts; and because a device's time zone data may be older than a country's latest decision, so that the page would
 * show another hour than the server rendered. Outside of the table's range it uses the device's data.
 */
export function localTime(time: number, timeZone: string): Date {
  const minute = Math.floor(time / minuteMs);
  const clock = clocks.get(timeZone);
  const shift =
    clock && minute < clock.until && clock.shifts.findLast(([since]) => since <= minute);
  const ahead = shift ? shift[1] : aheadByIntl(minute, timeZone);
  return new Date(time + ahead * minuteMs);
}
