import type {
  CourseTree,
  LectureCaptions,
} from '@nibras/contract/learning/courses/studio/shapes.ts';
import { lecturesOf } from '../tree-edits.ts';
import type { Doubt } from './match-captions.ts';

/** A file of captions with the lecture that gets it; null for none. */
export interface PlannedFile {
  /** Its place among the files of the drop. */
  key: number;
  file: File;
  /** The name with its folders. */
  path: string;
  language: string;
  lectureId: number | null;
  /** Why the person decides on it; null where its lecture is certain. */
  doubt: Doubt | null;
}

/** Files of captions that were dropped together, while a person decides on some of them. */
export type CaptionsPlan = readonly PlannedFile[];

/** The files of a plan that are for the same lecture in the same language as an earlier one. */
export function twins(plan: CaptionsPlan): PlannedFile[] {
  const taken = new Set<string>();
  return plan.filter(({ lectureId, language }) => {
    if (lectureId === null) return false;
    const key = `${lectureId} ${language}`;
    return taken.size === taken.add(key).size;
  });
}

/** What the server gets: the stored files by their lectures. */
export function captionsByLecture(
  stored: readonly { lectureId: number; language: string; media: string }[],
): LectureCaptions[] {
  const all = new Map<number, LectureCaptions>();
  for (const { lectureId, ...caption } of stored) {
    const lecture = all.get(lectureId) ?? { id: lectureId, captions: [] };
    lecture.captions.push(caption);
    all.set(lectureId, lecture);
  }
  return [...all.values()];
}

/** How many files take the place of others. */
export const replacedCount = (tree: CourseTree, lectures: readonly LectureCaptions[]): number => {
  const before = new Map(lecturesOf(tree).map(({ id, captions }) => [id, captions]));
  return lectures.flatMap(({ id, captions }) =>
    captions.filter(({ language }) => before.get(id)?.includes(language)),
  ).length;
};
