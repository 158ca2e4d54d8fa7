import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makeProject, makeSkill } from '#factories/publishing.ts';
import { media, skills } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const editor = await makePerson(db, { role: 'editor' });
const admin = await makeAdmin(db);
const teacher = await makeTeacher(db);

type Route = Parameters<typeof call>[0];
const ask = (route: string, body?: object) =>
  call(route as Route, { as: editor, ...(body && { body }) });
async function done(route: string, body?: object) {
  const answer = await ask(route, body);
  expect(answer.status, `${route} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body;
}
const found = async (search: string) =>
  (await done(`GET /api/studio/skills?search=${encodeURIComponent(search)}`)).skills.data;
const skillsOf = async (project: number) =>
  (await call(`GET /api/project/${project}`)).body.project.skill;

test('a skill is added once, renamed in all its projects, and each step is undone', async () => {
  const made = await done('POST /api/studio/skills', { name: ' Vue.js ' });
  expect(made.skill).toMatchObject({ name: 'Vue.js', image: null, uses: 0, projects: [] });
  expect((await ask('POST /api/studio/skills', { name: 'vue.JS' })).status).toBe(409);
  for (const name of ['', '  ', 'سطر\nآخر', 'x'.repeat(61)]) {
    expect((await ask('POST /api/studio/skills', { name })).status).toBe(422);
  }
  const project = await makeProject(db, { name: 'متجر فيو', skills: [made.skill] });
  const renamed = await done(`PUT /api/studio/skills/${made.skill.id}`, { name: 'Vue 3' });
  expect(renamed.skill).toMatchObject({
    name: 'Vue 3',
    uses: 1,
    projects: [{ id: project.id, name: 'متجر فيو' }],
  });
  expect(await skillsOf(project.id)).toEqual([{ id: made.skill.id, name: 'Vue 3', image: null }]);
  const other = await makeSkill(db, { name: 'Svelte' });
  expect((await ask(`PUT /api/studio/skills/${other.id}`, { name: 'VUE 3' })).status).toBe(409);
  await done(`POST /api/studio/undo/${renamed.undo}`);
  expect(await skillsOf(project.id)).toMatchObject([{ name: 'Vue.js' }]);
  // A project has it by now.
  expect((await ask(`POST /api/studio/undo/${made.undo}`)).status).toBe(409);
});

test('a removed skill leaves its projects, and comes back into them at its place with its picture', async () => {
  const [first, last] = [await makeSkill(db), await makeSkill(db)];
  const skill = await makeSkill(db, { name: 'تزول', image: 'skills/gone.webp' });
  const project = await makeProject(db, { skills: [first, skill, last] });
  const { undo } = await done(`DELETE /api/studio/skills/${skill.id}`);
  expect(await skillsOf(project.id)).toMatchObject([{ id: first.id }, { id: last.id }]);
  expect((await ask(`DELETE /api/studio/skills/${skill.id}`)).status).toBe(404);
  await done(`POST /api/studio/undo/${undo}`);
  expect(await skillsOf(project.id)).toMatchObject([
    { id: first.id },
    { id: skill.id, name: 'تزول', image: 'skills/gone.webp' },
    { id: last.id },
  ]);
  const again = await done(`DELETE /api/studio/skills/${skill.id}`);
  await makeSkill(db, { name: 'تزول' });
  expect((await ask(`POST /api/studio/undo/${again.undo}`)).status).toBe(409);
});

test('a skill has a picture of the library, which says where it is used, and none that the editor may not see', async () => {
  const skill = await makeSkill(db, { name: 'بصورة' });
  const path = `PUT /api/studio/skills/${skill.id}`;
  const rows = await db
    .insert(media)
    .values([
      { path: 'skills/own.webp', name: 'own', kind: 'image', bytes: 1, ownerId: editor.id },
      { path: 'skills/other.webp', name: 'other', kind: 'image', bytes: 1, ownerId: admin.id },
    ])
    .returning();
  expect((await ask(path, { image: 'skills/other.webp' })).status).toBe(404);
  expect((await done(path, { image: 'skills/own.webp' })).skill.image).toBe('skills/own.webp');
  const { uses } = await done(`GET /api/studio/media/${rows[0]?.id}/uses`);
  expect(uses).toEqual([
    expect.objectContaining({
      kind: 'skill',
      name: 'بصورة',
      path: `/studio/skills?search=${encodeURIComponent('بصورة')}`,
    }),
  ]);
  expect((await ask(`DELETE /api/studio/media/${rows[0]?.id}`)).status).toBe(409);
  expect((await done(path, { image: null })).skill.image).toBeNull();
});

test('the list is searched as everything is, pages, and counts no project that is in the trash', async () => {
  const skill = await makeSkill(db, { name: 'إدارة الخوادم' });
  await makeProject(db, { skills: [skill], deletedAt: new Date() });
  const hidden = await makeProject(db, { name: 'سري', skills: [skill], state: 'hidden' });
  expect(await found('اداره خوادم')).toEqual([
    expect.objectContaining({ id: skill.id, uses: 1, projects: [{ id: hidden.id, name: 'سري' }] }),
  ]);
  const { skills: page } = await done('GET /api/studio/skills?page=99');
  expect(page).toMatchObject({ data: [], meta: { total: await db.$count(skills) } });
  const log = await done('GET /api/studio/log?kind=skill');
  expect(log.entries.data.length).toBeGreaterThan(0);
  const { groups } = await done(`GET /api/studio/search?search=${encodeURIComponent('الخوادم')}`);
  expect(groups).toContainEqual({
    kind: 'skill',
    items: [expect.objectContaining({ id: skill.id, name: 'إدارة الخوادم' })],
  });
  expect((await call('GET /api/studio/skills', { as: teacher })).status).toBe(403);
  expect(await db.$count(skills, eq(skills.id, skill.id))).toBe(1);
});
