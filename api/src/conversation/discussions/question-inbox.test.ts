import { discussions as limits } from '@nibras/contract/limits.ts';
import { expect, test } from 'vitest';
import { makeDiscussion, makeMessage } from '#factories/conversations.ts';
import { makeCourse, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db } = await startTestApp();

const student = await makePerson(db);
const admin = await makeAdmin(db);

/** A teacher with a course, and a function that asks a question there. */
async function teacherWithCourse() {
  const teacher = await makeTeacher(db);
  const course = await makeCourse(db, { teacherId: teacher.id });
  const ask = async (fields: Partial<Parameters<typeof makeDiscussion>[1]> = {}) => {
    const lecture = await makeLecture(db, { courseId: course.id });
    return makeDiscussion(db, { lectureId: lecture.id, personId: student.id, ...fields });
  };
  return { teacher, course, ask };
}

const inbox = async (as: { id: number }, query = '') =>
  (await call(`GET /api/teacher-desk${query}`, { as })).body;
const waiting = async (as: { id: number }) =>
  (await inbox(as)).questions.data.map(({ id }: { id: number }) => id);
const addMessage = (conversationId: number, personId: number, fields = {}) =>
  makeMessage(db, { conversationId, personId, ...fields });
const settle = (id: number, as?: { id: number }, body: object = { settled: true }) =>
  call(`PUT /api/teacher-desk/${id}`, { as, body });
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

test('the question inbox shows the questions of the own courses with their course and lecture', async () => {
  const { teacher, course, ask } = await teacherWithCourse();
  const question = await ask({ description: 'كيف أبدأ؟', createdAt: day(5) });
  await (await teacherWithCourse()).ask();
  const { questions, courses } = await inbox(teacher);
  expect(questions).toMatchObject({ current_page: 1, last_page: 1, next_page_url: null, total: 1 });
  expect(questions.data).toMatchObject([
    {
      id: question.id,
      description: 'كيف أبدأ؟',
      user: { id: student.id, name: student.name },
      course: { id: course.id, slug: course.slug, name: course.name },
      lecture: { id: question.lectureId },
      waiting_since: day(5).toISOString(),
      conversation: { id: question.conversationId, messages: [] },
    },
  ]);
  expect(courses).toEqual([{ id: course.id, name: course.name, count: 1 }]);
});

test('a question waits until the teacher writes, and again once the student does', async () => {
  const { teacher, ask } = await teacherWithCourse();
  const { id, conversationId } = await ask({ createdAt: day(1) });
  await addMessage(conversationId, student.id, { createdAt: day(2) });
  const [before] = (await inbox(teacher)).questions.data;
  expect([before.id, before.waiting_since]).toEqual([id, day(1).toISOString()]);
  await addMessage(conversationId, teacher.id, { createdAt: day(3) });
  expect(await waiting(teacher)).toEqual([]);
  await addMessage(conversationId, student.id, { createdAt: day(4) });
  await addMessage(conversationId, student.id, { createdAt: day(5) });
  const [after] = (await inbox(teacher)).questions.data;
  expect([after.id, after.waiting_since]).toEqual([id, day(4).toISOString()]);
  expect(after.conversation.messages).toHaveLength(4);
});

test('the teacher’s question on an own lecture is not shown', async () => {
  const { teacher, course } = await teacherWithCourse();
  const lecture = await makeLecture(db, { courseId: course.id });
  const { status } = await call('POST /api/post-discussion', {
    as: teacher,
    body: { course_id: course.id, lecture_id: lecture.id, description: 'ملاحظة' },
  });
  expect(status).toBe(200);
  expect(await waiting(teacher)).toEqual([]);
});

