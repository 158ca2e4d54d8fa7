import type { ListedLecture } from '@nibras/contract/compat/parse-lecture.ts';
import { expect, test } from 'vitest';
import { courseProgress, mayBeFinished, mayOpen, neighbours } from './course-order.ts';

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
])('the neighbours of lecture %d are %s and %s', (id, previous, next) => {
  const found = neighbours(course, id);
  expect([found.previous?.id ?? null, found.next?.id ?? null]).toEqual([previous, next]);
});

test('progress counts all chapters and names the first unwatched lecture', () => {
  const progress = courseProgress(course);
  expect(progress).toMatchObject({ all: 3, watched: 2, firstUnwatched: { id: 2 } });
  expect(courseProgress({ chapters: [] })).toEqual({ all: 0, watched: 0, firstUnwatched: null });
});

test('a course may end below its last lecture, and below each one once all are watched', () => {
  expect([1, 2, 3].map((id) => mayBeFinished(course, id))).toEqual([false, false, true]);
  const watched = [lecture(1, true), lecture(2, true)];
  const chapters = [{ id: 1, name: 'أول', lectures: watched }];
  expect(mayBeFinished({ chapters }, 1)).toBe(true);
});

test.each([
  ['that is free for everyone', true, false, true],
  ['that is locked for a user who may watch it', false, true, true],
  ['that is locked for no other user', false, false, false],
])('a lecture %s opens', (_title, show, watch, opens) => {
  expect(mayOpen({ show }, { watch })).toBe(opens);
});
