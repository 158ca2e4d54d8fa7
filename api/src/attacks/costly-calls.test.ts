import { exchange } from '@nibras/contract/assessment/limits.ts';
import { costly, imports } from '@nibras/contract/limits.ts';
import { expect, test } from 'vitest';
import { makeAdmin } from '#factories/people.ts';
import { newNetwork } from '../testing/new-network.ts';
import { startTestApp } from '../testing/test-app.ts';

/**
 * What takes the server a tenth of a second or more, or longer the more there is, has a limit for each person, from
 * whatever networks they call.
 */

const { call, db } = await startTestApp({ work: false });
const { paths } = (await call('GET /api/openapi.json')).body as {
  paths: Record<string, Record<string, unknown>>;
};

/** The ends of the paths of such calls in the studio, and their limits. */
const limits: [end: RegExp, perMinute: number][] = [
  [/\/courses\/\{id\}\/copy$/, costly.courseCopiesPerMinutePerPerson],
  [/\/copy$/, costly.copiesPerMinutePerPerson],
  [/\/questions\/import\/check$/, exchange.checksPerMinutePerPerson],
  [/\/questions\/import$/, exchange.importsPerMinutePerPerson],
  [/\/questions\/export$/, exchange.exportsPerMinutePerPerson],
  [/\/people\/import\/check$/, imports.checksPerMinutePerPerson],
  [/\/people\/import$/, imports.startsPerMinutePerPerson],
  [/\/(export|report)$/, costly.exportsPerMinutePerPerson],
  [/\/sheet$/, costly.papersPerMinutePerPerson],
  [/\/certificate-design\/preview$/, costly.certificatePreviewsPerMinutePerPerson],
  [/\/preview(\/|$)/, costly.pagePreviewsPerMinutePerPerson],
  [/\/announcements\/\{id\}\/test$/, costly.testMailsPerMinutePerPerson],
  [/(statistics|\/completion|\/income|\/totals|\/reach)$/, costly.figuresPerMinutePerPerson],
];
/** Reads one's own imports, and how far one is. */
const isRead = (route: string) => /^GET .*\/people\/import/.test(route);

const routes = Object.entries(paths)
  .flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  .filter((route) => route.includes(' /api/studio/') && !isRead(route))
  .flatMap((route) => {
    const limit = limits.find(([end]) => end.test(route));
    return limit ? [{ route, perMinute: limit[1] }] : [];
  });

const unknown = (route: string) => route.replace(/\{\w+\}/g, '2147483647');
const ask = async (route: string, as: { id: number }) => {
  const { status, headers } = await call(unknown(route) as 'GET /api/x', {
    as,
    remoteAddress: newNetwork(),
    ...(!route.startsWith('GET') && { body: {} }),
  });
  return {
    status,
    limit: Number(headers['x-ratelimit-limit']),
    left: Number(headers['x-ratelimit-remaining']),
    retryAfter: Number(headers['retry-after']),
  };
};

test('the rules name calls that exist', () => {
  for (const [end] of limits) {
    expect(
      routes.some(({ route }) => end.test(route)),
      String(end),
    ).toBe(true);
  }
});

test.each(routes)('$route', async ({ route, perMinute }) => {
  const [one, other] = [await makeAdmin(db), await makeAdmin(db)];
  expect(await ask(route, one)).toMatchObject({ limit: perMinute, left: perMinute - 1 });
  expect((await ask(route, one)).left).toBe(perMinute - 2);
  expect((await ask(route, other)).left).toBe(perMinute - 1);
});

test('beyond the limit a person waits, and nobody else does', async () => {
  const [one, other] = [await makeAdmin(db), await makeAdmin(db)];
  const route = 'POST /api/studio/courses/{id}/copy';
  const statuses = [];
  for (let at = 0; at <= costly.courseCopiesPerMinutePerPerson; at += 1) {
    statuses.push((await ask(route, one)).status);
  }
  expect(statuses.slice(0, -1)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  expect((await ask(route, one)).retryAfter).toBeGreaterThan(0);
  expect((await ask(route, other)).status).not.toBe(429);
});
