import type {
  CourseTree,
  LectureAction,
  LectureCaptions,
  TreeChangeAnswer,
} from '@nibras/contract/learning/courses/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { hideUndo, showUndo } from '#studio-kit/frame/undo-toast.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { type Act, createActionQueue } from './act-queue.ts';
import { replacedCount } from './captions/captions-plan.ts';
import { type NewLecture, treeCalls, treeKey } from './queries.ts';
import {
  type Place,
  withFreeLectures,
  withLectureStates,
  withMovedChapter,
  withMovedLectures,
  withoutChapter,
  withoutLectures,
} from './tree-edits.ts';
import {
  captionsAdded,
  chapterName,
  lecturesChanged,
  lecturesText,
  lectureVerb,
  quoted,
} from './tree-texts.ts';

/** How long (ms) Alt and an arrow must pause before the new place is sent. */
const stepPause = 500;

type Preview = (tree: CourseTree) => CourseTree;
type TreeAction = Act<TreeChangeAnswer>;

/** The acts on the tree of a course. Each shows its result at once and offers to undo it. */
export interface TreeActions {
  addChapter(name: string): Promise<number | null>;
  moveChapter(id: number, position: number, by?: 'keyboard'): void;
  removeChapter(id: number): void;
  /** Resolves to the new lectures' ids, in order; null where it failed. */
  addLectures(place: Partial<Place>, lectures: NewLecture[]): Promise<number[] | null>;
  moveLectures(ids: number[], place: Place, by?: 'keyboard'): void;
  /** Into a chapter of another course, or a copy into any chapter. */
  sendLectures(ids: number[], place: Place, options: { copy: boolean; to: string }): void;
  setFree(ids: number[], free: boolean): void;
  setState(ids: number[], act: LectureAction): void;
  /** Resolves to whether they were added. */
  addCaptions(lectures: LectureCaptions[]): Promise<boolean>;
}

const stateOf = { publish: 'published', hide: 'hidden' } as const;
const stateSentences: Record<LectureAction, { verb: string; after?: string }> = {
  publish: { verb: 'نُشر' },
  hide: { verb: 'أُخفي', after: ' عن الزوار' },
  bin: { verb: 'نُقل', after: ' إلى سلة المحذوفات' },
  restore: { verb: 'أُعيد' },
};

/**
 * The tree as it will be when the server has answered everything that was done, and the acts on it.
 * @param tree the server's tree
 */
