import { localTime } from '#platform/time-zone.ts';

const minute = 60_000;

/** A time as the value of an input for date and time, in a time zone. */
export const toInputValue = (time: number, timeZone: string): string =>
  localTime(time, timeZone).toISOString().slice(0, 16);

/**
 * The time (ms since 1970) that an input's date and time mean in a time zone; null for an incomplete one. A time that
 * the zone skips in spring is the same distance after the change.
 */
export function fromInputValue(value: string, timeZone: string): number | null {
  const wall = Date.parse(`${value}Z`);
  if (Number.isNaN(wall)) return null;
  const ahead = (time: number) => localTime(time, timeZone).getTime() - time;
  const first = wall - ahead(wall);
  const second = wall - ahead(first);
  return Math.round(second / minute) * minute;
}

/** A time zone as people call it: «توقيت مصر». */
export const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('ar', { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
