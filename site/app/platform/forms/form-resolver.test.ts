import { loginBody } from '@nibras/contract/people/auth/shapes.ts';
import { expect, test } from 'vitest';
import { contractResolver } from './form-resolver.ts';

type Values = { email: string };

const resolver = contractResolver<Values>(async () => loginBody.pick({ email: true }));
const options = { fields: {}, shouldUseNativeValidation: false };
const resolve = (values: Values) => resolver(values, undefined, options);

test('the values are parsed by the contract’s schema', async () => {
  const resolved = await resolve({ email: ' Laila@Example.com ' });
  expect(resolved).toEqual({ values: { email: 'laila@example.com' }, errors: {} });
});

test('each invalid field gets one Arabic sentence', async () => {
  const { errors } = await resolve({ email: '' });
  expect((errors as { email: { message: string } }).email.message).toMatch(
    /^\p{Script=Arabic}[^.]*\.$/u,
  );
});

test('the form is sent unchecked where the schema cannot be loaded', async () => {
  const offline = contractResolver<Values>(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await offline({ email: 'x' }, undefined, options)).toEqual({
    values: { email: 'x' },
    errors: {},
  });
});

test('what is typed while the schema loads is not sent', async () => {
  for (const load of [async () => loginBody.pick({ email: true }), () => Promise.reject(Error())]) {
    const typed = { email: 'laila@example.com' };
    const resolved = contractResolver<Values>(load)(typed, undefined, options);
    typed.email = 'omar@example.com';
    expect(await resolved).toEqual({ values: { email: 'laila@example.com' }, errors: {} });
  }
});
