import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { publishItem } from '#content/items/index.ts';
import {
  makeCourseFeatures,
  makeCourseRequirements,
  makeCourseResource,
  makeReview,
} from '#factories/course-parts.ts';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { auditLog, courseStaff, drafts, versions } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db, platform } = await startTestApp();

const teacher = await makeTeacher(db);
const student = await makePerson(db);
const member = await makePerson(db);

/** A published course with everything that its pages show. */
async function makeWholeCourse() {
  const course = await makeCourse(db, { teacherId: teacher.id, certificate: true, price: '30' });
  const chapter = await makeChapter(db, { courseId: course.id });
  const free = await makeLecture(db, {
    chapterId: chapter.id,
    courseId: course.id,
    free: true,
    type: 'article',
    body: '<p>نص</p>',
  });
  const watched = await makeLecture(db, {
    chapterId: chapter.id,
    courseId: course.id,
    video: 'private/lectures/film.mp4',
    captions: ['private/lectures/film.ar.vtt'],
  });
  await makeCourseFeatures(db, course, ['ميزة ب', 'ميزة أ']);
  await makeCourseRequirements(db, course, ['متطلب']);
  await makeCourseResource(db, {
    courseId: course.id,
    file: 'private/resources/kit.zip',
    size: 5,
    membersOnly: true,
  });
  await makeReview(db, { courseId: course.id, rating: 4 });
  await makeEnrolment(db, { courseId: course.id, personId: member.id });
  return { course, free, watched };
}

const makeDraft = (kind: 'course' | 'lecture', itemId: number, fields: Record<string, unknown>) =>
  db.insert(drafts).values({ kind, itemId, baseVersion: 0, fields });

/** A response without what differs between two readers of the same page: signatures, and the time of publication. */
const comparable = (body: object) =>
  JSON.parse(
    JSON.stringify(body, (name, value) => {
      if (name === 'updated_at') return undefined;
      return typeof value === 'string' ? value.replace(/\?person=.*$/, '?signed') : value;
    }),
  );

const viewers = [
  { as: 'stranger', reader: undefined, details: 'course-details' },
  { as: 'student', reader: student, details: 'course-detailsAuth' },
  { as: 'member', reader: member, details: 'course-detailsAuth' },
] as const;

/** The public responses for a course and its lectures. */
async function publicPages(
  { course, free, watched }: Awaited<ReturnType<typeof makeWholeCourse>>,
  { reader, details }: (typeof viewers)[number],
) {
  const read = async (path: `/${string}`) => {
    const { status, body } = await call(`GET ${path}`, reader ? { as: reader } : {});
    expect(status, path).toBe(200);
    return comparable(body);
  };
  return {
    page: await read(`/api/${details}/${course.id}`),
    requirements: await read(`/api/course-requirement/${course.id}`),
    free: await read(`/api/LectureDetails/${course.id}/${free.id}`),
    watched: await read(`/api/LectureDetails/${course.id}/${watched.id}`),
  };
}

/** The same responses as a preview shows them. */
async function previewPages(
  { course, free, watched }: Awaited<ReturnType<typeof makeWholeCourse>>,
  { as }: Pick<(typeof viewers)[number], 'as'>,
) {
  const read = async (path: string) => {
    const { status, body } = await call(`GET /api/studio/preview/${path}?as=${as}`, {
      as: teacher,
    });
    expect(status, path).toBe(200);
    return comparable(body);
  };
  return {
    ...(await read(`courses/${course.id}`)),
    free: (await read(`lectures/${free.id}`)).page,
    watched: (await read(`lectures/${watched.id}`)).page,
  };
}

