/** Work for the tests of threads. */

export const double = (number: number): number => number * 2;

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
