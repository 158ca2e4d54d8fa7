import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makeService } from '#factories/publishing.ts';
import { courses, settings } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db } = await startTestApp();
const admin = await makeAdmin(db);
const editor = await makePerson(db, { role: 'editor' });
const teacher = await makeTeacher(db);

type Person = { id: number };
const setPrice = (
  [kind, id]: ['course' | 'service', number],
  body: { price: string | null; seen: string | null },
  as: Person = admin,
) => call(`PUT /api/studio/items/${kind}/${id}/price`, { as, body });
const undo = (id: number, as: Person = admin) => call(`POST /api/studio/undo/${id}`, { as });
const itemOf = async (id: number) =>
  (await call(`GET /api/studio/items/course/${id}`, { as: admin })).body.item;
const shownPrice = async (id: number) =>
  (await call(`GET /api/course-details/${id}`)).body.course.salary;

describe('the price of a public course', () => {
  test('takes effect at once, and nothing else of its draft is published', async () => {
    const { id, name } = await makeCourse(db, { price: '100' });
    await call(`PUT /api/studio/items/course/${id}/draft`, {
      as: admin,
      body: { changes: [{ field: 'name', value: 'اسم لم يُنشر', base: 0 }] },
    });
    const { status, body } = await setPrice(['course', id], { price: '٢٥٠٫٥', seen: '100' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ price: '250.5', public: true });
    expect(await shownPrice(id)).toBe('250.5');
    const item = await itemOf(id);
    expect(item).toMatchObject({ name: 'اسم لم يُنشر', changed: ['name'] });
    expect(item.draft_version).toBe(body.draft_version);
    expect((await call(`GET /api/course-details/${id}`)).body.course.name).toBe(name);
    expect((await undo(body.undo)).status).toBe(200);
    expect(await shownPrice(id)).toBe('100');
    expect(await itemOf(id)).toMatchObject({ changed: ['name'] });
  });

  test('an unpublished price of its draft gives way, and comes back with the undo', async () => {
    const { id } = await makeCourse(db, { price: '100' });
    await call(`PUT /api/studio/items/course/${id}/draft`, {
      as: admin,
      body: { changes: [{ field: 'price', value: '120', base: 0 }] },
    });
    expect((await setPrice(['course', id], { price: '90', seen: '100' })).status).toBe(409);
    const { body } = await setPrice(['course', id], { price: '90', seen: '120' });
    expect((await itemOf(id)).fields.price).toBe('90');
    await undo(body.undo);
    expect(await shownPrice(id)).toBe('100');
    expect((await itemOf(id)).fields.price).toBe('120');
  });

  test('becomes free, and is not undone once it was changed again', async () => {
    const { id } = await makeCourse(db, { price: '100' });
    const { body } = await setPrice(['course', id], { price: null, seen: '100.00' });
    expect(await shownPrice(id)).toBeNull();
    await setPrice(['course', id], { price: '80', seen: null });
    expect((await undo(body.undo)).status).toBe(409);
    expect(await shownPrice(id)).toBe('80');
  });

  test('the same price again changes nothing and has nothing to undo', async () => {
    const { id } = await makeCourse(db, { price: '100' });
    const { body } = await setPrice(['course', id], { price: '100.0', seen: '100' });
    expect(body.undo).toBeNull();
  });
});

describe('what was never public', () => {
  test('gets the price in its draft, and a planned publication stays planned', async () => {
    const { id } = await makeCourse(db, { state: 'draft', price: null });
    const { body } = await setPrice(['course', id], { price: '70', seen: null });
    expect(body.public).toBe(false);
    expect(await itemOf(id)).toMatchObject({ fields: { price: '70' }, changed: ['price'] });
    await db
      .update(courses)
      .set({
        state: 'scheduled',
        publishAt: new Date('2040-01-01'),
        publishVersion: body.draft_version,
      })
      .where(eq(courses.id, id));
    const next = await setPrice(['course', id], { price: '75', seen: '70' });
    expect((await itemOf(id)).publish_version).toBe(next.body.draft_version);
    expect((await undo(next.body.undo)).status).toBe(200);
    expect((await itemOf(id)).fields.price).toBe('70');
  });
});

describe('what is refused', () => {
  test('a price that is none, zero, and one with more decimals than the currency', async () => {
    const { id } = await makeCourse(db, { price: '100' });
    for (const price of ['مجاني', '-5', '0', '1.2345', '1e3', '999999999']) {
      const { status, body } = await setPrice(['course', id], { price, seen: '100' });
      expect([price, status]).toEqual([price, 422]);
      expect(body.errors.price).toHaveLength(1);
    }
    expect(await shownPrice(id)).toBe('100');
  });

  test('a course in the trash, an unknown one, and a kind without a price', async () => {
    const { id } = await makeCourse(db, { price: '100', deletedAt: new Date() });
    expect((await setPrice(['course', id], { price: '1', seen: '100' })).status).toBe(409);
    expect((await setPrice(['course', 2_000_000], { price: '1', seen: null })).status).toBe(404);
    const article = await call('PUT /api/studio/items/article/1/price', {
      as: admin,
      body: { price: '1', seen: null },
    });
    expect(article.status).toBe(422);
  });

  test('a teacher without leave to publish changes the price of a draft only', async () => {
    const own = { teacherId: teacher.id };
    const [shown, draft] = [
      await makeCourse(db, { ...own, price: '100' }),
      await makeCourse(db, { ...own, price: '100', state: 'draft' }),
    ];
    await db.insert(settings).values({ name: 'teachers-publish', value: false });
    const body = { price: '50', seen: '100' };
    expect((await setPrice(['course', shown.id], body, teacher)).status).toBe(403);
    const drafted = await setPrice(['course', draft.id], body, teacher);
    expect(drafted.status).toBe(200);
    expect((await undo(drafted.body.undo, teacher)).status).toBe(200);
    await db.delete(settings).where(eq(settings.name, 'teachers-publish'));
    expect((await setPrice(['course', shown.id], body, teacher)).status).toBe(200);
    const stranger = await makeTeacher(db);
    expect((await setPrice(['course', shown.id], body, stranger)).status).toBe(403);
    expect((await setPrice(['course', draft.id], body, stranger)).status).toBe(404);
  });
});

test('an editor sets the first price of a service, and the log says from what to what', async () => {
  const { id } = await makeService(db, { priceStarting: 100 });
  const { status, body } = await setPrice(['service', id], { price: '150', seen: '100' }, editor);
  expect(status).toBe(200);
  const { entries } = (await call('GET /api/studio/log?action=price-changed', { as: admin })).body;
  expect(entries.data[0]).toMatchObject({ id: body.undo, details: { from: '100', to: '150' } });
  expect((await undo(body.undo, editor)).status).toBe(200);
});
