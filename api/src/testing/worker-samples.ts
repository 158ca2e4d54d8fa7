/** Work for the tests of threads. */

export const double = (number: number): number => number * 2;

/** Takes so many milliseconds by the clock and nothing of the processor. */
export function sleepy(milliseconds: number): number {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  return milliseconds;
}

export const endless = (): never => {
  for (;;);
};

export function greedy(): number {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => `${at} ${Math.random()}`));
}

export function failing(text: string): never {
  throw new Error(text);
}
