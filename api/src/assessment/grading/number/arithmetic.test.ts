import { describe, expect, test } from 'vitest';
import { valueOfArithmetic } from './arithmetic.ts';

describe('a calculation', () => {
  test.each<[text: string, value: number | null]>([
    ['4 + 3', 7],
    ['2 × 22/7 × 7', 44],
    ['9 ÷ 3', 3],
    ['10 - 2 - 3', 5],
    ['2 * (3 + 4)', 14],
    ['-2 * 3', -6],
    ['2^10', 1024],
    ['2 ** 3 ** 2', 512],
    ['2 * 3^2', 18],
    ['9^99^99', null],
    ['8', null],
    ['1/0', null],
    ['4 +', null],
    ['(4 + 3', null],
    ['4 3 2', null],
    ['x + 3', null],
    ['1+'.repeat(60), null],
    ['('.repeat(99), null],
  ])('%s', (text, value) => {
    const worth = valueOfArithmetic(text);
    if (value === null) expect(worth).toBeNull();
    else expect(worth).toBeCloseTo(value);
  });
});
