import { expect, test } from 'vitest';
import { openCrossing } from './crossing.ts';

/** The seconds of some questions that a video passes on its way. */
function passed(way: readonly number[], seconds: readonly number[]): number[] {
  const crossing = openCrossing();
  return way.flatMap((now) => {
    const isPassed = crossing.reach(now);
    return seconds.filter(isPassed);
  });
}

test('a second is passed once, while the video plays over it', () => {
  expect(passed([9.5, 9.8, 10.05, 10.3], [10])).toEqual([10]);
  expect(passed([9.5, 10, 10.25], [10])).toEqual([10]);
});

test('the first second is passed when the video begins', () => {
  expect(passed([0, 0.25], [0])).toEqual([0]);
  expect(passed([0.2, 0.4], [0])).toEqual([0]);
});

test('two at one second are passed together', () => {
  expect(passed([9.9, 10.1], [10, 10])).toEqual([10, 10]);
});

test('a jump passes nothing, and playing on from it only what follows', () => {
  expect(passed([5, 15, 15.25], [10])).toEqual([]);
  expect(passed([5, 9.9, 10.1], [10])).toEqual([10]);
  expect(passed([40, 40.25], [0, 10, 40])).toEqual([]);
  expect(passed([5, 60, 60.3, 61], [10, 61])).toEqual([61]);
});

test('a way back passes nothing, and the same way again passes it again', () => {
  expect(passed([10.5, 10.2, 9.5, 9.8], [10])).toEqual([]);
  expect(passed([9.9, 10.1, 9.9, 10.1], [10])).toEqual([10, 10]);
});

test('at twice the speed, and after a moment without reports, nothing is missed', () => {
  expect(passed([8, 8.5, 9, 9.5, 10, 10.5], [9.5])).toEqual([9.5]);
  expect(passed([8, 12.5], [10])).toEqual([10]);
});
