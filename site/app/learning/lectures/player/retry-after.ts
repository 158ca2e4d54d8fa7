/** Milliseconds before each attempt. The first is immediate, for an expired URL. */
const delays = [0, 1_000, 3_000, 8_000, 15_000];

/** The delay in ms after this many attempts; null when no further attempt is made. */
export const retryAfter = (attempts: number): number | null => delays[attempts] ?? null;
