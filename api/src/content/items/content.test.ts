import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { makeProgress } from '#factories/course-parts.ts';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makeArticle } from '#factories/publishing.ts';
import { makeAttempt } from '#factories/quizzes.ts';
import {
  articles,
  auditLog,
  courseStaff,
  courses,
  drafts,
  lectures,
  settings,
  versions,
} from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { startCachingProcess } from '../../testing/caching-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hideItem, restoreItem, trashItem, unscheduleItem } from './change-state.ts';
import { emptyTrash } from './empty-trash.ts';
import { publishItem } from './publish-item.ts';
import { publishDueItems, scheduleItem } from './schedule-item.ts';

const testApp = await startTestApp();
const { call, db, platform, passTime } = testApp;
const admin = await makeAdmin(db);
const day = 24 * 60 * 60_000;

/** The code of the failure; null where there is none. */
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => (error instanceof AppError ? error.code : Promise.reject(error)),
  );

const articleStatus = async (id: number) => (await call(`GET /api/article/${id}`)).status;
const stateOf = async (id: number) =>
  (await db.select({ state: articles.state }).from(articles).where(eq(articles.id, id)))[0]?.state;
const makeDraft = (itemId: number, fields: Record<string, unknown>, version = 1) =>
  db.insert(drafts).values({ kind: 'article', itemId, baseVersion: 0, version, fields });
const lastEntry = async (kind: string, itemId: number) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.kind, kind), eq(auditLog.itemId, itemId)))
      .orderBy(desc(auditLog.id))
      .limit(1)
  )[0];

describe('publishing', () => {
  test('copies the draft, stores the version before and after, and writes the audit log', async () => {
    const { id } = await makeArticle(db, { name: 'الاسم القديم' });
    await makeDraft(id, { name: 'الاسم الجديد', published: false, version: 90 });
    const as = { kind: 'article', id, caller: admin } as const;
    expect(await publishItem(platform, { ...as, draftVersion: 1 })).toMatchObject({
      result: { version: 1 },
    });
    const { body } = await call(`GET /api/article/${id}`);
    expect(body.article.name).toBe('الاسم الجديد');
    const stored = await db
      .select({ number: versions.number, fields: versions.fields, by: versions.personId })
      .from(versions)
      .where(eq(versions.itemId, id))
      .orderBy(versions.number);
    expect(stored).toMatchObject([
      { number: 0, fields: { name: 'الاسم القديم' }, by: null },
      { number: 1, fields: { name: 'الاسم الجديد' }, by: admin.id },
    ]);
    expect(await db.$count(drafts, eq(drafts.itemId, id))).toBe(0);
    expect(await lastEntry('article', id)).toMatchObject({
      action: 'published',
      personId: admin.id,
      details: { version: 1, from: 'published' },
    });
  });

  test('sanitises and renders the HTML of a draft', async () => {
    const { id } = await makeArticle(db, { state: 'draft' });
    await makeDraft(id, { description: '<p onclick="x()">نص</p><script>alert(1)</script>' });
    await publishItem(platform, { kind: 'article', id, caller: admin, draftVersion: 1 });
    const { body } = await call(`GET /api/article/${id}`);
    expect(body.article.description).toBe('<p>نص</p>');
  });

  test('is refused where the draft has changed since, and changes nothing', async () => {
    const { id } = await makeArticle(db, { state: 'draft' });
    await makeDraft(id, { name: 'جديد' }, 2);
    const publish = publishItem(platform, { kind: 'article', id, caller: admin, draftVersion: 1 });
    expect(await failure(publish)).toBe('draft-changed');
    expect(await articleStatus(id)).toBe(404);
    expect(await lastEntry('article', id)).toBeUndefined();
  });

  test('dates what was never public by its publication', async () => {
    const old = new Date(Date.now() - 90 * day);
    const { id } = await makeArticle(db, { state: 'draft', createdAt: old });
    const again = await makeArticle(db, { state: 'hidden', createdAt: old });
    for (const one of [id, again.id]) {
      await publishItem(platform, { kind: 'article', id: one, caller: admin, draftVersion: null });
    }
    const dates = await db
      .select({ id: articles.id, createdAt: articles.createdAt })
      .from(articles)
      .where(eq(articles.createdAt, old));
    expect(dates.map((row) => row.id)).toEqual([again.id]);
  });
});

