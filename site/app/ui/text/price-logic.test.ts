import { describe, expect, it } from 'vitest';
import { parsePrice } from './price-logic.ts';

describe('a price', () => {
  it.each([null, undefined, '', '  ', 'مجاني', 'مجانًا', 'free', 'FREE', 0, '0', '0.00', '٠'])(
    '%j is free',
    (price) => {
      expect(parsePrice(price)).toEqual({ kind: 'free' });
    },
  );

  it.each([
    ['49', '$49'],
    [49.5, '$49.50'],
    ['$1,250', '$1,250'],
    ['1250.00', '$1,250'],
    ['٤٩', '$49'],
    ['49 USD', '$49'],
  ])('%j is shown as %s', (price, text) => {
    expect(parsePrice(price)).toMatchObject({ kind: 'amount', text, ltr: true });
  });

  it('is written in the currency of the site', () => {
    expect(parsePrice('1250.5', { sign: 'ج.م' })).toEqual({
      kind: 'amount',
      text: '1,250.50 ج.م',
      amount: 1250.5,
      ltr: false,
    });
    expect(parsePrice(20, { sign: '€', before: true })).toMatchObject({ text: '€20', ltr: true });
    const dinars = { sign: 'د.ك', decimals: 3 };
    expect(parsePrice('3.5', dinars)).toMatchObject({ text: '3.500 د.ك' });
    expect(parsePrice('3.000', dinars)).toMatchObject({ text: '3 د.ك' });
  });

  it('in words is shown as written', () => {
    expect(parsePrice('حسب الاتفاق')).toEqual({ kind: 'words', text: 'حسب الاتفاق' });
  });
});
