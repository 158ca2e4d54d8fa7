import { describe, expect, it } from 'vitest';
import { readPrice } from './price-logic.ts';

describe('a price', () => {
  it.each([null, undefined, '', '  ', 'مجاني', 'مجانًا', 'free', 'FREE', 0, '0', '0.00', '٠'])(
    '%j is free',
    (price) => {
      expect(readPrice(price)).toEqual({ kind: 'free' });
    },
  );

  it.each([
    ['49', '$49'],
    [49.5, '$49.5'],
    ['$1,250', '$1,250'],
    ['1250.00', '$1,250'],
    ['٤٩', '$49'],
    ['49 USD', '$49'],
  ])('%j reads %s', (price, text) => {
    expect(readPrice(price)).toEqual({ kind: 'amount', text });
  });

  it('in words stays in words', () => {
    expect(readPrice('حسب الاتفاق')).toEqual({ kind: 'words', text: 'حسب الاتفاق' });
  });
});
