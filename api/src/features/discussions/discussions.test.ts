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
const elsewhere = await makeLecture(db);
const lecture = (given = {}) => makeLecture(db, { courseId: course.id, ...given });

const ask = (body: object, as?: { id: number }) => call('POST /api/post-discussion', { as, body });
const about = ({ id }: { id: number }, description = 'ما الفرق بين let وconst؟') => ({
  course_id: course.id,
  lecture_id: id,
  description,
});
const read = (path: string, as?: { id: number }) => call(`GET /api/discussions/${path}`, { as });
const listed = async ({ id }: { id: number }, as = student) =>
  (await read(`${course.id}/${id}`, as)).body;

describe('starting a discussion', () => {
  test('makes the question and its conversation with the teacher, and tells the teacher', async () => {
    const seen = await lecture();
    const { status, body } = await ask(
      { ...about(seen), teacher_id: other.id, description: '  كيف؟ ' },
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
        lectureId: seen.id,
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
    const seen = await lecture();
    const fields = { ...about(seen), teacher_id: teacher.id };
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
    expect((await listed(seen)).Mydiscussion.description).toBe(fields.description);
  });

  test('is refused a second time on the same lecture, and leaves nothing behind', async () => {
    const seen = await lecture();
    expect((await ask(about(seen), student)).status).toBe(200);
    const [before, told] = [await db.$count(conversations), await db.$count(notifications)];
    const { status, body } = await ask(about(seen, 'سؤال آخر'), student);
    expect(status).toBe(409);
    expect(body.message).toBe('لديك استفسار سابق على هذه المحاضرة. يمكنك متابعة النقاش فيه.');
    expect([await db.$count(conversations), await db.$count(notifications)]).toEqual([
      before,
      told,
    ]);
    expect((await ask(about(seen), other)).status).toBe(200);
    expect((await ask(about(await lecture()), student)).status).toBe(200);
  });

  test('is made once when two arrive together', async () => {
    const seen = await lecture();
    const answers = await Promise.all([1, 2, 3].map(() => ask(about(seen), student)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await listed(seen)).discussions).toHaveLength(1);
  });

  test('is for those who may open the lecture', async () => {
    const closed = await lecture();
    for (const person of [stranger, pending, { id: anotherTeacher }]) {
      expect((await ask(about(closed), person)).status).toBe(403);
    }
    const open = await lecture({ free: true });
    expect((await ask(about(open), stranger)).status).toBe(200);
    expect((await ask(about(closed), admin)).status).toBe(200);
    expect((await ask(about(closed))).status).toBe(401);
  });

  test('by the teacher on an own lecture is a talk of one, and tells nobody', async () => {
    const told = await db.$count(notifications);
    const { status, body } = await ask(about(await lecture()), teacher);
    expect(status).toBe(200);
    const { id } = body.discussion.conversation;
    expect(await db.$count(participants, eq(participants.conversationId, id))).toBe(1);
    expect(await db.$count(notifications)).toBe(told);
  });

  test('belongs to a lecture of that course', async () => {
    expect((await ask(about(elsewhere), student)).status).toBe(404);
    expect((await ask(about({ id: 2_000_000_000 }), student)).status).toBe(404);
  });

  test.each([
    ['no words', { description: ' \n ' }, 'description'],
    ['nothing that can be seen', { description: '\u200b\u200f' }, 'description'],
    ['too many words', { description: 'س'.repeat(limits.questionMaxLength + 1) }, 'description'],
    ['no description', { description: undefined }, 'description'],
    ['no lecture', { lecture_id: 'x' }, 'lecture_id'],
    ['no course', { course_id: undefined }, 'course_id'],
  ])('with %s is refused by the field', async (_what, wrong, field) => {
    const { status, body } = await ask({ ...about(await lecture()), ...wrong }, student);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });
});

describe('the discussions of a lecture', () => {
  test('tell each reader who may ask and who may reply', async () => {
    const seen = await lecture();
    const before = await listed(seen);
    expect(before.permissions).toEqual({ ask: true });
    await ask(about(seen), student);
    const own = await listed(seen);
    expect(own.permissions).toEqual({ ask: false });
    expect(own.Mydiscussion.permissions).toEqual({ reply: true });
    for (const [reader, mayAsk, reply] of [
      [teacher, false, true],
      [other, true, false],
      [admin, true, false],
    ] as const) {
      const { permissions, discussions } = await listed(seen, reader);
      expect(permissions).toEqual({ ask: mayAsk });
      expect(discussions[0].permissions).toEqual({ reply });
    }
  });

  test('come with the own one first, then the newest, each with its replies in order', async () => {
    const seen = await lecture();
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));
    const made = [];
    for (const [index, person] of [other, student, stranger, admin].entries()) {
      made.push(
        await makeDiscussion(db, {
          lectureId: seen.id,
          personId: person.id,
          createdAt: day([3, 1, 2, 4][index] ?? 1),
        }),
      );
    }
    const [byOther, own, byStranger, byAdmin] = made.map(({ id }) => id);
    const { conversationId = 0 } = made[1] ?? {};
    for (const [personId, body] of [
      [teacher.id, 'أولًا'],
      [student.id, 'ثانيًا'],
    ] as const) {
      await makeMessage(db, { conversationId, personId, body });
    }
    const body = await listed(seen);
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

  test('hold no own one for who has not asked, and nothing of other lectures', async () => {
    const seen = await lecture();
    await makeDiscussion(db, { lectureId: (await lecture()).id });
    expect(await listed(seen)).toEqual({
      discussions: [],
      Mydiscussion: null,
      permissions: { ask: true },
    });
    await makeDiscussion(db, { lectureId: seen.id, personId: other.id });
    expect(await listed(seen)).toMatchObject({ discussions: [{}], Mydiscussion: null });
  });

  test('show a file by name to every reader, and open it for the people of the talk alone', async () => {
    const seen = await lecture();
    const { conversationId } = await makeDiscussion(db, {
      lectureId: seen.id,
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
      (await listed(seen, as as typeof student)).discussions[0].conversation.messages[0];
    for (const person of [student, teacher]) {
      const { file_url, file_name } = await file(person);
      expect(file_name).toBe('حل.pdf');
      expect(file_url).toContain(`/storage/private/messages/one.pdf?person=${person.id}&`);
    }
    for (const person of [other, admin]) {
      expect(await file(person)).toMatchObject({ file_url: null, file_name: 'حل.pdf' });
    }
  });

  test('are bounded, and the own one is always among them', async () => {
    const seen = await lecture();
    await makeDiscussion(db, {
      lectureId: seen.id,
      personId: student.id,
      createdAt: new Date(2020, 0),
    });
    for (let made = 0; made < limits.listed; made++) {
      await makeDiscussion(db, { lectureId: seen.id });
    }
    const { discussions: all, Mydiscussion } = await listed(seen);
    expect(all).toHaveLength(limits.listed);
    expect(all[0].id).toBe(Mydiscussion.id);
  });

  test('may be found by the names in addresses, and only below their own course', async () => {
    const seen = await lecture();
    expect((await read(`${course.slug}/${seen.slug}`, student)).status).toBe(200);
    expect((await read(`${course.id}/${elsewhere.id}`, student)).status).toBe(404);
    expect((await read(`${course.id}/nothing`, student)).status).toBe(404);
  });

  test('are for those who may open the lecture', async () => {
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
