import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeDiscussion, makeMessage } from './factories/conversations.ts';
import { makeReview } from './factories/course-parts.ts';
import { makeCourse, makeEnrolment, makeLecture } from './factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from './factories/people.ts';
import { replyPictures, reviews } from './platform/database/schema/index.ts';
import { startTestApp } from './testing/test-app.ts';

const { call, db, pool } = await startTestApp({ work: false });

/** In every text that is hidden; the search folds it to itself. */
const mark = 'zqhidden';
const hiddenAt = new Date();

const teacher = await makeTeacher(db);
const author = await makePerson(db);
const reader = await makePerson(db);
const admin = await makeAdmin(db);
const course = await makeCourse(db, { teacherId: teacher.id });
const lecture = await makeLecture(db, { courseId: course.id });
const second = await makeLecture(db, { courseId: course.id });
for (const { id: personId } of [author, reader]) {
  await makeEnrolment(db, { courseId: course.id, personId });
}
await makeReview(db, {
  courseId: course.id,
  personId: author.id,
  rating: 1,
  comment: mark,
  answer: mark,
  answeredAt: hiddenAt,
  hiddenAt,
});
await makeReview(db, { courseId: course.id, personId: reader.id, rating: 4 });
/** Hidden as a whole. */
const question = await makeDiscussion(db, {
  lectureId: lecture.id,
  personId: author.id,
  description: `${mark} question`,
  picturePath: `messages/${mark}.png`,
  hiddenAt,
});
/** With a reply that is hidden. */
const seen = await makeDiscussion(db, { lectureId: second.id, personId: author.id });
const { conversationId } = seen;
await makeMessage(db, { conversationId, personId: teacher.id, body: 'أول رد' });
const reply = await makeMessage(db, {
  conversationId,
  personId: teacher.id,
  body: mark,
  filePath: `messages/${mark}-file.png`,
  fileName: `${mark}.png`,
  hiddenAt,
});
await db.insert(replyPictures).values({ messageId: reply.id, alt: mark });

const chat = `/api/conversations/${conversationId}/messages` as const;
const calls = [
  `GET /api/course-details/${course.id}`,
  `GET /api/course-detailsAuth/${course.id}`,
  `GET /api/discussions/${course.id}/${lecture.id}`,
  `GET /api/discussions/${course.id}/${second.id}`,
  'GET /api/my-questions',
  'GET /api/teacher-desk',
  'GET /api/teacher-desk?list=answered',
  `GET /api/teacher-desk?search=${mark}`,
  'GET /api/conversations',
  `GET ${chat}`,
  `GET ${chat}?before=${reply.id + 1}`,
  `GET ${chat}?after=0`,
  `GET /api/messages?conversation_id=${conversationId}`,
  `GET /api/messages/search?search=${mark}`,
  'GET /api/my-home',
  'GET /api/count-messages',
] as const;

test.each(calls)('%s shows nothing that is hidden', async (input) => {
  for (const as of [author, teacher, reader, admin]) {
    const { raw } = await call(input as 'GET /api/x', { as });
    expect(raw.toString(), `as ${as.id}`).not.toContain(mark);
  }
});

test('counts and ratings are those of what is shown', async () => {
  const { body } = await call(`GET /api/course-details/${course.id}`);
  expect(body.course).toMatchObject({ rate: 4, teacher: { rating: 4 } });
  expect((await call('GET /api/count-messages', { as: author })).body.data.messagesCount).toBe(1);
  const { data } = (await call('GET /api/conversations', { as: author })).body;
  const row = data.find(({ id }: { id: number }) => id === conversationId);
  expect(row).toMatchObject({ new_messages: 1, last_message: { body: 'أول رد' } });
  const hidden = data.find(({ id }: { id: number }) => id === question.conversationId);
  expect(hidden).toMatchObject({ discussion: null, lecture: null, course: null });
  expect((await call('GET /api/my-questions', { as: author })).body.questions).toMatchObject({
    total: 1,
    data: [{ id: seen.id, replies: 1 }],
  });
});

test('the stored ratings are those of a new count', async () => {
  const read = async () =>
    (await pool.query('select course_id, reviews, rating from course_listings order by 1')).rows;
  const stored = await read();
  expect(stored).toContainEqual({ course_id: course.id, reviews: 1, rating: '4.0' });
  await pool.query('select recount_courses()');
  expect(await read()).toEqual(stored);
  for (const at of [null, hiddenAt]) {
    await db.update(reviews).set({ hiddenAt: at }).where(eq(reviews.personId, author.id));
    const changed = await read();
    await pool.query('select recount_courses()');
    expect(changed).toEqual(await read());
  }
});

test('what is hidden is not written anew by its author', async () => {
  const body = { rating: 5, comment: 'من جديد' };
  const as = author;
  expect((await call(`PUT /api/course-review/${course.id}`, { as, body })).status).toBe(409);
  expect((await call(`DELETE /api/course-review/${course.id}`, { as })).status).toBe(404);
  const input = await call(`GET /api/discussions/${course.id}/${lecture.id}`, { as });
  expect(input.body).toMatchObject({ discussions: [], permissions: { ask: false } });
  const again = { course_id: course.id, lecture_id: lecture.id, description: 'من جديد؟' };
  expect((await call('POST /api/post-discussion', { as, body: again })).status).toBe(409);
});
