import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { publishItem, scheduleItem, unscheduleItem } from '#content/items/index.ts';
import { makeCourse, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makeArticle } from '#factories/publishing.ts';
import { articles, drafts } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db, platform, pool } = await startTestApp({ work: false });
const admin = await makeAdmin(db, { name: 'منى' });
const teacher = await makeTeacher(db, { name: 'كريم' });
const editor = await makePerson(db, { role: 'editor' });
const course = await makeCourse(db, { name: 'أساسيات البرمجة', teacherId: teacher.id });
const lecture = await makeLecture(db, { courseId: course.id, name: 'المتغيرات' });
const article = await makeArticle(db, { name: 'مقال قديم' });
const foreign = await makeLecture(db, { name: 'غريبة' });

const log = async (as: { id: number }, query = '') => {
  const { status, body } = await call(`GET /api/studio/log?${query}`, { as });
  expect(status).toBe(200);
  return body.entries;
};
type Entry = { id: number; action: string; name: string; undo: string };
const told = ({ data }: { data: Entry[] }) => data.map(({ action, name }) => `${action} ${name}`);
const undo = (id: number, as: { id: number } = admin) =>
  call(`POST /api/studio/undo/${id}`, { as });

await db.insert(drafts).values({
  kind: 'article',
  itemId: article.id,
  baseVersion: 0,
  fields: { name: 'مقال جديد' },
});
await publishItem(platform, { kind: 'article', id: article.id, caller: admin, draftVersion: 1 });
for (const [id, as] of [
  [lecture.id, teacher],
  [foreign.id, admin],
] as const) {
  await call('POST /api/studio/lectures/state', { as, body: { lectures: [id], act: 'bin' } });
}
await call(`POST /api/studio/courses/${course.id}/chapters`, {
  as: teacher,
  body: { name: 'فصل' },
});

test('everybody reads of what is theirs, the newest first, and an admin of everything', async () => {
  expect(told(await log(teacher))).toEqual(['chapter-made أساسيات البرمجة', 'binned المتغيرات']);
  expect(told(await log(editor))).toEqual(['published مقال جديد']);
  expect(told(await log(admin))).toHaveLength(4);
  expect(told(await log(admin, `kind=course&item=${course.id}`))).toHaveLength(2);
  expect(told(await log(teacher, `kind=lecture&item=${foreign.id}`))).toEqual([]);
});

test('entries are found by the folded names of items and of people', async () => {
  expect(told(await log(admin, 'search=متغيرات'))).toEqual(['binned المتغيرات']);
  expect(told(await log(admin, 'search=كريم'))).toHaveLength(2);
  expect(told(await log(teacher, 'search=مني'))).toEqual([]);
});

test('entries are filtered by person, action and day', async () => {
  expect(told(await log(admin, `person=${teacher.id}`))).toHaveLength(2);
  expect(told(await log(admin, `person=${teacher.id}&action=binned`))).toEqual([
    'binned المتغيرات',
  ]);
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Africa/Cairo' }).format(new Date());
  expect(told(await log(admin, `from=${today}&to=${today}`))).toHaveLength(4);
  expect(told(await log(admin, 'to=2020-01-01'))).toEqual([]);
  expect((await call('GET /api/studio/log?from=gestern', { as: admin })).status).toBe(422);
});

test('the filters offer who and what is in the entries of the reader', async () => {
  const offered = async (as: { id: number }) =>
    (await call('GET /api/studio/log/options', { as })).body;
  expect(await offered(editor)).toEqual({
    people: [{ id: admin.id, name: 'منى' }],
    actions: ['published'],
  });
  expect((await offered(teacher)).actions).toEqual(['binned', 'chapter-made']);
  expect((await offered(admin)).actions).toEqual(['binned', 'chapter-made', 'published']);
});

test('the bin is searched and filtered by kind', async () => {
  const names = async (query: string) =>
    (await call(`GET /api/studio/bin?${query}`, { as: admin })).body.items.data.map(
      ({ name }: { name: string }) => name,
    );
  expect(await names('search=المتغيرت')).toEqual(['المتغيرات']);
  expect(await names('kind=lecture')).toHaveLength(2);
  expect(await names('kind=article')).toEqual([]);
  expect(await names('search=لاشيء')).toEqual([]);
});

test('the details tell no page what only an undo needs', async () => {
  const [entry] = (await log(teacher)).data;
  expect(entry).toMatchObject({ details: { name: 'فصل' }, by: { name: 'كريم' }, undo: 'can' });
  expect(entry.details).toEqual({ name: 'فصل' });
});

test('the undo of a publication restores what was public, and keeps what was written', async () => {
  const [entry] = (await log(editor)).data;
  expect(entry.undo).toBe('can');
  expect((await undo(entry.id, teacher)).status).toBe(404);
  expect((await undo(entry.id, editor)).status).toBe(200);
  const { body } = await call(`GET /api/article/${article.id}`);
  expect(body.article.name).toBe('مقال قديم');
  const [draft] = await db.select().from(drafts);
  expect(draft?.fields).toMatchObject({ name: 'مقال جديد' });
  const [newest, undone] = (await log(editor)).data;
  expect(newest).toMatchObject({ action: 'undone', undo: 'no', details: { action: 'published' } });
  expect(undone).toMatchObject({ id: entry.id, undo: 'done' });
});

test('a publication that was called off is planned again for its time', async () => {
  const { id } = await makeArticle(db, { state: 'draft' });
  const at = new Date(Date.now() + 60 * 60_000);
  const as = { kind: 'article', id, caller: admin } as const;
  await scheduleItem(platform, { ...as, at });
  await unscheduleItem(platform, as);
  const latest = async () => (await log(editor, `kind=article&item=${id}`)).data[0];
  expect(await latest()).toMatchObject({ action: 'unscheduled', undo: 'can' });
  expect((await undo((await latest()).id, editor)).status).toBe(200);
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  expect(row).toMatchObject({ state: 'scheduled', publishAt: at });
});

test('an undo that waited for the same undo is refused', async () => {
  const { data } = await log(teacher, `kind=lecture&item=${lecture.id}`);
  const answers = await Promise.all([undo(data[0].id), undo(data[0].id, teacher)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('after thirty days nothing is undone', async () => {
  const own = async () => (await log(admin, `kind=lecture&item=${foreign.id}`)).data[0];
  const { id, undo: before } = await own();
  expect(before).toBe('can');
  await pool.query("update audit_log set created_at = now() - interval '31 days' where id = $1", [
    id,
  ]);
  expect((await own()).undo).toBe('no');
  expect((await undo(id)).status).toBe(409);
});
