import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { createHttpServer } from '../../app.ts';
import { createLogger } from '../log/logger.ts';

const start = (env: Record<string, string>) =>
  createHttpServer({ config: readConfig(env), log: createLogger('silent') });

test.each([
  ['over http', {}, {}, false],
  ['over https according to an untrusted header', {}, { 'x-forwarded-proto': 'https' }, false],
  [
    'over https according to a trusted proxy',
    { TRUST_PROXY: '1' },
    { 'x-forwarded-proto': 'https' },
    true,
  ],
  ['with an https PUBLIC_URL', { PUBLIC_URL: 'https://nibras.example' }, {}, true],
  ['with an http PUBLIC_URL', { PUBLIC_URL: 'http://nibras.example' }, {}, false],
])('HSTS is sent %s: %j %j %s', async (_, env, headers, expected) => {
  const answer = await start(env).inject({ url: '/', headers });
  expect(answer.headers['strict-transport-security'] !== undefined).toBe(expected);
});

test('HSTS includes subdomains only where the operator says so', async () => {
  const https = { PUBLIC_URL: 'https://nibras.example' };
  const hsts = async (env: Record<string, string>) =>
    (await start({ ...https, ...env }).inject({ url: '/' })).headers['strict-transport-security'];
  expect(await hsts({})).toBe('max-age=31536000');
  expect(await hsts({ HSTS_SUBDOMAINS: '1' })).toBe('max-age=31536000; includeSubDomains');
});

test('failures outside every route are Arabic and in the common shape', async () => {
  const app = start({});
  for (const type of ['application/json', 'x', 'text/plain']) {
    const { statusCode, body } = await app.inject({
      method: 'PATCH',
      url: '/nothing',
      headers: { 'content-type': type },
      payload: '',
    });
    expect(statusCode).toBeLessThan(500);
    expect(Object.keys(JSON.parse(body))).toEqual(['message']);
    expect(body).toMatch(/[\u0621-\u064a]/);
  }
});