describe('scheduling', () => {
  test('a draft appears by itself at its time, also in a cached list of another process', async () => {
    const { app } = await startCachingProcess(testApp);
    const list = async () => (await app.inject('/api/article?per_page=200')).payload;
    const { id, name } = await makeArticle(db, { state: 'draft', name: 'مقال في موعده' });
    expect(await list()).not.toContain(name);
    const at = new Date(Date.now() + 1_500);
    await scheduleItem(platform, { kind: 'article', id, caller: admin, at });
    expect(await stateOf(id)).toBe('scheduled');
    expect(await list()).not.toContain(name);
    await vi.waitFor(async () => expect(await list()).toContain(name), { timeout: 60_000 });
    expect(await lastEntry('article', id)).toMatchObject({ action: 'published', personId: null });
  });

  test('a lecture appears in its course', async () => {
    const lecture = await makeLecture(db, { state: 'draft', video: 'private/film.mp4' });
    const at = new Date(Date.now() + 60_000);
    await scheduleItem(platform, { kind: 'lecture', id: lecture.id, caller: admin, at });
    const page = () => call(`GET /api/course-details/${lecture.courseId}`);
    expect(JSON.stringify((await page()).body)).not.toContain(lecture.name);
    passTime(61_000);
    await publishDueItems(platform);
    expect(JSON.stringify((await page()).body)).toContain(lecture.name);
    passTime(-61_000);
  });

  test('a draft that was changed afterwards is not published, and the audit log says why', async () => {
    const { id } = await makeArticle(db, { state: 'draft' });
    await makeDraft(id, { name: 'أول' });
    const at = new Date(Date.now() + 60_000);
    await scheduleItem(platform, { kind: 'article', id, caller: admin, at });
    await db.update(drafts).set({ version: 2 }).where(eq(drafts.itemId, id));
    passTime(61_000);
    await publishDueItems(platform);
    passTime(-61_000);
    expect(await stateOf(id)).toBe('draft');
    expect(await lastEntry('article', id)).toMatchObject({
      action: 'publication-called-off',
      details: { reason: 'draft-changed', scheduled: 1, draftVersion: 2 },
    });
  });

  test('can be called off; a past time and a published item are refused', async () => {
    const { id } = await makeArticle(db, { state: 'draft' });
    const as = { kind: 'article', id, caller: admin } as const;
    const at = new Date(Date.now() + day);
    expect(await failure(scheduleItem(platform, { ...as, at: new Date() }))).toBe('invalid-input');
    await scheduleItem(platform, { ...as, at });
    await unscheduleItem(platform, as);
    expect(await stateOf(id)).toBe('draft');
    await publishItem(platform, { ...as, draftVersion: null });
    expect(await failure(scheduleItem(platform, { ...as, at }))).toBe('wrong-state');
  });
});

describe('hiding and the trash', () => {
  test('a hidden item is shown again by publishing it', async () => {
    const { id } = await makeArticle(db);
    const as = { kind: 'article', id, caller: admin } as const;
    await hideItem(platform, as);
    expect(await articleStatus(id)).toBe(404);
    expect(await failure(hideItem(platform, as))).toBe('wrong-state');
    await publishItem(platform, { ...as, draftVersion: null });
    expect(await articleStatus(id)).toBe(200);
  });

  test('an item in the trash comes back in its state, and is deleted after thirty days', async () => {
    const { id } = await makeArticle(db);
    const as = { kind: 'article', id, caller: admin } as const;
    await trashItem(platform, as);
    expect(await articleStatus(id)).toBe(404);
    await restoreItem(platform, as);
    expect(await articleStatus(id)).toBe(200);
    await makeDraft(id, { name: 'جديد' });
    await trashItem(platform, as);
    passTime(29 * day);
    await emptyTrash(platform);
    expect(await db.$count(articles, eq(articles.id, id))).toBe(1);
    passTime(2 * day);
    await emptyTrash(platform);
    passTime(-31 * day);
    expect(await db.$count(articles, eq(articles.id, id))).toBe(0);
    expect(await db.$count(drafts, eq(drafts.itemId, id))).toBe(0);
  });

  test('what people have used is never deleted', async () => {
    const joined = await makeCourse(db);
    await makeEnrolment(db, { courseId: joined.id });
    const as = { caller: admin } as const;
    const bin = trashItem(platform, { ...as, kind: 'course', id: joined.id });
    expect(await failure(bin)).toBe('course-has-students');
    const lecture = await makeLecture(db, { courseId: joined.id });
    await makeProgress(db, { lectureId: lecture.id });
    await trashItem(platform, { ...as, kind: 'lecture', id: lecture.id });
    // Also where the trash was filled by SQL.
    await db.update(courses).set({ deletedAt: new Date() }).where(eq(courses.id, joined.id));
    passTime(31 * day);
    await emptyTrash(platform);
    passTime(-31 * day);
    expect(await db.$count(lectures, eq(lectures.id, lecture.id))).toBe(1);
  });

  test('the bin says so of a quiz that was attempted', async () => {
    const attempt = await makeAttempt(db);
    const id = attempt.lectureId;
    await trashItem(platform, { caller: admin, kind: 'lecture', id });
    const { body } = await call('GET /api/studio/bin', { as: admin });
    const [item] = body.items.data;
    expect(item).toMatchObject({ kind: 'lecture', id, goes_at: null });
  });
});

