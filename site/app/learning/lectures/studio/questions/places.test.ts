import { videoQuestions as limits } from '@nibras/contract/assessment/limits.ts';
import { expect, test } from 'vitest';
import { inOrderOfTime, withPlace } from './places.ts';

const at = (second: number, question: number) => ({ second, question });

test('a question is placed by its second, after those that stand there', () => {
  const places = withPlace([at(5, 1), at(20, 2)], at(5, 3));
  expect(places).toEqual([at(5, 1), at(5, 3), at(20, 2)]);
  expect(withPlace(places, at(0, 4))[0]).toEqual(at(0, 4));
});

test('one that is there already moves', () => {
  expect(withPlace([at(5, 1), at(20, 2)], at(30, 1))).toEqual([at(20, 2), at(30, 1)]);
});

test('a second is whole, and inside of what a video may be', () => {
  expect(withPlace([], at(4.9, 1))).toEqual([at(4, 1)]);
  expect(withPlace([], at(-3, 1))).toEqual([at(0, 1)]);
  expect(withPlace([], at(1_000_000, 1))).toEqual([at(limits.lastSecond, 1)]);
});

test('a list with a question twice is put in order with its first place', () => {
  expect(inOrderOfTime([at(9, 1), at(3, 2), at(1, 1)])).toEqual([at(3, 2), at(9, 1)]);
});
