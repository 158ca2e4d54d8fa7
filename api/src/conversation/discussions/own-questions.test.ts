import { discussions as limits } from '@nibras/contract/limits.ts';
import { expect, test } from 'vitest';
import { makeDiscussion, makeMessage } from '#factories/conversations.ts';
import { makeCourse, makeLecture } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db } = await startTestApp();
const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const own = async (as: { id: number }, query = '') =>
  (await call(`GET /api/my-questions${query}`, { as })).body.questions;

test('lists what the caller has asked in every course, answered or not, the newest first', async () => {
  const student = await makePerson(db);
  const course = await makeCourse(db);
  const lecture = await makeLecture(db, { courseId: course.id });
  const answered = await makeDiscussion(db, {
    lectureId: lecture.id,
    personId: student.id,
    description: 'كيف أبدأ؟',
    createdAt: day(1),
  });
  const { conversationId } = answered;
  await makeMessage(db, { conversationId, personId: student.id, createdAt: day(2) });
  await makeMessage(db, { conversationId, personId: course.teacherId, createdAt: day(3) });
  const waiting = await makeDiscussion(db, { personId: student.id, createdAt: day(4) });
  await makeMessage(db, { conversationId: waiting.conversationId, personId: student.id });
  await makeDiscussion(db, { lectureId: lecture.id });

  const { data, total } = await own(student);
  expect(total).toBe(2);
  expect(data).toMatchObject([
    { id: waiting.id, replies: 1, answered_at: null },
    {
      id: answered.id,
      description: 'كيف أبدأ؟',
      created_at: day(1).toISOString(),
      course: { id: course.id, slug: course.slug, name: course.name },
      lecture: { id: lecture.id, slug: lecture.slug, name: lecture.name },
      replies: 2,
      answered_at: day(3).toISOString(),
    },
  ]);
});

test('comes in pages, and needs a sign-in', async () => {
  const student = await makePerson(db);
  for (let number = 0; number <= limits.ownPerPage; number++) {
    await makeDiscussion(db, { personId: student.id });
  }
  const first = await own(student);
  expect([first.data.length, first.last_page, first.next_page_url]).toEqual([
    limits.ownPerPage,
    2,
    '/api/my-questions?page=2',
  ]);
  expect((await own(student, '?page=2')).data).toHaveLength(1);
  expect((await own(student, '?page=9')).data).toEqual([]);
  expect(await own(await makePerson(db))).toMatchObject({ data: [], total: 0, last_page: 1 });
  expect((await call('GET /api/my-questions')).status).toBe(401);
  expect((await call('GET /api/my-questions?page=0', { as: student })).status).toBe(422);
});
