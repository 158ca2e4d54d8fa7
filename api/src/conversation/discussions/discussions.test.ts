import { discussions as limits } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeDiscussion, makeMessage } from '#factories/conversations.ts';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { conversations, notifications, participants } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db } = await startTestApp();

const teacher = await makeTeacher(db);
const course = await makeCourse(db, { teacherId: teacher.id });
const student = await makePerson(db, { name: 'سلمى' });
const other = await makePerson(db);
const pending = await makePerson(db);
const stranger = await makePerson(db);
const admin = await makeAdmin(db);
const anotherTeacher = (await makeCourse(db)).teacherId;
for (const { id } of [student, other]) {
  await makeEnrolment(db, { courseId: course.id, personId: id });
}
await makeEnrolment(db, { courseId: course.id, personId: pending.id, status: 'pending' });
const foreignLecture = await makeLecture(db);
const lecture = (fields = {}) => makeLecture(db, { courseId: course.id, ...fields });

const ask = (body: object, as?: { id: number }) => call('POST /api/post-discussion', { as, body });
const questionOn = ({ id }: { id: number }, description = 'ما الفرق بين let وconst؟') => ({
  course_id: course.id,
  lecture_id: id,
  description,
});
const read = (path: string, as?: { id: number }) => call(`GET /api/discussions/${path}`, { as });
const readList = async ({ id }: { id: number }, as = student) =>
  (await read(`${course.id}/${id}`, as)).body;

