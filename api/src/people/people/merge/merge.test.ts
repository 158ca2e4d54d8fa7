import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeConversation, makeDiscussion, makeMessage } from '#factories/conversations.ts';
import { makeReview } from '#factories/course-parts.ts';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeExercise } from '#factories/exercises.ts';
import { makeNotification } from '#factories/notifications.ts';
import { makeAdmin, makePerson, makeSession, makeTeacher } from '#factories/people.ts';
import { issueCodeAsOperator } from '#people/auth/index.ts';
import {
  auditLog,
  discussions,
  drafts,
  enrolments,
  exerciseWorks,
  messages,
  notifications,
  participants,
  people,
  progress,
  reports,
  reviews,
} from '#platform/database/schema/index.ts';
import { fillEveryReference, rowsOf } from '../../../testing/fill-references.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db, expectErrors, platform, pool, smtp } = await startTestApp();
const admin = await makeAdmin(db);
const teacher = await makeTeacher(db);

const merge = (keep: number, remove: number, how: object = {}) =>
  call(`POST /api/studio/people/${keep}/merge`, {
    as: admin,
    body: { person_id: remove, alias: false, tell: false, ...how },
  });
async function twoAccounts() {
  const keep = await makePerson(db, { name: 'سلمى حسن' });
  const remove = await makePerson(db, { name: 'سلمى', phoneNumber: '01001234567' });
  return { keep, remove };
}
async function signIn(email: string) {
  const { code } = await issueCodeAsOperator(platform, email);
  return call('POST /api/login/verify', { body: { email, login_code: code } });
}

test('everything that refers to the account that ends refers to the other one afterwards', async () => {
  // In a database of its own, whose checks are dropped.
  const { call: ask, db: own, pool: ownPool } = await startTestApp({ work: false });
  const as = await makeAdmin(own);
  const [keep, remove, other] = [
    await makePerson(own),
    await makePerson(own),
    await makePerson(own),
  ];
  const ids = { keep: keep.id, remove: remove.id, other: other.id };
  const references = await fillEveryReference(ownPool, ids);
  expect(references.length).toBeGreaterThan(25);
  for (const reference of references) {
    expect(await rowsOf(ownPool, reference, remove.id), reference.name).toBeGreaterThan(0);
  }
  const body = { person_id: remove.id, alias: false, tell: false };
  expect(await ask(`POST /api/studio/people/${keep.id}/merge`, { as, body })).toMatchObject({
    status: 200,
  });
  /** They belong to sessions, which end. */
  const ended = ['device_tokens.person_id', 'online_people.person_id', 'sessions.person_id'];
  const left: string[] = [];
  for (const reference of references) {
    if (await rowsOf(ownPool, reference, remove.id)) left.push(reference.name);
    if (ended.includes(reference.name)) continue;
    expect(await rowsOf(ownPool, reference, keep.id), reference.name).toBeGreaterThan(0);
  }
  expect(left).toEqual([]);
  expect(await own.$count(people, eq(people.id, remove.id))).toBe(0);
});

test('a merge that fails changes nothing', async () => {
  const { keep, remove } = await twoAccounts();
  const course = await makeCourse(db);
  await makeEnrolment(db, { courseId: course.id, personId: remove.id });
  const token = await makeSession(db, remove);
  await pool.query(
    `create table stubborn (person_id integer references people (id) check (person_id <> ${keep.id}))`,
  );
  try {
    await pool.query('insert into stubborn values ($1)', [remove.id]);
    expectErrors();
    expect((await merge(keep.id, remove.id)).status).toBe(500);
  } finally {
    await pool.query('drop table stubborn');
  }
  expect((await call('GET /api/user', { token })).status).toBe(200);
  expect(await db.$count(enrolments, eq(enrolments.personId, remove.id))).toBe(1);
});

test('of two programs for an exercise the one that was written last is kept', async () => {
  const { keep, remove } = await twoAccounts();
  const [newer, older] = [await makeExercise(db), await makeExercise(db)];
  const work = (person: { id: number }, lecture: { id: number }, day: number) => ({
    personId: person.id,
    lectureId: lecture.id,
    files: [{ name: 'main.py', code: `written on day ${day}` }],
    save: day,
    savedAt: new Date(Date.UTC(2026, 0, day)),
  });
  await db
    .insert(exerciseWorks)
    .values([
      work(keep, newer, 1),
      work(remove, newer, 2),
      work(keep, older, 4),
      work(remove, older, 3),
    ]);
  expect((await merge(keep.id, remove.id)).status).toBe(200);
  const kept = await db.select().from(exerciseWorks).where(eq(exerciseWorks.personId, keep.id));
  expect(new Map(kept.map(({ lectureId, save }) => [lectureId, save]))).toEqual(
    new Map([
      [newer.id, 2],
      [older.id, 4],
    ]),
  );
});

