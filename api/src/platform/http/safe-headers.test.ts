import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { createHttpServer } from '../../app.ts';
import { createLogger } from '../log/logger.ts';

const start = (env: Record<string, string>) =>
  createHttpServer({ config: readConfig(env), log: createLogger('silent') });

test.each([
  ['by http', {}, {}, false],
  ['by https, as a stranger says', {}, { 'x-forwarded-proto': 'https' }, false],
  ['by https, as our proxy says', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' }, true],
  ['where people come by https', { PUBLIC_URL: 'https://nibras.example' }, {}, true],
  ['where people come by http', { PUBLIC_URL: 'http://nibras.example' }, {}, false],
])('browsers are held to https %s: %j %j %s', async (_, env, headers, held) => {
  const answer = await start(env).inject({ url: '/', headers });
  expect(answer.headers['strict-transport-security'] !== undefined).toBe(held);
});

test('hosts below ours follow only where the operator says so', async () => {
  const https = { PUBLIC_URL: 'https://nibras.example' };
  const said = async (env: Record<string, string>) =>
    (await start({ ...https, ...env }).inject({ url: '/' })).headers['strict-transport-security'];
  expect(await said({})).toBe('max-age=31536000');
  expect(await said({ HSTS_SUBDOMAINS: '1' })).toBe('max-age=31536000; includeSubDomains');
});

test('failures of no part at all are told in Arabic, in the one shape', async () => {
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
