import type { QuestionAction } from '@nibras/contract/assessment/questions/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorText } from '#platform/api/api-error.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { copyQuestions, extendQuiz, setQuestionStates, tagQuestions } from '../queries.ts';
import { incompleteText } from '../texts.ts';

/** How many of the questions the server names as not ready. */
const unreadyOf = (error: unknown): number =>
  error instanceof ApiError && error.status === 422
    ? Object.keys(error.errors).filter((code) => code.startsWith('question:')).length
    : 0;

const stateTexts: Record<QuestionAction, { done: string; failed: string }> = {
  publish: { done: 'نُشر', failed: 'تعذر النشر' },
  bin: { done: 'نُقل إلى سلة المحذوفات', failed: 'تعذر الحذف' },
  restore: { done: 'أُعيد من سلة المحذوفات', failed: 'تعذرت الإعادة' },
};

/** What is done with many questions of a bank at once; each can be undone. */
export function useBankActions() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });

  async function act(
    work: () => Promise<{ done: string; undo: number }>,
    failed: string,
  ): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      const { done, undo } = await work();
      showUndo(done, undo, refresh);
      return true;
    } catch (error) {
      const unready = unreadyOf(error);
      const description =
        unready > 0
          ? `${incompleteText(unready)}. أكمل ما ينقص، أو أخرجه من التحديد.`
          : errorText(error);
      toastFailure(failed, error, description);
      return false;
    } finally {
      setBusy(false);
      refresh();
    }
  }
  const counted = (count: number) => countLabel(count, rareNouns.question);

  return {
    busy,
    refresh,
    setStates: (ids: readonly number[], state: QuestionAction) =>
      act(async () => {
        const { changed, undo } = await setQuestionStates(ids, state);
        return { done: `${stateTexts[state].done}: ${counted(changed)}`, undo };
      }, stateTexts[state].failed),
    tag: (ids: readonly number[], add: readonly string[], remove: readonly string[]) =>
      act(async () => {
        const { changed, undo } = await tagQuestions(ids, { add, remove });
        return { done: `تغيّرت الوسوم: ${counted(changed)}`, undo };
      }, 'تعذر تغيير الوسوم'),
    copyTo: (ids: readonly number[], course: number) =>
      act(async () => {
        const { made, undo } = await copyQuestions(ids, course);
        return { done: `نُسخ: ${counted(made.length)}`, undo };
      }, 'تعذر النسخ'),
    addTo: (ids: readonly number[], lecture: { id: number; name: string }) =>
      act(async () => {
        const { changed, undo } = await extendQuiz(lecture.id, ids);
        return { done: `أُضيف إلى «${lecture.name}»: ${counted(changed)}`, undo };
      }, 'تعذرت الإضافة'),
  };
}
export type BankActions = ReturnType<typeof useBankActions>;
