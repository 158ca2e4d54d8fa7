import { expect, test } from 'vitest';
import { type Stage, stageOf, usualWait } from './stage.ts';

type Parts = Parameters<typeof stageOf>[0];

const parts = (
  state: Parts['purchase']['state'],
  transfer: NonNullable<Parts['transfer']>['state'] | null = null,
  under_review: string | null = null,
) => ({ purchase: { state }, transfer: transfer && { state: transfer }, under_review }) as Parts;

test.each<[Stage, Parts]>([
  ['unpaid', parts('open')],
  ['waiting', parts('open', 'waiting')],
  ['asked', parts('open', 'asked')],
  ['declined', parts('open', 'declined')],
  ['unpaid', parts('open', 'withdrawn')],
  ['review', parts('open', 'approved', '2026-01-01')],
  ['paid', parts('paid', 'approved')],
  // A second payment of what is paid is the provider's to settle.
  ['paid', parts('paid', 'approved', '2026-01-01')],
  ['refunded', parts('refunded', 'approved')],
  ['expired', parts('expired', 'declined')],
  ['review', parts('expired', 'approved', '2026-01-01')],
  ['cancelled', parts('cancelled')],
])('is %s', (stage, answer) => {
  expect(stageOf(answer)).toBe(stage);
});

test.each([
  [null, null],
  [0, 'خلال 5 دقائق'],
  [3, 'خلال 5 دقائق'],
  [21, 'خلال 25 دقيقة'],
  [56, 'خلال ساعة'],
  [61, 'خلال ساعتين'],
  [240, 'خلال 4 ساعات'],
  [241, 'خلال 5 ساعات'],
  [2 * 24 * 60, 'خلال 48 ساعة'],
  [2 * 24 * 60 + 1, 'خلال 3 أيام'],
])('%s minutes are %s', (minutes, text) => {
  expect(usualWait(minutes)).toBe(text);
});
