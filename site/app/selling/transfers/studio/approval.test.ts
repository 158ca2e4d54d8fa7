import { expect, test } from 'vitest';
import { approveLabel } from './approval.ts';

const open = { state: 'open', late: false } as const;

test.each([
  ['one approval', { purchase: open, two_approvers: false, first_by: null }, 'اقبل وافتح له'],
  ['the first of two', { purchase: open, two_approvers: true, first_by: null }, 'اقبل'],
  ['the second', { purchase: open, two_approvers: true, first_by: { id: 1 } }, 'اقبل وافتح له'],
  [
    'money for what is paid already',
    { purchase: { ...open, state: 'paid' as const }, two_approvers: false, first_by: null },
    'اقبل',
  ],
  [
    'money that came too late',
    { purchase: { ...open, late: true }, two_approvers: false, first_by: null },
    'اقبل',
  ],
])('the button of %s says whether it opens access at once', (_, transfer, label) => {
  expect(approveLabel(transfer)).toBe(label);
});
