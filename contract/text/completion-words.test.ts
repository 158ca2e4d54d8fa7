import { expect, test } from 'vitest';
import { defaultCompletionRules } from '../learning/completion/shapes.ts';
import { completionWords } from './completion-words.ts';

const day = (at: string) => at.slice(0, 10);
const none = { quizzes: 0, exercises: 0, marked: 0 };

test('what a course does not have is not asked for', () => {
  const rules = { ...defaultCompletionRules, mark: 60 };
  expect(completionWords(rules, none, day)).toEqual(['أنجز محاضرات الكورس كلها']);
  expect(completionWords(rules, { quizzes: 1, exercises: 1, marked: 1 }, day)).toHaveLength(4);
});

test('all lectures include the work in them, and a part of them does not', () => {
  const rules = { ...defaultCompletionRules, quizzes: false, assignments: false };
  const work = { quizzes: 2, exercises: 1, marked: 3 };
  expect(completionWords(rules, work, day)).toHaveLength(3);
  expect(completionWords({ ...rules, lectures: 80 }, work, day)).toEqual([
    'أنجز 80% من المحاضرات على الأقل',
  ]);
});

test('dates are days', () => {
  const rules = {
    ...defaultCompletionRules,
    not_before: '2026-03-01T10:00:00Z',
    until: '2026-06-30T20:59:00Z',
  };
  expect(completionWords(rules, none, day).slice(1)).toEqual([
    'أنجز ذلك في موعد أقصاه 2026-06-30',
    'لا يكتمل الكورس قبل 2026-03-01',
  ]);
});
