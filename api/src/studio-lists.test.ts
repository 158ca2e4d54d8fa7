import { describe, expect, test } from 'vitest';
import { makeCourse, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makeArticle } from '#factories/publishing.ts';
import { courseStaff, drafts } from '#platform/database/schema/index.ts';
import { startTestApp } from './testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const admin = await makeAdmin(db, { name: 'منى المديرة' });
const teacher = await makeTeacher(db, { name: 'كريم المعلم' });
const assistant = await makePerson(db, { name: 'سمير المساعد' });
const editor = await makePerson(db, { role: 'editor', name: 'هالة المحررة' });
const student = await makePerson(db, { name: 'طالب بعيد', email: 'far-student@example.org' });
const course = await makeCourse(db, { name: 'أساسيات البرمجة', teacherId: teacher.id });
await db
  .insert(courseStaff)
  .values({ courseId: course.id, personId: assistant.id, role: 'assistant' });
const foreign = await makeCourse(db, { name: 'أساسيات التصميم' });
const lecture = await makeLecture(db, { courseId: course.id, name: 'حلقات التكرار' });
await makeLecture(db, { courseId: foreign.id, name: 'حلقات الألوان' });
await makeArticle(db, { name: 'حلقات في مقال' });

const get = async (path: string, as: { id: number }) => {
  const { status, body } = await call(`GET /api/studio/${path}` as 'GET /x', { as });
  expect(status, path).toBe(200);
  return body;
};
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('the list of courses', () => {
  test('has all courses for an admin, and for others those that they work on', async () => {
    const all = await get('courses?search=اساسيات', admin);
    expect(names(all.courses.data).toSorted()).toEqual(['أساسيات البرمجة', 'أساسيات التصميم']);
    for (const person of [teacher, assistant]) {
      expect(names((await get('courses', person)).courses.data)).toEqual(['أساسيات البرمجة']);
    }
    expect((await get('courses', editor)).courses).toMatchObject({ data: [], meta: { total: 0 } });
    expect((await call('GET /api/studio/courses', { as: student })).status).toBe(403);
  });

  test('begins with the course that a person worked on last', async () => {
    const older = await makeCourse(db, { teacherId: teacher.id, updatedAt: new Date(2020, 1) });
    const first = async () => (await get('courses', admin)).courses.data[0].id;
    expect(await first()).not.toBe(older.id);
    await db.insert(drafts).values({ kind: 'course', itemId: older.id, baseVersion: 0 });
    expect(await first()).toBe(older.id);
  });

  test('shows and finds the name of the draft, and counts what is in the course', async () => {
    const made = await makeCourse(db, { name: 'قديم', teacherId: teacher.id, state: 'draft' });
    await makeLecture(db, { courseId: made.id });
    await makeLecture(db, { courseId: made.id, state: 'draft' });
    await makeLecture(db, { courseId: made.id, state: 'hidden' });
    await db.insert(drafts).values({
      kind: 'course',
      itemId: made.id,
      baseVersion: 0,
      fields: { name: 'زخرفة مبتكرة', image: 'courses/new.webp' },
    });
    const { data } = (await get('courses?search=زخرفه&state=draft', teacher)).courses;
    expect(data).toEqual([
      expect.objectContaining({
        id: made.id,
        name: 'زخرفة مبتكرة',
        image: 'courses/new.webp',
        state: 'draft',
        lectures: 1,
        draft_lectures: 1,
        hidden_lectures: 1,
        has_draft: true,
        teacher: { id: teacher.id, name: 'كريم المعلم' },
        role: 'teacher',
      }),
    ]);
    expect((await get('courses?search=زخرفه&state=hidden', teacher)).courses.data).toEqual([]);
  });
});

describe('the search', () => {
  const groups = async (search: string, as: { id: number }) =>
    Object.fromEntries(
      (await get(`search?search=${encodeURIComponent(search)}`, as)).groups.map(
        ({ kind, items }: { kind: string; items: { name: string }[] }) => [kind, names(items)],
      ),
    );

  test('finds what the caller may see, and nothing else', async () => {
    expect(await groups('حلقات', admin)).toEqual({
      lecture: ['حلقات الألوان', 'حلقات التكرار'],
      article: ['حلقات في مقال'],
    });
    expect(await groups('حلقات', teacher)).toEqual({ lecture: ['حلقات التكرار'] });
    expect(await groups('حلقات', editor)).toEqual({ article: ['حلقات في مقال'] });
    expect(await groups('كريم', admin)).toEqual({ person: ['كريم المعلم'] });
    expect(await groups('كريم', teacher)).toEqual({});
    expect((await call('GET /api/studio/search?search=x', { as: student })).status).toBe(403);
  });

  test('tolerates a typo, leads to the page, and finds the name of a draft', async () => {
    expect(await groups('حلقاة التكرار', teacher)).toEqual({ lecture: ['حلقات التكرار'] });
    const { groups: found } = await get('search?search=التكرار', teacher);
    expect(found[0].items[0]).toEqual({
      id: lecture.id,
      name: 'حلقات التكرار',
      detail: 'أساسيات البرمجة',
      path: `/studio/lectures/${lecture.id}`,
    });
    const fields = { name: 'مسودة فريدة' };
    await db.insert(drafts).values({ kind: 'lecture', itemId: lecture.id, baseVersion: 0, fields });
    expect(await groups('فريده', teacher)).toEqual({ lecture: ['مسودة فريدة'] });
    expect(await groups('', teacher)).toEqual({});
    expect(await groups('%%', admin)).toEqual({});
  });
});

describe('the search for people', () => {
  const found = async (search: string, as: { id: number }) =>
    names((await get(`people?search=${encodeURIComponent(search)}`, as)).people);

  test('finds everybody for an admin, and students for others by their whole address only', async () => {
    expect(await found('طالب بعيد', admin)).toEqual(['طالب بعيد']);
    expect(await found('طالب بعيد', teacher)).toEqual([]);
    expect(await found('far-student', teacher)).toEqual([]);
    expect(await found('Far-Student@example.org', teacher)).toEqual(['طالب بعيد']);
    expect(await found('كريم', teacher)).toEqual(['كريم المعلم']);
    expect(await found('سمير', teacher)).toEqual(['سمير المساعد']);
    expect(await found('', admin)).toEqual([]);
    expect((await call('GET /api/studio/people?search=كريم', { as: student })).status).toBe(403);
  });
});
