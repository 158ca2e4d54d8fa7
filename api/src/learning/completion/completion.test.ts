import { defaultRules } from '@nibras/contract/assessment/quizzes/shapes.ts';
import type { CertificateDocument } from '@nibras/contract/learning/certificates/shapes.ts';
import { defaultCompletionRules } from '@nibras/contract/learning/completion/shapes.ts';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { makeProgress } from '#factories/course-parts.ts';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson } from '#factories/people.ts';
import { makeAttempt, makeQuiz } from '#factories/quizzes.ts';
import {
  certificates,
  completionChecks,
  completions,
  courses,
  deviceTokens,
  notifications,
} from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { checkCourses } from './check-courses.ts';
import { checkPeople } from './check-people.ts';
import type { IssueByRule } from './completion.ts';

const { call, db, platform, passTime } = await startTestApp({ work: false });

type Issued = Parameters<IssueByRule>[2];
const issued: Issued[] = [];
const issueByRule: IssueByRule = async (_platform, tx, one) => {
  issued.push(one);
  await tx.insert(certificates).values({
    code: String(issued.length).padStart(12, '0').replace(/0/g, 'A').replace(/1/g, 'B'),
    personId: one.person,
    courseId: one.course,
    name: 'طالب',
    courseName: 'كورس',
    paper: {} as CertificateDocument,
    completedAt: one.completedAt,
    statusIndex: issued.length,
  });
  return true;
};
const issuedIn = (course: number) => issued.filter((one) => one.course === course);
/** Runs the jobs that changed facts have queued. The application runs none, so that its clock cannot come before a test. */
async function runQueued() {
  const { rows } = await db.execute<{ data: { person: number; course: number } }>(
    sql`delete from pgboss.job where name = 'completion' returning data`,
  );
  for (const { data } of rows) {
    const { course, person } = data;
    expect(await checkPeople(platform, { course, people: [person], issueByRule })).toEqual([]);
  }
  return rows.length;
}
const sweep = () => checkCourses(platform, issueByRule);

const course = await makeCourse(db);
const makeMember = async (courseId = course.id) => {
  const person = await makePerson(db);
  await makeEnrolment(db, { courseId, personId: person.id });
  return person;
};
type Person = { id: number };

const rowOf = async (person: Person, courseId = course.id) =>
  (
    await db
      .select()
      .from(completions)
      .where(and(eq(completions.personId, person.id), eq(completions.courseId, courseId)))
  )[0];
const noticesOf = (person: Person) =>
  db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.personId, person.id),
        eq(notifications.type, 'App\\Notifications\\CourseCompleted'),
      ),
    );
const read = async (person: Person, courseId = course.id) =>
  (await call(`GET /api/completion/${courseId}`, { as: person })).body.completion;
const watch = (person: Person, lecture: { id: number; courseId: number }) =>
  call('POST /api/watch-Lecture', {
    as: person,
    body: { course_id: lecture.courseId, lecture_id: lecture.id, status: 'endWatch' },
  });

/** Gives a person a browser that takes pushes; nothing is sent, because no job runs. */
const subscribe = (person: Person) =>
  db.insert(deviceTokens).values({
    personId: person.id,
    subscription: '{}',
    deviceName: 'متصفح',
    endpoint: `https://push.example.org/${person.id}`,
  });
const pushesAbout = async (courseId: number) => {
  const { rows } = await db.execute(sql`select from pgboss.job
    where name = 'deliver-push' and data -> 'payload' ->> 'link' = ${`/courses/${courseId}`}`);
  return rows.length;
};

/** A member who has watched the only lecture of a new course, by rows alone. */
async function makeWatched(overrides: Parameters<typeof makeCourse>[1] = {}) {
  const made = await makeCourse(db, overrides);
  const lecture = await makeLecture(db, { courseId: made.id });
  const person = await makeMember(made.id);
  await makeProgress(db, { lectureId: lecture.id, personId: person.id });
  return { course: made, lecture, person };
}

