import { lists, teachers as rules } from '@nibras/contract/limits.ts';
import { expect, test } from 'vitest';
import { makeReview } from '#factories/course-parts.ts';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher, makeTeacherFeatures } from '#factories/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const student = await makePerson(db, { name: 'سلمى' });
const ask = (path: `/${string}`) => call(`GET /api${path}`, { as: student });

test('a teacher has the counts and rating over all courses, and the e-mail address', async () => {
  const teacher = await makeTeacher(db, { bio: 'نبذة', photoPath: 'people/t.webp' });
  const course = await makeCourse(db, { teacherId: teacher.id });
  await makeEnrolment(db, { courseId: course.id, personId: student.id });
  await makeReview(db, { courseId: course.id, rating: 4 });
  const { status, body } = await ask(`/teacher/${teacher.id}`);
  expect(status).toBe(200);
  expect(body.teacher).toEqual({
    id: teacher.id,
    name: teacher.name,
    title: teacher.title,
    email: teacher.email,
    bio: 'نبذة',
    profile_photo_url: 'people/t.webp',
    students_count: 1,
    courses_count: 1,
    rating: 4,
  });
  expect(body.courses).toMatchObject({ data: [{ id: course.id }], last_page: 1, total: 1 });
});

test('the courses are paged, newest first, and a page past the end is empty', async () => {
  const teacher = await makeTeacher(db);
  const created: number[] = [];
  for (let day = 1; day <= lists.teacherCoursesPerPage + 1; day += 1) {
    const createdAt = new Date(Date.UTC(2026, 0, day));
    created.push((await makeCourse(db, { teacherId: teacher.id, createdAt })).id);
  }
  await makeCourse(db);
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => (await ask(`/teacher/${teacher.id}?page=${page}`)).body.courses),
  );
  const ids = pages.map(({ data }) => data.map(({ id }: { id: number }) => id));
  expect(ids.flat()).toEqual(created.toReversed());
  expect(ids.map((page) => page.length)).toEqual([lists.teacherCoursesPerPage, 1, 0]);
  expect(pages.map(({ last_page }) => last_page)).toEqual([2, 2, 2]);
});

test('a teacher may have no courses, title, bio and rating', async () => {
  const teacher = await makeTeacher(db, { title: null });
  const { body } = await ask(`/teacher/${teacher.id}`);
  expect(body.teacher).toMatchObject({ title: null, bio: null, rating: null, courses_count: 0 });
  expect(body.courses).toMatchObject({ data: [], last_page: 1 });
  expect((await ask(`/teacher-students/${teacher.id}`)).body).toEqual({ students: [] });
  expect((await ask(`/teacher-features/${teacher.id}`)).body).toEqual({ features: [] });
});

test('the latest students are the enrolled ones, each once, newest first, at most six', async () => {
  const teacher = await makeTeacher(db);
  const courses = [
    await makeCourse(db, { teacherId: teacher.id }),
    await makeCourse(db, { teacherId: teacher.id }),
  ] as const;
  const joined: number[] = [];
  for (let day = 1; day <= rules.latestStudents + 2; day += 1) {
    const person = await makePerson(db);
    const joinedAt = new Date(Date.UTC(2026, 1, day));
    await makeEnrolment(db, { courseId: courses[0].id, personId: person.id, joinedAt });
    joined.push(person.id);
  }
  const [eldest = 0] = joined;
  const joinedAt = new Date(Date.UTC(2026, 2, 1));
  await makeEnrolment(db, { courseId: courses[1].id, personId: eldest, joinedAt });
  await makeEnrolment(db, { courseId: courses[1].id, status: 'pending' });
  await makeEnrolment(db);
  const { students } = (await ask(`/teacher-students/${teacher.id}`)).body;
  const expected = [eldest, ...joined.slice(1).toReversed()].slice(0, rules.latestStudents);
  expect(students.map(({ id }: { id: number }) => id)).toEqual(expected);
  expect(students[0]).toEqual({
    id: eldest,
    name: expect.any(String),
    profile_photo_url: null,
    pivot: { created_at: joinedAt.toISOString() },
  });
});

test('the features are listed in their order', async () => {
  const teacher = await makeTeacher(db);
  await makeTeacherFeatures(db, teacher, ['شرح مبسط', 'مشاريع حقيقية']);
  await makeTeacherFeatures(db, await makeTeacher(db), ['لغيره']);
  const { features } = (await ask(`/teacher-features/${teacher.id}`)).body;
  expect(features.map(({ name }: { name: string }) => name)).toEqual(['شرح مبسط', 'مشاريع حقيقية']);
});

test('everyone who teaches a course has a page, also an admin', async () => {
  const admin = await makeAdmin(db);
  expect((await ask(`/teacher/${admin.id}`)).status).toBe(404);
  await makeCourse(db, { teacherId: admin.id });
  expect((await ask(`/teacher/${admin.id}`)).status).toBe(200);
});

test.each(['teacher', 'teacher-students', 'teacher-features'])(
  '%s: unknown, or no teacher: 404 with the same words',
  async (name) => {
    for (const id of ['999999', '99999999999', 'salma', '0', '-1', student.id]) {
      const answer = await ask(`/${name}/${id}`);
      expect(answer).toMatchObject({ status: 404, body: { message: 'لم نجد المعلّم.' } });
    }
    expect((await call(`GET /api/${name}/1`)).status).toBe(401);
  },
);

test.each(['0', '-1', 'two', '99999999999'])('page=%s is refused', async (page) => {
  const teacher = await makeTeacher(db);
  expect((await ask(`/teacher/${teacher.id}?page=${page}`)).status).toBe(422);
});
