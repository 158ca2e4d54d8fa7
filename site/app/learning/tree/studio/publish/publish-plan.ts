import type { CourseTree, TreeLecture } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { lecturesOf } from '../tree-edits.ts';

export interface PublishPlan {
  /** Whether visitors see nothing of the course yet. */
  isFirst: boolean;
  /** Whether the course itself (its details, names of chapters) has changes. */
  course: boolean;
  /** Published lectures with changes. */
  changed: TreeLecture[];
  /** Complete lectures that visitors do not see yet. */
  ready: TreeLecture[];
  /** Drafts that cannot be published, because something is missing. */
  incomplete: TreeLecture[];
}

/** What a publication of the course would show to visitors. Hidden and scheduled lectures stay as they are. */
export function publishPlan(tree: CourseTree): PublishPlan {
  const lectures = lecturesOf(tree);
  const isComplete = ({ missing }: TreeLecture) => missing.length === 0;
  const drafts = lectures.filter(({ state }) => state === 'draft');
  return {
    isFirst: !tree.course.published,
    course: tree.course.has_draft,
    changed: lectures.filter((one) => one.has_draft && one.published && isComplete(one)),
    ready: drafts.filter(isComplete),
    incomplete: lectures.filter(
      (one) => !isComplete(one) && (one.state === 'draft' || (one.has_draft && one.published)),
    ),
  };
}

/** How many things visitors would see anew. */
export const planSize = ({ course, changed, ready }: PublishPlan): number =>
  (course ? 1 : 0) + changed.length + ready.length;

/** Whether there is nothing to choose, so that one press publishes. */
export const isPlain = (plan: PublishPlan): boolean => plan.isFirst || planSize(plan) === 1;

/** Whether the server would refuse: a course is first published with a name, a description and a lecture. */
export const isRefused = (tree: CourseTree, plan: PublishPlan): boolean =>
  plan.isFirst &&
  (plan.ready.length + plan.changed.length === 0 ||
    tree.missing.some(
      ({ code, lecture_id, chapter_id }) =>
        (code === 'name' || code === 'description') &&
        lecture_id === undefined &&
        chapter_id === undefined,
    ));

/** The lectures that are published unless a person chooses otherwise. */
export const chosenAtFirst = ({ isFirst, changed, ready }: PublishPlan): number[] =>
  (isFirst || changed.length === 0 ? [...changed, ...ready] : changed).map(({ id }) => id);

/** The body of the call, with the drafts that were seen. */
export function publishBody(tree: CourseTree, chosen: readonly number[]) {
  const ids = new Set(chosen);
  return {
    draft_version: tree.course.draft_version,
    lectures: lecturesOf(tree)
      .filter(({ id }) => ids.has(id))
      .map(({ id, draft_version }) => ({ id, draft_version })),
  };
}
