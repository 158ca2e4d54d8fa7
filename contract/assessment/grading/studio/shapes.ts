import { z } from 'zod';
import { pageOf, studioPerson, undoableAnswer } from '../../../content/items/studio/page.ts';
import { lectureWorks } from '../../../learning/courses/shapes.ts';
import { absentWhenEmpty, id, pageNumber, searchText, timestamp } from '../../../wire.ts';
import { codeFile } from '../../exercises/shapes.ts';
import { quizzes as limits } from '../../limits.ts';
import { attemptSummary, mark, reviewedQuestion } from '../../quizzes/shapes.ts';

const named = z.object({ id: z.int(), name: z.string() });

/** The texts that wait for a person, the oldest first. */
export const markingQuery = z.object({
  page: pageNumber,
  course: absentWhenEmpty(id.optional()),
  lecture: absentWhenEmpty(id.optional()),
  /** One attempt. */
  attempt: absentWhenEmpty(id.optional()),
});
export type MarkingQuery = z.output<typeof markingQuery>;

export const waitingText = z.object({
  attempt: z.int(),
  position: z.int(),
  student: studioPerson,
  course: named,
  lecture: named,
  handed_in_at: timestamp,
  /** The question, the learner's text, and what a good answer has. */
  html: z.string(),
  text: z.string(),
  guide: z.string(),
  points: z.int(),
  /** What the opened hints take of the points that are given. */
  hint_cost: z.number(),
});
export type WaitingText = z.infer<typeof waitingText>;
export const markingAnswer = z.object({
  waiting: pageOf(waitingText),
  /** Where something waits, with its number, for the filters. */
  courses: z.array(named.extend({ waiting: z.int() })),
});

export const markTextParams = z.object({
  id,
  position: z.coerce.number().int().min(0).max(limits.items),
});
/** Marks a text, or marks it anew. */
export const markTextBody = z.strictObject({
  /** Of the question's points, before hints are taken off. */
  points: z.number().min(0).max(100).multipleOf(0.01),
  note: z.string().trim().max(limits.noteMaxLength),
  /** `ungraded`: the caller saw it without a score, and is refused (409) where it has one by now. */
  seen: z.literal('ungraded').optional(),
});

/** `GET /api/studio/courses/{id}/marks`, and `…/marks/export` as a file. */
export const marksQuery = z.object({ page: pageNumber, search: searchText });
export const studentMarks = z.object({
  student: studioPerson,
  /** By the lecture's id; absent where nothing was submitted. */
  marks: z.record(z.string(), mark),
});
export type StudentMarks = z.infer<typeof studentMarks>;
export const marksAnswer = z.object({
  lectures: z.array(named.extend({ work: z.enum(lectureWorks) })),
  students: pageOf(studentMarks),
});

export const studentWorkParams = z.object({ id, person: id });
/** What a student did in a quiz or an exercise. */
export const studentWorkAnswer = z.object({
  student: studioPerson,
  course: named,
  lecture: named.extend({ work: z.enum(lectureWorks) }),
  attempts: z.array(attemptSummary),
  /** How many more a quiz allows; null without a limit. */
  attempts_left: z.int().nullable(),
  handed_in: z.array(
    z.object({
      id: z.int(),
      handed_in_at: timestamp,
      files: z.array(codeFile),
      tests: z.array(
        z.object({
          name: z.string(),
          input: z.string(),
          expected: z.string(),
          output: z.string().nullable(),
          passed: z.boolean(),
        }),
      ),
      mark: mark.nullable(),
      passed: z.boolean(),
    }),
  ),
});
export type StudentWork = z.infer<typeof studentWorkAnswer>;

/** An attempt that is over, with its answers and the key. */
export const studentAttemptAnswer = z.object({
  attempt: attemptSummary.extend({ review: z.array(reviewedQuestion) }),
});

/** Gives a student one more attempt. */
export const giveAttemptBody = z.strictObject({
  reason: z.string().trim().min(1).max(300),
});

/** An answer of a learner that counts as right from now on, and in the attempts that gave it. */
export const acceptAnswerBody = z.strictObject({
  text: z.string().trim().min(1).max(limits.shortAnswerMaxLength),
});
export const acceptAnswerAnswer = undoableAnswer.extend({
  /** Answers that are graded again. */
  answers: z.int(),
});

/** The answer of both changes. */
export const markingDoneAnswer = undoableAnswer;
