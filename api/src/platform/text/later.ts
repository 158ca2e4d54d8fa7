import { Temporal } from 'temporal-polyfill';

/** A span of the calendar. */
export interface Span {
  days?: number;
  months?: number;
}

/**
 * The time a span after another, by the calendar and the clock of a time zone: a week after 23:59 is 23:59, also where the
 * clocks are changed in between. A month after the 31st is the last day of a shorter month; a time that the zone skips is
 * as much later.
 */
export const later = (from: Date, span: Span, timeZone: string): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone).add(span)
      .epochMilliseconds,
  );
