/** What the server misses in an announcement, by field. */
export type Problems = Record<string, string[] | undefined>;
