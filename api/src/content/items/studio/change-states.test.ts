import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makeArticle } from '#factories/publishing.ts';
import { articles, courses, lectures, settings } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db } = await startTestApp();
const admin = await makeAdmin(db);
const teacher = await makeTeacher(db);

type Wanted = { kind: string; id: number; draft_version?: number | null };
const change = (act: string, items: Wanted[], as: { id: number } = admin) =>
  call('POST /api/studio/item-states', { as, body: { act, items } });
const undo = (entries: number[], as: { id: number } = admin) =>
  call('POST /api/studio/undo', { as, body: { entries } });
const article = (id: number): Wanted => ({ kind: 'article', id });

async function stateOf(id: number) {
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  return row && { state: row.state, deleted: row.deletedAt !== null };
}
const draft = () => makeArticle(db, { state: 'draft' });

describe('several items at once', () => {
  test('are published together, each with an entry of the log, and the undo takes them back together', async () => {
    const [one, other] = [await draft(), await draft()];
    const { status, body } = await change('publish', [article(one.id), article(other.id)]);
    expect(status).toBe(200);
    expect(body.changed).toMatchObject([
      { kind: 'article', id: one.id, state: 'published', published: true, draft_version: null },
      { kind: 'article', id: other.id, state: 'published' },
    ]);
    expect(body.refused).toEqual([]);
    expect(body.undo).toHaveLength(2);
    expect((await undo(body.undo)).status).toBe(200);
    expect(await stateOf(one.id)).toMatchObject({ state: 'draft' });
    expect(await stateOf(other.id)).toMatchObject({ state: 'draft' });
  });

  test('are undone all or none', async () => {
    const [one, other] = [await makeArticle(db), await makeArticle(db)];
    const { body } = await change('hide', [article(one.id), article(other.id)]);
    await change('publish', [article(other.id)]);
    expect((await undo(body.undo)).status).toBe(409);
    expect(await stateOf(one.id)).toMatchObject({ state: 'hidden' });
  });

  test('what is refused stays as it is and is named, and the others are changed', async () => {
    const [ready, empty] = [await draft(), await makeArticle(db, { state: 'draft', name: '' })];
    const { status, body } = await change('publish', [article(ready.id), article(empty.id)]);
    expect(status).toBe(200);
    expect(body.changed.map(({ id }: { id: number }) => id)).toEqual([ready.id]);
    expect(body.refused).toMatchObject([{ kind: 'article', id: empty.id }]);
    expect(body.refused[0].missing.length).toBeGreaterThan(0);
    expect(body.undo).toHaveLength(1);
    expect(await stateOf(empty.id)).toMatchObject({ state: 'draft' });
  });

  test('where nothing was changed, the first refusal is the answer', async () => {
    const empty = await makeArticle(db, { state: 'draft', name: '' });
    const { status, body } = await change('publish', [article(empty.id)]);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toContain('name');
    expect((await change('publish', [article(2_000_000)])).status).toBe(404);
  });

  test('what has the wanted state already stays as it is, and is no failure of the others', async () => {
    const [hidden, shown] = [await makeArticle(db, { state: 'hidden' }), await makeArticle(db)];
    const { body } = await change('hide', [article(hidden.id), article(shown.id)]);
    expect(body).toMatchObject({ changed: [{ id: shown.id, state: 'hidden' }], refused: [] });
    expect((await change('hide', [article(hidden.id)])).status).toBe(409);
  });

  test('go to the trash, but for a course with members', async () => {
    const [gone, course] = [await makeArticle(db), await makeCourse(db)];
    await makeEnrolment(db, { courseId: course.id });
    const { body } = await change('bin', [{ kind: 'course', id: course.id }, article(gone.id)]);
    expect(body.changed).toMatchObject([{ kind: 'article', id: gone.id }]);
    expect(body.refused).toMatchObject([{ kind: 'course', id: course.id, missing: [] }]);
    expect(await stateOf(gone.id)).toMatchObject({ deleted: true });
  });

  test('no more than the bound, and never the site itself', async () => {
    const many = Array.from({ length: 51 }, (_, at) => article(at + 1));
    expect((await change('hide', many)).status).toBe(422);
    expect((await change('hide', [{ kind: 'site', id: 1 }])).status).toBe(422);
    expect((await change('hide', [])).status).toBe(422);
  });
});