test('joined courses and progress are united', async () => {
  const { keep, remove } = await twoAccounts();
  const [both, theirs] = [await makeCourse(db), await makeCourse(db)];
  await makeEnrolment(db, { courseId: both.id, personId: keep.id, status: 'pending' });
  await makeEnrolment(db, { courseId: both.id, personId: remove.id });
  await makeEnrolment(db, { courseId: theirs.id, personId: remove.id });
  const [first, second, third] = [
    await makeLecture(db, { courseId: both.id }),
    await makeLecture(db, { courseId: both.id }),
    await makeLecture(db, { courseId: both.id }),
  ];
  const early = new Date('2026-01-01');
  const late = new Date('2026-02-01');
  await db.insert(progress).values([
    {
      personId: keep.id,
      lectureId: first.id,
      status: 'inProgress',
      position: 10,
      updatedAt: early,
    },
    {
      personId: remove.id,
      lectureId: first.id,
      status: 'inProgress',
      position: 90,
      updatedAt: late,
    },
    {
      personId: keep.id,
      lectureId: second.id,
      status: 'inProgress',
      position: 33,
      updatedAt: late,
    },
    {
      personId: remove.id,
      lectureId: second.id,
      status: 'endWatch',
      watchedAt: early,
      updatedAt: early,
    },
    { personId: remove.id, lectureId: third.id, status: 'endWatch', watchedAt: early },
  ]);
  const preview = await call(`GET /api/studio/people/${keep.id}/merge/${remove.id}`, { as: admin });
  expect(preview.body.moves).toMatchObject({ courses: 2, shared_courses: 0 });
  await merge(keep.id, remove.id);
  const { body } = await call(`GET /api/studio/people/${keep.id}`, { as: admin });
  const courses = body.courses as { id: number; status: string; watched: number }[];
  expect(courses.find(({ id }) => id === both.id)).toMatchObject({ status: 'joined', watched: 2 });
  expect(courses.find(({ id }) => id === theirs.id)).toMatchObject({ status: 'joined' });
  const rows = await db.select().from(progress).where(eq(progress.personId, keep.id));
  const of = (lecture: { id: number }) => rows.find(({ lectureId }) => lectureId === lecture.id);
  expect(of(first)).toMatchObject({ status: 'inProgress', position: 90 });
  expect(of(second)).toMatchObject({ status: 'endWatch', position: 33, watchedAt: early });
});

test('the newer rating counts, and the course counts one', async () => {
  const { keep, remove } = await twoAccounts();
  const course = await makeCourse(db);
  const on = { courseId: course.id };
  await makeReview(db, { ...on, personId: keep.id, rating: 2, updatedAt: new Date('2026-01-01') });
  await makeReview(db, {
    ...on,
    personId: remove.id,
    rating: 5,
    updatedAt: new Date('2026-02-01'),
  });
  await merge(keep.id, remove.id);
  const rows = await db.select().from(reviews).where(eq(reviews.courseId, course.id));
  expect(rows).toMatchObject([{ personId: keep.id, rating: 5 }]);
  const { body } = await call(`GET /api/course-details/${course.id}`);
  expect(body.course).toMatchObject({ rate: 5, reviews: [{ rating: 5 }] });
});

test('two questions on one lecture become one, with all messages in their order', async () => {
  const { keep, remove } = await twoAccounts();
  const course = await makeCourse(db, { teacherId: teacher.id });
  const { id: lectureId } = await makeLecture(db, { courseId: course.id });
  const later = await makeDiscussion(db, {
    lectureId,
    personId: keep.id,
    description: 'الثاني',
    createdAt: new Date('2026-02-01'),
  });
  const earlier = await makeDiscussion(db, {
    lectureId,
    personId: remove.id,
    description: 'الأول',
    createdAt: new Date('2026-01-01'),
  });
  const say = (conversationId: number, personId: number, body: string) =>
    makeMessage(db, { conversationId, personId, body });
  await say(earlier.conversationId, teacher.id, 'رد 1');
  const read = await say(later.conversationId, teacher.id, 'رد 2');
  await say(earlier.conversationId, remove.id, 'شكر 3');
  await db
    .update(participants)
    .set({ lastReadMessageId: read.id })
    .where(
      and(
        eq(participants.conversationId, later.conversationId),
        eq(participants.personId, keep.id),
      ),
    );
  const hiddenAt = new Date();
  await db.update(discussions).set({ hiddenAt }).where(eq(discussions.id, earlier.id));
  const report = { personId: teacher.id, authorId: remove.id, reason: 'spam' } as const;
  await db.insert(reports).values({ ...report, discussionId: earlier.id });
  const data = { discussionId: earlier.id, courseName: 'x' };
  await makeNotification(db, { personId: teacher.id, data });
  await merge(keep.id, remove.id);
  const input = await db.select().from(discussions).where(eq(discussions.lectureId, lectureId));
  expect(input).toMatchObject([
    { id: later.id, personId: keep.id, description: 'الأول\n\nالثاني', hiddenAt },
  ]);
  expect(await db.select().from(reports)).toMatchObject([
    { discussionId: later.id, authorId: keep.id },
  ]);
  const said = await db
    .select({ body: messages.body, by: messages.personId })
    .from(messages)
    .where(eq(messages.conversationId, later.conversationId))
    .orderBy(messages.id);
  expect(said.map(({ body }) => body)).toEqual(['رد 1', 'رد 2', 'شكر 3']);
  expect(said.at(-1)?.by).toBe(keep.id);
  // «رد 1» was never read.
  const { body } = await call('GET /api/count-messages', { as: keep });
  expect(body.data.messagesCount).toBeGreaterThan(0);
  const notices = await db
    .select()
    .from(notifications)
    .where(sql`${notifications.data} ? 'discussionId'`);
  expect(notices.map((notice) => notice.data.discussionId)).toEqual([later.id]);
});

