import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { sessionStore } from '#platform/session/session-store.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { enterEditor, leaveEditor } from '#studio-kit/saving/editors.ts';
import type { ItemEditor } from '#studio-kit/saving/item-editor.ts';
import { draftToActOn, type EditedItem, fetchToEdit } from '#studio-kit/saving/use-studio-item.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { missingId } from '../missing-list.tsx';
import { fetchTreeNow } from '../queries.ts';
import { isChapterRow, type RowKey, rowId } from '../row-key.ts';
import { quoted } from '../tree-texts.ts';
import { TreeViewContext } from '../tree-view.ts';
import { chosenAtFirst, isPlain, isRefused, publishBody, publishPlan } from './publish-plan.ts';

/** Leads to the list of what the course lacks. */
function showMissing(): void {
  toast({
    title: wording`ينقص الكورس شيء قبل {نشره|نشرها}`,
    description: wording`{course:يلزمه|يلزمها} اسم ووصف ومحاضرة {مكتملة|مكتمل} على الأقل. وما عداها في القائمة نصيحة.`,
    variant: 'info',
  });
  const list = document.getElementById(missingId);
  list?.scrollIntoView({ block: 'center' });
  list?.focus({ preventScroll: true });
}

/** Saves what was typed into a field, even before its item was fetched. @throws ApiError */
async function saveTyped(editor: ItemEditor, field: string, value: string): Promise<void> {
  // Afterwards the row itself puts what is typed into the editor.
  const isFetched = field in editor.store.getState().fields;
  await fetchToEdit(editor);
  if (!isFetched) editor.change(field, value);
  await draftToActOn(editor);
}

/** Publishes a course with lectures of it, after everything that is typed has been saved. */
export function useCoursePublish(edited: EditedItem<'course'>) {
  const client = useQueryClient();
  const view = useContext(TreeViewContext);
  const [busy, setBusy] = useState(false);
  /** The tree whose changes are being chosen from. */
  const [choosing, setChoosing] = useState<CourseTree | null>(null);

  /** Names of lectures that have just been typed are drafts of their own. */
  async function saveTypedNames(): Promise<void> {
    const person = Number(sessionStore.getState().user?.id ?? 0);
    for (const [row, name] of Object.entries(view?.getState().names ?? {}) as [RowKey, string][]) {
      if (isChapterRow(row)) await saveTyped(edited.editor, row, name);
      else {
        const editor = enterEditor('lecture', rowId(row), person);
        await saveTyped(editor, 'name', name).finally(() => leaveEditor(editor));
      }
    }
    await edited.editor.flush({ all: true });
  }

  async function send(tree: CourseTree, chosen: readonly number[]): Promise<void> {
    const isFirst = !tree.course.published;
    const undo = await edited.publish(publishBody(tree, chosen).lectures);
    const refetch = () => {
      void client.invalidateQueries({ queryKey: ['studio'] });
      void edited.reload();
    };
    showUndo(
      isFirst ? wording`{نُشر|نُشرت} الكورس ${quoted(tree.course.name)}` : 'نُشرت التعديلات',
      undo,
      refetch,
    );
    await client.invalidateQueries({ queryKey: ['studio'] });
  }

  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toastFailure('تعذر النشر', error);
      void client.invalidateQueries({ queryKey: ['studio'] });
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    choosing,
    closeChoice: () => setChoosing(null),
    /** Publishes where there is nothing to choose; else opens the choice. */
    start: () =>
      run(async () => {
        await saveTypedNames();
        const tree = await fetchTreeNow(client, edited.id);
        const plan = publishPlan(tree);
        if (isRefused(tree, plan)) return showMissing();
        if (isPlain(plan)) await send(tree, chosenAtFirst(plan));
        else setChoosing(tree);
      }),
    publishChosen: (tree: CourseTree, chosen: readonly number[]) =>
      run(async () => {
        await send(tree, chosen);
        setChoosing(null);
      }),
  };
}
