import { globSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeDiscussion } from '#factories/conversations.ts';
import { makeCourseResource, makeProgress } from '#factories/course-parts.ts';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { enrolments, entitlements } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });

/** A course with a member who has watched one of its two locked lectures and asked about it. */
async function makeMember(state: 'published' | 'hidden' = 'published') {
  const teacher = await makeTeacher(db);
  const course = await makeCourse(db, { teacherId: teacher.id, state });
  const { id: chapterId } = await makeChapter(db, { courseId: course.id });
  const lecture = await makeLecture(db, { courseId: course.id, chapterId });
  await makeLecture(db, { courseId: course.id, chapterId });
  await makeCourseResource(db, { courseId: course.id, membersOnly: true });
  const person = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: person.id });
  await makeProgress(db, { personId: person.id, lectureId: lecture.id, status: 'endWatch' });
  const discussion = await makeDiscussion(db, { lectureId: lecture.id, personId: person.id });
  /** Ends or continues access as a change of its entitlements does, no matter who makes it. */
  const setEnd = (end: string | null) =>
    db.execute(sql`update entitlements set valid_from = now() - interval '2 years',
      revoked_at = ${end}::timestamptz where course_id = ${course.id} and person_id = ${person.id}`);
  return { course, lecture, person, teacher, discussion, setEnd };
}
type Member = Awaited<ReturnType<typeof makeMember>>;

const hourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

/** What a person gets from every call that depends on membership. */
async function seenBy({ course, lecture, person, discussion }: Member) {
  const at = `${course.id}/${lecture.id}`;
  const as = person;
  const details = await call(`GET /api/course-detailsAuth/${course.id}`, { as });
  const page = await call(`GET /api/LectureDetails/${at}`, { as });
  const position = { course_id: course.id, lecture_id: lecture.id, position: 3, age: 0 };
  const watch = { course_id: course.id, lecture_id: lecture.id, status: 'endWatch' };
  const message = { conversation_id: discussion.conversationId, message: 'سؤال آخر' };
  const home = await call('GET /api/my-home', { as });
  return {
    status: details.body.status,
    watch: details.body.permissions?.watch,
    review: details.body.permissions?.review,
    enrol: details.body.permissions?.enrol,
    resource: details.body.course?.resources[0].file !== null,
    locked: page.body.lecture?.locked,
    watched: page.body.lecture?.is_watch.status,
    discussions: (await call(`GET /api/discussions/${at}`, { as })).status,
    mark: (await call('POST /api/watch-Lecture', { as, body: watch })).status,
    position: (await call('PUT /api/lecture-position', { as, body: position })).status,
    rate: (await call(`PUT /api/course-review/${course.id}`, { as, body: { rating: 5 } })).status,
    write: (await call('POST /api/messages', { as, body: message })).status,
    next: home.body.continue?.course.id === course.id,
  };
}

const member = {
  status: 'joined',
  watch: true,
  review: true,
  enrol: false,
  resource: true,
  locked: false,
  watched: 'endWatch',
  discussions: 200,
  mark: 200,
  position: 200,
  rate: 200,
  write: 200,
  next: true,
};
const outsider = {
  status: 'ended',
  watch: false,
  review: false,
  enrol: false,
  resource: false,
  locked: true,
  watched: 'endWatch',
  discussions: 403,
  mark: 403,
  position: 403,
  rate: 403,
  write: 403,
  next: false,
};

test('whose access has ended is no member in any call, and is one again with their progress when it goes on', async () => {
  const made = await makeMember();
  expect(await seenBy(made)).toMatchObject(member);
  await made.setEnd(hourAgo());
  expect(await seenBy(made)).toMatchObject(outsider);
  await made.setEnd(null);
  expect(await seenBy(made)).toMatchObject(member);
});

