/** A module that takes a second to load, for the tests of threads. */
const loadedAt = performance.now() + 1_000;
while (performance.now() < loadedAt);

export const triple = (number: number): number => number * 3;
