import { describe, expect, test } from 'vitest';
import { makeReview } from '#factories/course-parts.ts';
import { makeCategory, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db } = await startTestApp();

const web = await makeCategory(db, { slug: 'web', name: 'تطوير الويب', position: 1 });
const basics = await makeCategory(db, { slug: 'basics', name: 'أساسيات', position: 0 });
const teacher = await makeTeacher(db, { name: 'كريم', photoPath: 'people/k.webp' });
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

for (let number = 1; number <= 9; number += 1) {
  await makeCourse(db, {
    name: `دورة ويب ${number}`,
    description: 'شرح مبسط',
    categoryId: web.id,
    teacherId: teacher.id,
    createdAt: day(number),
  });
}
const full = await makeCourse(db, {
  name: 'أساسيات البرمجة',
  slug: 'programming',
  description: 'خطوة خطوة',
  image: 'courses/p.webp',
  categoryId: basics.id,
  teacherId: teacher.id,
  price: '30.00',
  level: 'intermediate',
  createdAt: day(20),
});
await makeLecture(db, { courseId: full.id, minutes: 60 });
await makeLecture(db, { courseId: full.id, minutes: 40 });
await makeEnrolment(db, { courseId: full.id });
await makeEnrolment(db, { courseId: full.id, status: 'pending' });
await makeReview(db, { courseId: full.id, rating: 5 });
await makeReview(db, { courseId: full.id, rating: 4 });

const names = (answer: { body: { data: { name: string }[] } }) =>
  answer.body.data.map(({ name }) => name);

test('categories are listed in their order', async () => {
  const { status, body } = await call('GET /api/categories');
  expect(status).toBe(200);
  expect(body).toEqual({
    data: [
      { id: basics.id, name: 'أساسيات', slug: 'basics' },
      { id: web.id, name: 'تطوير الويب', slug: 'web' },
    ],
  });
});

describe('the list of courses', () => {
  test('has eight on a page, the newest first', async () => {
    const first = await call('GET /api/courses');
    expect(first.status).toBe(200);
    expect(names(first)).toHaveLength(8);
    expect(names(first).slice(0, 2)).toEqual(['أساسيات البرمجة', 'دورة ويب 9']);
    expect(first.body.meta).toEqual({ current_page: 1, last_page: 2, per_page: 8, total: 10 });
    const second = await call('GET /api/courses?page=2');
    expect(names(second)).toEqual(['دورة ويب 2', 'دورة ويب 1']);
  });

  test('counts only confirmed enrolments, and shows the price without trailing zeros', async () => {
    const [card] = (await call('GET /api/courses')).body.data;
    expect(card).toEqual({
      id: full.id,
      slug: 'programming',
      name: 'أساسيات البرمجة',
      image: 'courses/p.webp',
      category: { id: basics.id, name: 'أساسيات', slug: 'basics' },
      enroll_count: 1,
      lecture_count: 2,
      description: 'خطوة خطوة',
      salary: '30',
      user: 'كريم',
      userImage: 'people/k.webp',
      rate: 4.5,
      level: 'intermediate',
      minutes: 100,
      created_at: day(20).toISOString(),
    });
  });

  test('a free course has no price', async () => {
    const { body } = await call('GET /api/courses?search=دورة');
    expect(body.data[0].salary).toBeNull();
  });

  test('a page past the end is empty and has the same meta', async () => {
    const { status, body } = await call('GET /api/courses?page=2147483647&per_page=200');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [],
      meta: { current_page: 2_147_483_647, last_page: 1, per_page: 200, total: 10 },
      options: ['sort', 'free', 'level', 'length'],
    });
  });

  test.each([
    ['empty parameters count as absent', 'page=&per_page=&search='],
    ['digits may be Arabic', 'page=%D9%A1&per_page=%D9%A8'],
    ['unknown parameters change nothing', 'order=name&page=1'],
    ['empty choices count as absent', 'sort=&free=&level=&length='],
  ])('%s', async (_title, query) => {
    const { status, body } = await call(`GET /api/courses?${query}`);
    expect(status).toBe(200);
    expect(body.meta).toEqual({ current_page: 1, last_page: 2, per_page: 8, total: 10 });
  });

  test.each([
    ['page', 'page=0'],
    ['page', 'page=-1'],
    ['page', 'page=1.5'],
    ['page', 'page=abc'],
    ['page', 'page=1e3'],
    ['page', 'page=2147483648'],
    ['page', 'page=99999999999999999999'],
    ['page', 'page=1&page=2'],
    ['page', 'page=Infinity'],
    ['per_page', 'per_page=0'],
    ['per_page', 'per_page=201'],
    ['search', 'search=a&search=b'],
    ['sort', 'sort=name'],
    ['free', 'free=0'],
    ['level', 'level=hard'],
    ['length', 'length=short&length=long'],
    ['search', `search=${'x'.repeat(101)}`],
  ])('a wrong %s is refused in Arabic: %s', async (field, query) => {
    for (const path of ['/api/courses', `/api/courses/${web.id}`] as const) {
      const { status, body } = await call(`GET ${path}?${query}`);
      expect(status).toBe(422);
      expect(body.errors[field][0]).toMatch(/[\u0621-\u064a]/);
    }
  });

  test('a zero byte is refused in every parameter', async () => {
    expect((await call('GET /api/courses?search=%00')).status).toBe(422);
    expect((await call('GET /api/courses/%00')).status).toBe(422);
    expect((await call('GET /api/course-details/a%00b')).status).toBe(422);
  });

  test('an invalid token counts as none', async () => {
    const { status } = await call('GET /api/courses', { token: 'dead' });
    expect(status).toBe(200);
  });
});

describe('the courses of a category', () => {
  test('are found by its id, its id in Arabic digits, or its slug', async () => {
    const arabic = String(web.id).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    for (const idOrSlug of [web.id, encodeURIComponent(arabic), 'web']) {
      const { status, body } = await call(`GET /api/courses/${idOrSlug}?per_page=5`);
      expect(status).toBe(200);
      expect(body.meta).toEqual({ current_page: 1, last_page: 2, per_page: 5, total: 9 });
    }
  });

  test.each(['0', '999999', '2147483648', '99999999999999999999', 'no-such', "'", '-1'])(
    'of an unknown category (%s) are an empty list',
    async (category) => {
      const { status, body } = await call(`GET /api/courses/${encodeURIComponent(category)}`);
      expect(status).toBe(200);
      expect(body).toEqual({
        data: [],
        meta: { current_page: 1, last_page: 1, per_page: 8, total: 0 },
        options: ['sort', 'free', 'level', 'length'],
      });
    },
  );

  test('are searched within it', async () => {
    const within = await call(`GET /api/courses/${basics.id}?search=برمجه`);
    expect(names(within)).toEqual(['أساسيات البرمجة']);
    const otherCategory = await call(`GET /api/courses/${web.id}?search=برمجه`);
    expect(names(otherCategory)).toEqual([]);
  });
});

test('a newly enrolled student is counted once', async () => {
  const person = await makePerson(db);
  await makeEnrolment(db, { courseId: full.id, personId: person.id });
  const { body } = await call('GET /api/courses?search=اساسيات');
  expect(body.data[0].enroll_count).toBe(2);
});
