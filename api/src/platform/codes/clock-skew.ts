/** How far apart the clocks of the machines that share a database may be, in milliseconds. */
const clocksDiffer = 60_000;

/**
 * The latest that something can have been written. What is later stems from before the clock was put back: pluralise,
 * it would lock people out until the clock has caught up.
 */
export const latestWritten = (now: Date): Date => new Date(now.getTime() + clocksDiffer);
