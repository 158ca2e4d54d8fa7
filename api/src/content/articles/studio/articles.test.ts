import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeCategory, makeCourse } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makeArticle } from '#factories/publishing.ts';
import { articles, drafts } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const admin = await makeAdmin(db, { name: 'منى' });
const editor = await makePerson(db, { role: 'editor', name: 'هالة' });
const teacher = await makeTeacher(db, { name: 'كريم' });
const student = await makePerson(db, { name: 'طالب' });

const get = async (path: string, as: { id: number } = editor) => {
  const { status, body } = await call(`GET /api/studio/${path}` as 'GET /x', { as });
  expect(status, path).toBe(200);
  return body;
};
const post = async (path: string, body: object = {}, as: { id: number } = editor) => {
  const answer = await call(`POST /api/studio/${path}` as 'POST /x', { as, body });
  expect(answer.status, path).toBe(200);
  return answer.body;
};
const save = (id: number, values: Record<string, unknown>, as: { id: number } = editor) =>
  call(`PUT /api/studio/items/article/${id}/draft`, {
    as,
    body: {
      changes: Object.entries(values).map(([field, value]) => ({ field, value, base: 0 })),
    },
  });
const publish = async (id: number, as: { id: number } = editor) => {
  const { item } = await get(`items/article/${id}`, as);
  const body = { draft_version: item.draft_version };
  return call(`POST /api/studio/items/article/${id}/publish`, { as, body });
};
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe('the list', () => {
  test('shows an article as it is drafted, with what it lacks', async () => {
    const category = await makeCategory(db, { name: 'أدوات' });
    const { id } = await makeArticle(db, {
      name: 'قديم',
      state: 'draft',
      smallDescription: '',
      categoryId: null,
      description: '<p> </p>',
    });
    await save(id, { name: 'فهرس نادر', category_id: category.id, author_id: editor.id });
    const { data, meta } = (await get('articles?search=فهرس')).articles;
    expect(meta.total).toBe(1);
    expect(data[0]).toMatchObject({
      id,
      name: 'فهرس نادر',
      state: 'draft',
      published: false,
      has_draft: true,
      author: { id: editor.id, name: 'هالة' },
      category: 'أدوات',
      missing: ['text', 'excerpt', 'image'],
    });
  });

  test('begins with what was worked on last, and leaves out the trash and other states', async () => {
    const old = await makeArticle(db, { name: 'سطر أ', updatedAt: new Date(2020, 1) });
    const binned = await makeArticle(db, { name: 'سطر ب', deletedAt: new Date() });
    const hidden = await makeArticle(db, { name: 'سطر ج', state: 'hidden' });
    const before = ids((await get('articles?search=سطر')).articles.data);
    expect(before).toEqual([hidden.id, old.id]);
    expect(before).not.toContain(binned.id);
    await db.insert(drafts).values({ kind: 'article', itemId: old.id, baseVersion: 0 });
    expect(ids((await get('articles?search=سطر')).articles.data)).toEqual([old.id, hidden.id]);
    expect(ids((await get('articles?search=سطر&state=hidden')).articles.data)).toEqual([hidden.id]);
  });

  test('is for those who edit articles', async () => {
    for (const as of [teacher, student]) {
      for (const path of ['articles', 'article-choices', 'authors']) {
        expect((await call(`GET /api/studio/${path}` as 'GET /x', { as })).status).toBe(403);
      }
    }
  });
});

test('a new article is an empty draft of its maker, and its making can be undone', async () => {
  const { article, undo } = await post('articles', { name: '  مقال  أول ' });
  const { item } = await get(`items/article/${article.id}`);
  expect(item).toMatchObject({ state: 'draft', version: 0, slug: 'مقال-أول' });
  expect(item.fields).toMatchObject({ author_id: editor.id, related: [], description: '' });
  expect((await publish(article.id)).status).toBe(422);
  expect((await call(`POST /api/studio/undo/${undo}`, { as: editor })).status).toBe(200);
  expect((await get(`items/article/${article.id}`)).item.deleted_at).not.toBeNull();
});

test('a copy is a draft with everything that is written, and an address of its own', async () => {
  const beside = await makeArticle(db);
  const { id } = await makeArticle(db, { name: 'أصل', image: null });
  await save(id, { name: 'أصل معدّل', slug: 'typed-slug', description: '<p>جديد</p>' });
  await db.execute(
    `insert into article_related (article_id, related_id) values (${id}, ${beside.id})`,
  );
  const { article: copy } = await post(`articles/${id}/copy`);
  const { item } = await get(`items/article/${copy.id}`);
  expect(item).toMatchObject({ name: 'نسخة من أصل معدّل', state: 'draft', version: 0 });
  expect(item.fields).toMatchObject({
    slug: 'نسخة-من-أصل-معدل',
    description: '<p>جديد</p>',
    related: [beside.id],
  });
  const [original] = await db.select().from(articles).where(eq(articles.id, id));
  expect(original?.name).toBe('أصل');
  expect((await call('POST /api/studio/articles/999999/copy', { as: admin })).status).toBe(404);
});

