import type { LectureRow } from '@nibras/contract/learning/courses/shapes.ts';
import { describe, expect, it } from 'vitest';
import { chapterMinutes, courseMinutes } from '../course-lengths.ts';
import { mayOpen, progressOf, startingLecture } from './lecture-access.ts';

const lecture = (fields: Partial<LectureRow> = {}): LectureRow => ({
  id: 1,
  slug: 'first',
  name: 'أول محاضرة',
  type: 'video',
  timeLecture: '10',
  show: 0,
  is_watch: false,
  ...fields,
});
const guest = { watch: false };
const joined = { watch: true };

it.each([
  [0, false, false],
  [0, true, true],
  [1, false, true],
] as const)(
  'a lecture with show %i and the watch permission %s is open: %s',
  (show, watch, open) => {
    expect(mayOpen({ show }, { watch })).toBe(open);
  },
);

describe('the lecture to start with', () => {
  const chapters = [
    { lectures: [lecture({ id: 1, is_watch: true }), lecture({ id: 2 })] },
    { lectures: [lecture({ id: 3, show: 1 })] },
  ];

  it('is the first open and unwatched one', () => {
    expect(startingLecture(chapters, joined)?.id).toBe(2);
    expect(startingLecture(chapters, guest)?.id).toBe(3);
  });

  it('is the first one when all are watched', () => {
    const watched = [{ lectures: [lecture({ id: 1, is_watch: true })] }];
    expect(startingLecture(watched, joined)?.id).toBe(1);
  });

  it('is null when all are locked or there are none', () => {
    expect(startingLecture([{ lectures: [lecture()] }], guest)).toBeNull();
    expect(startingLecture([], joined)).toBeNull();
  });

  it('counts the watched lectures', () => {
    expect(progressOf(chapters)).toEqual({ all: 3, watched: 1 });
  });
});

it('minutes are summed, and an invalid length counts as 0', () => {
  const chapter = { lectures: [lecture(), lecture({ timeLecture: '' })] };
  expect(chapterMinutes(chapter)).toBe(10);
  expect(courseMinutes([chapter, chapter])).toBe(20);
});
