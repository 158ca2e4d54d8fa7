import { expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
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
