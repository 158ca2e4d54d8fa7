import { expect, it } from 'vitest';
import { enrolAction, isMemberAction } from './enrol-action.ts';

const guest = { enrol: true, teach: false, watch: false };

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
  expect(enrolAction({ status, price, payable: true, permissions: guest })).toMatchObject({
    kind,
    disabled,
  });
});

it('offers no purchase where nothing can be paid, and says how the course can be had', () => {
  const closed = { payable: false, permissions: guest };
  expect(enrolAction({ status: 'none', price: '30', ...closed })).toMatchObject({
    kind: 'unsold',
    label: 'يُفتح بكود أو بمنحة',
    disabled: true,
  });
  expect(enrolAction({ status: 'none', price: null, ...closed }).kind).toBe('free');
  expect(enrolAction({ status: 'joined', price: '30', ...closed }).kind).toBe('joined');
});

it('isolates the price in the label', () => {
  expect(
    enrolAction({ status: 'none', price: '30', payable: true, permissions: guest }).label,
  ).toBe('اشترك الآن بسعر \u2066$30\u2069');
});

it.each([
  ['its teacher', { enrol: false, teach: true, watch: true }, 'أنت معلّم هذا الكورس', true],
  ['an admin', { enrol: false, teach: false, watch: true }, 'الكورس مفتوح لك دون اشتراك', true],
  ['anyone else', { enrol: false, teach: false, watch: false }, 'الاشتراك غير متاح', false],
])('where enrolling is not permitted, %s reads what is true', (_, permissions, label, member) => {
  const action = enrolAction({ status: 'none', price: '30', payable: true, permissions });
  expect(action).toMatchObject({ label, disabled: true });
  expect(isMemberAction(action)).toBe(member);
});