export function useTreeActions(tree: CourseTree): { shown: CourseTree; actions: TreeActions } {
  const courseId = tree.course.id;
  const client = useQueryClient();
  const [previews, setPreviews] = useState<Preview[]>([]);
  const shown = useMemo(
    () => previews.reduce((before, preview) => preview(before), tree),
    [previews, tree],
  );
  const latest = useRef(shown);
  latest.current = shown;

  const queue = useMemo(
    () =>
      createActionQueue<TreeChangeAnswer>({
        pause: stepPause,
        onPending: setPreviews,
        onAnswer: async (answer) => {
          // An older fetch must not replace what the change answered.
          void client.cancelQueries({ queryKey: treeKey(courseId), exact: true });
          client.setQueryData(treeKey(answer.tree.course.id), answer.tree);
          if (answer.tree.course.id !== courseId) {
            void client.invalidateQueries({ queryKey: treeKey(courseId) });
          }
          // The cache tells its readers later; a row that jumped back meanwhile would lose the focus.
          await new Promise<void>((resolve) => notifyManager.schedule(resolve));
        },
      }),
    [client, courseId],
  );
  useEffect(() => {
    window.addEventListener('pagehide', queue.flush);
    return () => {
      window.removeEventListener('pagehide', queue.flush);
      queue.flush();
    };
  }, [queue]);

  const actions = useMemo((): TreeActions => {
    let begun = 0;
    const refetch = () => void client.invalidateQueries({ queryKey: ['studio'] });

    async function run(act: TreeAction, sentence: string): Promise<TreeChangeAnswer | null> {
      hideUndo();
      begun += 1;
      const own = begun;
      try {
        const answer = await queue.run(act);
        // A newer act has its own message, and the log offers to undo this one.
        if (own === begun) showUndo(sentence, answer.undo, refetch);
        return answer;
      } catch (error) {
        toast({ title: errorText(error), variant: 'destructive' });
        void client.invalidateQueries({ queryKey: treeKey(courseId) });
        return null;
      }
    }
    const named = (ids: readonly number[]) => lecturesText(latest.current, ids);
    const changed = (ids: readonly number[], verb: string) =>
      lecturesChanged(latest.current, ids, verb);
    const step = (by: 'keyboard' | undefined, what: string) =>
      by === 'keyboard' ? { step: what } : {};

    return {
      async addChapter(name) {
        const answer = await run(
          { send: () => treeCalls.addChapter(courseId, name) },
          wording`{أُضيف|أُضيفت} الفصل ${quoted(name)}`,
        );
        return answer?.made?.[0] ?? null;
      },
      moveChapter(id, position, by) {
        const act = {
          ...step(by, `chapter ${id}`),
          preview: (before: CourseTree) => withMovedChapter(before, id, position),
          send: () => treeCalls.moveChapter(id, position),
        };
        void run(act, wording`{نُقل|نُقلت} الفصل ${chapterName(latest.current, id)}`);
      },
      removeChapter(id) {
        const act = {
          preview: (before: CourseTree) => withoutChapter(before, id),
          send: () => treeCalls.removeChapter(id),
        };
        void run(act, wording`{حُذف|حُذفت} الفصل ${chapterName(latest.current, id)}`);
      },
      async addLectures(place, lectures) {
        const what =
          lectures.length === 1
            ? wording`محاضرة ${quoted(lectures[0]?.name ?? '')}`
            : countLabel(lectures.length, 'lecture', 'nominative');
        const answer = await run(
          { send: () => treeCalls.addLectures(courseId, place, lectures) },
          `${lectureVerb(lectures.length, 'أُضيف')} ${what}`,
        );
        return answer?.made ?? null;
      },
      moveLectures(ids, place, by) {
        const act = {
          ...step(by, `lectures ${ids.join()}`),
          preview: (before: CourseTree) => withMovedLectures(before, ids, place),
          send: () => treeCalls.moveLectures(ids, place),
        };
        void run(act, `${changed(ids, 'نُقل')} إلى ${chapterName(latest.current, place.chapterId)}`);
      },
      sendLectures(ids, place, { copy, to }) {
        const act = copy
          ? { send: () => treeCalls.copyLectures(ids, place) }
          : {
              preview: (before: CourseTree) => withoutLectures(before, ids),
              send: () => treeCalls.moveLectures(ids, place),
            };
        void run(act, `${changed(ids, copy ? 'نُسخ' : 'نُقل')} إلى ${quoted(to)}`);
      },
      setFree(ids, free) {
        const act = {
          preview: (before: CourseTree) => withFreeLectures(before, ids, free),
          send: () => treeCalls.setFree(ids, free),
        };
        void run(act, free ? `فُتحت للجميع: ${named(ids)}` : `أصبحت للمشتركين فقط: ${named(ids)}`);
      },
      async addCaptions(lectures) {
        const ids = lectures.map(({ id }) => id);
        const files = lectures.flatMap(({ captions }) => captions).length;
        const sentence = captionsAdded(latest.current, ids, {
          files,
          replaced: replacedCount(latest.current, lectures),
        });
        return (await run({ send: () => treeCalls.addCaptions(lectures) }, sentence)) !== null;
      },
      setState(ids, lectureAction) {
        const { verb, after = '' } = stateSentences[lectureAction];
        const preview = (before: CourseTree) =>
          lectureAction === 'publish' || lectureAction === 'hide'
            ? withLectureStates(before, ids, stateOf[lectureAction])
            : withoutLectures(before, ids);
        void run(
          { preview, send: () => treeCalls.setState(ids, lectureAction) },
          `${changed(ids, verb)}${after}`,
        );
      },
    };
  }, [client, courseId, queue]);

  return { shown, actions };
}

export const TreeActionsContext = createContext<TreeActions | null>(null);

/** The acts on the tree around the component. */
export function useActions(): TreeActions {
  const actions = useContext(TreeActionsContext);
  if (!actions) throw new Error('There is no tree around this component');
  return actions;
}
