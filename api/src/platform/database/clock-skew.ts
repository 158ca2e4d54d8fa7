/** How far the clocks of machines that share a database may differ, in milliseconds. */
const maxClockSkew = 60_000;

/**
 * Returns the latest plausible time of a stored row. Later rows were written before the clock was set back; counted,
 * they would lock people out until the clock catches up.
 */
export const latestWritten = (now: Date): Date => new Date(now.getTime() + maxClockSkew);
