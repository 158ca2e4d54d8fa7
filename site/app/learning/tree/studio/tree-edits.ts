import type {
  CourseTree,
  TreeChapter,
  TreeLecture,
} from '@nibras/contract/learning/courses/studio/shapes.ts';
import { isChapterRow, type RowKey, rowId } from './row-key.ts';

/** Where lectures are put: before the lecture that has this position among those that stay. */
export interface Place {
  chapterId: number;
  position: number;
}

type LectureState = TreeLecture['state'];

/** The lectures of a tree, in order. */
export const lecturesOf = (tree: CourseTree): TreeLecture[] =>
  tree.chapters.flatMap(({ lectures }) => lectures);

/** The ids of `ids` in the tree's order, without those that are not in it. */
export function inTreeOrder(tree: CourseTree, ids: Iterable<number>): number[] {
  const chosen = new Set(ids);
  return lecturesOf(tree)
    .map(({ id }) => id)
    .filter((id) => chosen.has(id));
}

const mapChapters = (
  tree: CourseTree,
  change: (chapter: TreeChapter) => TreeChapter,
): CourseTree => ({
  ...tree,
  chapters: tree.chapters.map(change),
});

function changeLectures(
  tree: CourseTree,
  ids: readonly number[],
  change: (lecture: TreeLecture) => TreeLecture,
): CourseTree {
  const chosen = new Set(ids);
  return mapChapters(tree, (chapter) =>
    chapter.lectures.some(({ id }) => chosen.has(id))
      ? {
          ...chapter,
          lectures: chapter.lectures.map((one) => (chosen.has(one.id) ? change(one) : one)),
        }
      : chapter,
  );
}

/** Takes lectures out of the tree. */
export function withoutLectures(tree: CourseTree, ids: readonly number[]): CourseTree {
  const chosen = new Set(ids);
  return mapChapters(tree, (chapter) =>
    chapter.lectures.some(({ id }) => chosen.has(id))
      ? { ...chapter, lectures: chapter.lectures.filter(({ id }) => !chosen.has(id)) }
      : chapter,
  );
}

/** Moves lectures, in the order of `ids`, to a place in a chapter of the same tree. */
export function withMovedLectures(
  tree: CourseTree,
  ids: readonly number[],
  place: Place,
): CourseTree {
  const all = new Map(lecturesOf(tree).map((lecture) => [lecture.id, lecture]));
  const moved = ids.map((id) => all.get(id)).filter((lecture) => lecture !== undefined);
  return mapChapters(withoutLectures(tree, ids), (chapter) =>
    chapter.id === place.chapterId
      ? { ...chapter, lectures: chapter.lectures.toSpliced(place.position, 0, ...moved) }
      : chapter,
  );
}

export const withFreeLectures = (
  tree: CourseTree,
  ids: readonly number[],
  free: boolean,
): CourseTree => changeLectures(tree, ids, (lecture) => ({ ...lecture, free }));

export const withLectureStates = (
  tree: CourseTree,
  ids: readonly number[],
  state: LectureState,
): CourseTree =>
  changeLectures(tree, ids, (lecture) => ({
    ...lecture,
    state,
    published: state === 'published',
    publish_at: null,
  }));

export const withLectureName = (tree: CourseTree, id: number, name: string): CourseTree =>
  changeLectures(tree, [id], (lecture) => ({ ...lecture, name, has_draft: true }));

export const withChapterName = (tree: CourseTree, id: number, name: string): CourseTree =>
  mapChapters(tree, (chapter) => (chapter.id === id ? { ...chapter, name } : chapter));

/** The tree with names that are being typed. */
export const withNames = (tree: CourseTree, names: Readonly<Partial<Record<RowKey, string>>>) =>
  Object.entries(names).reduce((before, [row, name = '']) => {
    const rename = isChapterRow(row as RowKey) ? withChapterName : withLectureName;
    return rename(before, rowId(row as RowKey), name);
  }, tree);

/** Whether a name is typed that the server's tree does not have. */
export const hasNewNames = (tree: CourseTree, names: Readonly<Partial<Record<RowKey, string>>>) =>
  tree.chapters.some(
    (chapter) =>
      (names[`chapter:${chapter.id}`] ?? chapter.name) !== chapter.name ||
      chapter.lectures.some(({ id, name }) => (names[`lecture:${id}`] ?? name) !== name),
  );

/** Moves a chapter to a position among the others. */
export function withMovedChapter(tree: CourseTree, id: number, position: number): CourseTree {
  const chapter = tree.chapters.find((one) => one.id === id);
  if (!chapter) return tree;
  const others = tree.chapters.filter((one) => one.id !== id);
  return { ...tree, chapters: others.toSpliced(position, 0, chapter) };
}

export const withoutChapter = (tree: CourseTree, id: number): CourseTree => ({
  ...tree,
  chapters: tree.chapters.filter((chapter) => chapter.id !== id),
});
