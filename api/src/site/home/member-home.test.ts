import { describe, expect, test } from 'vitest';
import { makeDiscussion, makeMessage } from '#factories/conversations.ts';
import { makeProgress } from '#factories/course-parts.ts';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, tokenOf } = await startTestApp();

const hour = (number: number) => new Date(Date.UTC(2026, 0, 1, number));

/** A course with two chapters of two lectures; the second lecture is free. */
async function courseOfFour(name: string) {
  const course = await makeCourse(db, { name });
  const lectures = [];
  for (const [chapterAt, positions] of [
    [0, 1],
    [2, 3],
  ].entries()) {
    const chapter = await makeChapter(db, { courseId: course.id, position: chapterAt });
    for (const position of positions) {
      const lecture = { courseId: course.id, chapterId: chapter.id, position, minutes: 12 };
      lectures.push(
        await makeLecture(db, {
          ...lecture,
          name: `${name} ${position + 1}`,
          free: position === 1,
        }),
      );
    }
  }
  const [one, two, three, four] = lectures;
  if (!one || !two || !three || !four) throw new Error('a lecture is missing');
  return { course, one, two, three, four };
}

async function homeOf(person: { id: number }) {
  const { status, body } = await call('GET /api/my-home', { token: await tokenOf(person) });
  expect(status).toBe(200);
  return body;
}
const continued = async (person: { id: number }) => {
  const next = (await homeOf(person)).continue;
  return next && [next.lecture.name, next.position, next.watched_count];
};

test('needs a sign-in', async () => {
  expect((await call('GET /api/my-home')).status).toBe(401);
});

describe('the lecture to go on with', () => {
  test('is none for who has joined and begun nothing', async () => {
    expect(await homeOf(await makePerson(db))).toEqual({
      continue: null,
      answers: { data: [], total: 0 },
    });
  });

  test('is the first of a course that was joined, then the one last watched, then the next', async () => {
    const student = await makePerson(db);
    const { course, one, two, three, four } = await courseOfFour('أ');
    await makeEnrolment(db, { courseId: course.id, personId: student.id, joinedAt: hour(1) });
    expect(await continued(student)).toEqual(['أ 1', 0, 0]);
    const watch = (lecture: { id: number }, at: number, position: number | null) =>
      makeProgress(db, {
        personId: student.id,
        lectureId: lecture.id,
        status: position === null ? 'endWatch' : 'inProgress',
        position: position ?? 0,
        updatedAt: hour(at),
      });
    await watch(three, 2, 95.5);
    expect(await continued(student)).toEqual(['أ 3', 95.5, 0]);
    await watch(two, 3, null);
    // After the second comes the third, and not the first, which was left out.
    expect(await continued(student)).toEqual(['أ 3', 95.5, 1]);
    await watch(four, 4, null);
    expect(await continued(student)).toEqual(['أ 1', 0, 2]);
    await watch(one, 5, null);
    expect(await continued(student)).toEqual(['أ 3', 95.5, 3]);
  });

  test('is in the course that was last watched and is not finished', async () => {
    const student = await makePerson(db);
    const older = await courseOfFour('ب');
    const newer = await courseOfFour('ج');
    for (const [at, { course }] of [older, newer].entries()) {
      await makeEnrolment(db, {
        courseId: course.id,
        personId: student.id,
        joinedAt: hour(at + 1),
      });
    }
    expect(await continued(student)).toEqual(['ج 1', 0, 0]);
    const done = { personId: student.id, status: 'endWatch' } as const;
    await makeProgress(db, { ...done, lectureId: older.one.id, updatedAt: hour(4) });
    expect(await continued(student)).toEqual(['ب 2', 0, 1]);
    for (const { id } of [older.two, older.three, older.four]) {
      await makeProgress(db, { ...done, lectureId: id, updatedAt: hour(5) });
    }
    expect(await continued(student)).toEqual(['ج 1', 0, 0]);
  });

  test('is one that the person may open: without an enrolment only a free one', async () => {
    const student = await makePerson(db);
    const { course, two } = await courseOfFour('د');
    await makeEnrolment(db, { courseId: course.id, personId: student.id, status: 'pending' });
    expect(await continued(student)).toBeNull();
    const progress = { personId: student.id, lectureId: two.id, position: 30 };
    await makeProgress(db, { ...progress, status: 'inProgress' });
    expect(await continued(student)).toEqual(['د 2', 30, 0]);
    // Anyone who has completed the only free lecture has none to go on with.
    const other = await makePerson(db);
    await makeProgress(db, { personId: other.id, lectureId: two.id, status: 'endWatch' });
    expect(await continued(other)).toBeNull();
  });
});

describe('the answers', () => {
  const none = { data: [], total: 0 };

  test('are replies of others to the person’s own questions, until they are read', async () => {
    const [student, teacher] = [await makePerson(db), await makeTeacher(db)];
    const course = await makeCourse(db, { teacherId: teacher.id });
    const lecture = await makeLecture(db, { courseId: course.id });
    const input = await makeDiscussion(db, {
      personId: student.id,
      lectureId: lecture.id,
      description: 'لماذا؟',
    });
    const unanswered = await makeDiscussion(db, { personId: student.id });
    await makeMessage(db, { conversationId: unanswered.conversationId, personId: student.id });
    expect((await homeOf(student)).answers).toEqual(none);
    const reply = { conversationId: input.conversationId, personId: teacher.id };
    await makeMessage(db, { ...reply, createdAt: hour(1) });
    await makeMessage(db, { ...reply, createdAt: hour(2) });
    expect((await homeOf(student)).answers).toEqual({
      data: [
        {
          id: input.id,
          description: 'لماذا؟',
          conversation_id: input.conversationId,
          course: { id: course.id, name: course.name },
          lecture: { id: lecture.id, name: lecture.name },
          answered_at: hour(2).toISOString(),
        },
      ],
      total: 1,
    });
    // The question waits for the teacher, whose own it is not.
    expect((await homeOf(teacher)).answers.total).toBe(0);
    const token = await tokenOf(student);
    const read = await call(`PUT /api/conversations/${input.conversationId}/read` as 'PUT /api/x', {
      token,
    });
    expect(read.status).toBe(200);
    expect((await homeOf(student)).answers.total).toBe(0);
  });

  test('are at most three, the newest first, with the number of all', async () => {
    const student = await makePerson(db);
    for (let number = 1; number <= 4; number += 1) {
      const question = await makeDiscussion(db, { personId: student.id, description: `${number}` });
      await makeMessage(db, {
        conversationId: question.conversationId,
      });
    }
    const { data, total } = (await homeOf(student)).answers;
    expect(data.map(({ description }: { description: string }) => description)).toEqual([
      '4',
      '3',
      '2',
    ]);
    expect(total).toBe(4);
  });
});
