import { defaultCompletionRules } from '@nibras/contract/learning/completion/shapes.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  makeCourseFeatures,
  makeCourseRequirements,
  makeCourseResource,
} from '#factories/course-parts.ts';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { courseStaff, courses, drafts } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db, pool } = await startTestApp({ work: false });
const teacher = await makeTeacher(db);
const assistant = await makePerson(db);

const rules = { ...defaultCompletionRules, lectures: 80 };

async function makeFull() {
  const course = await makeCourse(db, {
    name: 'الأصل',
    teacherId: teacher.id,
    image: 'courses/a.webp',
    introVideo: 'films/intro.mp4',
    price: '30.00',
    level: 'beginner',
    completionRules: rules,
  });
  await db
    .insert(courseStaff)
    .values({ courseId: course.id, personId: assistant.id, role: 'assistant' });
  await makeCourseFeatures(db, course, ['تتعلم']);
  await makeCourseRequirements(db, course, ['حاسوب']);
  await makeCourseResource(db, { courseId: course.id, name: 'ملف' });
  const chapter = await makeChapter(db, { courseId: course.id, name: 'فصل' });
  const place = { courseId: course.id, chapterId: chapter.id };
  await makeLecture(db, {
    ...place,
    name: 'فيلم',
    video: 'films/x.mp4',
    captions: ['films/x.ar.vtt'],
  });
  await makeLecture(db, { ...place, name: 'سلة', deletedAt: new Date() });
  await makeEnrolment(db, { courseId: course.id });
  await db.insert(drafts).values({
    kind: 'course',
    itemId: course.id,
    baseVersion: 0,
    fields: {
      name: 'الأصل الجديد',
      description: 'وصف جديد',
      image: 'courses/b.webp',
      [`chapter:${chapter.id}`]: 'فصل جديد',
    },
  });
  return course.id;
}

async function copyOf(course: number, include: string[], as: { id: number } = teacher) {
  const { status, body } = await call(`POST /api/studio/courses/${course}/copy`, {
    as,
    body: { include },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const { id } = body.course;
  const [row] = await db.select().from(courses).where(eq(courses.id, id));
  const tree = (await call(`GET /api/studio/courses/${id}/tree`, { as })).body;
  const [draft] = await db.select().from(drafts).where(eq(drafts.itemId, id));
  return { id, row, tree, draft, undo: body.undo };
}

const countOf = async (table: string, course: number) =>
  (await pool.query(`select count(*)::int as n from ${table} where course_id = $1`, [course]))
    .rows[0].n;

describe('a copy of a course', () => {
  test('is a draft with its own address, and with everything that is wanted', async () => {
    const course = await makeFull();
    const { id, row, tree, draft } = await copyOf(course, [
      'content',
      'media',
      'resources',
      'staff',
    ]);
    expect(row).toMatchObject({
      name: 'نسخة من الأصل الجديد',
      slug: 'نسخة-من-الأصل-الجديد',
      state: 'draft',
      published: false,
      price: '30.000',
      level: 'beginner',
      completionRules: rules,
      introVideo: 'films/intro.mp4',
      teacherId: teacher.id,
    });
    expect(draft?.fields).toEqual({ description: 'وصف جديد', image: 'courses/b.webp' });
    expect(tree.chapters).toHaveLength(1);
    expect(tree.chapters[0].name).toBe('فصل جديد');
    expect(tree.chapters[0].lectures).toEqual([
      expect.objectContaining({ name: 'فيلم', state: 'draft', has_film: true, captions: ['ar'] }),
    ]);
    for (const table of ['course_features', 'course_requirements', 'course_resources']) {
      expect(await countOf(table, id), table).toBe(1);
    }
    expect(await countOf('course_staff', id)).toBe(2);
    expect(await countOf('enrolments', id)).toBe(0);
    expect((await call(`GET /api/course-details/${id}`)).status).toBe(404);
    expect((await copyOf(course, [])).row?.slug).toBe('نسخة-من-الأصل-الجديد-2');
  });

  test('has without its parts neither chapters, files, videos nor other people', async () => {
    const course = await makeFull();
    const admin = await makeAdmin(db);
    const { id, row, tree, draft } = await copyOf(course, [], admin);
    expect(row).toMatchObject({ image: null, introVideo: null, teacherId: admin.id });
    expect(draft?.fields).toEqual({ description: 'وصف جديد' });
    expect(tree.chapters).toEqual([]);
    expect(await countOf('course_resources', id)).toBe(0);
    expect(await countOf('course_staff', id)).toBe(1);
    const bare = await copyOf(course, ['content'], admin);
    expect(bare.tree.chapters[0].lectures[0]).toMatchObject({ has_film: false, captions: [] });
  });

  test('goes into the trash by its undo, unless it was published meanwhile', async () => {
    const course = await makeFull();
    const { id, undo } = await copyOf(course, ['content']);
    const other = await copyOf(course, []);
    await pool.query("update courses set state = 'published' where id = $1", [other.id]);
    const undone = (entry: number) => call(`POST /api/studio/undo/${entry}`, { as: teacher });
    expect((await undone(undo)).status).toBe(200);
    expect((await undone(undo)).status).toBe(409);
    expect((await undone(other.undo)).status).toBe(409);
    const { body } = await call('GET /api/studio/bin', { as: teacher });
    const [item] = body.items.data;
    expect(item).toMatchObject({ kind: 'course', id, by: { id: teacher.id } });
    expect(Date.parse(item.goes_at) - Date.parse(item.deleted_at)).toBe(30 * 24 * 60 * 60_000);
  });

  test('is made neither by an assistant nor of a foreign course', async () => {
    const course = await makeFull();
    const copy = (as: { id: number }) =>
      call(`POST /api/studio/courses/${course}/copy`, { as, body: { include: [] } });
    expect((await copy(assistant)).status).toBe(403);
    expect((await copy(await makeTeacher(db))).status).toBe(404);
  });
});

test('a new course is a draft of its maker, which visitors do not see', async () => {
  const body = { name: '  البرمجة بلغة C++ ' };
  const made = await call('POST /api/studio/courses', { as: teacher, body });
  expect(made.status).toBe(200);
  const [row] = await db.select().from(courses).where(eq(courses.id, made.body.course.id));
  expect(row).toMatchObject({
    name: 'البرمجة بلغة C++',
    slug: 'البرمجة-بلغة-c',
    state: 'draft',
    teacherId: teacher.id,
  });
  const wrong = { name: 'كورس', category_id: 2_147_483_647 };
  expect((await call('POST /api/studio/courses', { as: teacher, body: wrong })).status).toBe(404);
  const numbered = await Promise.all(
    Array.from({ length: 6 }, () =>
      call('POST /api/studio/courses', { as: teacher, body: { name: '٢٠٢٦' } }),
    ),
  );
  expect(numbered.map(({ status }) => status)).toEqual(Array(6).fill(200));
});
