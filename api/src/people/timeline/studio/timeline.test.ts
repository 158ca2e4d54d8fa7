import { timeline as limits } from '@nibras/contract/limits.ts';
import type {
  TimelineAnswer,
  TimelineEvent,
} from '@nibras/contract/people/timeline/studio/shapes.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeProgress } from '#factories/course-parts.ts';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { carryOutDeletions } from '#people/privacy/index.ts';
import {
  courseStaff,
  dataRequests,
  discussions,
  people,
  reviews,
} from '#platform/database/schema/index.ts';
import { registered } from '../../../features.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { readTimeline } from './read-timeline.ts';
import { makeAccountLife, makeChat, makeCourseLife } from './testing.ts';

const { call, db, platform } = await startTestApp({ work: false });
const admin = await makeAdmin(db, { name: 'منى المشرفة' });
const teacher = await makeTeacher(db, { name: 'كريم' });
const other = await makeTeacher(db, { name: 'هدى' });
const student = await makePerson(db, { name: 'ليلى حسن', phoneNumber: '01007654321' });
const ofTeacher = { teacher, student, name: 'الخط' };
const own = await makeCourseLife(db, ofTeacher);
const foreign = await makeCourseLife(db, { teacher: other, student, name: 'الرسم' });
await makeAccountLife(db, { student, admin });
await makeChat(db, [student, teacher], 'كريم');
await makeChat(db, [student, other], 'هدى');

type Caller = { id: number };

const read = async (as: Caller, query = '', person: Caller = student) => {
  const path = `GET /api/studio/people/${person.id}/timeline?${query}` as const;
  const { status, body } = await call(path, { as });
  expect(status).toBe(200);
  return body as TimelineAnswer;
};

/** All pages, one after another. */
async function readAll(as: Caller, query = '', person: Caller = student) {
  const events: TimelineEvent[] = [];
  let after = '';
  for (;;) {
    const page = await read(as, `${query}&after=${encodeURIComponent(after)}`, person);
    events.push(...page.events);
    if (page.next === null) return events;
    expect(page.events).toHaveLength(limits.perPage);
    after = page.next;
  }
}
const sourceOf = ({ id }: TimelineEvent) => id.split(':')[0] ?? '';
const sourcesOf = (events: readonly TimelineEvent[]) =>
  [...new Set(events.map(sourceOf))].toSorted();

/** What a teacher sees; the others are for admins. */
const ofCourses = [
  'access-expired',
  'access-given',
  'access-stopped',
  'certificates-issued',
  'certificates-revoked',
  'chats',
  'completions',
  'corrections-asked',
  'corrections-decided',
  'exercises',
  'extra-attempts',
  'joined',
  'lectures',
  'notices',
  'questions',
  'quiz-attempts',
  'reviews',
];

test('an admin sees the events of every source, but of private messages only their own', async () => {
  const events = await readAll(admin);
  const all = registered.timeline.map(({ name }) => name).toSorted();
  expect(sourcesOf(events)).toEqual(all.filter((name) => name !== 'chats'));
  expect(JSON.stringify(events)).not.toMatch(/سلام|جواب/);
  await makeChat(db, [student, admin], 'منى');
  const [chat, ...more] = (await read(admin, 'kind=chats')).events;
  expect(more).toEqual([]);
  expect(chat).toMatchObject({ title: 'رسالتان في محادثتكما', text: 'أنت: جواب منى' });
});

test('a teacher sees what belongs to own courses and own conversations, and nothing of another teacher', async () => {
  for (const [as, mine, theirs] of [
    [teacher, own, 'الرسم'],
    [other, foreign, 'الخط'],
  ] as const) {
    const events = await readAll(as);
    expect(sourcesOf(events)).toEqual(ofCourses);
    const courses = new Set([mine.course.id, mine.ended.id]);
    for (const event of events) {
      if (event.kind === 'chats') expect(event.course).toBeNull();
      else expect(courses, event.id).toContain(event.course?.id);
      expect(event.money).toBeNull();
    }
    const text = JSON.stringify(events);
    expect(text).not.toContain(theirs);
    expect(text).not.toContain(as === teacher ? 'هدى' : 'كريم');
    expect(text).not.toMatch(/Purchase|رسالة لم تصل/);
  }
});

test.each(ofCourses)(
  '«%s» of another course is the only difference between two teachers',
  async (source) => {
    const of = async (as: Caller) =>
      (await readAll(as)).filter((event) => sourceOf(event) === source);
    const [mine, theirs] = [await of(teacher), await of(other)];
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.length).toBe(theirs.length);
    const ids = new Set(theirs.map(({ id }) => id));
    expect(mine.filter(({ id }) => ids.has(id))).toEqual([]);
  },
);

