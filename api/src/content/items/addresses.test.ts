import { describe, expect, test } from 'vitest';
import { makeCourse, makeLecture } from '#factories/courses.ts';
import { makeAdmin } from '#factories/people.ts';
import { makeArticle, makeProject, makeService } from '#factories/publishing.ts';
import { slugRedirects } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, pool, platform } = await startTestApp({ work: false });
const admin = await makeAdmin(db);

type Kind = 'course' | 'article' | 'service' | 'project';

/** Saves another address and publishes. */
async function moveTo(kind: Kind, id: number, slug: string) {
  const path = `/api/studio/items/${kind}/${id}` as const;
  const { item } = (await call(`GET ${path}`, { as: admin })).body;
  const base = item.field_versions.slug ?? 0;
  const changes = [{ field: 'slug', value: slug, base }];
  const { draft_version } = (await call(`PUT ${path}/draft`, { as: admin, body: { changes } }))
    .body;
  return call(`POST ${path}/publish`, { as: admin, body: { draft_version } });
}

const pages = {
  course: (slug: string) => `GET /api/course-details/${slug}`,
  article: (slug: string) => `GET /api/article/${slug}`,
  service: (slug: string) => `GET /api/service/${slug}`,
  project: (slug: string) => `GET /api/project/${slug}`,
} as const;
const makers = {
  course: makeCourse,
  article: makeArticle,
  service: makeService,
  project: makeProject,
} as const;

const openPage = async (kind: Kind, slug: string) => {
  const { status, body } = await call(pages[kind](encodeURIComponent(slug)) as 'GET /x');
  return { status, slug: body[kind]?.slug };
};

let made = 0;
async function makeItem(kind: Kind, overrides: object = {}) {
  made += 1;
  const slug = `first-${kind}-${made}`;
  const { id } = await makers[kind](db, { slug, ...overrides });
  return { id, slug };
}

describe.each(['course', 'article', 'service', 'project'] as const)('a public %s', (kind) => {
  test('is found by its former addresses, and says its present one', async () => {
    const { id, slug } = await makeItem(kind);
    expect((await moveTo(kind, id, `ثانٍ-${slug}`)).status).toBe(200);
    expect((await moveTo(kind, id, `ثالث-${slug}`)).status).toBe(200);
    for (const address of [slug, `ثانٍ-${slug}`, `ثالث-${slug}`, String(id)]) {
      expect(await openPage(kind, address)).toEqual({ status: 200, slug: `ثالث-${slug}` });
    }
  });

  test('gets no address that leads to another one, and can take its own back', async () => {
    const { id, slug } = await makeItem(kind);
    const other = await makeItem(kind);
    await moveTo(kind, id, `moved-${slug}`);
    const refused = await moveTo(kind, other.id, slug);
    expect(refused.status).toBe(409);
    expect((await openPage(kind, slug)).slug).toBe(`moved-${slug}`);
    expect((await moveTo(kind, id, slug)).status).toBe(200);
    expect((await openPage(kind, `moved-${slug}`)).slug).toBe(slug);
    const { rows } = await pool.query(
      'select slug from slug_redirects where item_id = $1 and kind = $2',
      [id, kind],
    );
    expect(rows).toEqual([{ slug: `moved-${slug}` }]);
  });

  test('that was never public leaves no address behind', async () => {
    const { id, slug } = await makeItem(kind, { state: 'draft' });
    if (kind === 'course')
      await makeLecture(db, { courseId: id, type: 'article', body: '<p>نص</p>' });
    expect((await moveTo(kind, id, `new-${slug}`)).status).toBe(200);
    expect((await openPage(kind, slug)).status).toBe(404);
  });
});

test('a present address comes before a former one that SQL has left', async () => {
  const article = await makeArticle(db, { slug: 'taken-by-sql' });
  const other = await makeArticle(db);
  await db
    .insert(slugRedirects)
    .values({ kind: 'article', slug: 'taken-by-sql', itemId: other.id });
  const { body } = await call('GET /api/article/taken-by-sql');
  expect(body.article.id).toBe(article.id);
});

test('what is hidden is not found by its former address either', async () => {
  const { id, slug } = await makeItem('article');
  await moveTo('article', id, `hidden-${slug}`);
  await call(`POST /api/studio/items/article/${id}/hide`, { as: admin, body: {} });
  expect((await openPage('article', slug)).status).toBe(404);
});

test('the undo of a publication makes the former address the present one again', async () => {
  const { id, slug } = await makeItem('article');
  const { undo } = (await moveTo('article', id, `wrong-${slug}`)).body;
  expect((await call(`POST /api/studio/undo/${undo}`, { as: admin })).status).toBe(200);
  expect((await openPage('article', slug)).slug).toBe(slug);
  expect((await openPage('article', `wrong-${slug}`)).slug).toBe(slug);
});

test('a new item of the same name gets another address than one that leads elsewhere', async () => {
  const first = await call('POST /api/studio/articles', {
    as: admin,
    body: { name: 'دليل البداية' },
  });
  const { id } = first.body.article;
  await db.execute(`update articles set description = '<p>نص</p>' where id = ${id}`);
  const path = `/api/studio/items/article/${id}` as const;
  await call(`POST ${path}/publish`, { as: admin, body: { draft_version: null } });
  expect((await moveTo('article', id, 'دليل-آخر')).status).toBe(200);
  const second = await call('POST /api/studio/articles', {
    as: admin,
    body: { name: 'دليل البداية' },
  });
  const { rows } = await pool.query('select slug from articles where id = $1', [
    second.body.article.id,
  ]);
  expect(rows).toEqual([{ slug: 'دليل-البداية-2' }]);
});

test('two publications at once never give one address to two items', async () => {
  const [one, other] = [await makeItem('article'), await makeItem('article')];
  const results = await Promise.all([
    moveTo('article', one.id, 'contested-address'),
    moveTo('article', other.id, 'contested-address'),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('former addresses go with their item', async () => {
  const { emptyTrash } = await import('./empty-trash.ts');
  const { id, slug } = await makeItem('service');
  await moveTo('service', id, `gone-${slug}`);
  await call(`POST /api/studio/items/service/${id}/bin`, { as: admin, body: {} });
  const later = new Date(Date.now() + 31 * 24 * 60 * 60_000);
  await emptyTrash({ ...platform, now: () => later });
  const { rows } = await pool.query(
    "select from slug_redirects where kind = 'service' and item_id = $1",
    [id],
  );
  expect(rows).toEqual([]);
});
