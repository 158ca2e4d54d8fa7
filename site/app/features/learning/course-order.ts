import type { LecturePage, ListedLecture } from '@nibras/contract/compat/parse-lecture.ts';
import type { CoursePermissions } from '@nibras/contract/courses.ts';

type Course = LecturePage['course'];

/** What the server lets the person open in a course. */
export type Access = Pick<CoursePermissions, 'watch'>;

/** Whether a listed lecture is open: a free one to everybody, the others to whom the server lets watch them. */
export const mayOpen = (lecture: Pick<ListedLecture, 'show'>, { watch }: Access): boolean =>
  lecture.show || watch;

const inOrder = (course: Pick<Course, 'chapters'>) =>
  course.chapters.flatMap(({ lectures }) => lectures);

/** The lectures before and after one, over the ends of chapters. */
export function neighbours(course: Pick<Course, 'chapters'>, id: number) {
  const lectures = inOrder(course);
  const at = lectures.findIndex((lecture) => lecture.id === id);
  if (at < 0) return { previous: null, next: null };
  return { previous: lectures[at - 1] ?? null, next: lectures[at + 1] ?? null };
}

/** How many lectures there are, how many of them were watched, and the first that is left. */
export function courseProgress(course: Pick<Course, 'chapters'>) {
  const lectures = inOrder(course);
  return {
    all: lectures.length,
    watched: lectures.filter((lecture) => lecture.is_watch).length,
    firstLeft: lectures.find((lecture) => !lecture.is_watch) ?? null,
  };
}

/** Where a lecture is watched. */
export const lecturePath = (courseId: number, lectureId: number) =>
  `/courses/${courseId}/lecture/${lectureId}`;
