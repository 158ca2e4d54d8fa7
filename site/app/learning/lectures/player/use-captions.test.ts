import { expect, test } from 'vitest';
import { firstLanguage } from './use-captions.ts';

const [ar, en, fr] = ['ar', 'en', 'fr'].map((language) => ({ language })) as [
  { language: string },
  { language: string },
  { language: string },
];

test.each([
  // Nothing was chosen: Arabic, or none.
  [[ar, en], null, null, 'ar'],
  [[en, fr], null, null, null],
  [[], null, null, null],
  // The language that was chosen before, where this video has it.
  [[ar, en], 'en', true, 'en'],
  [[ar, fr], 'en', true, 'ar'],
  [[en, fr], 'ar', true, 'en'],
  [[en, fr], 'fr', null, 'fr'],
  // Without captions.
  [[ar, en], 'en', false, null],
])(
  'of %j with the language %s and captions %s, %s is shown',
  (captions, language, wanted, shown) => {
    expect(firstLanguage(captions, { language, captions: wanted })).toBe(shown);
  },
);