describe('publishing from a list', () => {
  test('only the draft that was seen is published', async () => {
    const { id } = await makeArticle(db);
    const saved = await call(`PUT /api/studio/items/article/${id}/draft`, {
      as: admin,
      body: { changes: [{ field: 'name', value: 'اسم آخر', base: 0 }] },
    });
    const older = { ...article(id), draft_version: null };
    expect((await change('publish', [older])).status).toBe(409);
    const seen = { ...article(id), draft_version: saved.body.draft_version };
    expect((await change('publish', [seen])).body.changed).toMatchObject([
      { id, has_draft: false, draft_version: null },
    ]);
  });

  test('a course that visitors have never seen is published with its complete lectures, and no others', async () => {
    const course = await makeCourse(db, { state: 'draft', teacherId: teacher.id });
    const chapter = await makeChapter(db, { courseId: course.id });
    const lecture = { chapterId: chapter.id, state: 'draft' } as const;
    const text = await makeLecture(db, { ...lecture, type: 'article', body: '<p>نص</p>' });
    const empty = await makeLecture(db, { ...lecture, type: 'article', body: '' });
    const { status, body } = await change('publish', [{ kind: 'course', id: course.id }], teacher);
    expect(status).toBe(200);
    const states = await db
      .select({ id: lectures.id, state: lectures.state })
      .from(lectures)
      .where(eq(lectures.courseId, course.id))
      .orderBy(lectures.id);
    expect(states).toEqual([
      { id: text.id, state: 'published' },
      { id: empty.id, state: 'draft' },
    ]);
    expect((await undo(body.undo, teacher)).status).toBe(200);
    expect(await db.$count(lectures, eq(lectures.state, 'published'))).toBe(0);
  });
});

test('a published lecture says whether visitors see it, which they do in a published course only', async () => {
  const publish = async (state: 'draft' | 'published') => {
    const course = await makeCourse(db, { state, teacherId: teacher.id });
    const { id: chapterId } = await makeChapter(db, { courseId: course.id });
    const { id } = await makeLecture(db, {
      courseId: course.id,
      chapterId,
      state: 'draft',
      type: 'article',
      body: '<p>نص</p>',
    });
    const { body } = await change('publish', [{ kind: 'lecture', id }], teacher);
    const item = await call(`GET /api/studio/items/lecture/${id}`, { as: teacher });
    return { visible: body.changed[0].visible, course: item.body.item.course.published };
  };
  expect(await publish('published')).toEqual({ visible: true, course: true });
  expect(await publish('draft')).toEqual({ visible: false, course: false });
});

describe('who may', () => {
  test('the lists say it as the server does, also where the provider publishes for the teachers', async () => {
    const course = await makeCourse(db, { teacherId: teacher.id });
    const listed = async () =>
      (await call('GET /api/studio/courses', { as: teacher })).body.courses.data.find(
        ({ id }: { id: number }) => id === course.id,
      );
    expect(await listed()).toMatchObject({ may_publish: true });
    await db.insert(settings).values({ name: 'teachers-publish', value: false });
    expect(await listed()).toMatchObject({ may_publish: false });
    const refused = await change('hide', [{ kind: 'course', id: course.id }], teacher);
    expect(refused.status).toBe(403);
    await db.delete(settings).where(eq(settings.name, 'teachers-publish'));
    expect((await change('hide', [{ kind: 'course', id: course.id }], teacher)).status).toBe(200);
  });

  test('a stranger learns nothing of a draft, not even its state', async () => {
    const stranger = await makePerson(db);
    const { id } = await draft();
    for (const act of ['publish', 'hide', 'bin']) {
      expect((await change(act, [article(id)], stranger)).status).toBe(404);
    }
    const { status } = await call('POST /api/studio/item-states', {
      body: { act: 'hide', items: [article(id)] },
    });
    expect(status).toBe(401);
    expect(await db.$count(courses, eq(courses.state, 'scheduled'))).toBe(0);
  });

  test('the list of drafts says what may be published from it', async () => {
    const { id } = await draft();
    const { body } = await call('GET /api/studio/overview/drafts', { as: admin });
    const row = body.items.data.find((one: Wanted) => one.kind === 'article' && one.id === id);
    expect(row.publishing).toEqual({ kind: 'article', draft_version: null });
  });
});
