import { expect, it } from 'vitest';
import { avatarGround, avatarGrounds, firstLetter } from './avatar-letter.ts';

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

it('a name keeps its ground, spaces around it or not', () => {
  expect(avatarGround('سارة')).toBe(avatarGround(' سارة '));
});

it('names spread over all grounds', () => {
  const used = new Set(Array.from({ length: 200 }, (_, index) => avatarGround(`طالب ${index}`)));
  expect(used.size).toBe(avatarGrounds.length);
});
