import { expect, test } from 'vitest';
import { makeFavourite } from '#factories/course-parts.ts';
import { makeCourse } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, tokenOf } = await startTestApp();

test('a person’s favourites are a list of their own, the newest first, in pages', async () => {
  const [student, other] = [await makePerson(db), await makePerson(db)];
  const token = await tokenOf(student);
  const list = async (query = '') => {
    const { status, body } = await call(`GET /api/favourites${query}` as 'GET /api/favourites', {
      token,
    });
    expect(status).toBe(200);
    return { names: body.data.map(({ name }: { name: string }) => name), meta: body.meta };
  };
  expect(await list()).toEqual({
    names: [],
    meta: { current_page: 1, last_page: 1, per_page: 8, total: 0 },
  });
  for (let number = 1; number <= 9; number += 1) {
    const { id } = await makeCourse(db, { name: `كورس ${number}` });
    const createdAt = new Date(Date.UTC(2026, 0, number));
    await makeFavourite(db, { personId: student.id, courseId: id, createdAt });
  }
  const foreign = await makeCourse(db, { name: 'لغيره' });
  await makeFavourite(db, { personId: other.id, courseId: foreign.id });
  const first = await list();
  expect(first.names).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((number) => `كورس ${number}`));
  expect(first.meta).toEqual({ current_page: 1, last_page: 2, per_page: 8, total: 9 });
  expect((await list('?page=2')).names).toEqual(['كورس 1']);
  await call(`POST /api/toggle-favorite/${foreign.id}` as 'POST /api/x', { token });
  expect((await list()).names[0]).toBe('لغيره');
});

test('favourites need a sign-in and a valid page', async () => {
  expect((await call('GET /api/favourites')).status).toBe(401);
  const token = await tokenOf(await makePerson(db));
  expect((await call('GET /api/favourites?page=0', { token })).status).toBe(422);
});
