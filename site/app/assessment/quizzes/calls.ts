import { quizzes as limits } from '@nibras/contract/assessment/limits.ts';
import type { GivenAnswer } from '@nibras/contract/assessment/questions/shapes.ts';
import {
  getAttemptsById,
  getQuizzesByLecture,
  postAttemptsByIdHandIn,
  postAttemptsByIdHintsByPosition,
  postQuizzesByLectureAttempts,
} from '@nibras/contract/assessment/quizzes/calls.ts';
import { saveAnswerAnswer } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { readAnswer } from '#platform/api/read-answer.ts';
import { sendCall } from '#platform/api/transport.ts';

const timeout = () => AbortSignal.timeout(limits.saveTimeout);

export const fetchQuiz = async (lecture: number, signal: AbortSignal) =>
  (await makeCall(getQuizzesByLecture, { params: { lecture }, signal })).quiz;

export const fetchAttempt = async (attempt: number) =>
  (await makeCall(getAttemptsById, { params: { id: attempt }, signal: timeout() })).attempt;

/** Starts an attempt; an open one is continued. */
export const startAttempt = async (lecture: number) =>
  (await makeCall(postQuizzesByLectureAttempts, { params: { lecture }, signal: timeout() }))
    .attempt;

export const submitAttempt = async (attempt: number) =>
  (await makeCall(postAttemptsByIdHandIn, { params: { id: attempt }, signal: timeout() })).attempt;

/** @param opened how many hints the page shows: a repeated request opens no second one */
export const openHint = async (attempt: number, position: number, opened: number) =>
  (
    await makeCall(postAttemptsByIdHintsByPosition, {
      params: { id: attempt, position },
      query: { opened },
      signal: timeout(),
    })
  ).hints;

/** Browsers refuse larger bodies, all together, in requests that outlive their page. */
const keepaliveMaxLength = 20_000;

export interface SentAnswer {
  attempt: number;
  position: number;
  answer: GivenAnswer;
  save: number;
}

/** Saves an answer. Throws an `ApiError`. @param leaving lets the request complete while the page is being closed */
export async function saveAnswer({ attempt, position, answer, save }: SentAnswer, leaving = false) {
  const body = JSON.stringify({ answer, save });
  const response = await sendCall(`/api/attempts/${attempt}/answers/${position}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: leaving && body.length < keepaliveMaxLength,
    signal: timeout(),
  });
  return readAnswer(response, saveAnswerAnswer);
}