test('the filter leaves one kind, and the kinds are those that the reader sees', async () => {
  const { kinds } = await read(admin);
  expect(kinds).toEqual([
    'account',
    'enrolments',
    'progress',
    'quizzes',
    'exercises',
    'certificates',
    'questions',
    'chats',
    'purchases',
    'orders',
    'notices',
    'mails',
    'requests',
  ]);
  for (const kind of kinds) {
    const { events } = await read(admin, `kind=${kind}`);
    expect(events.length, kind).toBeGreaterThan(0);
    expect(new Set(events.map((event) => event.kind))).toEqual(new Set([kind]));
  }
  const ofOne = await read(teacher, 'kind=mails');
  expect(ofOne.events).toEqual([]);
  expect(ofOne.kinds).toEqual([
    'enrolments',
    'progress',
    'quizzes',
    'exercises',
    'certificates',
    'questions',
    'chats',
    'notices',
  ]);
});

test('events say what happened, by whom, with what result, and lead to their page', async () => {
  const events = await readAll(admin);
  const of = (source: string, text = '') =>
    events.find((event) => sourceOf(event) === source && JSON.stringify(event).includes(text));
  expect(of('quiz-attempts', 'الخط')).toMatchObject({
    title: 'المحاولة 1 في اختبار «اختبار الخط»',
    text: 'الدرجة 1 من 1، وهي درجة نجاح',
    outcome: 'good',
    path: `/studio/lectures/${own.quiz.id}/work/${student.id}`,
  });
  expect(of('exercises', 'الخط')).toMatchObject({ text: 'الدرجة 2 من 4', outcome: 'bad' });
  expect(of('access-given', 'منحة الخط')).toMatchObject({
    title: 'مُدّد الاشتراك بلا تاريخ انتهاء',
    by: { id: teacher.id, name: 'كريم' },
  });
  expect(of('mails', '550')).toMatchObject({
    title: 'رسالة لم تصل',
    text: 'لم تُسلّم: 550 no such user',
    outcome: 'bad',
  });
  expect(of('refunds')).toMatchObject({ money: { amount: 500, currency: 'EGP' } });
  expect(of('transfers-decided')).toMatchObject({ by: { id: admin.id }, text: 'لم يصل المبلغ' });
  expect(of('sign-ins')).toMatchObject({ text: 'Firefox · Linux' });
  expect(of('account-changes')).toMatchObject({ title: 'تغيّر دور الحساب', by: { id: admin.id } });
});

test('questions and reviews that moderators have hidden are shown to admins alone', async () => {
  const person = await makePerson(db);
  const { course } = await makeCourseLife(db, { ...ofTeacher, student: person });
  await db
    .update(discussions)
    .set({ hiddenAt: new Date() })
    .where(eq(discussions.courseId, course.id));
  await db.update(reviews).set({ hiddenAt: new Date() }).where(eq(reviews.courseId, course.id));
  expect((await read(teacher, 'kind=questions', person)).events).toEqual([]);
  const { events } = await read(admin, 'kind=questions', person);
  expect(events).toHaveLength(2);
  expect(JSON.stringify(events)).toContain('أخفاه المشرفون');
});

test('pages follow each other in order without a gap or a repetition, however many events are of one moment', async () => {
  const person = await makePerson(db);
  const life = await makeCourseLife(db, { ...ofTeacher, student: person });
  await db.execute(sql`insert into notifications (person_id, type, data, created_at)
    select ${person.id}, 'App\\Notifications\\AccessEnding', jsonb_build_object('courseId', ${life.course.id}::int),
      date_trunc('second', now()) - (n / 10) * interval '1 hour' from generate_series(1, 95) n`);
  await db.execute(sql`insert into quiz_attempts (lecture_id, person_id, number, rules, state, started_at, handed_in_at, max_score, score, passed)
    select lecture_id, person_id, 1 + n, rules, 'done', date_trunc('second', now()) - (n / 5) * interval '1 hour',
      date_trunc('second', now()) - (n / 5) * interval '1 hour', 1, 1, true
    from quiz_attempts, generate_series(1, 40) n where lecture_id = ${life.quiz.id} and person_id = ${person.id}`);
  const events = await readAll(teacher, '', person);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  const times = events.map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((one, two) => two - one));
  expect(events.filter((event) => sourceOf(event) === 'notices')).toHaveLength(96);
  expect(events.filter((event) => sourceOf(event) === 'quiz-attempts')).toHaveLength(41);
});

test('the lectures of a day are one event for each course, also where a page ends within the day', async () => {
  const person = await makePerson(db);
  const two = [
    await makeCourse(db, { teacherId: teacher.id }),
    await makeCourse(db, { teacherId: teacher.id }),
  ];
  await makeEnrolment(db, { courseId: two[0]?.id, personId: person.id });
  // Forty days at noon in Cairo, two courses a day, five lectures of the first and one of the second.
  for (const [at, course] of two.entries()) {
    const each = at === 0 ? 5 : 1;
    for (let number = 0; number < each * 40; number += 1) {
      const lecture = await makeLecture(db, { courseId: course.id });
      const day = Math.floor(number / each);
      await makeProgress(db, {
        personId: person.id,
        lectureId: lecture.id,
        watchedAt: new Date(Date.UTC(2026, 0, 1 + day, 10, number % each, at)),
      });
    }
  }
  const events = await readAll(teacher, 'kind=progress', person);
  expect(events).toHaveLength(80);
  const first = events.filter(({ course }) => course?.id === two[0]?.id);
  expect(new Set(first.map(({ title }) => title))).toEqual(new Set(['اكتمل: 5 محاضرات']));
  expect(first[0]?.text).toMatch(/ و2 غيرها$|، و2 غيرها$/);
  // Half past midnight in Cairo is another day than the evening before, which has the same date in UTC.
  const night = await makePerson(db);
  await makeEnrolment(db, { courseId: two[0]?.id, personId: night.id });
  for (const hour of [20, 22]) {
    const lecture = await makeLecture(db, { courseId: two[0]?.id });
    const watchedAt = new Date(Date.UTC(2026, 0, 10, hour, 30));
    await makeProgress(db, { personId: night.id, lectureId: lecture.id, watchedAt });
  }
  expect(await readAll(teacher, 'kind=progress', night)).toHaveLength(2);
});

