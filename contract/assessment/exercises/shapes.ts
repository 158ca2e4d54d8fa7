import { z } from 'zod';
import { id, timestamp } from '../../wire.ts';
import { exercises as limits } from '../limits.ts';
import { type CodeLanguage, codeLanguages } from '../questions/shapes.ts';
import { mark } from '../quizzes/shapes.ts';

/** `main.py`, `index.html`: a name without folders. */
export const fileName = z
  .string()
  .max(limits.fileNameMaxLength)
  .regex(/^[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u);

export const codeFile = z.strictObject({
  name: fileName,
  code: z.string().max(limits.codeMaxLength),
  /** A learner reads it and cannot change it. */
  locked: z.boolean().optional(),
});
/** Of one program. The first is the one that runs. */
export const codeFiles = z
  .array(codeFile)
  .max(limits.files)
  .refine((files) => files.reduce((sum, { code }) => sum + code.length, 0) <= limits.codeMaxLength)
  .refine((files) => new Set(files.map(({ name }) => name)).size === files.length);
export type CodeFile = z.infer<typeof codeFile>;

const text = z.string().max(limits.textMaxLength);

/**
 * A test of an exercise, in one of two ways. `io`: the program gets `input` on its standard input (for SQL: statements that
 * run before it, a table's rows), and what it prints is compared with `expected`. `code`: `code` runs in the browser after
 * the program (for HTML: against the page) and throws where it is not satisfied; it cannot be hidden in earnest, so it
 * counts only while learning.
 */
export const exerciseTest = z.strictObject({
  id: z.string().regex(/^[\w-]{1,24}$/),
  name: z.string().max(limits.testNameMaxLength),
  how: z.enum(['io', 'code']),
  input: text,
  expected: text,
  code: z.string().max(limits.testCodeMaxLength),
  /** Its input reaches a browser only in an attempt for a mark, its expected output never. Only `io`. */
  hidden: z.boolean(),
});
export const exerciseTests = z.array(exerciseTest).max(limits.tests);
export type ExerciseTest = z.infer<typeof exerciseTest>;

/** Whether a test can run: a page (`html`) prints nothing, so its tests are all `code`. */
export const fitsLanguage = (language: CodeLanguage, { how }: Pick<ExerciseTest, 'how'>): boolean =>
  language !== 'html' || how === 'code';

/** Whether a test's input is drawn for attempts. What is flagged as hidden and cannot be hidden is shown. */
export const isDrawn = (language: CodeLanguage, test: ExerciseTest): boolean =>
  test.hidden && test.how === 'io' && fitsLanguage(language, test);

/** Whether learners run a test themselves, with what it expects. */
export const isShown = (language: CodeLanguage, test: ExerciseTest): boolean =>
  fitsLanguage(language, test) && !isDrawn(language, test);

/** How many hidden tests an attempt runs; 0 for an exercise whose passing only the browser knows. */
export function drawnCount(
  language: CodeLanguage,
  tests: readonly ExerciseTest[],
  { draws }: Pick<ExerciseRules, 'draws'>,
): number {
  const hidden = tests.filter((test) => isDrawn(language, test)).length;
  return Math.min(hidden, draws ?? hidden, limits.drawnMax);
}

export const exerciseHints = z.array(z.string().max(4_000)).max(limits.hints);

export const exerciseRules = z.strictObject({
  points: z.int().min(1).max(limits.pointsMax),
  /** Hidden tests drawn for each attempt; null for all of them. */
  draws: z.int().min(1).max(limits.drawnMax).nullable(),
  /** When the solution may be read. */
  solution: z.enum(['passed', 'always', 'never']),
  /** Whether spaces and line ends at the end of lines, and empty lines at the end, count. */
  exactOutput: z.boolean(),
});
export type ExerciseRules = z.infer<typeof exerciseRules>;
export const defaultExerciseRules: ExerciseRules = {
  points: 10,
  draws: null,
  solution: 'passed',
  exactOutput: false,
};

/** A test that a learner sees. */
const shownTest = exerciseTest.omit({ hidden: true });

export const exerciseParams = z.object({ lecture: id });

export const exerciseAnswer = z.object({
  exercise: z.object({
    lecture: z.int(),
    course: z.int(),
    name: z.string(),
    language: z.enum(codeLanguages),
    /** The task, sanitised HTML with highlighted code. */
    html: z.string(),
    files: z.array(codeFile),
    tests: z.array(shownTest),
    /**
     * How many hidden tests an attempt for a mark runs. 0: only the browser knows whether the exercise is solved, so it
     * gives no mark.
     */
    hidden_tests: z.int(),
    hints: z.array(z.string()),
    rules: exerciseRules,
    /** Null where the rules do not show it yet. */
    solution: z.array(codeFile).nullable(),
    /** The learner's own files as they were last saved; null for none. */
    work: z.object({ files: z.array(codeFile), save: z.int(), saved_at: timestamp }).nullable(),
    mark: mark.nullable(),
    passed_at: timestamp.nullable(),
    /** Programs that were submitted. */
    attempts: z.int(),
    /** Visitors of a free lecture write and run, but keep and submit nothing. */
    may_hand_in: z.boolean(),
  }),
});
export type ExerciseAnswer = z.infer<typeof exerciseAnswer>;

/** A save with a number that is not above the stored one changes nothing. */
export const saveWorkBody = z.strictObject({
  files: codeFiles,
  save: z.int().min(1).max(1_000_000_000),
});
export const saveWorkAnswer = z.object({
  /** What is stored now. */
  save: z.int(),
  saved_at: timestamp,
  /** False where another device's save with this number or a higher one is stored instead. */
  stored: z.boolean(),
});

/** The hidden inputs of a new attempt, in the order in which outputs are sent. */
export const startExerciseAnswer = z.object({
  attempt: z.object({
    id: z.int(),
    inputs: z.array(z.string()),
    expires_at: timestamp,
  }),
});

export const exerciseAttemptParams = z.object({ id });
/** The program and what it printed for each input; null where it failed. */
export const submitExerciseBody = z.strictObject({
  files: codeFiles,
  outputs: z.array(z.string().max(limits.outputMaxLength).nullable()).max(limits.drawnMax),
  /** The browser's word that all shown tests passed. It is asked only where there are no hidden tests. */
  shown_passed: z.boolean().default(false),
});
export type SubmitExercise = z.input<typeof submitExerciseBody>;
export const submitExerciseAnswer = z.object({
  /** Whether each output was right, in the order of the inputs. */
  passed: z.array(z.boolean()),
  /** Whether the exercise is solved by this attempt. */
  solved: z.boolean(),
  /** Of this attempt; null for an exercise without hidden tests. */
  mark: mark.nullable(),
});
export type HandedInExercise = z.infer<typeof submitExerciseAnswer>;
