import { synonymsBody } from '@nibras/contract/site/search/studio/word-shapes.ts';
import { expect, it } from 'vitest';
import { typedWords, wordsProblem } from './typed-words.ts';

it('words are divided by commas of either script, semicolons and lines', () => {
  expect(typedWords(' جوال،هاتف , موبايل;هاتف  محمول\n،')).toEqual([
    'جوال',
    'هاتف',
    'موبايل',
    'هاتف محمول',
  ]);
});

it.each([
  ['جوال، هاتف', undefined],
  ['C++، سي بلس بلس', undefined],
  ['جوال', /كلمتين على الأقل/],
  ['', /كلمتين على الأقل/],
  ['جوال، ؟!', /لا حروف/],
  ['جوال، هاتف يعمل باللمس جدا', /ثلاث كلمات/],
  [`جوال، ${'ه'.repeat(41)}`, /حرفًا/],
  ['جوال، الجوال', /كلمة واحدة/],
  ['جوال، هاتف، جوال', /مرتين/],
  [Array.from({ length: 11 }, (_, at) => `لفظ${at}`).join('، '), /عشر/],
])('what the API refuses is said before: %s', (text, problem) => {
  const said = wordsProblem(text);
  if (problem) expect(said).toMatch(problem);
  else expect(said).toBeUndefined();
  expect(synonymsBody.safeParse({ words: typedWords(text) }).success).toBe(said === undefined);
});
