import { describe, expect, test } from 'vitest';
import { makeProject, makeService, makeSkill } from '#factories/publishing.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db } = await startTestApp();

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const service = await makeService(db, { slug: 'apps', name: 'تطبيقات', image: 'services/a.webp' });
const skill = await makeSkill(db, { name: 'Flutter' });
const full = await makeProject(db, {
  slug: 'clinic',
  name: 'تطبيق العيادة',
  description: 'حجز المواعيد',
  image: 'projects/c.webp',
  images: ['projects/c-2.webp', 'projects/c-1.webp'],
  projectUrl: 'https://example.org/clinic',
  completedAt: day(15),
  createdAt: day(10),
  skills: [skill],
  services: [service],
});
for (let number = 1; number <= 8; number += 1) {
  await makeProject(db, { services: number === 8 ? [] : [service], createdAt: day(number) });
}

const shown = {
  id: full.id,
  slug: 'clinic',
  name: 'تطبيق العيادة',
  description: 'حجز المواعيد',
  image: 'projects/c.webp',
  images: [
    { id: expect.any(Number), image: 'projects/c-2.webp' },
    { id: expect.any(Number), image: 'projects/c-1.webp' },
  ],
  project_url: 'https://example.org/clinic',
  completedAt: day(15).toISOString(),
  created_at: day(10).toISOString(),
  skill: [{ id: skill.id, name: 'Flutter', image: null }],
  services: [
    {
      id: service.id,
      slug: 'apps',
      name: 'تطبيقات',
      image: 'services/a.webp',
      small_description: service.smallDescription,
      description: service.description,
    },
  ],
};

describe('the list of projects', () => {
  test('has six on a page, the newest first, each with its images, skills and services', async () => {
    const { status, body } = await call('GET /api/project', { token: 'dead' });
    expect(status).toBe(200);
    expect(body.projects).toHaveLength(6);
    expect(body.projects[0]).toEqual(shown);
    expect(body.projects[1]).toMatchObject({ images: [], skill: [], services: [] });
    expect(body.meta).toEqual({ current_page: 1, last_page: 2, per_page: 6, total: 9 });
  });

  test('can be searched', async () => {
    const { body } = await call(`GET /api/project?search=${encodeURIComponent('عياده')}`);
    expect(body.projects).toEqual([shown]);
  });

  test('a page past the end is empty', async () => {
    const { body } = await call('GET /api/project?page=3');
    expect(body).toEqual({
      projects: [],
      meta: { current_page: 3, last_page: 2, per_page: 6, total: 9 },
    });
  });

  test.each(['page=0', 'page=x', 'per_page=201', 'search=%00', 'page=1&page=2'])(
    '%s is refused',
    async (query) => {
      expect((await call(`GET /api/project?${query}`)).status).toBe(422);
      expect((await call(`GET /api/project/${service.id}?${query}`)).status).toBe(422);
    },
  );
});

describe('with a list’s parameters, the projects of a service', () => {
  test('are found by its id and by its slug, seven on a page', async () => {
    for (const idOrSlug of [service.id, 'apps']) {
      const { status, body } = await call(`GET /api/project/${idOrSlug}?page=1`);
      expect(status).toBe(200);
      expect(body.projects).toHaveLength(7);
      expect(body.projects[0]).toEqual(shown);
      expect(body.meta).toEqual({ current_page: 1, last_page: 2, per_page: 7, total: 8 });
    }
  });

  test.each(['per_page=2', 'search=عياده'])('are listed with %s only', async (query) => {
    const { body } = await call(`GET /api/project/${service.id}?${encodeURI(query)}`);
    expect(body.projects[0]).toEqual(shown);
  });

  test.each(['0', '999999', '99999999999', 'no-such'])(
    'of an unknown one (%s) are an empty list',
    async (idOrSlug) => {
      const { status, body } = await call(`GET /api/project/${idOrSlug}?page=1`);
      expect(status).toBe(200);
      expect(body).toEqual({
        projects: [],
        meta: { current_page: 1, last_page: 1, per_page: 7, total: 0 },
      });
    },
  );
});

describe('without them, a project', () => {
  test('is found by its id and by its slug', async () => {
    for (const idOrSlug of [full.id, 'clinic', 'clinic?page=&search=', 'clinic?lang=ar']) {
      const { status, body } = await call(`GET /api/project/${idOrSlug}`, { token: 'dead' });
      expect(status).toBe(200);
      expect(body).toEqual({ project: shown });
    }
  });

  test.each(['0', '999999', '99999999999', 'no-such', '%27'])(
    'that does not exist (%s) is 404',
    async (idOrSlug) => {
      const { status, body } = await call(`GET /api/project/${idOrSlug}`);
      expect(status).toBe(404);
      expect(body).toEqual({ message: 'المشروع الذي تبحث عنه غير موجود أو تمت إزالته.' });
    },
  );
});
