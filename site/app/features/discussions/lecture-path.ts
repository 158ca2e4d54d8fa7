import type { ParsedDeskQuestion } from '@nibras/contract/compat/parse-discussions.ts';

/** The path of the lecture that a question was asked on. */
export const lecturePath = ({ course, lecture }: ParsedDeskQuestion): string =>
  `/courses/${course.id}/lecture/${lecture.id}`;
