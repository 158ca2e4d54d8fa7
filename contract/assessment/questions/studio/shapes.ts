import { z } from 'zod';
import { contentStates, pageOf, studioPerson, undoId } from '../../../content/items/studio/page.ts';
import { absentWhenEmpty, id, maxId, pageNumber, searchText, timestamp } from '../../../wire.ts';
import { questions as limits } from '../../limits.ts';
import { questionKinds } from '../shapes.ts';

const tag = z.string().trim().min(1).max(limits.tagMaxLength);

/** `GET /api/studio/courses/{id}/questions`, for those who work on the course. */
export const questionsQuery = z.object({
  page: pageNumber,
  search: searchText,
  tag: absentWhenEmpty(tag.optional()),
  kind: absentWhenEmpty(z.enum(questionKinds).optional()),
  state: absentWhenEmpty(z.enum(contentStates).optional()),
  /** `12,15`: these alone, on one page and also from the trash, as a quiz names them. */
  ids: absentWhenEmpty(
    z
      .string()
      .regex(/^\d{1,10}(,\d{1,10})*$/)
      .transform((text) => text.split(',').map(Number))
      .pipe(z.array(z.int().min(1).max(maxId)).max(limits.atOnce))
      .optional(),
  ),
});
export type QuestionsQuery = z.output<typeof questionsQuery>;

/** A question in a list, as its draft has it. Its key is not in it. */
export const questionRow = z.object({
  id: z.int(),
  kind: z.enum(questionKinds),
  /** The beginning of its text, without HTML; '' where nothing is written yet. */
  name: z.string(),
  points: z.int(),
  tags: z.array(z.string()),
  state: z.enum(contentStates),
  has_draft: z.boolean(),
  draft_version: z.int().nullable(),
  /** In the trash: a quiz that asks it goes on without it. */
  deleted: z.boolean(),
  /** The codes of what is missing for its publication (`question-lacks.ts`). */
  missing: z.array(z.string()),
  /** Quizzes that ask it by itself, as their drafts have it. */
  quizzes: z.array(studioPerson),
  /** Answers of attempts that are over, and the mean share of the points, from 0 to 1; null without answers. */
  answered: z.int(),
  difficulty: z.number().nullable(),
  updated_at: timestamp,
});
export type QuestionRow = z.infer<typeof questionRow>;

/** A tag of a bank, and how many of its questions have it, as their drafts have it and outside of the trash. */
export const questionTag = z.object({ name: z.string(), questions: z.int() });
export type QuestionTag = z.infer<typeof questionTag>;

export const questionsAnswer = z.object({
  questions: pageOf(questionRow),
  /** All tags of the course's bank. */
  tags: z.array(questionTag),
});
export type QuestionsAnswer = z.infer<typeof questionsAnswer>;

/** With `lecture`, it is also added to the end of its quiz's draft. */
export const makeQuestionBody = z.strictObject({
  kind: z.enum(questionKinds),
  lecture: id.optional(),
});
export const makeQuestionAnswer = z.object({ question: questionRow, undo: undoId });

const ids = z.array(id).min(1).max(limits.atOnce);

/** Into the bank of a course, their own or another one. */
export const copyQuestionsBody = z.strictObject({ questions: ids, course: id });
export const copyQuestionsAnswer = z.object({
  /** The copies, in the order of the request. */
  made: z.array(z.int()),
  undo: undoId,
});

/** Tags are given to all of them, and taken from all of them. */
export const tagQuestionsBody = z.strictObject({
  questions: ids,
  add: z.array(tag).max(limits.tags),
  remove: z.array(tag).max(limits.tags),
});

export const questionActions = ['publish', 'bin', 'restore'] as const;
export type QuestionAction = (typeof questionActions)[number];
/** All or none. What is not ready is named in the errors as `question:12`. */
export const questionStateBody = z.strictObject({ questions: ids, act: z.enum(questionActions) });

/** Adds questions of the bank to the end of the quiz's draft. */
export const extendQuizBody = z.strictObject({ questions: ids });

/** What the changes above answer; `changed` counts the questions that were not so already. */
export const questionsChangeAnswer = z.object({ changed: z.int(), undo: undoId });

/** The lecture whose quiz it is. */
export const studioQuizParams = z.object({ id });
