/** Milliseconds before each try. The first is for an address that has ended: nobody should notice. */
const delays = [0, 1_000, 3_000, 8_000, 15_000];

/** How long to wait before so many tries have become one more; null when there is no use in going on. */
export const retryAfter = (tries: number): number | null => delays[tries] ?? null;