describe('the moment of completion', () => {
  test('the last lecture completes the course, which is told once', async () => {
    const [one, two] = [
      await makeLecture(db, { courseId: course.id }),
      await makeLecture(db, { courseId: course.id }),
    ];
    const student = await makeMember();
    await watch(student, one);
    expect(await read(student)).toMatchObject({
      completed: false,
      completed_at: null,
      celebrate: false,
      done: 1,
      of: 2,
      remaining: [{ kind: 'lectures', missing: 1, lecture: { id: two.id } }],
    });
    await watch(student, two);
    expect(await runQueued()).toBe(2);
    expect(await rowOf(student)).toBeDefined();
    expect(await read(student)).toMatchObject({ completed: true, celebrate: true, remaining: [] });
    await watch(student, two);
    await watch(student, one);
    expect(await runQueued()).toBe(0);
    expect(await noticesOf(student)).toHaveLength(1);
    const listed = await call('GET /api/notifications', { as: student });
    expect(listed.body.notifications.data[0]).toMatchObject({
      text: `أتممت كورس «${course.name}». بارك الله في جهدك.`,
      link: `/courses/${course.id}`,
    });
  });

  test('the page congratulates once', async () => {
    const { course: own, person } = await makeWatched();
    await subscribe(person);
    expect(await read(person, own.id)).toMatchObject({ celebrate: true, completed_at: null });
    const seen = await call(`POST /api/completion/${own.id}/seen`, { as: person });
    // Nothing has looked yet: the page is the first to know, and the notice follows it.
    expect(seen.body.completion).toMatchObject({ completed: true, celebrate: false });
    const row = await rowOf(person, own.id);
    expect(row?.congratulatedAt).not.toBeNull();
    expect(await noticesOf(person)).toHaveLength(1);
    expect(await pushesAbout(own.id)).toBe(1);
    await call(`POST /api/completion/${own.id}/seen`, { as: person });
    expect(await rowOf(person, own.id)).toEqual(row);
  });

  test('nothing is stored by the page of a person who has more to do', async () => {
    const own = await makeCourse(db);
    await makeLecture(db, { courseId: own.id });
    const person = await makeMember(own.id);
    const { body } = await call(`POST /api/completion/${own.id}/seen`, { as: person });
    expect(body.completion.completed).toBe(false);
    expect(await rowOf(person, own.id)).toBeUndefined();
  });

  test('a text that a person marks can complete the course', async () => {
    const own = await makeCourse(db);
    const quiz = await makeQuiz(db, {
      courseId: own.id,
      questions: [{ kind: 'essay', points: 2 }],
    });
    const person = await makeMember(own.id);
    const attempt = await makeAttempt(db, {
      lectureId: quiz.id,
      personId: person.id,
      rules: defaultRules,
      state: 'marking',
      handedInAt: new Date(),
      answers: [{ answer: { text: 'جواب' } }],
    });
    expect((await read(person, own.id)).remaining).toMatchObject([{ state: 'marking' }]);
    const marked = await call(`PUT /api/studio/marking/${attempt.id}/0`, {
      as: await makeAdmin(db),
      body: { points: 2, note: '' },
    });
    expect(marked.status).toBe(200);
    await runQueued();
    expect(await rowOf(person, own.id)).toBeDefined();
  });

  test('what is added later is listed, and the completion stays', async () => {
    const { course: own, person } = await makeWatched();
    await call(`POST /api/completion/${own.id}/seen`, { as: person });
    await makeLecture(db, { courseId: own.id });
    const after = await read(person, own.id);
    expect(after).toMatchObject({ completed: false, celebrate: false, done: 1, of: 2 });
    expect(after.completed_at).not.toBeNull();
    expect(after.remaining).toHaveLength(1);
  });

  test('anyone who has not joined is told nothing', async () => {
    expect(await read(await makePerson(db))).toBeNull();
    const pending = await makePerson(db);
    await makeEnrolment(db, { courseId: course.id, personId: pending.id, status: 'pending' });
    expect(await read(pending)).toBeNull();
    expect((await call(`GET /api/completion/${course.id}`)).status).toBe(401);
  });
});

