import { expect, test } from 'vitest';
import { verifyState } from './verify-state.ts';

test('keeps the email and, from registration, the name', () => {
  expect(verifyState({ email: 'a@example.com' })).toEqual({ email: 'a@example.com' });
  expect(verifyState({ email: 'a@example.com', name: 'سارة' })).toEqual({
    email: 'a@example.com',
    name: 'سارة',
  });
});

test.each([null, undefined, 'a@example.com', {}, { email: 5 }, { email: 'no address' }])(
  'returns null for %j',
  (state) => expect(verifyState(state)).toBeNull(),
);
