import type { Chapter } from '@nibras/contract/learning/courses/shapes.ts';

type Lengths = Pick<Chapter, 'lectures'>;

/** Minutes of one chapter. */
export function chapterMinutes({ lectures }: Lengths): number {
  return lectures.reduce((sum, { timeLecture }) => sum + (Number(timeLecture) || 0), 0);
}

/** Minutes of the whole course. */
export function courseMinutes(chapters: Lengths[]): number {
  return chapters.reduce((sum, chapter) => sum + chapterMinutes(chapter), 0);
}