describe('the author', () => {
  test('is chosen among those who work on the platform, and those who have written something', async () => {
    const writer = await makePerson(db, { name: 'كاتبة ضيفة' });
    await makeArticle(db, { authorId: writer.id });
    const course = await makeCourse(db, { teacherId: teacher.id });
    expect(course.id).toBeGreaterThan(0);
    const names = (await get('authors')).authors.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['منى', 'هالة', 'كريم', 'كاتبة ضيفة']));
    expect(names).not.toContain('طالب');
  });

  test('is public after the publication, and no student can be named', async () => {
    const { id } = await makeArticle(db, { authorId: editor.id });
    const refused = await save(id, { author_id: student.id });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.author_id).toHaveLength(1);
    expect((await save(id, { author_id: teacher.id })).status).toBe(200);
    expect((await publish(id)).status).toBe(200);
    expect((await call(`GET /api/article/${id}`)).body.article.created_by).toBe('كريم');
  });
});

describe('related articles', () => {
  test('that are chosen stand first in their order, and the page is completed as before', async () => {
    const { id: categoryId } = await makeCategory(db);
    const { id } = await makeArticle(db, { categoryId });
    const same = await makeArticle(db, { categoryId });
    const [first, second] = [await makeArticle(db), await makeArticle(db)];
    const unseen = await makeArticle(db, { state: 'draft' });
    const five = [second.id, unseen.id, first.id, same.id, id];
    expect((await save(id, { related: five })).status).toBe(422);
    const shown = async () => ids((await call(`GET /api/article/${id}/related`)).body.articles);
    expect((await shown())[0]).toBe(same.id);
    // Itself and what does not exist are left out.
    await save(id, { related: [second.id, unseen.id, first.id, id] });
    expect((await publish(id)).status).toBe(200);
    const { item: saved } = await get(`items/article/${id}`);
    const base = saved.field_versions.related;
    const changes = [{ field: 'related', value: [second.id, unseen.id, first.id, 999_999], base }];
    await call(`PUT /api/studio/items/article/${id}/draft`, { as: editor, body: { changes } });
    expect((await publish(id)).status).toBe(200);
    expect((await shown()).slice(0, 3)).toEqual([second.id, first.id, same.id]);
    expect(await shown()).toHaveLength(4);
    const { item } = await get(`items/article/${id}`);
    expect(item.fields.related).toEqual([second.id, unseen.id, first.id]);
  });

  test('are found to choose from, and named by their ids in the asked order', async () => {
    const one = await makeArticle(db, { name: 'ياقوت أزرق' });
    const other = await makeArticle(db, { name: 'ياقوت أحمر', state: 'draft' });
    const binned = await makeArticle(db, { name: 'ياقوت أخضر', deletedAt: new Date() });
    expect(ids((await get('article-choices?search=الياقوت')).articles)).toEqual([one.id, other.id]);
    const input = `article-choices?ids=${other.id},${binned.id},${one.id}`;
    expect((await get(input)).articles).toMatchObject([
      { id: other.id, published: false },
      { id: one.id, published: true },
    ]);
    const wrong = await call('GET /api/studio/article-choices?ids=1,x', { as: editor });
    expect(wrong.status).toBe(422);
  });
});

describe('the preview', () => {
  test('shows the page as the publication will make it, and publishes nothing', async () => {
    const { id } = await makeArticle(db, { name: 'منشور', authorId: editor.id });
    const beside = await makeArticle(db);
    await save(id, {
      name: 'مسودة',
      description: '<p>نص <script>x</script>جديد</p>',
      author_id: teacher.id,
      related: [beside.id],
    });
    const preview = await get(`preview/articles/${id}`);
    const before = (await call(`GET /api/article/${id}`)).body;
    expect(before.article.name).toBe('منشور');
    expect((await publish(id)).status).toBe(200);
    const after = (await call(`GET /api/article/${id}`)).body;
    const { updated_at: _later, ...shown } = after.article;
    expect(preview.page.article).toMatchObject(shown);
    expect(preview.related).toEqual((await call(`GET /api/article/${id}/related`)).body);
  });

  test('is for those who edit articles, and shows drafts and hidden ones too', async () => {
    const { id } = await makeArticle(db, { state: 'draft' });
    expect((await get(`preview/articles/${id}`)).page.article.id).toBe(id);
    for (const as of [teacher, student]) {
      expect((await call(`GET /api/studio/preview/articles/${id}`, { as })).status).toBe(404);
    }
    expect((await call('GET /api/studio/preview/articles/999999', { as: admin })).status).toBe(404);
  });
});
