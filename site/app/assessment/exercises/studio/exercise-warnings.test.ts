import {
  defaultExerciseRules,
  type ExerciseTest,
} from '@nibras/contract/assessment/exercises/shapes.ts';
import { expect, test } from 'vitest';
import { exerciseWarnings } from './exercise-warnings.ts';
import type { ExerciseValues } from './use-exercise-fields.ts';

const made = (overrides: Partial<ExerciseTest>): ExerciseTest => ({
  id: 'a',
  name: '',
  how: 'io',
  input: '',
  expected: '4',
  code: '',
  hidden: false,
  ...overrides,
});
const values = (overrides: Partial<ExerciseValues>): ExerciseValues => ({
  language: 'python',
  files: [{ name: 'main.py', code: '' }],
  solution: [{ name: 'main.py', code: 'print(4)' }],
  hasSolution: true,
  tests: [made({}), made({ id: 'b', hidden: true })],
  hints: [],
  rules: defaultExerciseRules,
  ...overrides,
});

test('an exercise with a solution, a shown and a hidden test needs nothing', () => {
  expect(exerciseWarnings(values({}))).toEqual([]);
});

test.each([
  ['no solution', { hasSolution: false }, /لا حل بعد/],
  ['nothing hidden', { tests: [made({})] }, /بلا درجة/],
  ['nothing shown', { tests: [made({ hidden: true })] }, /كلها مخفية/],
  [
    'a hidden test that an empty program passes',
    { tests: [made({}), made({ id: 'b', hidden: true, expected: ' ' })] },
    /برنامج فارغ/,
  ],
  ['more draws than hidden tests', { rules: { ...defaultExerciseRules, draws: 3 } }, /تطلب 3/],
  ['outputs of a page', { language: 'html' as const }, /لا تطبع شيئًا/],
])('%s is said', (_, overrides, text) => {
  expect(exerciseWarnings(values(overrides)).join()).toMatch(text);
});

test('a page needs no hidden test', () => {
  const page = values({ language: 'html', tests: [made({ how: 'code', code: 'assert(1)' })] });
  expect(exerciseWarnings(page)).toEqual([]);
});
