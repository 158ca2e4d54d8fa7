import { describe, expect, it } from 'vitest';
import { keyTarget, swipeStep, wrapIndex } from './lightbox-steps.ts';

it('wraps around at both ends', () => {
  expect(wrapIndex(10, 1, 11)).toBe(0);
  expect(wrapIndex(0, -1, 11)).toBe(10);
  expect(wrapIndex(4, 1, 11)).toBe(5);
  expect(wrapIndex(0, 1, 1)).toBe(0);
});

describe('a key in right to left', () => {
  const at = { index: 0, count: 5, direction: 'rtl' } as const;
  it.each([
    ['ArrowLeft', 1],
    ['ArrowRight', 4],
    ['Home', 0],
    ['End', 4],
    ['ArrowUp', null],
    ['a', null],
  ])('%s selects picture %s', (key, target) => {
    expect(keyTarget(key, at)).toBe(target);
  });
});

it('arrow keys are reversed in left to right', () => {
  const at = { index: 2, count: 5, direction: 'ltr' } as const;
  expect(keyTarget('ArrowRight', at)).toBe(3);
  expect(keyTarget('ArrowLeft', at)).toBe(1);
});

describe('a swipe', () => {
  it('selects the picture on the opposite side', () => {
    expect(swipeStep(120, 10, 'rtl')).toBe(1);
    expect(swipeStep(-120, 10, 'rtl')).toBe(-1);
    expect(swipeStep(-120, 10, 'ltr')).toBe(1);
  });

  it('is ignored when it is short or mostly vertical', () => {
    expect(swipeStep(20, 0, 'rtl')).toBe(0);
    expect(swipeStep(60, 90, 'rtl')).toBe(0);
  });
});