test('the longest wait comes first, in pages', async () => {
  const { teacher, ask } = await teacherWithCourse();
  const ids: number[] = [];
  for (let number = 1; number <= limits.questionInboxPerPage + 1; number++) {
    ids.push((await ask({ createdAt: day(30 - number) })).id);
  }
  const longestFirst = ids.toReversed();
  expect(await waiting(teacher)).toEqual(longestFirst.slice(0, limits.questionInboxPerPage));
  const { questions } = await inbox(teacher);
  expect([questions.last_page, questions.total]).toEqual([2, limits.questionInboxPerPage + 1]);
  const next = (await call(`GET ${questions.next_page_url}` as 'GET /', { as: teacher })).body;
  expect(next.questions.data.map(({ id }: { id: number }) => id)).toEqual(longestFirst.slice(-1));
  expect(next.questions.next_page_url).toBeNull();
});

test('the course filter does not change the counts of the other courses', async () => {
  const { teacher, course, ask } = await teacherWithCourse();
  await ask();
  await ask();
  const second = await makeCourse(db, { teacherId: teacher.id });
  const lecture = await makeLecture(db, { courseId: second.id });
  const { id } = await makeDiscussion(db, { lectureId: lecture.id });
  const foreign = await teacherWithCourse();
  await foreign.ask();
  const narrowed = await inbox(teacher, `?course=${second.id}`);
  expect(narrowed.questions.data.map((question: { id: number }) => question.id)).toEqual([id]);
  expect(narrowed.questions.total).toBe(1);
  expect(narrowed.courses.map((one: object) => Object.values(one))).toEqual([
    [course.id, course.name, 2],
    [second.id, second.name, 1],
  ]);
  expect((await inbox(teacher, `?course=${foreign.course.id}`)).questions.data).toEqual([]);
});

test('a question can be settled and restored, and its next message restores it too', async () => {
  const { teacher, ask } = await teacherWithCourse();
  const { id, conversationId } = await ask({ createdAt: day(1) });
  const { status, body } = await settle(id, teacher);
  expect([status, body]).toEqual([200, { message: 'أُزيل الاستفسار من المكتب' }]);
  expect(await waiting(teacher)).toEqual([]);
  await settle(id, teacher, { settled: false });
  expect(await waiting(teacher)).toEqual([id]);
  await addMessage(conversationId, student.id, { createdAt: day(2) });
  await settle(id, teacher, { settled: 'true' });
  expect(await waiting(teacher)).toEqual([]);
  await addMessage(conversationId, student.id, { createdAt: day(3) });
  const [back] = (await inbox(teacher)).questions.data;
  expect([back.id, back.waiting_since]).toEqual([id, day(3).toISOString()]);
});

test('only the teacher of the course may settle a question', async () => {
  const { teacher, ask } = await teacherWithCourse();
  const { id } = await ask();
  const { teacher: another } = await teacherWithCourse();
  for (const person of [student, another, admin]) {
    expect((await settle(id, person)).status).toBe(404);
  }
  expect((await settle(id)).status).toBe(401);
  expect((await settle(2_000_000_000, teacher)).status).toBe(404);
  expect((await settle(id, teacher, {})).status).toBe(422);
  expect((await settle(id, teacher, { settled: 'perhaps' })).status).toBe(422);
  expect(await waiting(teacher)).toEqual([id]);
});

test('the question inbox is for teachers, admins and people who teach a course', async () => {
  const { teacher } = await teacherWithCourse();
  const courseTeacher = await makePerson(db);
  await makeCourse(db, { teacherId: courseTeacher.id });
  expect((await call('GET /api/teacher-desk', { as: student })).status).toBe(403);
  expect((await call('GET /api/teacher-desk')).status).toBe(401);
  for (const person of [teacher, courseTeacher, admin]) {
    expect(await inbox(person)).toMatchObject({ questions: { data: [], total: 0 }, courses: [] });
  }
});

