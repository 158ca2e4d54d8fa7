import { expect, test } from 'vitest';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { maskEmail } from './moving-name.ts';

const { call, db } = await startTestApp();
let made = 0;
const video = 'private/videos/lesson.mp4';

/** A course with a locked, a free and a written lecture. */
async function makeLectures(movingName: boolean) {
  const teacher = await makeTeacher(db, {
    name: 'هدى',
    phoneNumber: null,
    email: `huda-${movingName}-${++made}@example.com`,
  });
  const course = await makeCourse(db, { teacherId: teacher.id, movingName });
  const { id: chapterId } = await makeChapter(db, { courseId: course.id });
  const place = { courseId: course.id, chapterId };
  return {
    teacher,
    course,
    locked: await makeLecture(db, { ...place, video }),
    free: await makeLecture(db, { ...place, video, free: true }),
    text: await makeLecture(db, { ...place, type: 'article', body: '<p>نص</p>', free: true }),
    async nameFor(lecture: { id: number }, as?: { id: number }) {
      const answer = await call(`GET /api/LectureDetails/${course.id}/${lecture.id}`, { as });
      expect(answer.status).toBe(200);
      return answer.body.lecture.moving_name;
    },
  };
}

test('those who may watch get their own name, with the last digits of their phone', async () => {
  const { course, teacher, locked, free, text, nameFor } = await makeLectures(true);
  const student = await makePerson(db, { name: 'Sara سارة', phoneNumber: '+20 100 123 4821' });
  expect(await nameFor(locked, student)).toBeUndefined();
  await makeEnrolment(db, { courseId: course.id, personId: student.id });
  expect(await nameFor(locked, student)).toBe('\u2068Sara سارة\u2069 · \u20684821\u2069');
  expect(await nameFor(free, student)).toBe('\u2068Sara سارة\u2069 · \u20684821\u2069');
  expect(await nameFor(locked, teacher)).toBe('\u2068هدى\u2069 · \u2068hu…@example.com\u2069');
  expect(await nameFor(text, student)).toBeUndefined();
  expect(await nameFor(free)).toBeUndefined();
});

test('a course without the setting names nobody', async () => {
  const { course, locked, nameFor } = await makeLectures(false);
  const student = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: student.id });
  expect(await nameFor(locked, student)).toBeUndefined();
});

test('a number of few digits and a short address are not shown whole', async () => {
  const { course, locked, nameFor } = await makeLectures(true);
  const student = await makePerson(db, { phoneNumber: '12345', email: 'long.name@example.com' });
  await makeEnrolment(db, { courseId: course.id, personId: student.id });
  expect(await nameFor(locked, student)).toContain('lo…@example.com');
  expect(['ab@x.org', 'a@x.org', 'abc@x.org'].map(maskEmail)).toEqual([
    'a…@x.org',
    'a…@x.org',
    'ab…@x.org',
  ]);
});
