import { videoQuestions as limits } from '@nibras/contract/assessment/limits.ts';
import type { QuestionKind } from '@nibras/contract/assessment/questions/shapes.ts';
import type { VideoQuestionPlace } from '@nibras/contract/assessment/video-questions/shapes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  bankKey,
  createQuestion,
  questionsOfIdsQuery,
} from '#assessment/questions/studio/index.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { videoFiguresQuery } from './figures-query.ts';
import { inOrderOfTime, withPlace } from './places.ts';

/** How long (ms) a question that was taken out can be put back from the message. */
const undoFor = 10_000;

/** The questions of a video's draft at their seconds, and what is done with them. */
export function usePlaces(edited: EditedItem<'lecture'>, course: number) {
  const client = useQueryClient();
  const field = edited.field('video_questions');
  const places = inOrderOfTime(field.value ?? []);
  const list = useQuery({
    ...questionsOfIdsQuery(
      course,
      places.map(({ question }) => question),
    ),
    enabled: places.length > 0,
  });
  const figures = useQuery(videoFiguresQuery(edited.id)).data ?? [];
  const [opened, setOpened] = useState<number | null>(null);
  const [made, setMade] = useState<number | null>(null);

  /** The places as they are now: an answer of the server comes later than it was requested. */
  const now = () =>
    (edited.editor.store.getState().fields.video_questions?.value as VideoQuestionPlace[] | null) ??
    [];
  const set = (next: VideoQuestionPlace[]) => edited.editor.change('video_questions', next);
  const place = (question: number, second: number) => set(withPlace(now(), { question, second }));

  return {
    field,
    places,
    isFull: places.length >= limits.perLecture,
    rows: new Map(list.data?.questions.data.map((row) => [row.id, row])),
    failure: places.length > 0 && list.data === undefined ? list.error : null,
    retry: () => void list.refetch(),
    figuresOf: (question: number) => figures.find((one) => one.question === question),
    opened,
    made,
    toggle: (question: number) => setOpened(opened === question ? null : question),
    refresh: () => void client.invalidateQueries({ queryKey: bankKey(course) }),
    place,
    /** Makes a question at a second, and opens it. */
    async make(kind: QuestionKind, second: number): Promise<void> {
      try {
        const { question } = await createQuestion(course, kind);
        place(question.id, second);
        setMade(question.id);
        setOpened(question.id);
      } catch (error) {
        toastFailure('تعذرت إضافة السؤال', error);
      }
    },
    /** Takes a question out of the video, and offers to put it back; it stays in the bank. */
    remove(question: number) {
      const removed = now().find((one) => one.question === question);
      if (!removed) return;
      set(now().filter((one) => one.question !== question));
      toast({
        title: 'أُزيل السؤال من الفيديو، وهو باقٍ في البنك',
        duration: undoFor,
        action: { label: 'تراجع', onSelect: () => place(question, removed.second) },
      });
    },
  };
}