/** The course that they work on, or do not. */
const course = await makeCourse(db);
const staff = async (role: 'teacher' | 'assistant') => {
  const person = await makePerson(db);
  await db.insert(courseStaff).values({ courseId: course.id, personId: person.id, role });
  return person;
};
const people = {
  admin,
  editor: await makePerson(db, { role: 'editor' }),
  firstTeacher: { id: course.teacherId, role: 'teacher' as const },
  secondTeacher: await staff('teacher'),
  assistant: await staff('assistant'),
  colleague: await makeTeacher(db),
  student: await makePerson(db),
};

describe('who may', () => {
  /** Hides and publishes an item as each person. @returns each one's failure */
  async function tries(kind: 'course' | 'lecture' | 'article', id: number) {
    const results: Record<string, string | null> = {};
    for (const [name, caller] of Object.entries(people)) {
      results[name] = await failure(hideItem(platform, { kind, id, caller }));
      if (results[name] === null) {
        await publishItem(platform, { kind, id, caller, draftVersion: null });
      }
    }
    return results;
  }

  test('a course and its lectures: admins and the teachers among its staff', async () => {
    const lecture = await makeLecture(db, { courseId: course.id });
    const expected = {
      admin: null,
      editor: 'forbidden',
      firstTeacher: null,
      secondTeacher: null,
      assistant: 'forbidden',
      colleague: 'forbidden',
      student: 'forbidden',
    };
    expect(await tries('course', course.id)).toEqual(expected);
    expect(await tries('lecture', lecture.id)).toEqual(expected);
  });

  test('an article: admins and editors', async () => {
    const { id } = await makeArticle(db, { authorId: course.teacherId });
    expect(await tries('article', id)).toEqual({
      admin: null,
      editor: null,
      firstTeacher: 'forbidden',
      secondTeacher: 'forbidden',
      assistant: 'forbidden',
      colleague: 'forbidden',
      student: 'forbidden',
    });
  });

  test('what is not public does not exist for those who do not work on it', async () => {
    const { id } = await makeCourse(db, { state: 'draft' });
    for (const caller of [people.editor, people.colleague, people.student]) {
      expect(await failure(trashItem(platform, { kind: 'course', id, caller }))).toBe(
        'course-not-found',
      );
    }
  });

  test('the provider can keep publishing to the admins', async () => {
    await db.insert(settings).values({ name: 'teachers-publish', value: false });
    const request = { kind: 'course', id: course.id } as const;
    const hide = (caller: typeof people.firstTeacher | typeof admin) =>
      failure(hideItem(platform, { ...request, caller }));
    expect(await hide(people.firstTeacher)).toBe('forbidden');
    expect(await hide(admin)).toBeNull();
    await publishItem(platform, { ...request, caller: admin, draftVersion: null });
    await db.delete(settings).where(eq(settings.name, 'teachers-publish'));
  });

  test('all who work on a course see it whole', async () => {
    const { id, courseId } = await makeLecture(db, { courseId: course.id, video: 'private/x.mp4' });
    const watches = async (person: { id: number }) =>
      'videos' in
      (await call(`GET /api/LectureDetails/${courseId}/${id}`, { as: person })).body.lecture;
    for (const person of [people.secondTeacher, people.assistant, people.firstTeacher]) {
      expect(await watches(person)).toBe(true);
    }
    for (const person of [people.colleague, people.editor]) {
      expect(await watches(person)).toBe(false);
    }
  });

  test('the first teacher is always among the staff', async () => {
    const next = await makeTeacher(db);
    await db.update(courses).set({ teacherId: next.id }).where(eq(courses.id, course.id));
    const rows = await db
      .select({ id: courseStaff.personId, role: courseStaff.role })
      .from(courseStaff)
      .where(eq(courseStaff.courseId, course.id));
    expect(rows).toContainEqual({ id: next.id, role: 'teacher' });
    expect(rows).toContainEqual({ id: course.teacherId, role: 'teacher' });
  });
});
