import { describe, expect, test } from 'vitest';
import { makeCategory, makeCourse } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { makeProject, makeService, makeSkill } from '#factories/publishing.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, pool } = await startTestApp();

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const category = await makeCategory(db, { name: 'تطوير', slug: 'building' });
const manager = await makeTeacher(db, {
  name: 'ليان',
  email: 'lian@example.org',
  emailVerifiedAt: day(1),
  photoPath: 'people/l.webp',
});
const course = await makeCourse(db, { name: 'كورس مرتبط' });
const stores = await makeService(db, {
  slug: 'stores',
  name: 'متاجر إلكترونية',
  smallDescription: 'خلاصة',
  userDescription: 'ما نقدمه',
  description: 'دفع آمن. شحن سريع.',
  image: 'services/s.webp',
  categoryId: category.id,
  managerId: manager.id,
  priceStarting: 450.5,
  featured: true,
  courses: [course],
  createdAt: day(20),
});
const react = await makeSkill(db, { name: 'React' });
const node = await makeSkill(db, { name: 'Node.js', image: 'skills/node.webp' });
const older = await makeProject(db, {
  name: 'متجر قديم',
  services: [stores],
  skills: [node, react],
  createdAt: day(2),
});
const newer = await makeProject(db, { name: 'متجر جديد', services: [stores], createdAt: day(3) });
for (let number = 1; number <= 16; number += 1) {
  await makeService(db, {
    name: `خدمة ${number}`,
    categoryId: category.id,
    createdAt: day(number),
  });
}
const bare = await makeService(db, {
  slug: 'bare',
  categoryId: null,
  managerId: null,
  createdAt: day(1),
});

const card = {
  id: stores.id,
  slug: 'stores',
  name: 'متاجر إلكترونية',
  image: 'services/s.webp',
  small_description: 'خلاصة',
  user_description: 'ما نقدمه',
  description: 'دفع آمن. شحن سريع.',
  price: { starting: 450.5 },
  featured: true,
  category_id: category.id,
  category: { id: category.id, name: 'تطوير', slug: 'building' },
  project_count: 2,
  manager: {
    id: manager.id,
    name: 'ليان',
    email: 'lian@example.org',
    role: 'Teacher',
    profile_photo_url: 'people/l.webp',
    email_verified_at: day(1).toISOString(),
  },
  created_at: day(20).toISOString(),
};

describe('the list of services', () => {
  test('is complete without page parameters, the newest first', async () => {
    const { status, body } = await call('GET /api/service', { token: 'dead' });
    expect(status).toBe(200);
    expect(body.services).toHaveLength(18);
    expect(body.services[0]).toEqual(card);
    expect(body.meta).toEqual({ current_page: 1, last_page: 1, per_page: 18, total: 18 });
  });

  test.each(['page=1', 'page=1&per_page=', 'per_page=15'])('is paged with %s', async (query) => {
    const { body } = await call(`GET /api/service?${query}`);
    expect(body.services).toHaveLength(15);
    expect(body.meta).toEqual({ current_page: 1, last_page: 2, per_page: 15, total: 18 });
  });

  test('is complete with empty parameters', async () => {
    const { body } = await call('GET /api/service?page=&per_page=');
    expect(body.services).toHaveLength(18);
  });

  test('can be searched, completely and in pages', async () => {
    for (const query of ['search=المتاجر', 'page=1&search=الكترونيه']) {
      const { body } = await call(`GET /api/service?${encodeURI(query)}`);
      expect(body.services).toEqual([card]);
      expect(body.meta.total).toBe(1);
    }
    const none = await call(`GET /api/service?search=${encodeURIComponent('طبخ')}`);
    expect(none.body).toEqual({
      services: [],
      meta: { current_page: 1, last_page: 1, per_page: 1, total: 0 },
    });
  });

  test('a page past the end is empty', async () => {
    const { body } = await call('GET /api/service?page=9');
    expect(body.services).toEqual([]);
    expect(body.meta).toEqual({ current_page: 9, last_page: 2, per_page: 15, total: 18 });
  });

  test.each(['page=0', 'page=x', 'per_page=201', 'search=%00', 'page=1&page=2'])(
    '%s is refused',
    async (query) => {
      expect((await call(`GET /api/service?${query}`)).status).toBe(422);
    },
  );
});

describe('a service', () => {
  test('contains its projects, their skills and its courses', async () => {
    for (const idOrSlug of [stores.id, 'stores']) {
      const { status, body } = await call(`GET /api/service/${idOrSlug}`, { token: 'dead' });
      expect(status).toBe(200);
      expect(body.service).toEqual({
        ...card,
        projects: [
          {
            id: newer.id,
            slug: newer.slug,
            name: 'متجر جديد',
            image: null,
            description: newer.description,
            skill: [],
          },
          {
            id: older.id,
            slug: older.slug,
            name: 'متجر قديم',
            image: null,
            description: older.description,
            skill: [
              { id: node.id, name: 'Node.js', image: 'skills/node.webp' },
              { id: react.id, name: 'React', image: null },
            ],
          },
        ],
        courses: [
          {
            id: course.id,
            slug: course.slug,
            name: 'كورس مرتبط',
            image: null,
            description: course.description,
          },
        ],
      });
    }
  });

  test('may have no category, manager, price, project or course', async () => {
    const { body } = await call(`GET /api/service/${bare.id}`);
    expect(body.service).toMatchObject({
      category_id: null,
      category: null,
      manager: null,
      price: { starting: null },
      featured: false,
      project_count: 0,
      projects: [],
      courses: [],
    });
  });

  test('contains the role of its manager', async () => {
    const student = await makePerson(db);
    const { id } = await makeService(db, { managerId: student.id });
    const { body } = await call(`GET /api/service/${id}`);
    expect(body.service.manager.role).toBe('Student');
    await pool.query('delete from services where id = $1', [id]);
  });

  test.each(['0', '999999', '99999999999', 'no-such', '%27'])(
    'that does not exist (%s) is 404',
    async (idOrSlug) => {
      const { status, body } = await call(`GET /api/service/${idOrSlug}`);
      expect(status).toBe(404);
      expect(body).toEqual({ message: 'الخدمة التي تبحث عنها غير موجودة أو تمت إزالتها.' });
    },
  );
});
