import { privacy as limits } from '@nibras/contract/people/limits.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { dataRequests, people } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db, platform } = await startTestApp({ work: false });
const admin = await makeAdmin(db);
const day = 24 * 60 * 60 * 1000;
const now = platform.now().getTime();
const inDays = (days: number) => new Date(now + days * day);

type Values = typeof dataRequests.$inferInsert;

/** A request of a person new, due in some days. @returns its id */
async function request(days: number, values: Partial<Values>, name = 'هند') {
  const person = await makePerson(db, { name });
  const [row] = await db
    .insert(dataRequests)
    .values({ kind: 'export', personId: person.id, dueAt: inDays(days), ...values })
    .returning({ id: dataRequests.id });
  return row?.id ?? 0;
}
const deletion = { kind: 'deletion', certificates: 'keep' } as const;
const over = { finishedAt: inDays(-1) };
const requests: Record<string, number> = {};
beforeAll(async () => {
  requests.late = await request(20, {}, 'كريم');
  requests.cancelled = await request(10, { ...deletion, ...over, state: 'cancelled' });
  requests.done = await request(-3, { ...over, state: 'done' });
  requests.soon = await request(2, deletion, 'ليلى');
  requests.failed = await request(9, { ...over, state: 'failed' });
});

async function list(query = '') {
  const { body } = await call(`GET /api/studio/privacy/requests${query}`, { as: admin });
  return body.data.map(
    ({ id }: { id: number }) => Object.entries(requests).find(([, one]) => one === id)?.[0],
  );
}

test('what waits comes first, by its date; then what is over, the newest first', async () => {
  expect(await list()).toEqual(['soon', 'late', 'failed', 'done', 'cancelled']);
  const { body } = await call('GET /api/studio/privacy/requests', { as: admin });
  expect(body.data[0]).toEqual({
    id: requests.soon,
    kind: 'deletion',
    person: { id: expect.any(Number), name: 'ليلى', deleted: false },
    state: 'waiting',
    created_at: expect.any(String),
    due_at: inDays(2).toISOString(),
    finished_at: null,
  });
  expect(body.meta).toEqual({ current_page: 1, last_page: 1, per_page: 30, total: 5 });
});

test('filters by kind and by state, and an empty filter is none', async () => {
  expect(await list('?kind=deletion')).toEqual(['soon', 'cancelled']);
  expect(await list('?state=waiting')).toEqual(['soon', 'late']);
  expect(await list('?state=over&kind=export')).toEqual(['failed', 'done']);
  expect(await list('?state=&kind=')).toHaveLength(5);
  const refused = await call('GET /api/studio/privacy/requests?kind=else', { as: admin });
  expect(refused.status).toBe(422);
});

test('pages do not overlap', async () => {
  const extra = await makePerson(db);
  const values = { kind: 'export', state: 'done', personId: extra.id, dueAt: inDays(-9) } as const;
  await db
    .insert(dataRequests)
    .values(Array.from({ length: limits.requestsPerPage }, () => values));
  const pages = await Promise.all(
    [1, 2].map((page) => call(`GET /api/studio/privacy/requests?page=${page}`, { as: admin })),
  );
  const ids = pages.flatMap(({ body }) => body.data.map(({ id }: { id: number }) => id));
  expect(pages.map(({ body }) => body.data.length)).toEqual([30, 5]);
  expect(new Set(ids).size).toBe(35);
  await db.delete(dataRequests).where(eq(dataRequests.personId, extra.id));
});

test('says that an account was deleted', async () => {
  const person = await makePerson(db, { name: 'حساب محذوف' });
  await db
    .update(people)
    .set({ deletedAt: inDays(-1) })
    .where(eq(people.id, person.id));
  await db
    .insert(dataRequests)
    .values({ ...deletion, personId: person.id, dueAt: inDays(-1), state: 'done', ...over });
  const { body } = await call('GET /api/studio/privacy/requests?kind=deletion&state=over', {
    as: admin,
  });
  expect(body.data[0].person).toEqual({ id: person.id, name: 'حساب محذوف', deleted: true });
});

test('is for admins alone', async () => {
  const statuses = await Promise.all([
    call('GET /api/studio/privacy/requests'),
    ...[await makePerson(db), await makeTeacher(db)].map((as) =>
      call('GET /api/studio/privacy/requests', { as }),
    ),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([401, 403, 403]);
});