describe('starting a discussion', () => {
  test('creates the question and its conversation with the teacher, and notifies the teacher', async () => {
    const openLecture = await lecture();
    const { status, body } = await ask(
      { ...questionOn(openLecture), teacher_id: other.id, description: '  كيف؟ ' },
      student,
    );
    expect(status).toBe(200);
    expect(body.message).toBe('تم إرسال الاستفسار بنجاح');
    expect(body.discussion).toMatchObject({
      description: 'كيف؟',
      user: { id: student.id, name: 'سلمى' },
      conversation: { messages: [] },
    });
    const people = await db
      .select({ id: participants.personId })
      .from(participants)
      .where(eq(participants.conversationId, body.discussion.conversation.id));
    expect(people.map(({ id }) => id).toSorted()).toEqual([teacher.id, student.id].toSorted());
    const [notice] = await db
      .select()
      .from(notifications)
      .where(eq(notifications.personId, teacher.id));
    expect(notice).toMatchObject({
      type: 'App\\Notifications\\DiscussionStarted',
      data: {
        courseId: course.id,
        courseName: course.name,
        lectureId: openLecture.id,
        discussionId: body.discussion.id,
        personName: 'سلمى',
      },
    });
    expect(await db.$count(notifications, eq(notifications.personId, other.id))).toBe(0);
  });

  test.each([
    ['multipart', 'multipart/form-data; boundary=edge'],
    ['urlencoded', 'application/x-www-form-urlencoded'],
  ])('works as %s, as the specification sends it', async (way, type) => {
    const openLecture = await lecture();
    const fields = { ...questionOn(openLecture), teacher_id: teacher.id };
    const parts = Object.entries(fields).map(
      ([name, value]) =>
        `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const answer = await call('POST /api/post-discussion', {
      as: student,
      headers: { 'content-type': type },
      payload:
        way === 'multipart'
          ? `${parts.join('')}--edge--\r\n`
          : new URLSearchParams(
              `course_id=${fields.course_id}&lecture_id=${fields.lecture_id}&description=${encodeURIComponent(fields.description)}&teacher_id=${fields.teacher_id}`,
            ).toString(),
    });
    expect(answer.status).toBe(200);
    expect((await readList(openLecture)).Mydiscussion.description).toBe(fields.description);
  });

  test('is refused a second time on the same lecture, and creates nothing', async () => {
    const openLecture = await lecture();
    expect((await ask(questionOn(openLecture), student)).status).toBe(200);
    const [before, notified] = [await db.$count(conversations), await db.$count(notifications)];
    const { status, body } = await ask(questionOn(openLecture, 'سؤال آخر'), student);
    expect(status).toBe(409);
    expect(body.message).toBe('لديك استفسار سابق على هذه المحاضرة. يمكنك متابعة النقاش فيه.');
    expect([await db.$count(conversations), await db.$count(notifications)]).toEqual([
      before,
      notified,
    ]);
    expect((await ask(questionOn(openLecture), other)).status).toBe(200);
    expect((await ask(questionOn(await lecture()), student)).status).toBe(200);
  });

  test('is created once by concurrent requests', async () => {
    const openLecture = await lecture();
    const answers = await Promise.all([1, 2, 3].map(() => ask(questionOn(openLecture), student)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await readList(openLecture)).discussions).toHaveLength(1);
  });

  test('is allowed for people who may open the lecture', async () => {
    const closed = await lecture();
    for (const person of [stranger, pending, { id: anotherTeacher }]) {
      expect((await ask(questionOn(closed), person)).status).toBe(403);
    }
    const open = await lecture({ free: true });
    expect((await ask(questionOn(open), stranger)).status).toBe(200);
    expect((await ask(questionOn(closed), admin)).status).toBe(200);
    expect((await ask(questionOn(closed))).status).toBe(401);
  });

  test('by the teacher on an own lecture has one participant and notifies nobody', async () => {
    const notified = await db.$count(notifications);
    const { status, body } = await ask(questionOn(await lecture()), teacher);
    expect(status).toBe(200);
    const { id } = body.discussion.conversation;
    expect(await db.$count(participants, eq(participants.conversationId, id))).toBe(1);
    expect(await db.$count(notifications)).toBe(notified);
  });

  test('requires a lecture of that course', async () => {
    expect((await ask(questionOn(foreignLecture), student)).status).toBe(404);
    expect((await ask(questionOn({ id: 2_000_000_000 }), student)).status).toBe(404);
  });

  test.each([
    ['blanks only', { description: ' \n ' }, 'description'],
    ['invisible characters only', { description: '\u200b\u200f' }, 'description'],
    [
      'a text that is too long',
      { description: 'س'.repeat(limits.questionMaxLength + 1) },
      'description',
    ],
    ['no description', { description: undefined }, 'description'],
    ['no lecture', { lecture_id: 'x' }, 'lecture_id'],
    ['no course', { course_id: undefined }, 'course_id'],
  ])('with %s is refused for the field', async (_what, wrong, field) => {
    const { status, body } = await ask({ ...questionOn(await lecture()), ...wrong }, student);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });
});

describe('the discussions of a lecture', () => {
  test('have each reader’s permissions to ask and reply', async () => {
    const openLecture = await lecture();
    const before = await readList(openLecture);
    expect(before.permissions).toEqual({ ask: true, attach: true });
    await ask(questionOn(openLecture), student);
    const own = await readList(openLecture);
    expect(own.permissions).toEqual({ ask: false, attach: true });
    expect(own.Mydiscussion.permissions).toEqual({ reply: true, attach: true });
    for (const [reader, mayAsk, reply] of [
      [teacher, false, true],
      [other, true, false],
      [admin, true, false],
    ] as const) {
      const { permissions, discussions } = await readList(openLecture, reader);
      expect(permissions).toEqual({ ask: mayAsk, attach: true });
      expect(discussions[0].permissions).toEqual({ reply, attach: reply });
    }
  });

  test('start with the own one, then the newest, each with its replies in order', async () => {
    const openLecture = await lecture();
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));
    const created = [];
    for (const [index, person] of [other, student, stranger, admin].entries()) {
      created.push(
        await makeDiscussion(db, {
          lectureId: openLecture.id,
          personId: person.id,
          createdAt: day([3, 1, 2, 4][index] ?? 1),
        }),
      );
    }
    const [byOther, own, byStranger, byAdmin] = created.map(({ id }) => id);
    const { conversationId = 0 } = created[1] ?? {};
    for (const [personId, body] of [
      [teacher.id, 'أولًا'],
      [student.id, 'ثانيًا'],
    ] as const) {
      await makeMessage(db, { conversationId, personId, body });
    }
    const body = await readList(openLecture);
    expect(body.discussions.map(({ id }: { id: number }) => id)).toEqual([
      own,
      byAdmin,
      byOther,
      byStranger,
    ]);
    expect(body.Mydiscussion).toEqual(body.discussions[0]);
    expect(
      body.Mydiscussion.conversation.messages.map((message: { body: string }) => message.body),
    ).toEqual(['أولًا', 'ثانيًا']);
    expect(body.Mydiscussion.conversation.messages[0]).toMatchObject({
      conversation_id: conversationId,
      user_id: teacher.id,
      user: { id: teacher.id, name: teacher.name },
    });
  });

  test('contain no own one for a person who has not asked, and none of other lectures', async () => {
    const openLecture = await lecture();
    await makeDiscussion(db, { lectureId: (await lecture()).id });
    expect(await readList(openLecture)).toEqual({
      discussions: [],
      Mydiscussion: null,
      permissions: { ask: true, attach: true },
    });
    await makeDiscussion(db, { lectureId: openLecture.id, personId: other.id });
    expect(await readList(openLecture)).toMatchObject({ discussions: [{}], Mydiscussion: null });
  });

  test('show the name of a file to every reader, and its address to the participants only', async () => {
    const openLecture = await lecture();
    const { conversationId } = await makeDiscussion(db, {
      lectureId: openLecture.id,
      personId: student.id,
    });
    await makeMessage(db, {
      conversationId,
      personId: student.id,
      body: null,
      filePath: 'private/messages/one.pdf',
      fileName: 'حل.pdf',
    });
    const file = async (as: { id: number }) =>
      (await readList(openLecture, as as typeof student)).discussions[0].conversation.messages[0];
    for (const person of [student, teacher]) {
      const { file_url, file_name } = await file(person);
      expect(file_name).toBe('حل.pdf');
      expect(file_url).toContain(`/storage/private/messages/one.pdf?person=${person.id}&`);
    }
    for (const person of [other, admin]) {
      expect(await file(person)).toMatchObject({ file_url: null, file_name: 'حل.pdf' });
    }
  });

  test('are limited in number and always contain the own one', async () => {
    const openLecture = await lecture();
    await makeDiscussion(db, {
      lectureId: openLecture.id,
      personId: student.id,
      createdAt: new Date(2020, 0),
    });
    for (let created = 0; created < limits.listed; created++) {
      await makeDiscussion(db, { lectureId: openLecture.id });
    }
    const { discussions: all, Mydiscussion } = await readList(openLecture);
    expect(all).toHaveLength(limits.listed);
    expect(all[0].id).toBe(Mydiscussion.id);
  });

  test('are found by slugs, and only with their own course', async () => {
    const openLecture = await lecture();
    expect((await read(`${course.slug}/${openLecture.slug}`, student)).status).toBe(200);
    expect((await read(`${course.id}/${foreignLecture.id}`, student)).status).toBe(404);
    expect((await read(`${course.id}/nothing`, student)).status).toBe(404);
  });

  test('are readable for people who may open the lecture', async () => {
    const closed = await lecture();
    const path = `${course.id}/${closed.id}`;
    const statuses = [];
    for (const person of [student, teacher, admin, pending, stranger, { id: anotherTeacher }]) {
      statuses.push((await read(path, person)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 403, 403, 403]);
    expect((await read(path)).status).toBe(401);
    const open = await lecture({ free: true });
    expect((await read(`${course.id}/${open.id}`, stranger)).status).toBe(200);
  });
});
