import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareRefund } from './share-refund.ts';

const line = (id: number, total: number, refunded = 0) => ({ id, total, refunded });
const purchase = (
  lines: ReturnType<typeof line>[],
  payments: { id: number; left: number }[],
  currency: 'EGP' | 'KWD' = 'EGP',
) => ({ lines, payments, currency });

test('a line without an amount goes back whole and ends; another one by what was said', () => {
  const both = purchase([line(1, 100), line(2, 50)], [{ id: 7, left: 150 }]);
  const lines = [{ id: 1 }, { id: 2, amount: '0.20' }];
  expect(shareRefund({ lines, ends_access: false }, both)).toEqual([
    { payment: 7, lines: [{ id: 1, amount: 100 }], endsAccess: true },
    { payment: 7, lines: [{ id: 2, amount: 20 }], endsAccess: false },
  ]);
});

test('money goes back before credit', () => {
  const mixed = purchase(
    [line(1, 100)],
    [
      { id: 1, left: 70 },
      { id: 2, left: 30 },
    ],
  );
  expect(shareRefund({ lines: [{ id: 1, amount: '0.80' }], ends_access: false }, mixed)).toEqual([
    { payment: 1, lines: [{ id: 1, amount: 70 }], endsAccess: false },
    { payment: 2, lines: [{ id: 1, amount: 10 }], endsAccess: false },
  ]);
});

test('whole lines share a payment that was smaller than the price', () => {
  const less = purchase([line(1, 100), line(2, 50)], [{ id: 1, left: 90 }]);
  expect(shareRefund({ lines: [{ id: 1 }, { id: 2 }], ends_access: false }, less)).toEqual([
    {
      payment: 1,
      lines: [
        { id: 1, amount: 60 },
        { id: 2, amount: 30 },
      ],
      endsAccess: true,
    },
  ]);
});

test.each([
  ['more than is left of a line', [{ id: 1, amount: '0.61' }]],
  ['a line that went back', [{ id: 2 }]],
  ['a line of another purchase', [{ id: 3 }]],
  ['a line twice', [{ id: 1, amount: '0.10' }, { id: 1 }]],
])('%s is refused', (_, lines) => {
  const own = purchase([line(1, 100, 40), line(2, 50, 50)], [{ id: 1, left: 60 }]);
  expect(() => shareRefund({ lines, ends_access: false }, own)).toThrow('refund-too-much');
});

test.each(['0', '-5', '1.234', 'abc', '٠٫٠٠'])('%s is no amount', (amount) => {
  const own = purchase([line(1, 100_000)], [{ id: 1, left: 100_000 }]);
  const wanted = { lines: [{ id: 1, amount }], ends_access: false };
  expect(() => shareRefund(wanted, own)).toThrow('invalid-input');
});

test('amounts are read by the currency, in Arabic digits too', () => {
  const own = purchase([line(1, 100_000)], [{ id: 1, left: 100_000 }], 'KWD');
  const [part] = shareRefund({ lines: [{ id: 1, amount: '١٫٢٥' }], ends_access: true }, own);
  expect(part).toEqual({ payment: 1, lines: [{ id: 1, amount: 1250 }], endsAccess: true });
});

test('no payment gives more than it has, and no line gets more than it lacks', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 5 });
  const wanted = fc.array(fc.option(fc.integer({ min: 1, max: 1200 })), {
    minLength: 5,
    maxLength: 5,
  });
  fc.assert(
    fc.property(amounts, amounts, wanted, (totals, lefts, typed) => {
      const lines = totals.map((total, index) => line(index + 1, total));
      const payments = lefts.map((left, index) => ({ id: index + 1, left }));
      const input = lines.map(({ id }, index) => {
        const amount = typed[index] ?? null;
        return amount === null ? { id } : { id, amount: (amount / 100).toFixed(2) };
      });
      let parts: ReturnType<typeof shareRefund>;
      try {
        parts = shareRefund({ lines: input, ends_access: false }, purchase(lines, payments));
      } catch {
        return;
      }
      for (const { id, left } of payments) {
        const given = parts.filter(({ payment }) => payment === id).flatMap((part) => part.lines);
        expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(left);
      }
      for (const { id, total } of lines) {
        const given = parts.flatMap((part) => part.lines).filter((one) => one.id === id);
        expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(total);
      }
    }),
  );
});
