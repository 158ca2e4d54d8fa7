import { describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { createHttpServer, localFetch } from '../../app.ts';
import { createLogger } from '../log/logger.ts';

function start(env: Record<string, string> = {}) {
  const lines: string[] = [];
  const log = createLogger('debug', { write: (line) => lines.push(line) });
  const app = createHttpServer({ config: readConfig(env), log });
  app.get('/here', async () => {
    log.info('from within');
    return {};
  });
  app.post('/here', async () => {
    await new Promise(setImmediate);
    log.info('from within');
    return {};
  });
  app.get('/page', () => localFetch(app)('/here').then(() => ({})));
  app.get('/broken', () => {
    throw new Error('a fault of ours, with 123456 in it');
  });
  const logged = () => lines.map((line) => JSON.parse(line));
  return { app, lines, logged };
}

const proxyId = 'from-the-proxy-4711';

describe('the id of a request', () => {
  test('is generated, and different each time', async () => {
    const { app } = start();
    const [one, other] = [await app.inject('/here'), await app.inject('/here')];
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
  });

  test.each([
    ['is accepted from a trusted proxy', '1', proxyId, true],
    ['is not accepted without a trusted proxy', '0', proxyId, false],
    ['is not accepted when it is too short', '1', 'short', false],
    ['is not accepted when it is too long', '1', 'x'.repeat(65), false],
    ['is not accepted when it could break the log format', '1', 'abcdefgh"}{"level":60', false],
  ])('%s', async (_, trusted, id, accepted) => {
    const { app } = start({ TRUST_PROXY: trusted });
    const { headers } = await app.inject({ url: '/here', headers: { 'x-request-id': id } });
    expect(headers['x-request-id'] === id).toBe(accepted);
  });

  test('is sent with failures too, and for malformed addresses', async () => {
    const { app } = start();
    for (const url of ['/nothing', '/%zz', '/broken']) {
      const { headers } = await app.inject(url);
      expect(headers['x-request-id'], url).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

test.each(['GET', 'POST'] as const)(
  'lines logged during a %s carry its id, also after its body was read',
  async (method) => {
    const { app, logged } = start();
    const { headers } = await app.inject({
      method,
      url: '/here',
      ...(method === 'POST' && { payload: { a: 1 } }),
    });
    const id = headers['x-request-id'];
    expect(logged().map(({ msg, requestId }) => [msg, requestId])).toEqual([
      ['from within', id],
      ['request', id],
    ]);
  },
);

test('a page’s own API calls share its request id and log no line of their own', async () => {
  const { app, logged } = start();
  const { headers } = await app.inject('/page');
  const id = headers['x-request-id'];
  expect(
    logged()
      .filter(({ level }) => level >= 30)
      .map(({ msg, route, requestId }) => [msg, route, requestId]),
  ).toEqual([
    ['from within', undefined, id],
    ['request', '/page', id],
  ]);
});

test('a failure is logged with its stack and without the secrets that it quotes', async () => {
  const { app, logged } = start();
  const { statusCode, body } = await app.inject('/broken');
  expect(statusCode).toBe(500);
  expect(body).not.toContain('fault');
  const failure = logged().find(({ level }) => level === 50);
  expect(failure.err.message).toBe('a fault of ours, with •••••• in it');
  expect(failure.err.stack[0]).toMatch(/^at /);
});