test('an end to come changes nothing before its time', async () => {
  const made = await makeMember();
  const end = new Date(Date.now() + 3_600_000);
  await made.setEnd(end.toISOString());
  expect(await seenBy(made)).toMatchObject(member);
  const { body } = await call(`GET /api/check-enroll/${made.course.id}`, { as: made.person });
  expect(body).toMatchObject({ status: 'joined', access_until: end.toISOString() });
});

test('a hidden course is closed to whom it is open by membership alone', async () => {
  const made = await makeMember('hidden');
  const opens = async () =>
    (await call(`GET /api/course-detailsAuth/${made.course.id}`, { as: made.person })).status;
  expect(await opens()).toBe(200);
  await made.setEnd(hourAgo());
  expect(await opens()).toBe(404);
});

test('whose access has ended sees the course in their list, closed, and cannot join again by a code', async () => {
  const { course, person, setEnd } = await makeMember();
  await setEnd(hourAgo());
  const { body } = await call('GET /api/my-courses', { as: person });
  expect(body.myCourses.data).toMatchObject([
    { id: course.id, active: false, next_lecture_id: null, watched_count: 1 },
  ]);
  const answers = [
    await call('POST /api/enroll', { as: person, body: { courseId: course.id } }),
    await call(`PUT /api/enroll/${course.id}`, { as: person, body: { code: '123456' } }),
    await call(`PUT /api/resendCode/${course.id}`, { as: person }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(403);
    expect(answer.body.message).toContain('انتهى اشتراكك');
  }
});

test('who joins by a code has a free entitlement without an end', async () => {
  const person = await makePerson(db);
  const pending = await makeEnrolment(db, { personId: person.id, status: 'pending' });
  const own = sql`person_id = ${person.id} and course_id = ${pending.courseId}`;
  expect(await db.$count(entitlements, own)).toBe(0);
  await db.execute(sql`update enrolments set status = 'joined', joined_at = now() where ${own}`);
  expect(await db.select().from(entitlements).where(own)).toMatchObject([
    { source: 'free', validUntil: null, revokedAt: null },
  ]);
});

test('the latest end of all entitlements counts, and none of them is an end', async () => {
  const { person, course } = await makeMember();
  const own = sql`person_id = ${person.id} and course_id = ${course.id}`;
  const until = async () => {
    const [row] = await db.select().from(enrolments).where(own);
    return [row?.accessUntil?.toISOString() ?? null, row?.source];
  };
  const key = { personId: person.id, courseId: course.id };
  const [may, june] = ['2040-05-01T00:00:00.000Z', '2040-06-01T00:00:00.000Z'];
  await db.insert(entitlements).values({ ...key, source: 'payment', validUntil: new Date(may) });
  expect(await until()).toEqual([null, 'free']);
  await db.execute(sql`delete from entitlements where ${own} and source = 'free'`);
  expect(await until()).toEqual([may, 'payment']);
  await db.insert(entitlements).values({ ...key, source: 'grant', validUntil: new Date(june) });
  expect(await until()).toEqual([june, 'grant']);
  await db.execute(
    sql`update entitlements set revoked_at = '2040-04-01' where ${own} and source = 'grant'`,
  );
  expect(await until()).toEqual([may, 'payment']);
  await db.execute(sql`delete from entitlements where ${own}`);
  const [end] = await until();
  expect(Date.parse(String(end))).toBeLessThanOrEqual(Date.now());
});

test('membership is decided in one file', () => {
  const source = new URL('../../', import.meta.url);
  const deciding = globSync('**/*.ts', { cwd: source })
    // A merge unites rows of two accounts and decides about nobody.
    .filter((file) => !/\.test\.ts$|^(testing|factories|demo|attacks)\/|\/merge\//.test(file))
    .filter((file) => {
      const text = readFileSync(new URL(file, source), 'utf8');
      return /(?<!set )status = 'joined'|enrolments\.status(?! = 'pending')|access_until >/i.test(
        text,
      );
    });
  expect(deciding).toEqual(['platform/database/membership.ts']);
});
