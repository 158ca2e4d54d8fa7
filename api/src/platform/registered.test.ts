import { expect, test } from 'vitest';
import { stored } from './audit/undo.ts';
import { collectRegistered } from './registered.ts';
import type { WaitingSource } from './waiting.ts';

const undo = stored('selling:manage', async () => {});
const cases = { logKind: null } as WaitingSource;

test('what features register is collected by name', () => {
  const { undo: all, waiting } = collectRegistered([
    { name: 'coupons', undo: { 'coupon-made': undo } },
    { name: 'purchases', waiting: { cases } },
    { name: 'vitals' },
  ]);
  expect(Object.keys(all)).toEqual(['coupon-made']);
  expect(Object.keys(waiting)).toEqual(['cases']);
});

test('an action that two features register stops the start', () => {
  const both = [
    { name: 'coupons', undo: { 'coupon-made': undo } },
    { name: 'bundles', undo: { 'coupon-made': undo } },
  ];
  expect(() => collectRegistered(both)).toThrow('coupon-made');
});
