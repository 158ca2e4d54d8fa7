import { expect, test } from 'vitest';
import { isAtEnd } from './at-end.ts';

const still = { left: 400, back: false, reader: false };

test('who comes near the end is there', () => {
  expect(isAtEnd(false, { ...still, left: 47 })).toBe(true);
  expect(isAtEnd(false, { ...still, left: 48 })).toBe(false);
});

test('what comes below takes nobody away from the end, nor does who moves on', () => {
  expect(isAtEnd(true, still)).toBe(true);
  expect(isAtEnd(true, { ...still, reader: true })).toBe(true);
});

test('a list that corrects itself takes nobody away from the end', () =>
  expect(isAtEnd(true, { ...still, back: true })).toBe(true));

test('who moves back leaves the end', () =>
  expect(isAtEnd(true, { ...still, back: true, reader: true })).toBe(false));
