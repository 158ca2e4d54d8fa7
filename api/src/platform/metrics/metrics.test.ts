import { afterAll, describe, expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { startPushService } from '../../testing/push-endpoint.ts';
import { openTabs } from '../../testing/tabs.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { readConfig } from '../config/config.ts';

const token = 'x'.repeat(40);
const { address, call, db, platform, smtp, tokenOf } = await startTestApp({
  config: { metricsToken: token },
  sockets: true,
});
const tabs = openTabs(address);
const service = await startPushService();
afterAll(() => service.stop());

const scrape = async () => (await call('GET /metrics', { token })).body as string;

/** The value of one series, or null where there is none. */
function figureOf(text: string, series: string): number | null {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line ? Number(line.slice(series.length + 1)) : null;
}

describe('access', () => {
  test.each([
    ['nobody', {}],
    ['another token', { authorization: `Bearer ${'y'.repeat(40)}` }],
    ['the token in the address', { 'x-token': token }],
  ])('%s gets 404', async (_, headers) => {
    const { status, body } = await call(`GET /metrics?token=${token}`, { headers });
    expect(status).toBe(404);
    expect(body).toEqual({ message: 'العنوان المطلوب غير موجود.' });
  });

  test('the token grants access', async () => {
    const { status, headers } = await call('GET /metrics', { token });
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([
    [{}, null],
    [{ METRICS_TOKEN: token }, null],
    [{ METRICS: '1', METRICS_TOKEN: token }, token],
  ])('%j: %s', (env, expected) => {
    expect(readConfig(env).metricsToken).toBe(expected);
  });

  test.each([{ METRICS: '1' }, { METRICS: '1', METRICS_TOKEN: 'short' }])(
    '%j is a configuration error',
    (env) => {
      expect(() => readConfig(env)).toThrow('METRICS_TOKEN');
    },
  );
});

test('requests are counted by route pattern and class of status, with their duration', async () => {
  await call('GET /api/courses?page=1');
  await call('GET /api/course-details/4711');
  const text = await scrape();
  const count = (labels: string) =>
    figureOf(text, `nibras_http_request_duration_seconds_count{${labels}}`);
  expect(count('method="GET",route="/api/courses",status="2xx"')).toBe(1);
  expect(count('method="GET",route="/api/course-details/:id",status="4xx"')).toBe(1);
  expect(text).toMatch(/nibras_http_request_duration_seconds_bucket\{le="0\.25",method="GET"/);
});

test('requested addresses never become labels', async () => {
  for (let at = 0; at < 20; at += 1) {
    await call(`GET /api/none-${at}/x`);
    await call(`GET /nowhere-${at}`);
    await call(`GET /storage/none-${at}`);
    await call(`GET /api/course-details/${at}`);
  }
  const text = await scrape();
  const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
  expect([...routes].filter((route) => /\d/.test(route ?? ''))).toEqual([]);
  expect(routes).toContain('none');
  expect(routes).toContain('/api/*');
});

test('connections, waiting queries, mails, jobs, event loop and process are measured', async () => {
  await call('POST /api/login', { body: { email: 'a@example.org' } });
  await smtp.mailTo('a@example.org');
  await expect
    .poll(async () => figureOf(await scrape(), 'nibras_mails{kind="sign-in-code",state="sent"}'))
    .toBe(1);
  const text = await scrape();
  expect(figureOf(text, 'nibras_database_connections{state="allowed"}')).toBe(5);
  expect(figureOf(text, 'nibras_database_connections{state="used"}')).toBeGreaterThanOrEqual(0);
  expect(figureOf(text, 'nibras_database_waiting')).toBe(0);
  expect(text).toMatch(/^nibras_jobs\{kind="deliver-mail",state="\w+"\} [1-9]/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes /m);
  expect(text).not.toContain('a@example.org');
});

test('open tabs are counted', async () => {
  const person = await makePerson(db);
  const tab = await tabs.open(await tokenOf(person));
  expect(figureOf(await scrape(), 'nibras_sockets')).toBe(1);
  tab.socket.disconnect();
  await expect.poll(async () => figureOf(await scrape(), 'nibras_sockets')).toBe(0);
});

test('push messages are counted by result', async () => {
  const [accepted, dropped] = [service.newBrowser(), service.newBrowser()];
  dropped.answers(410);
  const payload = { title: 'عنوان', body: 'نص', link: '/', tag: 'x' };
  for (const { subscription } of [accepted, dropped]) {
    await platform.push.deliver(subscription, payload);
  }
  const text = await scrape();
  const fates = ['delivered', 'gone', 'refused'].map((fate) =>
    figureOf(text, `nibras_push_messages_total{fate="${fate}"}`),
  );
  expect(fates).toEqual([1, 1, null]);
});
