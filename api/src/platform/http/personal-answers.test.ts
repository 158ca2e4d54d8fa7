import { expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { app, call, db, tokenOf } = await startTestApp({ work: false });

test('every answer to who is signed in stays out of every cache', async () => {
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

test('so does what signs in, and every other change', async () => {
  const answer = await call('POST /api/login', { body: { email: 'reader@example.org' } });
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('what is the same for everybody may be held, and is asked for again', async () => {
  expect((await call('GET /api/courses')).headers['cache-control']).toBe('no-cache');
});
