import { describe, expect, test } from 'vitest';
import { makeReview } from '#factories/course-parts.ts';
import { makeCategory, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { startCachingProcess } from '../../testing/caching-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const main = await startTestApp();
const { call, db, pool } = main;

const web = await makeCategory(db, { slug: 'web' });
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

interface Described {
  price?: string;
  level?: 'beginner' | 'intermediate' | 'advanced';
  minutes?: number[];
  students?: number;
  ratings?: number[];
  categoryId?: number;
}

/** Courses by name, the first the oldest. */
const described: Record<string, Described> = {
  قصير: { price: '10.00', level: 'beginner', minutes: [60, 59], students: 1, ratings: [5, 5] },
  متوسط: { level: 'advanced', minutes: [120], students: 3, ratings: [5], categoryId: web.id },
  طويل: { price: '0', minutes: [200, 39], students: 2, ratings: [4, 5, 4] },
  أطول: { price: '5.00', level: 'beginner', minutes: [240], categoryId: web.id },
};
const ids = new Map<string, number>();
for (const [at, [name, course]] of Object.entries(described).entries()) {
  const { minutes = [], students = 0, ratings = [], ...columns } = course;
  const { id } = await makeCourse(db, { name, createdAt: day(at + 1), ...columns });
  ids.set(name, id);
  for (const length of minutes) await makeLecture(db, { courseId: id, minutes: length });
  for (let count = 0; count < students; count += 1) await makeEnrolment(db, { courseId: id });
  for (const rating of ratings) await makeReview(db, { courseId: id, rating });
}
const idOf = (name: string) => ids.get(name) ?? 0;

async function list(query: string, path = '/api/courses') {
  const { status, body } = await call(`GET ${path as '/api/courses'}?${query}`);
  expect(status).toBe(200);
  return { names: body.data.map(({ name }: { name: string }) => name), ...body };
}

describe('the list of courses', () => {
  test.each([
    ['newest', ['أطول', 'طويل', 'متوسط', 'قصير']],
    ['popular', ['متوسط', 'طويل', 'قصير', 'أطول']],
    // Of two equal ratings the one with more reviews is first; a course without reviews is last.
    ['rated', ['قصير', 'متوسط', 'طويل', 'أطول']],
  ])('sorted by %s is %j', async (sort, names) => {
    expect((await list(`sort=${sort}`)).names).toEqual(names);
  });

  test.each([
    ['free=1', ['طويل', 'متوسط']],
    ['level=beginner', ['أطول', 'قصير']],
    ['level=intermediate', []],
    ['length=short', ['قصير']],
    ['length=medium', ['طويل', 'متوسط']],
    ['length=long', ['أطول']],
    ['free=1&length=medium&sort=rated', ['متوسط', 'طويل']],
    ['level=beginner&search=أطول', ['أطول']],
    ['level=advanced&search=أطول', []],
  ])('filtered by %s is %j, and counted', async (query, names) => {
    const { names: found, meta } = await list(query);
    expect(found).toEqual(names);
    expect(meta.total).toBe(names.length);
  });

  test('is filtered within a category', async () => {
    const { names, meta } = await list('level=beginner&sort=popular', `/api/courses/${web.id}`);
    expect(names).toEqual(['أطول']);
    expect(meta.total).toBe(1);
    expect((await list('sort=popular', '/api/courses/web')).names).toEqual(['متوسط', 'أطول']);
  });

  test('says what it can be sorted and filtered by, by level only where a course has one', async () => {
    expect((await list('')).options).toEqual(['sort', 'free', 'level', 'length']);
    await pool.query('update courses set level = null');
    expect((await list('')).options).toEqual(['sort', 'free', 'length']);
    await pool.query("update courses set level = 'beginner' where id = any($1)", [
      [idOf('قصير'), idOf('أطول')],
    ]);
    await pool.query("update courses set level = 'advanced' where id = $1", [idOf('متوسط')]);
    expect((await list('level=beginner')).names).toEqual(['أطول', 'قصير']);
  });

  test('has one cached response for the same choices in any order, and another for others', async () => {
    const { app } = await startCachingProcess(main);
    const status = async (query: string) =>
      (await app.inject({ url: `/api/courses?${query}` })).headers['cache-status'];
    await expect.poll(() => status('sort=rated&free=1')).toBe('nibras; hit');
    expect(await status('x=2&free=1&sort=rated&level=')).toBe('nibras; hit');
    expect(await status('sort=popular&free=1')).not.toBe('nibras; hit');
  });
});

/** Every listing with its figures, and the same counted anew. */
async function listings() {
  const read = async () => [
    ...(await pool.query('select * from course_listings order by course_id')).rows,
    ...(await pool.query('select * from course_sizes where courses <> 0 order by 1, 2, 3, 4')).rows,
  ];
  const maintained = await read();
  await pool.query('select recount_courses()');
  return { maintained, recounted: await read() };
}

test('the figures of a course follow every change of what they count', async () => {
  const course = idOf('طويل');
  const other = idOf('أطول');
  for (const change of [
    `update courses set price = 9, category_id = ${web.id} where id = ${course}`,
    `update courses set price = null where id = ${other}`,
    `update enrolments set status = 'pending' where course_id = ${idOf('متوسط')}`,
    `update enrolments set status = 'joined' where course_id = ${idOf('متوسط')}`,
    `update reviews set rating = 1 where course_id = ${course}`,
    `delete from reviews where course_id = ${idOf('قصير')}`,
    'update lectures set minutes = minutes + 7',
    `update lectures set course_id = ${other} where course_id = ${course}`,
    `delete from lectures where course_id = ${idOf('متوسط')}`,
    `delete from categories where id = ${web.id}`,
    `delete from people where id in (select person_id from enrolments where course_id = ${course})`,
    `delete from courses where id = ${idOf('قصير')}`,
    'truncate reviews cascade',
  ]) {
    await pool.query(change);
    const { maintained, recounted } = await listings();
    expect(maintained, change).toEqual(recounted);
    expect(maintained.length).toBeGreaterThan(2);
  }
});
