import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCategory, makeCourse } from '#factories/courses.ts';
import { makeAdmin, makeTeacher } from '#factories/people.ts';
import { courses } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db, pool } = await startTestApp({ work: false });
const admin = await makeAdmin(db);
const teacher = await makeTeacher(db);
const one = await makeCategory(db);
const other = await makeCategory(db);

/** The counts that the database maintains, and those of a recount. */
async function counts() {
  const stored = await pool.query(
    'select category_id, courses from category_sizes where courses <> 0 order by 1',
  );
  const recounted =
    await pool.query(`select coalesce(category_id, 0) as category_id, count(*)::int as courses
    from courses where deleted_at is null group by 1 order by 1`);
  return { stored: stored.rows, recounted: recounted.rows };
}

async function expectRight() {
  const { stored, recounted } = await counts();
  expect(stored).toEqual(recounted);
}

const shown = async (as: { id: number }) => {
  const { body } = await call('GET /api/studio/categories', { as });
  const byId = new Map(
    body.categories.map((row: { id: number; courses: number }) => [row.id, row.courses]),
  );
  return [byId.get(one.id), byId.get(other.id)];
};

test('categories are counted as courses are made, moved, trashed, restored and removed', async () => {
  const made: number[] = [];
  for (let at = 0; at < 6; at += 1) {
    const categoryId = [one.id, other.id, null][at % 3] ?? null;
    const state = at < 3 ? 'published' : 'draft';
    made.push((await makeCourse(db, { categoryId, state, teacherId: teacher.id })).id);
  }
  await makeCourse(db, { categoryId: one.id, state: 'draft' });
  await expectRight();
  expect(await shown(admin)).toEqual([3, 2]);
  // Those of others are counted when they are published.
  expect(await shown(teacher)).toEqual([2, 2]);
  expect(await shown(await makeTeacher(db))).toEqual([1, 1]);

  await db.update(courses).set({ categoryId: other.id }).where(inArray(courses.id, made));
  await expectRight();
  await db
    .update(courses)
    .set({ deletedAt: new Date() })
    .where(inArray(courses.id, made.slice(0, 4)));
  await expectRight();
  expect(await shown(admin)).toEqual([1, 2]);
  await db
    .update(courses)
    .set({ deletedAt: null })
    .where(eq(courses.id, made[0] ?? 0));
  await db.delete(courses).where(eq(courses.id, made[1] ?? 0));
  await expectRight();
  await pool.query('update category_sizes set courses = 77');
  await pool.query('select recount_categories()');
  await expectRight();
});

test('the counts stay right while courses are made and moved in opposite directions at once', async () => {
  const move = (from: number, to: number) =>
    pool.query(
      'update courses set category_id = case when category_id = $1 then $2::int else $1::int end where category_id in ($1, $2)',
      [from, to],
    );
  const make = (categoryId: number) => makeCourse(db, { categoryId });
  await Promise.all([
    ...Array.from({ length: 8 }, (_, at) => make(at % 2 ? one.id : other.id)),
    move(one.id, other.id),
    move(other.id, one.id),
  ]);
  await expectRight();
});
