import { z } from 'zod';
import { id, timestamp } from '../../wire.ts';

/** What a person must have done to complete a course. */
export const completionRules = z.strictObject({
  /** Per cent of the published lectures that must be done; 0 for none. */
  lectures: z.int().min(0).max(100),
  /** Whether every quiz with questions must be passed. */
  quizzes: z.boolean(),
  /** Whether every code exercise, and later every assignment, must be accepted. */
  assignments: z.boolean(),
  /** The least mean of the marks in per cent, where what has not been tried counts as 0; null without. */
  mark: z.int().min(1).max(100).nullable(),
  /** Nobody completes the course before this moment; null without. */
  not_before: z.iso.datetime().nullable(),
  /** What is done after this moment does not count; null without. */
  until: z.iso.datetime().nullable(),
});
export type CompletionRules = z.infer<typeof completionRules>;

/** The rules of a course for which nobody has decided any. */
export const defaultCompletionRules: CompletionRules = {
  lectures: 100,
  quizzes: true,
  assignments: true,
  mark: null,
  not_before: null,
  until: null,
};

const lecture = z.object({ id: z.int(), name: z.string() });

/** `new`: nothing was submitted. `failed`: it was, and did not pass. `marking`: a person has yet to mark it. */
const workState = z.enum(['new', 'failed', 'marking']);

/** What a person has yet to do to complete a course, and the lecture where it is done. */
export const remaining = z.discriminatedUnion('kind', [
  /** `missing` more lectures, beside those that the list names; `lecture` is the next one. */
  z.object({ kind: z.literal('lectures'), missing: z.int(), of: z.int(), lecture }),
  z.object({ kind: z.literal('quiz'), lecture, state: workState }),
  z.object({ kind: z.literal('exercise'), lecture, state: workState }),
  /** The mean of the marks is `mark`, and `least` is needed; `lecture` is the one with the lowest mark. */
  z.object({ kind: z.literal('mark'), mark: z.number(), least: z.int(), lecture }),
  /** The course is completed from then on. */
  z.object({ kind: z.literal('not_before'), at: timestamp }),
  /** What was missing then can no longer be done. */
  z.object({ kind: z.literal('until'), at: timestamp }),
  /** Nothing is published that could be done. */
  z.object({ kind: z.literal('empty') }),
]);
export type Remaining = z.infer<typeof remaining>;

/** What is wrong with rules by themselves, whatever the course has; null for nothing. */
export function faultOfRules({
  lectures,
  quizzes,
  assignments,
  mark,
  not_before: from,
  until,
}: CompletionRules): 'nothing' | 'dates' | null {
  if (lectures === 0 && !quizzes && !assignments && mark === null) return 'nothing';
  if (from !== null && until !== null && Date.parse(until) <= Date.parse(from)) return 'dates';
  return null;
}

/** How far a person is in a course; of members only. An extension of the specification. */
export const courseCompletion = z.object({
  rules: completionRules,
  /** Whether all that the rules ask is done now: `remaining` is empty then, and only then. */
  completed: z.boolean(),
  /** When it was first found to be completed, whatever was added to the course since; null for not yet. */
  completed_at: timestamp.nullable(),
  /** Whether the page has yet to congratulate. */
  celebrate: z.boolean(),
  /** Whether the course promises a certificate. */
  certificate: z.boolean(),
  remaining: z.array(remaining),
  /** Lectures that are done, and all published ones. */
  done: z.int(),
  of: z.int(),
  /** The mean of the marks in per cent; null for a course without marks. */
  mark: z.number().nullable(),
});
export type CourseCompletion = z.infer<typeof courseCompletion>;

export const completionParams = z.object({ course: id });

/** `GET /api/completion/{course}` and `POST /api/completion/{course}/seen`; null for a person who has not joined. */
export const completionAnswer = z.object({ completion: courseCompletion.nullable() });

/** Its students, and the work in its published lectures. */
export const studioCompletion = z.object({
  /** Those who have joined, and how many of them were found to have completed it. */
  students: z.int(),
  completed: z.int(),
  lectures: z.int(),
  quizzes: z.int(),
  exercises: z.int(),
  /** Quizzes, and exercises with hidden tests. */
  marked: z.int(),
});
export type StudioCompletion = z.infer<typeof studioCompletion>;
