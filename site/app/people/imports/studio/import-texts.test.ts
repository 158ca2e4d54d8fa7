import type { ImportCheck } from '@nibras/contract/people/imports/studio/shapes.ts';
import { expect, test } from 'vitest';
import { outcomes, readAs } from './import-texts.ts';

const none = { good: 0, new: 0, known: 0, extended: 0, kept: 0, bad: 0, lossy: 0 };

test('what an import will do is counted in words, and a kind without lines is not named', () => {
  expect(outcomes({ ...none, new: 4 }, true)).toEqual(['تُنشأ 4 حسابات']);
  expect(outcomes({ ...none, new: 1, known: 2, extended: 1, kept: 3, bad: 11 }, true)).toEqual([
    'يُنشأ حساب واحد',
    'يُضاف لمن له حساب اشتراكان',
    'يُمدَّد اشتراك واحد',
    'لا تتغيّر 3 اشتراكات',
    'لا يُقرأ 11 سطرًا',
  ]);
  // Without a course there are accounts alone.
  expect(outcomes({ ...none, kept: 2, extended: 1 }, false)).toEqual(['لا يتغيّر حسابان']);
  expect(outcomes(none, true)).toEqual([]);
});

test('how a list was read is one sentence', () => {
  const check: ImportCheck = {
    problem: null,
    encoding: 'utf-8',
    separator: ',',
    headings: ['الاسم', 'البريد'],
    columns: [],
    preview: [],
    counts: none,
    lines: [],
    lossy: [],
    bad: [],
  };
  const read = (changes: Partial<ImportCheck>) => readAs({ ...check, ...changes });
  expect(read({})).toBe('قسمنا كل سطر عند الفواصل (,)، وعرفنا ما في كل عمود من عنوانه.');
  expect(read({ separator: '\t', headings: null, encoding: 'windows-1256' })).toBe(
    'أخذنا الأعمدة كما نُسخت من الجدول، وعرفنا ما في كل عمود من أسطره، فليس فوقها عناوين، والملف بترميز Windows-1256.',
  );
  expect(read({ separator: 'none', headings: null })).toBe('في كل سطر بريد.');
});
