import type { ExerciseTest } from '@nibras/contract/assessment/exercises/shapes.ts';
import type { Queryable } from '#platform/database/database.ts';
import { makeLecture } from './courses.ts';

type Overrides = NonNullable<Parameters<typeof makeLecture>[1]>;

/** A test of an exercise, `io` and shown unless overridden. */
export const exerciseTest = (overrides: Partial<ExerciseTest> & { id: string }): ExerciseTest => ({
  name: `اختبار ${overrides.id}`,
  how: 'io',
  input: '',
  expected: '',
  code: '',
  hidden: false,
  ...overrides,
});

/** Creates a lecture with a Python exercise: doubling a number, one shown test and two hidden ones. */
export const makeExercise = (db: Queryable, overrides: Overrides = {}) =>
  makeLecture(db, {
    type: 'exercise',
    body: '<p>اطبع ضعف العدد.</p>',
    exerciseLanguage: 'python',
    exerciseFiles: [{ name: 'main.py', code: 'n = int(input())\n' }],
    exerciseSolution: [{ name: 'main.py', code: 'print(int(input()) * 2)\n' }],
    exerciseTests: [
      exerciseTest({ id: 'shown', input: '2', expected: '4' }),
      exerciseTest({ id: 'one', input: '21', expected: '42', hidden: true }),
      exerciseTest({ id: 'two', input: '-3', expected: '-6', hidden: true }),
    ],
    exerciseHints: ['استعمل print.'],
    ...overrides,
  });
