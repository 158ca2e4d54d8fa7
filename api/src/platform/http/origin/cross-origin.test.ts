import { expect, test } from 'vitest';
import { startTestApp } from '../../../testing/test-app.ts';

const site = 'https://site.example';
const { app, call, platform } = await startTestApp({ config: { siteOrigins: [site] } });

const preflight = (path: string, method: string) =>
  app.inject({
    method: 'OPTIONS',
    url: path,
    headers: {
      origin: site,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,x-requested-with',
    },
  });

test('pages of an allowed origin may make every call', async () => {
  const { paths } = (await call('GET /api/openapi.json')).body;
  const used = new Set(Object.values(paths).flatMap((path) => Object.keys(path as object)));
  expect(used).toContain('put');
  for (const method of used) {
    const { statusCode, headers } = await preflight('/api/enroll/1', method.toUpperCase());
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(site);
    expect(String(headers['access-control-allow-methods']).toLowerCase()).toContain(method);
  }
});

test('they may read responses, failures included, and play files', async () => {
  await platform.storage.write('videos/lesson.mp4', Buffer.from('0123456789'));
  for (const path of ['api/courses', 'api/nothing', 'api/user', 'storage/videos/lesson.mp4']) {
    const { headers } = await call(`GET /${path}`, { headers: { origin: site } });
    expect(headers['access-control-allow-origin'], path).toBe(site);
  }
});

test('an OPTIONS request without preflight headers is no failure', async () => {
  const answer = await app.inject({ method: 'OPTIONS', url: '/api/courses' });
  expect([answer.statusCode, answer.payload]).toEqual([204, '']);
});

test('other origins may not', async () => {
  const { headers } = await call('GET /api/courses', {
    headers: { origin: 'https://else.example' },
  });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});
