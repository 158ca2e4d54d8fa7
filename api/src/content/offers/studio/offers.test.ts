import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makeProject, makeService, makeSkill } from '#factories/publishing.ts';
import { drafts, media, projects, services } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const editor = await makePerson(db, { role: 'editor', name: 'هالة المحررة' });
const admin = await makeAdmin(db);
const teacher = await makeTeacher(db, { name: 'كريم المعلم' });

type Route = Parameters<typeof call>[0];

/** A call of the editor that succeeds. */
async function ask(route: string, body?: object) {
  const answer = await call(route as Route, { as: editor, ...(body && { body }) });
  expect(answer.status, `${route} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body;
}
const itemPath = (kind: string, id: number) => `/api/studio/items/${kind}/${id}`;

/** Saves fields and publishes them. */
async function publish(kind: string, id: number, fields: Record<string, unknown>) {
  const saved = await save(kind, id, fields);
  return ask(`POST ${itemPath(kind, id)}/publish`, { draft_version: saved.draft_version });
}
async function save(kind: string, id: number, fields: Record<string, unknown>) {
  const { item } = await ask(`GET ${itemPath(kind, id)}`);
  const changes = Object.entries(fields).map(([field, value]) => ({
    field,
    value,
    base: item.field_versions[field] ?? 0,
  }));
  return ask(`PUT ${itemPath(kind, id)}/draft`, { changes });
}
const undo = (id: number) => call(`POST /api/studio/undo/${id}`, { as: editor });
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
const publicService = async (id: number) => (await call(`GET /api/service/${id}`)).body.service;
const publicProject = async (id: number) => (await call(`GET /api/project/${id}`)).body.project;

/** A picture of the library that the editor has uploaded. */
async function picture(path: string) {
  await db.insert(media).values({ path, name: path, kind: 'image', bytes: 1, ownerId: editor.id });
  return path;
}

describe('a service', () => {
  test('is made as a draft, filled, published with all its fields, and undone as long as it is new', async () => {
    const { item, undo: made } = await ask('POST /api/studio/services', { name: 'خدمة الاختبار' });
    expect((await call(`GET /api/service/${item.id}`)).status).toBe(404);
    expect((await undo(made)).status).toBe(200);
    const again = (await ask('POST /api/studio/services', { name: 'خدمة الاختبار' })).item;
    const course = await makeCourse(db, { name: 'كورس أول' });
    const other = await makeCourse(db, { name: 'كورس ثان' });
    const project = await makeProject(db);
    await publish('service', again.id, {
      small_description: 'وصف',
      user_description: 'ما نقدمه',
      description: 'ميزة. أخرى.',
      price_starting: '٣٥٠',
      featured: true,
      manager_id: teacher.id,
      image: await picture('services/new.webp'),
      courses: [course.id, other.id, course.id],
      projects: [project.id],
    });
    const shown = await publicService(again.id);
    expect(shown).toMatchObject({
      slug: 'خدمة-الاختبار-2',
      small_description: 'وصف',
      user_description: 'ما نقدمه',
      description: 'ميزة. أخرى.',
      price: { starting: 350 },
      featured: true,
      image: 'services/new.webp',
      manager: { id: teacher.id },
    });
    expect(ids(shown.courses)).toEqual([course.id, other.id]);
    expect(ids(shown.projects)).toEqual([project.id]);
    // The order is the editor's, and not that of dates.
    await publish('service', again.id, { courses: [other.id, course.id] });
    expect(ids((await publicService(again.id)).courses)).toEqual([other.id, course.id]);
  });

  test('is not published before it has a short description and a price that is a number', async () => {
    const { item } = await ask('POST /api/studio/services', { name: 'ناقصة' });
    const saved = await save('service', item.id, { price_starting: '12.' });
    const answer = await call(`POST ${itemPath('service', item.id)}/publish` as Route, {
      as: editor,
      body: { draft_version: saved.draft_version },
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['price-from', 'short-description']);
  });

  test('is copied with its picture, courses, projects and draft, under a name and an address of its own', async () => {
    const course = await makeCourse(db);
    const service = await makeService(db, { name: 'متجر', courses: [course], featured: true });
    const project = await makeProject(db, { services: [service] });
    await save('service', service.id, { small_description: 'مسودة الوصف' });
    const { item } = await ask(`POST /api/studio/services/${service.id}/copy`);
    const copy = (await ask(`GET ${itemPath('service', item.id)}`)).item;
    expect(copy).toMatchObject({
      name: 'نسخة من متجر',
      state: 'draft',
      changed: ['small_description'],
    });
    expect(copy.fields).toMatchObject({
      small_description: 'مسودة الوصف',
      featured: true,
      courses: [course.id],
      projects: [project.id],
    });
    expect(copy.slug).not.toBe(service.slug);
  });
});

describe('a project', () => {
  test('has its pictures and skills in the order that the editor chose, and a link that is a web address', async () => {
    const skills = [await makeSkill(db), await makeSkill(db), await makeSkill(db)];
    const service = await makeService(db);
    const { item } = await ask('POST /api/studio/projects', { name: 'عمل الاختبار' });
    const [one = '', two = ''] = [
      await picture('projects/1.webp'),
      await picture('projects/2.webp'),
    ];
    await publish('project', item.id, {
      description: 'نص',
      images: [two, one],
      skills: [2, 0, 1].map((at) => skills[at]?.id),
      services: [service.id],
      project_url: 'example.org/shop',
      completed_at: '2026-03-01T12:00:00.000Z',
    });
    const shown = await publicProject(item.id);
    expect(shown.images.map(({ image }: { image: string }) => image)).toEqual([two, one]);
    expect(ids(shown.skill)).toEqual([skills[2]?.id, skills[0]?.id, skills[1]?.id]);
    expect(ids(shown.services)).toEqual([service.id]);
    expect(shown).toMatchObject({
      project_url: 'https://example.org/shop',
      completedAt: '2026-03-01T12:00:00.000Z',
    });
    const saved = await save('project', item.id, { project_url: 'https://shop' });
    const refused = await call(`POST ${itemPath('project', item.id)}/publish` as Route, {
      as: editor,
      body: { draft_version: saved.draft_version },
    });
    expect(Object.keys(refused.body.errors)).toEqual(['link']);
  });

  test('takes no picture that is not in the library, and its pictures cannot be removed there', async () => {
    const project = await makeProject(db);
    await db.insert(media).values({
      path: 'projects/foreign.webp',
      name: 'x',
      kind: 'image',
      bytes: 1,
      ownerId: admin.id,
    });
    const refused = await call(`PUT ${itemPath('project', project.id)}/draft` as Route, {
      as: editor,
      body: { changes: [{ field: 'images', value: ['projects/foreign.webp'], base: 0 }] },
    });
    expect(refused.status).toBe(422);
    const own = await picture('projects/own.webp');
    const saved = await save('project', project.id, { images: [own] });
    const [used] = await db.select().from(media).where(eq(media.path, own));
    for (const state of ['draft', 'content']) {
      expect((await call(`DELETE /api/studio/media/${used?.id}`, { as: editor })).status).toBe(409);
      const { uses } = await ask(`GET /api/studio/media/${used?.id}/uses`);
      expect(uses).toContainEqual({
        kind: 'project',
        id: project.id,
        name: project.name,
        field: 'images',
        state,
        path: `/studio/projects/${project.id}`,
      });
      if (state === 'draft') await ask(`POST ${itemPath('project', project.id)}/publish`, saved);
    }
  });

  test('and a service name each other: the list that is published later does not remove what it never saw', async () => {
    const service = await makeService(db);
    const old = await makeProject(db, { services: [service] });
    const removed = await makeProject(db, { services: [service] });
    // The service's draft is older than the project that joins it from the other side.
    const draft = await save('service', service.id, { projects: [old.id] });
    const joining = await makeProject(db);
    await publish('project', joining.id, { services: [service.id] });
    await ask(`POST ${itemPath('service', service.id)}/publish`, draft);
    const shown = ids((await publicService(service.id)).projects);
    expect(shown.toSorted((a, b) => a - b)).toEqual([old.id, joining.id]);
    expect(shown).not.toContain(removed.id);
    // A list that was saved afterwards does.
    await publish('service', service.id, { projects: [old.id] });
    expect(ids((await publicService(service.id)).projects)).toEqual([old.id]);
    expect(ids((await publicProject(joining.id)).services)).toEqual([]);
  });

  test('is restored with the lists of an older version, and an undone publication has them too', async () => {
    const [one, two] = [await makeSkill(db), await makeSkill(db)];
    const project = await makeProject(db, { skills: [one] });
    await publish('project', project.id, { skills: [one.id, two.id] });
    const { undo: entry } = await publish('project', project.id, { skills: [two.id] });
    expect((await undo(entry)).status).toBe(200);
    expect(ids((await publicProject(project.id)).skill)).toEqual([one.id, two.id]);
    const { item } = await ask(`GET ${itemPath('project', project.id)}`);
    const back = await ask(`POST ${itemPath('project', project.id)}/versions/0/restore`, {
      draft_version: item.draft_version,
    });
    expect(back.item.fields.skills).toEqual([one.id]);
  });
});

describe('the lists', () => {
  test('show and find drafts, by state, and leave out the trash', async () => {
    const service = await makeService(db, { name: 'قديمة', managerId: teacher.id });
    await save('service', service.id, {
      name: 'زخرفة مبتكرة',
      price_starting: '120',
      featured: true,
    });
    const { services: found } = await ask('GET /api/studio/services?search=زخرفه&state=published');
    expect(found.data).toEqual([
      expect.objectContaining({
        id: service.id,
        name: 'زخرفة مبتكرة',
        price_starting: '120',
        featured: true,
        manager: { id: teacher.id, name: 'كريم المعلم' },
        has_draft: true,
        projects: 0,
      }),
    ]);
    const hidden = await ask('GET /api/studio/services?search=زخرفه&state=hidden');
    expect(hidden.services.data).toEqual([]);
    await ask(`POST ${itemPath('service', service.id)}/bin`);
    expect((await ask('GET /api/studio/services?search=زخرفه')).services.data).toEqual([]);
    const bin = await ask('GET /api/studio/bin');
    expect(bin.items.data[0]).toMatchObject({ path: `/studio/services/${service.id}` });
  });

  test('of projects count pictures and name services, also those of the draft', async () => {
    const service = await makeService(db, { name: 'تطبيقات' });
    const project = await makeProject(db, {
      name: 'عيادة فريدة',
      images: ['projects/a.webp', 'projects/b.webp'],
      completedAt: new Date('2026-02-03T12:00:00Z'),
    });
    const row = async () =>
      (await ask('GET /api/studio/projects?search=عياده فريده')).projects.data[0];
    expect(await row()).toMatchObject({
      pictures: 2,
      services: [],
      completed_at: '2026-02-03T12:00:00.000Z',
    });
    await save('project', project.id, { services: [service.id], images: [], completed_at: null });
    expect(await row()).toMatchObject({
      pictures: 0,
      services: ['تطبيقات'],
      completed_at: null,
    });
  });

  test.each(['services', 'projects'])('of %s are not for teachers', async (name) => {
    expect((await call(`GET /api/studio/${name}` as Route, { as: teacher })).status).toBe(403);
    const made = await call(`POST /api/studio/${name}` as Route, {
      as: teacher,
      body: { name: 'لا' },
    });
    expect(made.status).toBe(403);
  });
});

test('the chosen services stand first in the public list, in their order, and the undo brings the former order back', async () => {
  const [one, two, three] = [await makeService(db), await makeService(db), await makeService(db)];
  const first = async () => ids((await call('GET /api/service?per_page=3')).body.services);
  const before = await first();
  expect(before.slice(0, 3)).toEqual([three.id, two.id, one.id]);
  const ordered = await ask('PUT /api/studio/service-order', { ids: [one.id, three.id] });
  expect(ordered.ids).toEqual([one.id, three.id]);
  expect(await first()).toEqual([one.id, three.id, two.id]);
  const project = await makeProject(db);
  const newer = await makeProject(db);
  await ask('PUT /api/studio/project-order', { ids: [project.id] });
  const { body } = await call('GET /api/project?per_page=2');
  expect(ids(body.projects)).toEqual([project.id, newer.id]);
  expect((await undo(ordered.undo)).status).toBe(200);
  expect(await first()).toEqual(before);
  const unknown = await call('PUT /api/studio/service-order', {
    as: editor,
    body: { ids: [999_999] },
  });
  expect(unknown.status).toBe(404);
});

describe('what can be chosen', () => {
  const choices = async (query: string, as = editor) =>
    (await call(`GET /api/studio/choices?${query}` as Route, { as })).body.choices;

  test('are public courses, and for admins all', async () => {
    const shown = await makeCourse(db, { name: 'كورس ظاهر للاختيار' });
    const hidden = await makeCourse(db, { name: 'كورس مخفي للاختيار', state: 'hidden' });
    const search = `kind=course&search=${encodeURIComponent('للاختيار')}`;
    expect(ids(await choices(search))).toEqual([shown.id]);
    expect(ids(await choices(search, admin))).toEqual([shown.id, hidden.id]);
    const input = `kind=course&ids=${hidden.id},${shown.id},999999`;
    expect(ids(await choices(input))).toEqual([shown.id]);
    expect(ids(await choices(input, admin))).toEqual([hidden.id, shown.id]);
  });

  test('are managers who teach or edit, and no students', async () => {
    const student = await makePerson(db, { name: 'سعاد الطالبة' });
    const search = (name: string) => choices(`kind=manager&search=${encodeURIComponent(name)}`);
    expect(await search('سعاد')).toEqual([]);
    expect((await search('كريم'))[0]).toMatchObject({ id: teacher.id, detail: teacher.email });
    expect(await choices(`kind=manager&ids=${student.id}`)).toEqual([]);
    await makeService(db, { managerId: student.id });
    expect(ids(await choices(`kind=manager&ids=${student.id}`))).toEqual([student.id]);
  });

  test('are refused to others, and without a kind', async () => {
    expect((await call('GET /api/studio/choices?kind=skill', { as: teacher })).status).toBe(403);
    for (const query of ['kind=x', 'kind=skill&ids=x', '']) {
      expect((await call(`GET /api/studio/choices?${query}` as Route, { as: editor })).status).toBe(
        422,
      );
    }
  });
});

describe('the preview', () => {
  test('of a service and of a project shows the draft, changes nothing, and does not exist for others', async () => {
    const skill = await makeSkill(db, { name: 'Rust المعاينة' });
    const project = await makeProject(db, { state: 'draft' });
    await save('project', project.id, { name: 'معاينة العمل', skills: [skill.id] });
    const { page } = await ask(`GET /api/studio/preview/projects/${project.id}`);
    expect(page.project).toMatchObject({ name: 'معاينة العمل', skill: [{ id: skill.id }] });
    const service = await makeService(db, { state: 'hidden' });
    await save('service', service.id, { featured: true });
    const answer = await ask(`GET /api/studio/preview/services/${service.id}`);
    expect(answer.page.service).toMatchObject({ id: service.id, featured: true });
    const [row] = await db.select().from(services).where(eq(services.id, service.id));
    expect(row).toMatchObject({ state: 'hidden', featured: false });
    const [same] = await db.select().from(projects).where(eq(projects.id, project.id));
    expect(same?.state).toBe('draft');
    expect(await db.$count(drafts, eq(drafts.itemId, project.id))).toBeGreaterThan(0);
    for (const path of [`projects/${project.id}`, `services/${service.id}`]) {
      expect((await call(`GET /api/studio/preview/${path}` as Route, { as: teacher })).status).toBe(
        404,
      );
    }
    expect((await call('GET /api/studio/preview/services/999999', { as: editor })).status).toBe(
      404,
    );
  });
});