test('a conversation of the two accounts with each other stays, and can be read', async () => {
  const { keep, remove } = await twoAccounts();
  const { id: conversationId } = await makeConversation(db, [keep, remove]);
  await makeMessage(db, { conversationId, personId: remove.id, body: 'تجربة' });
  await merge(keep.id, remove.id);
  expect((await call('GET /api/conversations', { as: keep })).status).toBe(200);
  const { status, body } = await call(`GET /api/conversations/${conversationId}/messages`, {
    as: keep,
  });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain('تجربة');
});

test('the other address goes on signing in, until it is taken away', async () => {
  const { keep, remove } = await twoAccounts();
  const token = await makeSession(db, remove);
  expect((await merge(keep.id, remove.id, { alias: true, tell: true })).status).toBe(200);
  expect((await call('GET /api/user', { token })).status).toBe(401);
  expect((await smtp.mailTo(remove.email)).text).toContain(keep.email);
  expect((await smtp.mailTo(keep.email)).text).toContain('بأي من البريدين');
  expect((await signIn(remove.email)).body.user).toMatchObject({
    id: keep.id,
    phone_number: '01001234567',
  });
  const stranger = await makePerson(db);
  const input = await call('POST /api/update-profile', {
    as: stranger,
    body: { name: 'غريب', email: remove.email, phone_number: '01001234567' },
  });
  expect(input.status).toBe(409);
  await expect(makePerson(db, { email: remove.email })).rejects.toThrow();
  const page = await call(`GET /api/studio/people/${keep.id}`, { as: admin });
  const [alias] = page.body.person.aliases;
  const path = `DELETE /api/studio/people/${keep.id}/aliases/${alias.id}` as const;
  expect(
    (await call(path.replace(String(keep.id), String(stranger.id)) as typeof path, { as: admin }))
      .status,
  ).toBe(404);
  const { body } = await call(path, { as: admin });
  expect((await call(`POST /api/studio/undo/${body.undo}`, { as: admin })).status).toBe(200);
  expect((await signIn(remove.email)).body.user.id).toBe(keep.id);
  const [again] = (await call(`GET /api/studio/people/${keep.id}`, { as: admin })).body.person
    .aliases;
  const removed = await call(`DELETE /api/studio/people/${keep.id}/aliases/${again.id}`, {
    as: admin,
  });
  expect((await signIn(remove.email)).body.user.id).not.toBe(keep.id);
  // The address has an account of its own by now.
  expect((await call(`POST /api/studio/undo/${removed.body.undo}`, { as: admin })).status).toBe(
    409,
  );
});

test('who saved a draft is named by the account that stays, and the log records the merge', async () => {
  const { keep, remove } = await twoAccounts();
  const course = await makeCourse(db);
  const at = new Date().toISOString();
  const saved = { version: 1, by: remove.id, at };
  const fieldVersions = { name: saved, slug: { ...saved, by: admin.id } };
  await db
    .insert(drafts)
    .values({ kind: 'course', itemId: course.id, baseVersion: 0, fieldVersions });
  await merge(keep.id, remove.id);
  const [draft] = await db.select().from(drafts).where(eq(drafts.itemId, course.id));
  expect(draft?.fieldVersions).toMatchObject({ name: { by: keep.id }, slug: { by: admin.id } });
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.itemId, keep.id));
  expect(entry).toMatchObject({
    action: 'people-merged',
    personId: admin.id,
    details: { name: 'سلمى', from: remove.email },
  });
});

test('a suspension is not lost in a merge', async () => {
  const { keep, remove } = await twoAccounts();
  await db
    .update(people)
    .set({ suspendedAt: new Date(), suspendedReason: 'x' })
    .where(eq(people.id, remove.id));
  expect((await merge(keep.id, remove.id)).status).toBe(409);
  expect((await merge(keep.id, 999_999)).status).toBe(404);
});
