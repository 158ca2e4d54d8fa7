import { expect, it } from 'vitest';
import { avatarColor, avatarColors, firstLetter } from './avatar-letter.ts';

it.each([
  ['سارة عبد الله', 'س'],
  ['  أحمد', 'أ'],
  ['د. يوسف العمري', 'ي'],
  ['م. ', 'م'],
  ['nour', 'N'],
  ['', '؟'],
  ['😀 باسم', '😀'],
])('the letter of %j is %s', (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});

it('a name has the same background colour with and without spaces around it', () => {
  expect(avatarColor('سارة')).toBe(avatarColor(' سارة '));
});

it('all background colours are used', () => {
  const used = new Set(Array.from({ length: 200 }, (_, index) => avatarColor(`طالب ${index}`)));
  expect(used.size).toBe(avatarColors.length);
});