test('answered questions are found by the teacher who answered, the latest answer first, and by a search', async () => {
  const { teacher, course, ask } = await teacherWithCourse();
  const answer = async (description: string, date: number, body: string) => {
    const question = await ask({ description, createdAt: day(1) });
    await addMessage(question.conversationId, teacher.id, { body, createdAt: day(date) });
    return question;
  };
  const flex = await answer('كيف أوسّط العنصر؟', 3, 'جرّب خاصية المحاذاة');
  const grid = await answer('متى أستعمل الشبكة؟', 4, 'حين تحتاج صفوفًا وأعمدة');
  await ask({ description: 'كيف أوسّط الصورة؟' });
  const settled = await ask();
  await settle(settled.id, teacher);
  // The teacher's own question, with a note below it, is no answer to a student.
  const own = await ask({ personId: teacher.id });
  await addMessage(own.conversationId, teacher.id);
  const found = async (search: string, as: { id: number } = teacher) =>
    (await inbox(as, `?list=answered&search=${encodeURIComponent(search)}`)).questions.data;
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  const answered = await found('');
  expect(idsOf(answered)).toEqual([grid.id, flex.id]);
  const [first] = answered;
  expect(first).toMatchObject({
    waiting_since: null,
    answered_at: day(4).toISOString(),
    teacher: { id: teacher.id },
    permissions: { reply: true, settle: false },
  });
  expect(idsOf(await found('أوسط'))).toEqual([flex.id]);
  // What the teacher wrote is searched too, and the name of the person who asked.
  expect(idsOf(await found('المحاذاه'))).toEqual([flex.id]);
  expect(idsOf(await found(student.name))).toEqual([grid.id, flex.id]);
  expect(await found('لاشيءكهذا')).toEqual([]);
  expect((await inbox(teacher, '?list=answered')).courses).toEqual([
    { id: course.id, name: course.name, count: 2 },
  ]);
  // Who waits again is still found among the answered ones.
  await addMessage(flex.conversationId, student.id, { createdAt: day(5) });
  expect((await found('أوسط'))[0].waiting_since).toBe(day(5).toISOString());
  expect(await found('', (await teacherWithCourse()).teacher)).toEqual([]);
});

test('answered questions come in pages that keep the list and the search', async () => {
  const { teacher, ask } = await teacherWithCourse();
  for (let number = 0; number <= limits.questionInboxPerPage; number++) {
    const { conversationId } = await ask({ description: 'ما المصفوفة؟' });
    await addMessage(conversationId, teacher.id);
  }
  const { questions } = await inbox(
    teacher,
    '?list=answered&search=%D9%85%D8%B5%D9%81%D9%88%D9%81%D8%A9',
  );
  expect([questions.data.length, questions.total]).toEqual([
    limits.questionInboxPerPage,
    limits.questionInboxPerPage + 1,
  ]);
  const next = (await call(`GET ${questions.next_page_url}` as 'GET /', { as: teacher })).body;
  expect(next.questions.data).toHaveLength(1);
});

test('an admin sees what waits in every course, without replying or settling', async () => {
  const { course, teacher, ask } = await teacherWithCourse();
  const { id, conversationId } = await ask({ description: 'أين الملفات؟' });
  const list = `?list=all&course=${course.id}`;
  const { questions, permissions } = await inbox(admin, list);
  expect(permissions).toEqual({ all: true });
  expect(questions.data).toMatchObject([
    {
      id,
      teacher: { id: teacher.id, name: teacher.name },
      permissions: { reply: false, settle: false },
    },
  ]);
  expect((await call(`GET /api/teacher-desk${list}` as 'GET /', { as: teacher })).status).toBe(403);
  expect((await inbox(teacher)).permissions).toEqual({ all: false });
  await addMessage(conversationId, teacher.id);
  expect((await inbox(admin, list)).questions.data).toEqual([]);
});

test.each(['?page=0', '?page=x', '?course=x', '?course=0', '?list=others'])(
  '%s is refused',
  async (query) => {
    expect((await call(`GET /api/teacher-desk${query}`, { as: admin })).status).toBe(422);
  },
);
