import { z } from 'zod';
import { id, timestamp } from '../../wire.ts';
import { quizzes as limits, questions } from '../limits.ts';
import { codeLanguages, givenAnswer, questionKinds } from '../questions/shapes.ts';

/** One question, or `count` questions of the bank that have a tag. */
export const quizItem = z.union([
  z.strictObject({ question: id }),
  z.strictObject({
    tag: z.string().trim().min(1).max(questions.tagMaxLength),
    count: z.int().min(1).max(limits.items),
  }),
]);
export const quizItems = z.array(quizItem).max(limits.items);
export type QuizItem = z.infer<typeof quizItem>;

/** When something is shown: at once after each attempt, once no attempt is left or one has passed, or never. */
export const showTimes = ['attempt', 'last', 'never'] as const;
export type ShowTime = (typeof showTimes)[number];

export const quizRules = z.strictObject({
  /** Minutes by the server's clock; null without a limit. */
  minutes: z.int().min(1).max(limits.minutesMax).nullable(),
  /** Null without a limit. */
  attempts: z.int().min(1).max(limits.attemptsMax).nullable(),
  /** In per cent; null where every attempt that was submitted counts as done. */
  passMark: z.int().min(1).max(100).nullable(),
  /** Which attempt counts. */
  counts: z.enum(['best', 'last']),
  shuffleQuestions: z.boolean(),
  shuffleAnswers: z.boolean(),
  /** The score of each question and one's own answers. The whole score is always shown. */
  results: z.enum(showTimes),
  /** Right answers and explanations. */
  keys: z.enum(showTimes),
});
export type QuizRules = z.infer<typeof quizRules>;

export const defaultRules: QuizRules = {
  minutes: null,
  attempts: null,
  passMark: 60,
  counts: 'best',
  shuffleQuestions: false,
  shuffleAnswers: true,
  results: 'attempt',
  keys: 'attempt',
};

/** `open`: being taken. `marking`: submitted, with a text that a person has not marked. `done`: all is marked. */
export const attemptStates = ['open', 'marking', 'done'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** Points with two decimals. `score` is null while something is unmarked. */
export const mark = z.object({
  score: z.number().nullable(),
  max: z.number(),
  /** Null while something is unmarked. */
  passed: z.boolean().nullable(),
});
export type Mark = z.infer<typeof mark>;

export const attemptSummary = z.object({
  id: z.int(),
  number: z.int(),
  state: z.enum(attemptStates),
  started_at: timestamp,
  /** Null without a time limit. */
  ends_at: timestamp.nullable(),
  handed_in_at: timestamp.nullable(),
  mark: mark.nullable(),
});
export type AttemptSummary = z.infer<typeof attemptSummary>;

export const quizParams = z.object({ lecture: id });

/** What a learner sees before an attempt. No question is in it. */
export const quizAnswer = z.object({
  quiz: z.object({
    lecture: z.int(),
    course: z.int(),
    name: z.string(),
    questions: z.int(),
    /** The points of all questions together; null where it depends on which are drawn. */
    points: z.number().nullable(),
    rules: quizRules,
    /** Whether another attempt may begin. An open one is continued. */
    may_start: z.boolean(),
    /** Null without a limit. */
    attempts_left: z.int().nullable(),
    /** The newest first. */
    attempts: z.array(attemptSummary),
    /** What counts, by the rule of best or last; null before the first attempt was submitted. */
    mark: mark.nullable(),
  }),
});
export type QuizAnswer = z.infer<typeof quizAnswer>;

const part = z.object({ id: z.string(), html: z.string() });

/** A question as it is asked: without its key. Choices, items and right sides come in the order of this attempt. */
export const askedQuestion = z.object({
  /** From 0. */
  position: z.int(),
  kind: z.enum(questionKinds),
  html: z.string(),
  points: z.number(),
  choices: z.array(part).optional(),
  lefts: z.array(part).optional(),
  rights: z.array(part).optional(),
  items: z.array(part).optional(),
  code: z.string().optional(),
  language: z.enum(codeLanguages).nullable().optional(),
  gaps: z.int().optional(),
  /** `number`: the unit in which it is asked for, '' for none, and whether it must be written. */
  unit: z.string().optional(),
  unit_needed: z.boolean().optional(),
  /** The cost of each hint in per cent, and those that were opened. */
  hint_costs: z.array(z.int()),
  hints: z.array(z.string()),
  /** Null for none. */
  answer: givenAnswer.nullable(),
  /** The number of the save that `answer` is from; 0 for none. */
  save: z.int(),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

/** How a part of an answer was judged: a choice, a pair's left side, an item, or a gap by its number from 0. */
const judged = z.record(z.string(), z.boolean());

/** A question of an attempt that is over; what the rules hide is null. */
export const reviewedQuestion = askedQuestion.extend({
  /** Null where hidden or not marked yet. */
  score: z.number().nullable(),
  judged: judged.nullable(),
  /** The marker's words; '' for none. */
  note: z.string(),
  /** The right answer in the shape of a given one, further accepted texts, and why. */
  key: z
    .object({
      answer: givenAnswer,
      accepted: z.array(z.string()),
      feedback: z.record(z.string(), z.string()),
      explanation: z.string(),
      guide: z.string(),
    })
    .nullable(),
});
export type ReviewedQuestion = z.infer<typeof reviewedQuestion>;

export const attemptAnswer = z.object({
  attempt: attemptSummary.extend({
    lecture: z.int(),
    course: z.int(),
    name: z.string(),
    rules: quizRules,
    /** The server's clock, by which the page counts: a wrong clock of the device changes nothing. */
    now: timestamp,
    /** While it is open. */
    questions: z.array(askedQuestion).optional(),
    /** When it is over, and the rules show the results. */
    review: z.array(reviewedQuestion).optional(),
    attempts_left: z.int().nullable(),
  }),
});
export type AttemptAnswer = z.infer<typeof attemptAnswer>;

export const attemptParams = z.object({ id });
export const attemptQuestionParams = attemptParams.extend({
  position: z.coerce.number().int().min(0).max(limits.items),
});

/**
 * `PUT /api/attempts/{id}/answers/{position}`. A save with a number that is not above the stored one changes nothing and
 * answers with the stored number: late and repeated requests are harmless.
 */
export const saveAnswerBody = z.strictObject({
  answer: givenAnswer,
  save: z.int().min(1).max(1_000_000_000),
});
export const saveAnswerAnswer = z.object({
  save: z.int(),
  saved_at: timestamp,
  ends_at: timestamp.nullable(),
  now: timestamp,
});

/**
 * Opens the next hint. With `opened`, the number that the page shows, a repeated
 * request opens no second one.
 */
export const openHintQuery = z.object({
  opened: z.coerce.number().int().min(0).max(questions.hints).optional(),
});
export const openHintAnswer = z.object({ hints: z.array(z.string()) });
