import type { GivenAnswer } from '@nibras/contract/assessment/questions/shapes.ts';
import type { VideoQuestion } from '@nibras/contract/assessment/video-questions/shapes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { toastFailure } from '#platform/api/toast-failure.ts';
import type { AnswerResult, UnsentAnswer } from '../progress/outbox.ts';
import { userOutbox } from '../progress/user-outbox.ts';
import { type Stored, videoQuestionsQuery } from './calls.ts';

interface QuestionsOptions {
  lecture: number;
  person: number;
  /** The lecture was completed by an answer. */
  onCompleted(): void;
}

/** The questions of a video, and the answers to them that the server does not have yet. */
export function useQuestions({ lecture, person, onCompleted }: QuestionsOptions) {
  const client = useQueryClient();
  const query = videoQuestionsQuery(lecture, person);
  const { data, error, isFetching, refetch } = useQuery(query);
  const [unsent, setUnsent] = useState<readonly UnsentAnswer[]>(() =>
    userOutbox().answersOf(lecture),
  );
  const readUnsent = () => setUnsent(userOutbox().answersOf(lecture));

  const settle = useEffectEvent((result: AnswerResult<Stored>) => {
    if (result.answer.lecture !== lecture) return;
    readUnsent();
    if (result.status === 'refused') return toastFailure('لم تُقبل إجابتك', result.error);
    const { question, status } = result.stored;
    client.setQueryData(
      query.queryKey,
      (before) =>
        before && {
          ...before,
          questions: before.questions.map((one) => (one.id === question.id ? question : one)),
        },
    );
    if (status === 'endWatch') onCompleted();
  });
  useEffect(() => userOutbox().onAnswer((result) => settle(result)), []);

  return {
    data,
    error: data === undefined ? error : null,
    isFetching,
    retry: () => void refetch(),
    /** The last answer to a question that waits for the line; undefined for none. */
    unsentOf: (id: number) => unsent.findLast(({ question }) => question === id),
    /** Whether a question has an answer, sent or not. */
    isDone: ({ id, review }: VideoQuestion) =>
      review !== null || unsent.some(({ question }) => question === id),
    /** Stores an answer in this browser and sends it; resolves once that was tried. */
    async give({ id, version }: VideoQuestion, answer: GivenAnswer): Promise<void> {
      const key = crypto.randomUUID();
      const sent = userOutbox().giveAnswer({ key, lecture, question: id, version, answer });
      readUnsent();
      await sent;
      readUnsent();
    },
  };
}
export type Questions = ReturnType<typeof useQuestions>;
