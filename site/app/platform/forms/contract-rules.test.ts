import { loginBody } from '@nibras/contract/auth.ts';
import { expect, test } from 'vitest';
import { contractRules } from './contract-rules.ts';

const rules = contractRules<'email'>(async () => loginBody.pick({ email: true }));

test('the contract reads what was typed', async () => {
  const read = await rules({ email: 'laila@example.com' });
  expect(read).toEqual({ values: { email: 'laila@example.com' }, problems: {} });
});

test('what it refuses is told in one Arabic sentence a field', async () => {
  const { problems } = await rules({ email: '' });
  expect(problems.email).toMatch(/^\p{Script=Arabic}/u);
});

test('without the rules the form is sent unchecked, and the server decides', async () => {
  const offline = contractRules<'email'>(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await offline({ email: 'x' })).toEqual({ values: { email: 'x' }, problems: {} });
});
