import { expect, test } from 'vitest';
import { startAt } from './resume-position.ts';

test.each([
  [0, 100, 0],
  [3, 100, 0],
  [42.5, 100, 42.5],
  [97, 100, 0],
  [500, 100, 0],
])('a video stopped at %d of %d seconds resumes at %d', (position, duration, start) => {
  expect(startAt(position, duration)).toBe(start);
});
