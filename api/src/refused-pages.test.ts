import { pageRequests } from '@nibras/contract/limits.ts';
import { expect, test } from 'vitest';
import { startSiteProcess } from './testing/site-process.ts';
import { startTestApp } from './testing/test-app.ts';

/** A log line at error level fails the test. */
const app = await startSiteProcess(await startTestApp({ work: false }));

const form = 'application/x-www-form-urlencoded';
const host = 'nibras.example';

test.each([
  ['/contact', 'application/json', '{"name":"x"}', 415],
  ['/contact', 'text/plain', 'name=x', 415],
  ['/contact', undefined, 'name=x', 415],
  ['/contact', undefined, undefined, 415],
  ['/contact', 'multipart/form-data', 'x', 400],
  ['/contact', 'multipart/form-data; boundary=x', '--x\r\nbroken', 400],
  ['/contact', 'a/b/c', 'x', 415],
  ['/order-service', 'application/json', '[]', 415],
  ['/order-service', 'multipart/form-data; boundary=x', '', 400],
  ['/contact', form, 'x'.repeat(70_000), 413],
  ['/', form, 'a=1', 405],
  ['/articles', form, 'a=1', 405],
  ['/courses/1', 'application/json', '{}', 405],
  ['/login', form, 'a=1', 405],
  ['/no-such-page', form, 'a=1', 405],
  ['/robots.txt', form, 'a=1', 405],
  ['/contact.data', 'application/json', '{}', 415],
  ['/articles.data', form, 'a=1', 405],
])('POST %s as %s with %j is %s %d and logs no error', async (url, type, payload, status) => {
  const headers = { host, ...(type && { 'content-type': type }) };
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  expect(answer.statusCode).toBe(status);
});

test.each([
  ['another site’s page', { origin: 'https://attacker.example' }, 400],
  ['a page without an origin', { origin: 'null' }, 400],
  [
    'a page with a forged X-Forwarded-Host',
    { origin: 'https://a.example', 'x-forwarded-host': 'a.example' },
    400,
  ],
  ['our own page', { origin: `http://${host}` }, 422],
  [
    'our own page with a forged X-Forwarded-Host',
    { origin: `http://${host}`, 'x-forwarded-host': 'a.example' },
    422,
  ],
  ['no page', {}, 422],
])('a form posted by %s: %j %d', async (_who, origin, status) => {
  const headers = { host, 'content-type': form, ...origin };
  const answer = await app.inject({ method: 'POST', url: '/contact', headers, payload: 'name=x' });
  expect(answer.statusCode).toBe(status);
});

/** Behind a proxy that is trusted and hands on what a client claims. */
const proxied = await startSiteProcess(
  await startTestApp({ work: false, config: { trustProxy: true } }),
);

test.each(['a', 'javascript', '{"a":', 'https://x', 'http', 'https'])(
  'a page that a proxy says was asked for over %j is rendered or refused, and logs no error',
  async (protocol) => {
    const headers = { host, 'x-forwarded-proto': protocol };
    const answer = await proxied.inject({ url: '/contact', headers });
    expect(answer.statusCode).toBe(/^https?$/.test(protocol) ? 200 : 400);
  },
);

test.each([
  ['/articles?search=%00', 400],
  ['/courses?search=%00', 400],
  ['/courses?category=%00', 400],
  ['/services?search=%00', 400],
  ['/portfolio?search=%00', 400],
  ['/articles?page=%00', 200],
  ['/articles/%00', 400],
  ['/courses/%00', 400],
  ['/services/%00', 400],
  ['/portfolio/%00', 400],
  ['/teachers/%00', 404],
  ['/articles?search=%FF', 200],
  ['/articles/%FF', 400],
  ['/articles.data?search=%00', 400],
])('GET %s is %d and logs no error', async (url, status) => {
  const answer = await app.inject({ url, headers: { host } });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, undefined]);
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '%s of a page is a 4xx',
  async (method) => {
    const answer = await app.inject({ method, url: '/contact', headers: { host } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  },
);

test.each(['/', 'a', '%D8%A8', '\\\\', '.'])(
  'an address of thousands of %j is answered before it is rendered',
  async (sign) => {
    for (const path of ['/courses', '/courses.data', '/no-such-page']) {
      const answer = await app.inject({ url: `${path}${sign.repeat(15_000 / sign.length)}a` });
      expect(answer.statusCode).toBe(414);
      expect(answer.body).toContain('العنوان طويل جدًا');
      expect(answer.body.length).toBeLessThan(10_000);
    }
    const query = await app.inject({ url: `/courses?search=${'a'.repeat(2_100)}` });
    expect(query.statusCode).toBe(414);
  },
);

test.each([
  ['//evil.example/courses', '/evil.example/courses'],
  ['/courses//', '/courses/'],
  ['/courses////react?next=//a', '/courses/react?next=//a'],
])('%s leads to %s', async (url, location) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
});

test('pages that are rendered have a limit for each network', async () => {
  const from = (remoteAddress: string, url: string) => app.inject({ url, remoteAddress });
  const statuses: number[] = [];
  for (let at = 0; at < pageRequests.perMinutePerNetworkAddress; at += 1) {
    statuses.push((await from('198.51.100.7', '/robots.txt?')).statusCode);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await from('198.51.100.7', '/login');
  expect(refused.statusCode).toBe(429);
  expect(refused.body).toContain('انتظر دقيقة');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('198.51.100.8', '/login')).statusCode).toBe(200);
});
