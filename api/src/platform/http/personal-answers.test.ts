import { expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { app, call, db, tokenOf } = await startTestApp({ work: false });

test('no response to a signed-in person may be cached', async () => {
  const as = await makePerson(db);
  const { paths } = (await call('GET /api/openapi.json')).body;
  const reads = Object.entries(paths as Record<string, object>)
    .filter(([, calls]) => 'get' in calls)
    .map(([path]) => path.replaceAll(/\{\w+\}/g, '1'));
  expect(reads.length).toBeGreaterThan(20);
  const token = await tokenOf(as);
  for (const path of reads) {
    const { headers } = await app.inject({
      url: path,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(headers['cache-control'], path).toMatch(/\bno-store\b/);
  }
});

test('nor may the response to a sign-in or another change', async () => {
  const answer = await call('POST /api/login', { body: { email: 'reader@example.org' } });
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a response that is the same for everybody may be stored and must be revalidated', async () => {
  expect((await call('GET /api/courses')).headers['cache-control']).toBe('no-cache');
});
