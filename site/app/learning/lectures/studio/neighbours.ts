import type { TreeLecture } from '@nibras/contract/learning/courses/studio/shapes.ts';

type Chapters = { lectures: Pick<TreeLecture, 'id' | 'name'>[] }[];

/** The lectures before and after one in the order of the course; null at its ends. */
export function lectureNeighbours(chapters: Chapters, id: number) {
  const lectures = chapters.flatMap((chapter) => chapter.lectures);
  const at = lectures.findIndex((lecture) => lecture.id === id);
  if (at < 0) return { previous: null, next: null };
  return { previous: lectures[at - 1] ?? null, next: lectures[at + 1] ?? null };
}
