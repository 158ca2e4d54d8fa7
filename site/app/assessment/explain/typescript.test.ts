import { expect, test } from 'vitest';
import { typescriptMistakes } from './corpus/typescript.ts';
import { typescriptLessons } from './corpus/typescript-lessons.ts';
import { unusualTypescript } from './corpus/unusual.ts';
import { judge } from './testing/judge.ts';
import { checkTypescript } from './testing/run-typescript.ts';

test("beginners' mistakes in TypeScript are explained, and rare ones not wrongly", async () => {
  const cases = [
    ...typescriptMistakes,
    ...typescriptLessons,
    ...unusualTypescript.map(([pattern, program]) => [pattern, undefined, program] as const),
  ];
  const errors = checkTypescript(cases.map(([, , program]) => program));
  const verdict = await judge(
    cases.map(([pattern, line, program], index) => ({
      language: 'typescript',
      pattern,
      line,
      program,
      error: errors[index] ?? null,
    })),
  );
  expect(verdict).toEqual({ wrong: [], silent: [] });
});
