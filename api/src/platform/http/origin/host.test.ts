import { expect, test } from 'vitest';
import { startCachingProcess } from '../../../testing/caching-app.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { isHost } from './host.ts';

const home = await startTestApp({ work: false, config: { trustProxy: true } });
const { app } = await startCachingProcess(home);

test.each([
  'x/api',
  'x/api/courses?',
  'a/../b',
  'a?b',
  'a#b',
  'a b@c',
  'user@host',
  '[::1',
  'a:99999999',
  'a:99999',
  '"><script>',
  'a,b/c',
])('a request for the host %s is refused and not cached', async (host) => {
  const refused = await app.inject({ url: '/courses', headers: { host } });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().message).toMatch(/[\u0621-\u064a]/);
  expect(refused.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'x-request-id': expect.any(String),
  });
  const forwarded = { host: 'nibras.example', 'x-forwarded-host': host };
  expect((await app.inject({ url: '/api/courses', headers: forwarded })).statusCode).toBe(400);
});

test.each(['localhost', 'nibras.example:8080', '127.0.0.1:3000', '[::1]:3000', 'a_b.example'])(
  '%s is a valid host',
  async (host) => {
    expect(isHost(host)).toBe(true);
    expect((await app.inject({ url: '/api/courses', headers: { host } })).statusCode).toBe(200);
  },
);

test('a cached response is not sent for a host and path that concatenate to the same address', async () => {
  const path = '/api/courses?per_page=3';
  const first = await app.inject({ url: path, headers: { host: 'x' } });
  expect(first.statusCode).toBe(200);
  const other = await app.inject({ url: path.replace('/api', ''), headers: { host: 'x/api' } });
  expect(other.statusCode).toBe(400);
});
