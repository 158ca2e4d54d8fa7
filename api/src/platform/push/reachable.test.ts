import { expect, test } from 'vitest';
import { guardedLookup, isReachableEndpoint } from './reachable.ts';

test.each([
  ['https://push.example.org/1', true],
  ['https://8.8.8.8/1', true],
  ['http://push.example.org/1', false],
  ['https://localhost/1', false],
  ['https://127.0.0.1/1', false],
  ['https://127.1/1', false],
  ['https://2130706433/1', false],
  ['https://[::1]/1', false],
  ['https://[::ffff:7f00:1]/1', false],
  ['https://192.168.1.1/1', false],
  ['https://0.0.0.0/1', false],
])('in public, %s: %s', (endpoint, reachable) => {
  expect(isReachableEndpoint(endpoint, false)).toBe(reachable);
});

test.each([
  ['http://127.0.0.1:4000/1', true],
  ['http://localhost:4000/1', true],
  ['http://10.0.0.1/1', false],
  ['https://169.254.169.254/1', false],
])('while developing, %s: %s', (endpoint, reachable) => {
  expect(isReachableEndpoint(endpoint, true)).toBe(reachable);
});

const resolve = (name: string, allowLoopback: boolean) =>
  new Promise<string>((done, fail) =>
    guardedLookup(allowLoopback)(name, { all: false }, (error, address) =>
      error ? fail(error) : done(String(address)),
    ),
  );

test('a name that leads inside is refused when it is resolved', async () => {
  await expect(resolve('localhost', false)).rejects.toThrow('no public address');
  expect(await resolve('localhost', true)).toMatch(/^(127\.0\.0\.1|::1)$/);
});
