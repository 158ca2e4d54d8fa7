import type { QuestionKind } from '@nibras/contract/assessment/questions/shapes.ts';
import type { QuizItem } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import {
  bankKey,
  copyQuestions,
  createQuestion,
  questionsOfIdsQuery,
  setQuestionStates,
} from '../queries.ts';
import { useOpenQuestions } from './open-questions.ts';
import { keyedItems, questionIds } from './quiz-items.ts';

/** The questions of a quiz's draft, as rows, and what is done with them. */
export function useQuiz(edited: EditedItem<'lecture'>, course: number) {
  const client = useQueryClient();
  const open = useOpenQuestions(edited.id);
  const [made, setMade] = useState<number | null>(null);
  const items = edited.field('quiz_items');
  const shown = items.value ?? [];
  const list = useQuery(questionsOfIdsQuery(course, questionIds(shown)));
  const rows = new Map(list.data?.questions.data.map((row) => [row.id, row]));
  const refresh = () => void client.invalidateQueries({ queryKey: bankKey(course) });

  // A publication changes the states of the questions too.
  const version = edited.item?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is what they change with
  useEffect(refresh, [version]);

  /** The items as they are now: an answer of the server comes later than it was asked for. */
  const now = () =>
    (edited.editor.store.getState().fields.quiz_items?.value as QuizItem[] | null) ?? [];
  const set = (next: QuizItem[]) => edited.editor.change('quiz_items', next);

  function insert(added: readonly QuizItem[], after: number | null) {
    const current = keyedItems(now());
    const at = after === null ? -1 : current.findIndex(({ key }) => key === after);
    const place = at < 0 ? current.length : at + 1;
    const all = current.map(({ item }) => item);
    set([...all.slice(0, place), ...added, ...all.slice(place)]);
  }

  async function attempt(failed: string, work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      toastFailure(failed, error);
    }
  }

  /** Makes a question after another one, or at the end, and opens it. */
  const make = (kind: QuestionKind, after: number | null = null) =>
    attempt('تعذرت إضافة السؤال', async () => {
      const { question } = await createQuestion(course, kind);
      insert([{ question: question.id }], after);
      setMade(question.id);
      open.openOnly(question.id);
    });

  const copy = (id: number) =>
    attempt('تعذر نسخ السؤال', async () => {
      const { made: copies, undo } = await copyQuestions([id], course);
      insert(
        copies.map((question) => ({ question })),
        id,
      );
      showUndo('نُسخ السؤال', undo, refresh);
      for (const question of copies) open.openOnly(question);
    });

  /** Takes an item out; the question stays in the bank. */
  function take(key: number, text: string) {
    const before = now();
    set(keyedItems(before).flatMap((one) => (one.key === key ? [] : one.item)));
    toast({
      title: text,
      variant: 'success',
      action: { label: 'تراجع', onSelect: () => set(before) },
    });
  }

  /** Puts a question into the trash, or takes it out again. Every quiz that asks it goes on without it meanwhile. */
  const setTrashed = (id: number, binned: boolean) =>
    attempt(binned ? 'تعذر الحذف' : 'تعذرت إعادة السؤال', async () => {
      const { undo } = await setQuestionStates([id], binned ? 'bin' : 'restore');
      showUndo(
        binned ? wording`نُقل إلى سلة المحذوفات، {ويعمل|وتعمل} الاختبار بدونه` : 'أُعيد السؤال',
        undo,
        refresh,
      );
      refresh();
    });

  return {
    items: shown,
    keyed: keyedItems(shown),
    rows,
    tags: list.data?.tags ?? [],
    isLoading: list.data === undefined,
    failure: list.data === undefined ? list.error : null,
    retry: () => void list.refetch(),
    refresh,
    open,
    made,
    field: items,
    set,
    insert,
    make,
    copy,
    take,
    setTrashed,
  };
}
export type Quiz = ReturnType<typeof useQuiz>;
