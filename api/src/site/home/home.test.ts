import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makeAdmin, makePerson } from '#factories/people.ts';
import { makeArticle, makeProject, makeService } from '#factories/publishing.ts';
import { people, studentCounts } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, pool } = await startTestApp();

test('an empty installation counts nothing', async () => {
  const { status, body } = await call('GET /api/Statistics');
  expect(status).toBe(200);
  expect(body).toEqual({ students: 0, courses: 0, projects: 0, articles: 0 });
});

test('the figures equal the totals of the lists, and only students count as students', async () => {
  await makeCourse(db);
  await makeCourse(db);
  await makeArticle(db);
  await makeProject(db, { services: [await makeService(db)] });
  await makePerson(db);
  await makePerson(db);
  await makeAdmin(db);
  const { body } = await call('GET /api/Statistics', { token: 'dead' });
  const total = async (path: string) => (await call(`GET /api/${path}`)).body.meta.total;
  expect(body).toEqual({
    students: 2,
    courses: await total('courses'),
    projects: await total('project'),
    articles: await total('article'),
  });
  expect(body).toMatchObject({ courses: 2, projects: 1, articles: 1 });
});

const countsOf = () => db.select().from(studentCounts).orderBy(studentCounts.part);

/** The counts, and those of a plain recount. */
async function countedTwice() {
  const maintained = (await countsOf()).filter(({ students }) => students !== 0);
  await pool.query('select recount_students()');
  return { maintained, recounted: await countsOf() };
}

test('the number of students equals a plain recount after every kind of change', async () => {
  const [first, second, third, fourth] = await Promise.all([1, 2, 3, 4].map(() => makePerson(db)));
  const ids = [first, second, third, fourth].map((person) => person?.id ?? 0);
  await db
    .update(people)
    .set({ role: 'editor' })
    .where(inArray(people.id, ids.slice(0, 2)));
  await db
    .update(people)
    .set({ role: 'student' })
    .where(inArray(people.id, ids.slice(0, 1)));
  await db
    .update(people)
    .set({ deletedAt: new Date() })
    .where(inArray(people.id, ids.slice(1, 3)));
  await db.delete(people).where(inArray(people.id, ids.slice(2)));
  const { maintained, recounted } = await countedTwice();
  expect(maintained).toEqual(recounted);
  expect(recounted.length).toBeGreaterThan(0);
});

test('a change that is rolled back is not counted, and parallel ones are all counted', async () => {
  const before = await countsOf();
  const person = await makePerson(db);
  const removal = db.transaction(async (tx) => {
    await tx.delete(people).where(eq(people.id, person.id));
    tx.rollback();
  });
  await expect(removal).rejects.toThrow();
  await db.delete(people).where(eq(people.id, person.id));
  const sum = (rows: typeof before) => rows.reduce((total, { students }) => total + students, 0);
  expect(sum(await countsOf())).toBe(sum(before));
  const parallel = 48;
  await Promise.all(Array.from({ length: parallel }, () => db.transaction((tx) => makePerson(tx))));
  expect(sum(await countsOf())).toBe(sum(before) + parallel);
  const { maintained, recounted } = await countedTwice();
  expect(maintained).toEqual(recounted);
});
