import type { ListedLecture } from '@nibras/contract/compat/parse-lecture.ts';
import { expect, test } from 'vitest';
import { courseProgress, mayOpen, neighbours } from './course-order.ts';

const lecture = (id: number, is_watch = false): ListedLecture => ({
  id,
  name: `محاضرة ${id}`,
  type: 'video',
  timeLecture: 5,
  show: false,
  is_watch,
});
const course = {
  chapters: [
    { id: 1, name: 'أول', lectures: [lecture(1, true), lecture(2)] },
    { id: 2, name: 'بلا محاضرات', lectures: [] },
    { id: 3, name: 'آخر', lectures: [lecture(3, true)] },
  ],
};

test.each([
  [1, null, 2],
  [2, 1, 3],
  [3, 2, null],
  [99, null, null],
])('beside lecture %d stand %s and %s', (id, previous, next) => {
  const found = neighbours(course, id);
  expect([found.previous?.id ?? null, found.next?.id ?? null]).toEqual([previous, next]);
});

test('progress counts over chapters and names what is left first', () => {
  const progress = courseProgress(course);
  expect(progress).toMatchObject({ all: 3, watched: 2, firstLeft: { id: 2 } });
  expect(courseProgress({ chapters: [] })).toEqual({ all: 0, watched: 0, firstLeft: null });
});

test.each([
  ['that is free, for anyone', true, false, true],
  ['that is locked, for whom the server lets watch', false, true, true],
  ['not when locked, for others', false, false, false],
])('a lecture opens %s', (_what, show, watch, opens) => {
  expect(mayOpen({ show }, { watch })).toBe(opens);
});
