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

const given = 'from-the-proxy-4711';

describe('the name of a request', () => {
  test('is ours, and another one each time', async () => {
    const { app } = start();
    const [one, other] = [await app.inject('/here'), await app.inject('/here')];
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
  });

  test.each([
    ['is taken from a trusted proxy', '1', given, true],
    ['is not taken from who is no proxy', '0', given, false],
    ['is not taken when it is too short', '1', 'short', false],
    ['is not taken when it is too long', '1', 'x'.repeat(65), false],
    ['is not taken when it could be read as something else', '1', 'abcdefgh"}{"level":60', false],
  ])('%s', async (_, trusted, name, taken) => {
    const { app } = start({ TRUST_PROXY: trusted });
    const { headers } = await app.inject({ url: '/here', headers: { 'x-request-id': name } });
    expect(headers['x-request-id'] === name).toBe(taken);
  });

  test('goes with failures too, and with addresses that nobody can read', async () => {
    const { app } = start();
    for (const url of ['/nothing', '/%zz', '/broken']) {
      const { headers } = await app.inject(url);
      expect(headers['x-request-id'], url).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

test.each(['GET', 'POST'] as const)(
  'what is logged in the middle of a %s names it, also after its body has come',
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

test('a page’s own calls are parts of its request: its name, and no line of their own', async () => {
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

test('a failure is told with its stack, and without what it quotes', async () => {
  const { app, logged } = start();
  const { statusCode, body } = await app.inject('/broken');
  expect(statusCode).toBe(500);
  expect(body).not.toContain('fault');
  const failure = logged().find(({ level }) => level === 50);
  expect(failure.err.message).toBe('a fault of ours, with •••••• in it');
  expect(failure.err.stack[0]).toMatch(/^at /);
});
