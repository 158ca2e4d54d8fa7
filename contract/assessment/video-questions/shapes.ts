import { z } from 'zod';
import { watchStates } from '../../learning/lectures/shapes.ts';
import { id } from '../../wire.ts';
import { videoQuestions as limits } from '../limits.ts';
import { givenAnswer } from '../questions/shapes.ts';
import { askedQuestion, reviewedQuestion } from '../quizzes/shapes.ts';

/** Where a video asks a question of the course's bank. */
export const videoQuestionPlace = z.strictObject({
  /** Whole seconds from the video's start. */
  second: z.int().min(0).max(limits.lastSecond),
  question: id,
});
export type VideoQuestionPlace = z.infer<typeof videoQuestionPlace>;
export const videoQuestionPlaces = z.array(videoQuestionPlace).max(limits.perLecture);

export const videoQuestionsParams = z.object({ lecture: id });

/** A question that a video asks, and the caller's last answer to it. */
export const videoQuestion = z.object({
  /** The question's id in the bank. */
  id: z.int(),
  /** The version that is asked; an answer names it. */
  version: z.int(),
  second: z.int(),
  /** Without its key. `answer` and `save` are empty, and no hint is offered. */
  asked: askedQuestion,
  /** The last answer with its verdict, its key and why; null before the first one. */
  review: reviewedQuestion.nullable(),
});
export type VideoQuestion = z.infer<typeof videoQuestion>;

/** `GET /api/video-questions/{lecture}`: in the order of their seconds. */
export const videoQuestionsAnswer = z.object({
  questions: z.array(videoQuestion),
  /** Whether the lecture is completed only with an answer to each of them. */
  required: z.boolean(),
  /** Whether the caller has watched the video to its end. */
  ended: z.boolean(),
});
export type VideoQuestionsAnswer = z.infer<typeof videoQuestionsAnswer>;

/** `POST /api/video-questions/{lecture}/answers`. A key that is known changes nothing and answers as before. */
export const videoAnswerBody = z.strictObject({
  /** Made by the client, once for each answer. */
  key: z
    .string()
    .max(limits.keyMaxLength)
    .regex(/^[\w-]{8,}$/),
  version: id,
  answer: givenAnswer,
});
export const videoAnswerAnswer = z.object({
  question: videoQuestion,
  /** Whether the lecture is completed now. */
  status: z.enum(watchStates),
});
