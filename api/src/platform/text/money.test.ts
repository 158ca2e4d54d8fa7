import { describe, expect, test } from 'vitest';
import { formatAmount, formatMoney } from './money.ts';

describe('money in Arabic texts', () => {
  test.each([
    [125_000, 'EGP', '1,250 ج.م'],
    [4950, 'EGP', '49.50 ج.م'],
    [1_234_567_890, 'KWD', '1,234,567.890 د.ك'],
    [4900, 'USD', '$49'],
    [0, 'SAR', '0 ر.س'],
    [-4950, 'EGP', '-49.50 ج.م'],
  ] as const)('%d of %s is %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });

  test('on a paper keeps all decimals', () => {
    expect(formatAmount(125_000, 'EGP')).toBe('1,250.00');
    expect(formatAmount(5, 'KWD')).toBe('0.005');
  });
});
