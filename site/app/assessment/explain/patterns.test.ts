import { expect, test } from 'vitest';
import { firefox, safari } from './corpus/javascript-browsers.ts';
import { javascriptLessons } from './corpus/javascript-lessons.ts';
import { javascriptRunning } from './corpus/javascript-running.ts';
import { javascriptSyntax } from './corpus/javascript-syntax.ts';
import { pageMistakes } from './corpus/pages.ts';
import { pythonLessons } from './corpus/python-lessons.ts';
import { pythonRunning } from './corpus/python-running.ts';
import { pythonSyntax } from './corpus/python-syntax.ts';
import { sqlMistakes } from './corpus/sql.ts';
import { sqlLessons } from './corpus/sql-lessons.ts';
import { typescriptMistakes } from './corpus/typescript.ts';
import { typescriptLessons } from './corpus/typescript-lessons.ts';
import { patternsOf } from './languages/index.ts';
import { nearest } from './words.ts';

const lists = await Promise.all((['python', 'typescript', 'sql'] as const).map(patternsOf));
const all = [...new Set(lists.flat())];
const mistakes = [
  ...pythonSyntax,
  ...pythonRunning,
  ...javascriptSyntax,
  ...javascriptRunning,
  ...typescriptMistakes,
  ...sqlMistakes,
  ...pythonLessons,
  ...javascriptLessons,
  ...sqlLessons,
  ...typescriptLessons,
  ...pageMistakes,
];

test('there are the patterns and the mistakes that were promised', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBeGreaterThanOrEqual(80);
  expect(new Set(mistakes.map(([, , program]) => program)).size).toBeGreaterThanOrEqual(300);
  expect(firefox.length + safari.length).toBeGreaterThanOrEqual(80);
});

test('each mistake names a pattern that exists', () => {
  const ids = new Set(all.map(({ id }) => id));
  const named = [...mistakes, ...firefox, ...safari].map(([pattern]) => pattern);
  expect(named.filter((pattern) => !ids.has(pattern))).toEqual([]);
});

test.each(all.map((pattern) => [pattern.id, pattern] as const))(
  '%s is written as all explanations are',
  (_, { title, text, next }) => {
    for (const sentence of [text, next]) expect(sentence).toMatch(/[.؟]$/);
    expect(title).not.toMatch(/\.$/);
    // Code is enclosed in pairs of backticks, and there is no other punctuation than the Arabic one outside of it.
    for (const written of [title, text, next]) {
      expect(written.split('`').length % 2).toBe(1);
      expect(written.replace(/`[^`]*`/g, '')).not.toMatch(/[,;?"]/);
    }
  },
);

test.each([
  ['nmae', ['name', 'age'], 'name'],
  ['studentName', ['student_name', 'names'], 'student_name'],
  ['x', ['y', 'z'], null],
  ['hello', ['help', 'print'], null],
  ['cat', ['bat', 'rat'], null],
  ['total', ['total'], null],
])('the name that was meant by %s', (word, candidates, meant) => {
  expect(nearest(word, candidates)).toBe(meant);
});
