import { expect, test } from 'vitest';
import { linesOf, withItem, withItems, withoutItem } from './list-edits.ts';

test('a pasted list becomes one item a line, without bullets and numbers', () => {
  expect(linesOf('- الأول\n\n  • الثاني\r\n3. الثالث\n٤) الرابع\n5 أيام من التدريب')).toEqual([
    'الأول',
    'الثاني',
    'الثالث',
    'الرابع',
    '5 أيام من التدريب',
  ]);
});

test('an item is put in, replaced and taken out at its place', () => {
  expect(withItems(['أ', 'د'], 1, ['ب', 'ج'])).toEqual(['أ', 'ب', 'ج', 'د']);
  expect(withItem(['أ', 'ب'], 1, 'ت')).toEqual(['أ', 'ت']);
  expect(withoutItem(['أ', 'ب', 'ج'], 1)).toEqual(['أ', 'ج']);
});
