import { queryOptions } from '@tanstack/react-query';
import { fetchQuiz } from './calls.ts';
import { loadAttempt } from './saving/load-attempt.ts';

/** What a learner sees before an attempt. */
export const quizQuery = (lecture: number) =>
  queryOptions({
    queryKey: ['quiz', lecture],
    queryFn: ({ signal }) => fetchQuiz(lecture, signal),
    staleTime: 0,
  });

/** An attempt, of which an open one is this browser's copy where there is no line. */
export const attemptQuery = (person: number, attempt: number) =>
  queryOptions({
    queryKey: ['attempt', person, attempt],
    queryFn: () => loadAttempt(person, attempt),
    staleTime: 0,
    gcTime: 0,
  });
