import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

const filler = 'كلمة '.repeat(60);

it('shows a short message whole, in one line', () => {
  expect(excerpt('سطر\n\nثانٍ', 'ثان')).toBe('سطر ثانٍ');
});

it('begins shortly before the found word and ends between words', () => {
  const shown = excerpt(`${filler}المصفوفة ${filler}`, 'مصفوفه');
  expect(shown).toMatch(/^… (كلمة ){5,9}المصفوفة (كلمة )+…$/);
  expect(shown.length).toBeLessThan(170);
});

it('begins at the beginning where a word was found with a typo only', () => {
  expect(excerpt(`أولًا ${filler}`, 'مصفوقة')).toMatch(/^أولًا كلمة/);
});

it('shows a found word after or in a long text without spaces', () => {
  expect(excerpt(`${'a'.repeat(300)} هدف`, 'هدف')).toContain('هدف');
  expect(excerpt(`${'a'.repeat(300)}bcd${'a'.repeat(300)}`, 'bcd')).toContain('bcd');
});
