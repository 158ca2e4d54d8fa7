import { vitalReports } from '@nibras/contract/site/vitals/limits.ts';
import { expect, test } from 'vitest';
import { webVitals } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { purgeVitals } from './purge.ts';
import { vitalsSummary } from './summary.ts';
import { vitalsTable } from './table.ts';

const { call, db, platform } = await startTestApp();
const longAgo = new Date(0);

const lcp = (value: number) => ({
  name: 'LCP',
  value,
  rating: value <= 2500 ? 'good' : value <= 4000 ? 'needs-improvement' : 'poor',
});

let host = 0;
const report = (path: unknown, metrics: unknown) => {
  host += 1;
  const remoteAddress = `192.0.2.${host}`;
  return call('POST /api/web-vitals', { body: { path, metrics }, remoteAddress });
};

test('the metrics of a visit are stored with their ratings', async () => {
  const metrics = [lcp(1800.5), { name: 'CLS', value: 0.3, rating: 'poor' }];
  const { status, body } = await report('/', metrics);
  expect(status).toBe(200);
  expect(body.message).toMatch(/\p{Script=Arabic}/u);
  const stored = await db.select().from(webVitals);
  expect(stored.map(({ name, value, rating, path }) => ({ name, value, rating, path }))).toEqual(
    metrics.map((metric) => ({ ...metric, value: expect.closeTo(metric.value, 3), path: '/' })),
  );
  await db.delete(webVitals);
});

test.each([
  ['no path', undefined, [lcp(1)]],
  ['a path with a query', '/courses?search=a', [lcp(1)]],
  ['another site', 'https://example.org/', [lcp(1)]],
  ['a path too long', `/${'a'.repeat(200)}`, [lcp(1)]],
  ['a path with a line end', '/a\nb', [lcp(1)]],
  ['no metrics', '/', []],
  ['an unknown metric', '/', [{ name: 'FID', value: 1, rating: 'good' }]],
  ['the same metric twice', '/', [lcp(1), lcp(2)]],
  ['a negative value', '/', [lcp(-1)]],
  ['a value that is not a number', '/', [{ name: 'LCP', value: '1', rating: 'good' }]],
  ['a value of more than a day', '/', [lcp(1e9)]],
  ['a rating that does not fit', '/', [{ ...lcp(9000), rating: 'good' }]],
])('%s is refused', async (_case, path, metrics) => {
  const { status } = await report(path, metrics);
  expect(status).toBe(422);
  expect(await db.$count(webVitals)).toBe(0);
});

test('reports per network address and minute are limited', async () => {
  const send = () =>
    call('POST /api/web-vitals', {
      body: { path: '/limited', metrics: [lcp(1)] },
      remoteAddress: '198.51.100.1',
    });
  for (let sent = 0; sent < vitalReports.perMinutePerNetworkAddress; sent++) {
    expect((await send()).status).toBe(200);
  }
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await db.delete(webVitals);
});

test('the table gives the 75th percentile by kind of page, the most visited first', async () => {
  for (const [path, values] of [
    ['/courses/1', [1000, 2000]],
    ['/courses/python-from-zero', [3000, 6000]],
    ['/courses/1/lecture/12', [700]],
    ['/', [500, 500]],
  ] as const) {
    for (const value of values) await report(path, [lcp(value)]);
  }
  await report('/', [{ name: 'CLS', value: 0.02, rating: 'good' }]);
  const rows = await vitalsSummary(db, longAgo);
  expect(rows).toEqual([
    { page: '/courses/{id}', name: 'LCP', p75: 3750, visits: 4 },
    { page: '/', name: 'CLS', p75: expect.closeTo(0.02), visits: 1 },
    { page: '/', name: 'LCP', p75: 500, visits: 2 },
    { page: '/courses/{id}/lecture/{id}', name: 'LCP', p75: 700, visits: 1 },
  ]);
  const [head, first, second] = vitalsTable(rows).map((line) => line.split(/ {2,}/));
  expect(head).toEqual(['page', 'visits', 'LCP', 'INP', 'CLS', 'FCP', 'TTFB']);
  expect(first).toEqual(['/courses/{id}', '4', '3750 ms !', '–', '–', '–', '–']);
  expect(second).toEqual(['/', '2', '500 ms ✓', '–', '0.020 ✓', '–', '–']);
});

test('old measurements are deleted', async () => {
  await db.delete(webVitals);
  const old = new Date(Date.now() - vitalReports.retention - 1000);
  const row = { name: 'LCP', value: 1, rating: 'good', path: '/' };
  await db.insert(webVitals).values([{ ...row, createdAt: old }, row]);
  await purgeVitals(platform);
  expect(await db.$count(webVitals)).toBe(1);
});
