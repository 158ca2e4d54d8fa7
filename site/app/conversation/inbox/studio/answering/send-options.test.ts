import { expect, it } from 'vitest';
import { otherMarks, sendText, usualMark } from './send-options.ts';

it('marks a new one as answered, and leaves what was decided', () => {
  expect(usualMark('new', null)).toBe('answered');
  expect(usualMark('agreed', null)).toBeNull();
  expect(usualMark('new', 'declined')).toBe('declined');
  expect(usualMark('declined', 'declined')).toBeNull();
});

it('offers each other state once, and to leave it', () => {
  expect(otherMarks('order', 'new', 'answered')).toEqual(['agreed', 'declined', 'archived', null]);
  expect(otherMarks('message', 'new', 'answered')).toEqual(['archived', null]);
  expect(otherMarks('order', 'agreed', null)).toEqual(['answered', 'declined', 'archived']);
});

it('says what it does', () => {
  expect(sendText('order', 'answered')).toBe('أرسل وعلّمه «رُدّ عليه»');
  expect(sendText('message', 'answered')).toBe('أرسل وعلّمها «رُدّ عليها»');
  expect(sendText('order', null)).toBe('أرسل الجواب');
});
