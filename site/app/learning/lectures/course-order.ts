import type { LecturePage, ListedLecture } from '@nibras/contract/compat/parse-lecture.ts';
import type { CoursePermissions } from '@nibras/contract/learning/courses/shapes.ts';

type Course = LecturePage['course'];

/** The user's permission to watch a course, as the server sent it. */
export type Access = Pick<CoursePermissions, 'watch'>;

/** Whether the user may open a listed lecture: a free one always, others with the `watch` permission. */
export const mayOpen = (lecture: Pick<ListedLecture, 'show'>, { watch }: Access): boolean =>
  lecture.show || watch;

const allLectures = (course: Pick<Course, 'chapters'>) =>
  course.chapters.flatMap(({ lectures }) => lectures);

/** The lectures before and after one, across chapters; null at the ends of the course. */
export function neighbours(course: Pick<Course, 'chapters'>, id: number) {
  const lectures = allLectures(course);
  const at = lectures.findIndex((lecture) => lecture.id === id);
  if (at < 0) return { previous: null, next: null };
  return { previous: lectures[at - 1] ?? null, next: lectures[at + 1] ?? null };
}

/** The number of lectures, how many are watched, and the first unwatched one. */
export function courseProgress(course: Pick<Course, 'chapters'>) {
  const lectures = allLectures(course);
  return {
    all: lectures.length,
    watched: lectures.filter((lecture) => lecture.is_watch).length,
    firstUnwatched: lectures.find((lecture) => !lecture.is_watch) ?? null,
  };
}

/** Whether a lecture is where a course may end: its last one, and each one once all are watched. */
export function mayBeFinished(course: Pick<Course, 'chapters'>, id: number): boolean {
  const { all, watched } = courseProgress(course);
  return watched === all || neighbours(course, id).next === null;
}

/** The path of a lecture's page. */
export const lecturePath = (courseId: number, lectureId: number) =>
  `/courses/${courseId}/lecture/${lectureId}`;