describe('what changes the course', () => {
  test('a lecture that is hidden completes it for those who had all others', async () => {
    const { course: own, person } = await makeWatched();
    const missing = await makeLecture(db, { courseId: own.id });
    const admin = await makeAdmin(db);
    await sweep();
    expect(await rowOf(person, own.id)).toBeUndefined();
    const hidden = await call(`POST /api/studio/items/lecture/${missing.id}/hide`, { as: admin });
    expect(hidden.status).toBe(200);
    await sweep();
    expect(await rowOf(person, own.id)).toBeDefined();
    expect(await noticesOf(person)).toHaveLength(1);
    expect(issuedIn(own.id)).toEqual([]);
  });

  test('rules that ask for less do too, and the certificate is issued once', async () => {
    const { course: own, person } = await makeWatched({ certificate: true });
    await makeLecture(db, { courseId: own.id });
    const rules = { ...defaultCompletionRules, lectures: 50 };
    await db.update(courses).set({ completionRules: rules }).where(eq(courses.id, own.id));
    await sweep();
    await sweep();
    expect(await rowOf(person, own.id)).toBeDefined();
    expect(issuedIn(own.id)).toMatchObject([
      { person: person.id, quiet: false, completion: { completed: true } },
    ]);
    const checks = await db
      .select()
      .from(completionChecks)
      .where(eq(completionChecks.courseId, own.id));
    expect(checks).toEqual([]);
  });

  test('a certificate that is promised later is issued to those who completed before', async () => {
    const { course: own, person } = await makeWatched();
    await call(`POST /api/completion/${own.id}/seen`, { as: person });
    await db.update(courses).set({ certificate: true }).where(eq(courses.id, own.id));
    await sweep();
    expect(issuedIn(own.id)).toMatchObject([{ person: person.id }]);
    expect(await noticesOf(person)).toHaveLength(1);
  });

  test('a date completes it when it has come', async () => {
    const { course: own, person } = await makeWatched();
    const from = new Date(platform.now().getTime() + 60 * 60_000);
    const rules = { ...defaultCompletionRules, not_before: from.toISOString() };
    await db.update(courses).set({ completionRules: rules }).where(eq(courses.id, own.id));
    await sweep();
    expect(await rowOf(person, own.id)).toBeUndefined();
    passTime(2 * 60 * 60_000);
    await sweep();
    expect(await rowOf(person, own.id)).toBeDefined();
  });

  test('what changes while members are looked at is looked at again', async () => {
    const { course: own, lecture, person } = await makeWatched({ certificate: true });
    const late = await makeMember(own.id);
    const due = { courseId: own.id, dueAt: new Date() };
    await db.insert(completionChecks).values(due);
    await checkCourses(platform, async (services, tx, one) => {
      const isIssued = await issueByRule(services, tx, one);
      if (one.person !== person.id) return isIssued;
      await makeProgress(db, { lectureId: lecture.id, personId: late.id });
      await db.update(completionChecks).set(due).where(eq(completionChecks.courseId, own.id));
      return isIssued;
    });
    expect(await rowOf(late, own.id)).toBeDefined();
  });

  /** Members who have watched the only lecture of a course. */
  async function makeManyWatched(courseId: number, count: number) {
    const lecture = await makeLecture(db, { courseId });
    await db.execute(sql`with made as (insert into people (name, email)
        select 'طالب', 'many-' || n || '-' || ${courseId} || '@example.org' from generate_series(1, ${count}::int) n returning id),
      joined as (insert into enrolments (course_id, person_id, status, joined_at)
        select ${courseId}, id, 'joined', now() from made)
      insert into progress (person_id, lecture_id, status, watched_at)
        select id, ${lecture.id}, 'endWatch', now() from made`);
  }

  test('several hundred members are looked at in parts', async () => {
    const own = await makeCourse(db);
    await makeManyWatched(own.id, 201);
    await db.insert(completionChecks).values({ courseId: own.id, dueAt: new Date() });
    await sweep();
    expect(await db.$count(completions, eq(completions.courseId, own.id))).toBe(201);
  });

  test('a fault with one of 200 members is logged, tried again, and takes nothing from the others', async () => {
    const own = await makeCourse(db, { certificate: true });
    await makeManyWatched(own.id, 199);
    const promised = await makeWatched({});
    const unlucky = await makeMember(own.id);
    await db.execute(sql`insert into progress (person_id, lecture_id, status, watched_at)
      select ${unlucky.id}, id, 'endWatch', now() from lectures where course_id = ${own.id}`);
    await db.insert(completions).values({
      personId: promised.person.id,
      courseId: own.id,
      completedAt: new Date(),
    });
    await db.insert(completionChecks).values({ courseId: own.id, dueAt: new Date() });
    const logged = vi.spyOn(platform.log, 'error').mockReturnValue();
    const failsFor = (people: readonly Person[]) =>
      checkCourses(platform, async (services, tx, one) => {
        if (people.some(({ id }) => id === one.person)) await tx.execute(sql`select 1 / 0`);
        return issueByRule(services, tx, one);
      });

    await failsFor([unlucky, promised.person]);
    expect(issuedIn(own.id)).toHaveLength(199);
    expect(await db.$count(completions, eq(completions.courseId, own.id))).toBe(200);
    expect(await rowOf(unlucky, own.id)).toBeUndefined();
    expect(logged.mock.calls.map(([about]) => about)).toMatchObject([
      { course: own.id, person: unlucky.id },
      { course: own.id, person: promised.person.id },
    ]);
    logged.mockRestore();

    // Not at once, so that a lasting fault keeps nobody busy.
    await sweep();
    expect(await rowOf(unlucky, own.id)).toBeUndefined();
    passTime(10 * 60_000);
    await sweep();
    expect(await rowOf(unlucky, own.id)).toBeDefined();
    expect(issuedIn(own.id)).toHaveLength(201);
    expect(await db.$count(completionChecks, eq(completionChecks.courseId, own.id))).toBe(0);
  });
});

