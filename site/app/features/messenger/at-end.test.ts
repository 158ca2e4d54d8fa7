import { expect, test } from 'vitest';
import { isAtEnd } from './at-end.ts';

const still = { left: 400, back: false, byHand: false };

test('who comes near the end is there', () => {
  expect(isAtEnd(false, { ...still, left: 47 })).toBe(true);
  expect(isAtEnd(false, { ...still, left: 48 })).toBe(false);
});

test('what comes below takes nobody away from the end, nor does a hand that moves on', () => {
  expect(isAtEnd(true, still)).toBe(true);
  expect(isAtEnd(true, { ...still, byHand: true })).toBe(true);
});

test('a list that corrects itself takes nobody away from the end', () =>
  expect(isAtEnd(true, { ...still, back: true })).toBe(true));

test('who moves back by hand leaves the end', () =>
  expect(isAtEnd(true, { ...still, back: true, byHand: true })).toBe(false));
