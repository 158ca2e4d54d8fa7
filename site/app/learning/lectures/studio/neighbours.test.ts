import { expect, test } from 'vitest';
import { lectureNeighbours } from './neighbours.ts';

const lecture = (id: number) => ({ id, name: `محاضرة ${id}` });
const chapters = [
  { lectures: [lecture(1), lecture(2)] },
  { lectures: [] },
  { lectures: [lecture(3)] },
];

test.each([
  [1, null, 2],
  [2, 1, 3],
  [3, 2, null],
  [9, null, null],
])('the neighbours of lecture %d are %s and %s', (id, previous, next) => {
  const found = lectureNeighbours(chapters, id);
  expect([found.previous?.id ?? null, found.next?.id ?? null]).toEqual([previous, next]);
});