describe.each(viewers)('as a $as', (viewer) => {
  test('the preview of a course without drafts is its public pages', async () => {
    const whole = await makeWholeCourse();
    expect(await previewPages(whole, viewer)).toEqual(await publicPages(whole, viewer));
  });

  test('the preview of a course with drafts is its public pages after publishing', async () => {
    const whole = await makeWholeCourse();
    const { course, free, watched } = whole;
    const added = await makeLecture(db, {
      courseId: course.id,
      state: 'draft',
      name: 'جديدة',
      video: 'private/lectures/added.mp4',
    });
    await makeDraft('course', course.id, {
      name: 'اسم جديد',
      description: 'وصف جديد',
      price: null,
    });
    await makeDraft('lecture', free.id, {
      name: 'محاضرة جديدة',
      body: '<p onclick="x()">نص جديد</p><script>alert(1)</script>',
    });
    await makeDraft('lecture', watched.id, { slug: 'new', type: 'video', minutes: 33, free: true });
    const preview = await previewPages(whole, viewer);
    expect(preview.page.course).toMatchObject({ name: 'اسم جديد', salary: null, lecture_count: 3 });
    expect(preview.free.lecture.body).toBe('<p>نص جديد</p>');

    const publish = (kind: 'course' | 'lecture', id: number, draftVersion: number | null) =>
      publishItem(platform, {
        kind,
        id,
        caller: { id: teacher.id, role: 'teacher' },
        draftVersion,
      });
    await publish('course', course.id, 1);
    await publish('lecture', free.id, 1);
    await publish('lecture', watched.id, 1);
    await publish('lecture', added.id, null);
    expect(preview).toEqual(await publicPages(whole, viewer));
  });
});

describe('a preview', () => {
  test('changes nothing: neither the public page nor drafts, versions and the audit log', async () => {
    const { course } = await makeWholeCourse();
    await makeDraft('course', course.id, { name: 'اسم جديد' });
    const before = await call(`GET /api/course-details/${course.id}`);
    await call(`GET /api/studio/preview/courses/${course.id}`, { as: teacher });
    const after = await call(`GET /api/course-details/${course.id}`);
    expect(after.body).toEqual(before.body);
    const [draft] = await db.select().from(drafts).where(eq(drafts.itemId, course.id));
    expect(draft).toMatchObject({ version: 1, fields: { name: 'اسم جديد' } });
    const ofCourse = (table: typeof versions | typeof auditLog) =>
      and(eq(table.kind, 'course'), eq(table.itemId, course.id));
    expect(await db.$count(versions, ofCourse(versions))).toBe(0);
    expect(await db.$count(auditLog, ofCourse(auditLog))).toBe(0);
  });

  test('shows a course that was never published, and a hidden lecture at its own address', async () => {
    const course = await makeCourse(db, { teacherId: teacher.id, state: 'draft' });
    const shown = await makeLecture(db, { courseId: course.id, state: 'draft' });
    const hidden = await makeLecture(db, {
      courseId: course.id,
      chapterId: shown.chapterId,
      state: 'hidden',
    });
    const { body } = await call(`GET /api/studio/preview/courses/${course.id}`, { as: teacher });
    const [chapter] = body.page.course.chapters;
    expect(chapter.lectures.map(({ id }: { id: number }) => id)).toEqual([shown.id]);
    const page = await call(`GET /api/studio/preview/lectures/${hidden.id}`, { as: teacher });
    expect(page.body.page.lecture.name).toBe(hidden.name);
    expect((await call(`GET /api/course-details/${course.id}`)).status).toBe(404);
  });

  test('is for those who work on the course, and is never stored by a cache', async () => {
    const { course } = await makeWholeCourse();
    const assistant = await makePerson(db);
    await db
      .insert(courseStaff)
      .values({ courseId: course.id, personId: assistant.id, role: 'assistant' });
    const input = `GET /api/studio/preview/courses/${course.id}` as const;
    const answer = await call(input, { as: assistant });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toMatch(/\bno-store\b/);
    expect((await call(input, { as: member })).status).toBe(404);
    expect((await call(input, { as: await makeTeacher(db) })).status).toBe(404);
    expect((await call(input)).status).toBe(401);
    expect((await call('GET /api/studio/preview/courses/99999999', { as: teacher })).status).toBe(
      404,
    );
  });

  test('of what is in the trash is not found', async () => {
    const course = await makeCourse(db, { teacherId: teacher.id, deletedAt: new Date() });
    const input = `GET /api/studio/preview/courses/${course.id}` as const;
    expect((await call(input, { as: teacher })).status).toBe(404);
  });
});
