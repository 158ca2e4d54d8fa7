import type { ReadDeskQuestion } from '@nibras/contract/reading-discussions.ts';

/** The page of the lecture that a question was asked on. */
export const lecturePath = ({ course, lecture }: ReadDeskQuestion): string =>
  `/courses/${course.id}/lecture/${lecture.id}`;
