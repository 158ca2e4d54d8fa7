import { z } from 'zod';
import { questionKinds } from '../../questions/shapes.ts';

/** What was answered to one question, over all attempts that are over (the newest `statistics.answers`). */
const answered = {
  /** How often it was asked, and how often nothing was answered. */
  asked: z.int(),
  blank: z.int(),
  /** Answers that wait for a person's mark; they count in nothing below. */
  unmarked: z.int(),
  /** The mean share of the points, from 0 to 1; null without marked answers. */
  difficulty: z.number().nullable(),
  /**
   * How well it separates, from -1 to 1: the correlation of its share with that of the rest of the quiz. Null with too few
   * answers, or where all are alike.
   */
  discrimination: z.number().nullable(),
};

const choiceStatistics = z.object({
  /** The choice's id, or `true` and `false`. */
  id: z.string(),
  /** Its beginning as text. */
  text: z.string(),
  correct: z.boolean(),
  count: z.int(),
  /** How many of the strong learners chose it. */
  strong: z.int(),
  /** Wrong, and chosen by more strong learners than the right one. */
  misleads: z.boolean(),
});
export type ChoiceStatistics = z.infer<typeof choiceStatistics>;

/** `GET /api/studio/questions/{id}/statistics`. No person is named in it. */
export const questionStatisticsAnswer = z.object({
  statistics: z.object({
    kind: z.enum(questionKinds),
    ...answered,
    /** The choices of `single`, `multiple` and `true-false`; empty for other kinds. */
    choices: z.array(choiceStatistics),
    /**
     * The texts of `text`, `number` and `output` that had no points, spellings of one answer together: those of an output
     * with the most frequent first, others with the nearest to an accepted one first.
     */
    wrong: z.array(
      z.object({
        /** The most frequent spelling. */
        text: z.string(),
        count: z.int(),
        /** Further spellings, the most frequent first. */
        spellings: z.array(z.string()),
        /** Whether it resembles an accepted answer. */
        near: z.boolean(),
        /** Whether it is accepted by now, and its attempts are still to be graded again. */
        accepted: z.boolean(),
      }),
    ),
    /** How many such answers there are beside `wrong`. */
    further: z.int(),
    /** The share of right ones of each left side of `match`; null for other kinds. */
    parts: z.array(z.object({ text: z.string(), right: z.number(), count: z.int() })).nullable(),
  }),
});
export type QuestionStatistics = z.infer<typeof questionStatisticsAnswer>['statistics'];

const quizQuestion = z.object({
  /** Null where it is not in the bank any more. */
  id: z.int().nullable(),
  kind: z.enum(questionKinds),
  name: z.string(),
  ...answered,
  /** Short answers and numbers without points, which can be accepted. */
  refused: z.int(),
});
export type QuizQuestionStatistics = z.infer<typeof quizQuestion>;

/** Attempts that are over and marked, of all learners. */
export const quizStatisticsAnswer = z.object({
  statistics: z.object({
    attempts: z.int(),
    people: z.int(),
    /** Submitted, but not marked yet; in none of the figures. */
    marking: z.int(),
    /** Shares of the points, from 0 to 1. */
    mean: z.number().nullable(),
    median: z.number().nullable(),
    passed: z.number().nullable(),
    /** Attempts by tenths of the points: from 0, from 10 %, … from 90 %. */
    tenths: z.array(z.int()).length(10),
    /** In the order of their difficulty, the hardest first. */
    questions: z.array(quizQuestion),
  }),
});
export type QuizStatistics = z.infer<typeof quizStatisticsAnswer>['statistics'];