test('the notice of a completion names a certificate only where one was issued', async () => {
  const dataOf = async (isIssued: boolean) => {
    const { course: own, person } = await makeWatched({ certificate: true });
    await checkPeople(platform, {
      course: own.id,
      people: [person.id],
      issueByRule: () => Promise.resolve(isIssued),
    });
    return (await noticesOf(person)).map(({ data }) => data);
  };
  expect(await dataOf(true)).toMatchObject([{ certificate: 1 }]);
  expect((await dataOf(false))[0]).not.toHaveProperty('certificate');
});

test('courses that were completed before the upgrade are told quietly, at their own time', async () => {
  const { course: own, lecture, person } = await makeWatched({ certificate: true });
  const watchedAt = new Date('2025-05-05T10:00:00Z');
  await db.execute(
    sql`update progress set watched_at = ${watchedAt.toISOString()} where lecture_id = ${lecture.id}`,
  );
  await subscribe(person);
  await db.insert(completionChecks).values({ courseId: own.id, dueAt: new Date(), quiet: true });
  await sweep();
  expect(await rowOf(person, own.id)).toMatchObject({
    completedAt: watchedAt,
    congratulatedAt: watchedAt,
  });
  expect(issuedIn(own.id)).toMatchObject([{ quiet: true, completedAt: watchedAt }]);
  expect(await noticesOf(person)).toHaveLength(1);
  expect(await pushesAbout(own.id)).toBe(0);

  const plain = await makeWatched();
  await subscribe(plain.person);
  const check = { courseId: plain.course.id, dueAt: new Date(), quiet: true };
  await db.insert(completionChecks).values(check);
  await sweep();
  expect(await noticesOf(plain.person)).toHaveLength(1);
  expect(await pushesAbout(plain.course.id)).toBe(0);
});
