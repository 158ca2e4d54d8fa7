import { expect, it } from 'vitest';
import { enrolAction } from './enrol-action.ts';

it.each([
  ['pending', '30', 'verify', false],
  ['pending', null, 'verify', false],
  ['joined', '30', 'joined', true],
  ['none', null, 'free', false],
  ['none', 'مجاني', 'free', false],
  ['none', '0', 'free', false],
  ['none', '30', 'paid', false],
  ['none', 'بعد التواصل', 'paid', false],
] as const)('status %s and price %j give the action %s', (status, price, kind, disabled) => {
  expect(enrolAction({ status, price })).toMatchObject({ kind, disabled });
});

it('isolates the price in the label', () => {
  expect(enrolAction({ status: 'none', price: '30' }).label).toBe(
    'اشترك الآن بسعر \u2066$30\u2069',
  );
});

it('is disabled for the teacher of the course', () => {
  expect(enrolAction({ status: 'none', price: '30', teaches: true })).toMatchObject({
    kind: 'teaches',
    disabled: true,
  });
});
