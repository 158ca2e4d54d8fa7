/** The device's clocks: the time of day, and one that nobody can change. In milliseconds. */
export interface DeviceClocks {
  date(): number;
  /** Stands still while some devices sleep. */
  steady(): number;
}

const ownClocks: DeviceClocks = { date: () => Date.now(), steady: () => performance.now() };

/**
 * The server's time, known from its answers: a wrong clock of the device changes nothing. Between two answers the time
 * that has passed is the longer one of the device's two clocks, because one may be set back and the other sleeps.
 */
export function createServerClock(clocks: DeviceClocks = ownClocks) {
  let base = clocks.date();
  let date = base;
  let steady = clocks.steady();

  return {
    /** Takes over the time of an answer (ISO 8601) that has just come. */
    sync(now: string) {
      base = Date.parse(now);
      date = clocks.date();
      steady = clocks.steady();
    },
    /** Milliseconds since 1970. */
    now: (): number => base + Math.max(0, clocks.date() - date, clocks.steady() - steady),
    /** How far the device's time of day is behind the server's, for a page that is opened without a line. */
    offset: (): number => base - date,
    /** Takes over an offset that was kept. */
    restore(offset: number) {
      date = clocks.date();
      steady = clocks.steady();
      base = date + offset;
    },
  };
}
