import {
  getVideoQuestionsByLecture,
  postVideoQuestionsByLectureAnswers,
} from '@nibras/contract/assessment/video-questions/calls.ts';
import type {
  VideoQuestion,
  VideoQuestionsAnswer,
} from '@nibras/contract/assessment/video-questions/shapes.ts';
import type { WatchState } from '@nibras/contract/learning/lectures/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { isUnreachable } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import type { UnsentAnswer } from '../progress/outbox.ts';
import { videoQuestionsKey } from './questions-key.ts';
import { storedQuestions, storeQuestions } from './stored-questions.ts';

/** Request timeout in ms; a working connection always responds sooner. */
const requestTimeout = 20_000;

/** What the server answers to an answer: the question with its verdict, and the state of the lecture. */
export interface Stored {
  question: VideoQuestion;
  status: WatchState;
}

/** Sends an answer to a question of a video. @throws ApiError */
export const sendAnswer = ({ lecture, key, version, answer }: UnsentAnswer): Promise<Stored> =>
  makeCall(postVideoQuestionsByLectureAnswers, {
    params: { lecture },
    body: { key, version, answer },
    signal: AbortSignal.timeout(requestTimeout),
  });

/** The questions from the server; without a line as they were fetched last. */
async function fetchQuestions(
  lecture: number,
  person: number,
  signal: AbortSignal,
): Promise<VideoQuestionsAnswer> {
  try {
    const answer = await makeCall(getVideoQuestionsByLecture, { params: { lecture }, signal });
    void storeQuestions(lecture, person, answer);
    return answer;
  } catch (error) {
    const stored = isUnreachable(error) ? await storedQuestions(lecture, person) : null;
    if (!stored) throw error;
    return stored;
  }
}

/** Query of the questions of a video, with a person's last answers. */
export const videoQuestionsQuery = (lecture: number, person: number) =>
  queryOptions({
    queryKey: [...videoQuestionsKey(lecture), person],
    queryFn: ({ signal }) => fetchQuestions(lecture, person, signal),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    // Without a line what was stored is shown.
    networkMode: 'always',
  });
