/** What of a browser's `layout-shift` entry counts. */
export type Shift = { value: number; startTime: number; hadRecentInput: boolean };

const longestGap = 1_000;
const longestWindow = 5_000;

/**
 * Adds up cumulative layout shift as it is defined: shifts that follow each other within a second, for five seconds
 * at most, make a window, and the worst window counts. What follows a press or a key is wanted and does not.
 */
export function shiftCounter() {
  let worst = 0;
  let sum = 0;
  let first = 0;
  let last = 0;
  return {
    add({ value, startTime, hadRecentInput }: Shift): void {
      if (hadRecentInput) return;
      const goesOn = sum > 0 && startTime - last < longestGap && startTime - first < longestWindow;
      sum = goesOn ? sum + value : value;
      first = goesOn ? first : startTime;
      last = startTime;
      worst = Math.max(worst, sum);
    },
    worst: () => worst,
  };
}
