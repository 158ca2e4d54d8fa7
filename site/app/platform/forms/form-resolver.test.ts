import { loginBody } from '@nibras/contract/auth.ts';
import { expect, test } from 'vitest';
import { contractResolver } from './form-resolver.ts';

type Values = { email: string };

const resolver = contractResolver<Values>(async () => loginBody.pick({ email: true }));
const options = { fields: {}, shouldUseNativeValidation: false };
const resolve = (values: Values) => resolver(values, undefined, options);

test('the contract reads what was typed', async () => {
  const read = await resolve({ email: ' Laila@Example.com ' });
  expect(read).toEqual({ values: { email: 'laila@example.com' }, errors: {} });
});

test('what it refuses is told in one Arabic sentence a field', async () => {
  const { errors } = await resolve({ email: '' });
  expect((errors as { email: { message: string } }).email.message).toMatch(
    /^\p{Script=Arabic}[^.]*\.$/u,
  );
});

test('without the rules the form is sent unchecked, and the server decides', async () => {
  const offline = contractResolver<Values>(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await offline({ email: 'x' }, undefined, options)).toEqual({
    values: { email: 'x' },
    errors: {},
  });
});
