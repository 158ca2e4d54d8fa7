import fc from 'fast-check';
import { coupon, ways } from './shop.ts';

/** Mostly the newest or the first. */
const place = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.nat({ max: 5 }) },
);
const code = fc.constantFrom(coupon.free, coupon.quarter, coupon.quarter);

const open = fc.record({
  kind: fc.constant('open' as const),
  /** Places of courses; empty for the bundle. */
  places: fc.uniqueArray(fc.nat({ max: 2 }), { maxLength: 2 }),
  coupon: fc.option(code, { nil: undefined, freq: 4 }),
});

/**
 * Something that happens to one person's purchases. `at` chooses among what there is at that moment: purchases, payments,
 * cases, refunds or courses.
 */
const event = fc.oneof(
  { weight: 4, arbitrary: open },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      at: place,
      way: fc.constantFrom(...ways),
      how: fc.constantFrom(
        'right',
        'right',
        'right',
        'less',
        'more',
        'late',
        'in time',
        'currency',
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay again' as const), at: place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('expire' as const), at: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), at: place }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('coupon' as const),
      at: place,
      coupon: fc.option(code, { freq: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('use credit' as const),
      at: place,
      isUsed: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('get credit' as const),
      amount: fc.constantFrom(1_000, 5_000, 20_000),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      at: place,
      line: place,
      share: fc.constantFrom(0.25, 1, 1, 1, 2),
      /** Rarely, because it ends what the other events are about. */
      endsAccess: fc.constantFrom(false, false, true),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      at: place,
      state: fc.constantFrom('done' as const, 'failed' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('solve' as const),
      at: place,
      decision: fc.constantFrom('accepted' as const, 'refunded' as const, 'dismissed' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('grant' as const), at: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('take grant' as const), at: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('code' as const), at: place }) },
);
export type SaleEvent = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

/** What happens to one person, in a random order. */
export const order = fc
  .tuple(open, fc.array(event, { minLength: 5, maxLength: 15, size: 'max' }))
  .map(([first, others]): SaleEvent[] => [first, ...others]);