test('a person who has nothing to do with a teacher is not found, nor is a deleted account', async () => {
  const stranger = await makePerson(db);
  for (const part of ['timeline', 'student'] as const) {
    const path = (id: number) => `GET /api/studio/people/${id}/${part}` as const;
    const status = async (as: Caller | undefined, id: number) =>
      (await call(path(id), as && { as })).status;
    expect(await status(teacher, stranger.id)).toBe(404);
    expect(await status(teacher, 999_999)).toBe(404);
    expect(await status(admin, stranger.id)).toBe(200);
    expect(await status(undefined, student.id)).toBe(401);
    expect(await status(student, student.id)).toBe(403);
    const gone = await makePerson(db);
    await makeEnrolment(db, { courseId: own.course.id, personId: gone.id });
    expect(await status(teacher, gone.id)).toBe(200);
    await db.update(people).set({ deletedAt: new Date() }).where(eq(people.id, gone.id));
    expect(await status(teacher, gone.id)).toBe(404);
    expect(await status(admin, gone.id)).toBe(404);
  }
});

test('after the deletion of an account nobody opens its page, and of its events only what the register keeps is stored', async () => {
  const person = await makePerson(db);
  await makeCourseLife(db, { ...ofTeacher, student: person });
  await makeAccountLife(db, { student: person, admin });
  await makeChat(db, [person, teacher], 'راحل');
  await db.insert(dataRequests).values({
    kind: 'deletion',
    personId: person.id,
    certificates: 'remove',
    dueAt: new Date(Date.now() - 1000),
    remindedAt: new Date(Date.now() - 2000),
  });
  const { personalData, timeline } = registered;
  await carryOutDeletions({ ...platform, personalData });
  for (const as of [admin, teacher]) {
    const { status } = await call(`GET /api/studio/people/${person.id}/timeline`, { as });
    expect(status).toBe(404);
  }
  const reader = {
    caller: { ...admin, role: 'admin' as const },
    person: person.id,
    timeZone: 'UTC',
  };
  const { events } = await readTimeline(db, timeline, { reader, query: {} });
  // Money and its receipts, what others answered, and the log of the account, which belong to nobody's name any more.
  expect(sourcesOf(events)).toEqual([
    'account-changes',
    'account-made',
    'codes',
    'data-requests',
    'payment-cases',
    'purchases-ended',
    'purchases-opened',
    'purchases-paid',
    'questions',
    'refunds',
    'reviews',
    'transfers-decided',
    'transfers-sent',
  ]);
  const text = JSON.stringify(events);
  for (const own of [person.name, person.email, 'سلام', 'عذر']) expect(text).not.toContain(own);
});

test('editors and assistants of a course see no page of a student', async () => {
  const editor = await makePerson(db, { role: 'editor' });
  const assistant = await makePerson(db);
  await db
    .insert(courseStaff)
    .values({ courseId: own.course.id, personId: assistant.id, role: 'assistant' });
  for (const as of [editor, assistant]) {
    for (const part of ['timeline', 'student'] as const) {
      const { status } = await call(`GET /api/studio/people/${student.id}/${part}`, { as });
      expect(status).toBe(403);
    }
  }
});

test('a teacher sees name, address and own courses of a student, and no address of those who only write', async () => {
  const of = async (person: Caller) =>
    (await call(`GET /api/studio/people/${person.id}/student`, { as: teacher })).body;
  const seen = await of(student);
  expect(seen.person).toMatchObject({ id: student.id, name: 'ليلى حسن', email: student.email });
  expect(JSON.stringify(seen)).not.toContain('01007654321');
  expect(seen.courses.map(({ id }: Caller) => id)).toEqual([own.course.id]);
  const writer = await makePerson(db);
  const conversation = await makeChat(db, [writer, teacher], 'جديد');
  expect(await of(writer)).toMatchObject({ person: { email: null }, courses: [], conversation });
  const { events } = await read(teacher, '', writer);
  expect(events.map(({ kind }) => kind)).toEqual(['chats']);
});

test('a cursor that is none, and an unknown kind, are refused', async () => {
  for (const query of ['after=bm9uZQ', 'kind=secrets', `after=${'x'.repeat(201)}`]) {
    const path = `GET /api/studio/people/${student.id}/timeline?${query}` as const;
    expect((await call(path, { as: admin })).status).toBe(422);
  }
});
