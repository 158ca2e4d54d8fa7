import { studio as limits } from '@nibras/contract/limits.ts';
import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { pages } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, settings } = await startTestApp();
const editor = await makePerson(db, { role: 'editor' });
const teacher = await makePerson(db, { role: 'teacher' });

async function write(id: number, values: Record<string, unknown>) {
  const { body } = await call(`GET /api/studio/items/page/${id}`, { as: editor });
  const changes = Object.entries(values).map(([field, value]) => ({
    field,
    value,
    base: body.item.field_versions[field] ?? 0,
  }));
  const saved = await call(`PUT /api/studio/items/page/${id}/draft`, {
    as: editor,
    body: { changes },
  });
  return { draft_version: saved.body.draft_version };
}

test('a new installation has about, privacy and terms, and its footer leads to them', async () => {
  const { body } = await call('GET /api/pages');
  expect(body.pages.map(({ slug }: { slug: string }) => slug)).toEqual([
    'about',
    'privacy',
    'terms',
  ]);
  expect(settings.current().footerPages).toEqual([
    { slug: 'about', name: 'من نحن' },
    { slug: 'privacy', name: 'سياسة الخصوصية' },
    { slug: 'terms', name: 'شروط الاستخدام' },
  ]);
  const { body: privacy } = await call('GET /api/pages/privacy');
  expect(privacy.page.body).toContain('<h2>');
});

test('an editor makes, publishes and moves a page, and visitors see what is published', async () => {
  const { body: made } = await call('POST /api/studio/pages', {
    as: editor,
    body: { name: 'الأسئلة الشائعة' },
  });
  const { id } = made.page;
  expect((await call(`GET /api/pages/${id}`)).status).toBe(404);
  const empty = await call(`POST /api/studio/items/page/${id}/publish`, {
    as: editor,
    body: { draft_version: null },
  });
  expect(empty.body.errors).toHaveProperty('body');

  const body = '<p>سؤال<script>alert(1)</script></p>';
  const draft = await write(id, { body });
  await call(`POST /api/studio/items/page/${id}/publish`, { as: editor, body: draft });
  const slug = encodeURIComponent('الأسئلة-الشائعة');
  expect((await call(`GET /api/pages/${slug}`)).body.page.body).toBe('<p>سؤال</p>');
  await settings.reload();
  expect(settings.current().footerPages.at(-1)?.name).toBe('الأسئلة الشائعة');

  const moved = await write(id, { slug: 'faq', in_footer: false });
  await call(`POST /api/studio/items/page/${id}/publish`, { as: editor, body: moved });
  for (const address of ['faq', slug]) {
    expect((await call(`GET /api/pages/${address}`)).body.page.slug).toBe('faq');
  }
  await settings.reload();
  expect(settings.current().footerPages).toHaveLength(3);
  const { body: found } = await call('GET /api/studio/pages?search=اسئله', { as: editor });
  expect(found.pages.data).toMatchObject([{ id, slug: 'faq', in_footer: false, changed: false }]);
});

test('a removed page is gone for visitors, and comes back by an undo', async () => {
  const { body: list } = await call('GET /api/studio/pages', { as: editor });
  const { id } = list.pages.data[0];
  const { body } = await call(`POST /api/studio/items/page/${id}/bin`, { as: editor });
  expect((await call('GET /api/pages/about')).status).toBe(404);
  expect((await call(`POST /api/studio/undo/${body.undo}`, { as: editor })).status).toBe(200);
  expect((await call('GET /api/pages/about')).status).toBe(200);
});

test('a teacher neither sees nor makes pages', async () => {
  expect((await call('GET /api/studio/pages', { as: teacher })).status).toBe(403);
  const made = await call('POST /api/studio/pages', { as: teacher, body: { name: 'صفحة' } });
  expect(made.status).toBe(403);
});

test('a copy is a draft with all that is written of the page, and is undone', async () => {
  const { body: made } = await call('POST /api/studio/pages', {
    as: editor,
    body: { name: 'الأصل' },
  });
  await write(made.page.id, { body: '<p>نص الأصل</p>', in_footer: false });
  const copied = await call(`POST /api/studio/pages/${made.page.id}/copy`, { as: editor });
  const { id } = copied.body.page;
  const { body } = await call(`GET /api/studio/items/page/${id}`, { as: editor });
  expect(body.item).toMatchObject({
    name: 'نسخة من الأصل',
    state: 'draft',
    fields: { body: '<p>نص الأصل</p>', in_footer: false, slug: 'نسخة-من-الأصل' },
  });
  await call(`POST /api/studio/undo/${copied.body.undo}`, { as: editor });
  const listed = async () => {
    const { body: answer } = await call('GET /api/studio/pages', { as: editor });
    return answer.pages.data.map((page: { id: number }) => page.id);
  };
  expect(await listed()).not.toContain(id);
  expect(await listed()).toContain(made.page.id);
  const binned = await call(`POST /api/studio/pages/${id}/copy`, { as: editor });
  expect(binned.status).toBe(404);
  const refused = await call(`POST /api/studio/pages/${made.page.id}/copy`, { as: teacher });
  expect(refused.status).toBe(403);
});

test('a copy is refused where there are as many pages as may be', async () => {
  const missing = limits.pages - (await db.$count(pages));
  const values = Array.from({ length: missing }, (_, number) => ({
    slug: `full-${number}`,
    name: 'صفحة',
  }));
  const rows = await db.insert(pages).values(values).returning({ id: pages.id });
  const [first] = rows;
  const refused = await call(`POST /api/studio/pages/${first?.id}/copy`, { as: editor });
  expect(refused).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('الحد الأقصى') },
  });
  await db.delete(pages).where(like(pages.slug, 'full-%'));
});
