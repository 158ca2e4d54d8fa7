import type { TreeLecture } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useMemo } from 'react';
import { newLectureNames } from './tree-texts.ts';
import { useTreeViewStore } from './tree-view.ts';
import { useShownTree } from './use-selection.ts';
import { useActions } from './use-tree-actions.ts';

/** The name of the chapter that a course without chapters gets with its first lecture. */
const firstChapterName = wording`الفصل {الأول|الأولى}`;

/** Resolves to the chapter for new lectures: the given one, the course's last, or a new first one. */
export function useEnsureChapter(): (chapterId?: number) => Promise<number | null> {
  const actions = useActions();
  const shown = useShownTree();
  return useMemo(
    () => async (chapterId) =>
      chapterId ?? shown().chapters.at(-1)?.id ?? actions.addChapter(firstChapterName),
    [actions, shown],
  );
}

/** Adds an empty lecture, whose name can be typed at once. Resolves to its id; undefined where it was not added. */
export function useAddLecture() {
  const actions = useActions();
  const store = useTreeViewStore();
  const ensureChapter = useEnsureChapter();
  return useMemo(
    () => async (type: TreeLecture['type'], chapterId?: number) => {
      const chapter = await ensureChapter(chapterId);
      if (chapter === null) return undefined;
      const name = newLectureNames[type];
      const [id] = (await actions.addLectures({ chapterId: chapter }, [{ name, type }])) ?? [];
      if (id !== undefined) store.setState({ editing: `lecture:${id}`, current: `lecture:${id}` });
      return id;
    },
    [actions, store, ensureChapter],
  );
}
