import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { expect, test } from 'vitest';
import { content } from '../../../../../demo/content/index.ts';
import { rightPrograms } from '../corpus/right.ts';
import { silentMistakes } from '../corpus/silent.ts';
import { findHints } from './find-hints.ts';

const mainNames: Record<CodeLanguage, string> = {
  python: 'main.py',
  javascript: 'main.js',
  typescript: 'main.ts',
  html: 'index.html',
  sql: 'main.sql',
};

test.each(silentMistakes)(
  '%s: %s at line %i',
  async (language, id, line, code, state = 'done', output = '12') => {
    const files = [{ name: mainNames[language], code }];
    const [hint] = await findHints({ language, state, output, files });
    expect(hint).toMatchObject({ id, line });
    for (const sentence of [hint?.text, hint?.next]) expect(sentence).toMatch(/[.؟]$/);
    for (const written of [hint?.title, hint?.text, hint?.next]) {
      expect(written?.split('`').length).toSatisfy((pieces: number) => pieces % 2 === 1);
    }
  },
);

const solved = content.courses
  .flatMap(({ chapters }) => chapters)
  .flatMap(({ lectures }) => lectures)
  .flatMap(({ exercise }) =>
    exercise
      ? [exercise.files, exercise.solution].map((files) => ({ language: exercise.language, files }))
      : [],
  );

test('solutions and start files of exercises have no hint', async () => {
  const found: string[] = [];
  for (const { language, files } of solved) {
    const hints = await findHints({ language, state: 'done', output: '12', files });
    found.push(...hints.map(({ id, line }) => `${id} at ${line} of ${files[0]?.code}`));
  }
  expect(found).toEqual([]);
});

test.each(rightPrograms)(
  'a program in %s that is right has no hint: %s',
  async (language, code) => {
    const files = [{ name: mainNames[language], code }];
    expect(await findHints({ language, state: 'done', output: '12', files })).toEqual([]);
  },
);

const hostile = ['<a ', '<a b="', '(', 'x = x\n', '{', 'while x:\n ', '"', "SELECT x, '"];

test.each(
  (['html', 'python', 'javascript', 'sql'] as const).flatMap((language) =>
    hostile.map((piece) => [language, piece] as const),
  ),
)('a long program in %s of %j is looked at before the test times out', async (language, piece) => {
  const files = [{ name: mainNames[language], code: piece.repeat(20_000) }];
  await findHints({ language, state: 'timed-out', output: '', files });
});
