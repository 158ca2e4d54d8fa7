import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCategory, makeCourse } from '#factories/courses.ts';
import { makeAdmin } from '#factories/people.ts';
import { makeArticle } from '#factories/publishing.ts';
import { articles, categories, courses } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const admin = await makeAdmin(db);

async function change(route: Parameters<typeof call>[0], body?: object) {
  const answer = await call(route, { as: admin, ...(body && { body }) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}
const undo = (id: number) => call(`POST /api/studio/undo/${id}`, { as: admin });
const listed = async () => (await call('GET /api/categories')).body.data;

test('a category is made with an address from its name, renamed without changing it, and undone', async () => {
  const made = await change('POST /api/studio/categories', { name: 'تطوير الويب' });
  const own = made.categories.at(-1);
  expect(own).toMatchObject({ slug: 'تطوير-الويب', courses: 0 });
  const path = `/api/studio/categories/${own.id}` as const;
  const renamed = await change(`PUT ${path}`, { name: 'الويب' });
  expect(renamed.categories.at(-1)).toMatchObject({ name: 'الويب', slug: 'تطوير-الويب' });
  expect((await call('GET /api/courses/تطوير-الويب')).status).toBe(200);
  const other = await makeCategory(db);
  const taken = await call(`PUT ${path}`, {
    as: admin,
    body: { name: 'الويب', slug: other.slug },
  });
  expect(taken.status).toBe(409);
  expect((await undo(made.undo)).status).toBe(409);
  expect((await undo(renamed.undo)).status).toBe(200);
  expect((await undo(made.undo)).status).toBe(200);
  expect(await db.$count(categories, eq(categories.id, own.id))).toBe(0);
});

test('what was in a removed category is without one, and is back in it after the undo', async () => {
  const category = await makeCategory(db, { slug: 'gone', name: 'يزول' });
  const course = await makeCourse(db, { categoryId: category.id });
  const moved = await makeCourse(db, { categoryId: category.id });
  const article = await makeArticle(db, { categoryId: category.id });
  const before = await listed();
  const { body: counted } = await call('GET /api/studio/categories', { as: admin });
  const own = counted.categories.find(({ id }: { id: number }) => id === category.id);
  expect(own.courses).toBe(2);
  const removed = await change(`DELETE /api/studio/categories/${category.id}`);
  const detail = async (id: number) =>
    (await call(`GET /api/course-details/${id}`)).body.course.category;
  expect(await detail(course.id)).toBeNull();
  const other = await makeCategory(db, { position: 99 });
  await db.update(courses).set({ categoryId: other.id }).where(eq(courses.id, moved.id));
  expect((await undo(removed.undo)).status).toBe(200);
  expect(await detail(course.id)).toMatchObject({ id: category.id, slug: 'gone' });
  expect(await detail(moved.id)).toMatchObject({ id: other.id });
  const [row] = await db.select().from(articles).where(eq(articles.id, article.id));
  expect(row?.categoryId).toBe(category.id);
  expect((await listed()).filter(({ id }: { id: number }) => id !== other.id)).toEqual(before);
});

test('categories are put into an order, which is undone', async () => {
  const ids = async () => (await listed()).map(({ id }: { id: number }) => id);
  const before = await ids();
  const wanted = before.toReversed();
  const { undo: entry } = await change('PUT /api/studio/category-order', { ids: wanted });
  expect(await ids()).toEqual(wanted);
  expect((await undo(entry)).status).toBe(200);
  expect(await ids()).toEqual(before);
  const body = { ids: [2_147_483_647] };
  expect((await call('PUT /api/studio/category-order', { as: admin, body })).status).toBe(404);
});

test('chosen courses stand first in the lists of visitors; the choice of an order is not touched', async () => {
  const category = await makeCategory(db);
  const made: number[] = [];
  for (let at = 1; at <= 4; at += 1) {
    const createdAt = new Date(2026, 0, at);
    made.push((await makeCourse(db, { categoryId: category.id, createdAt })).id);
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = made;
  const list = async (query = '') =>
    (await call(`GET /api/courses/${category.id}?${query}`)).body.data.map(
      ({ id }: { id: number }) => id,
    );
  expect(await list()).toEqual([fourth, third, second, first]);
  const chosen = await change('PUT /api/studio/course-order', { ids: [second, first] });
  expect(chosen.ids).toEqual([second, first]);
  expect(await list()).toEqual([second, first, fourth, third]);
  expect(await list('sort=newest')).toEqual([fourth, third, second, first]);
  const changed = await change('PUT /api/studio/course-order', { ids: [third] });
  expect(await list()).toEqual([third, fourth, second, first]);
  expect((await undo(chosen.undo)).status).toBe(409);
  expect((await undo(changed.undo)).status).toBe(200);
  expect(await list()).toEqual([second, first, fourth, third]);
  const { body } = await call('GET /api/studio/course-order', { as: admin });
  expect(body.ids).toEqual([second, first]);
});
