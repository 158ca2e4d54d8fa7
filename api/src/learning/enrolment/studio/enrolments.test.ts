import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeProgress } from '#factories/course-parts.ts';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { courseStaff, enrolments, entitlements } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { notifyOfEnds } from '../access-ends.ts';

const { call, db, platform } = await startTestApp({ work: false });
const admin = await makeAdmin(db);

async function makeClass(size = 1) {
  const teacher = await makeTeacher(db);
  const course = await makeCourse(db, { teacherId: teacher.id, name: 'كورس الخط' });
  const students = await Promise.all(Array.from({ length: size }, () => makePerson(db)));
  const ids = await Promise.all(
    students.map(async ({ id }) => {
      const row = await makeEnrolment(db, { courseId: course.id, personId: id });
      return row.id;
    }),
  );
  const status = async (person: { id: number }) =>
    (await call(`GET /api/check-enroll/${course.id}`, { as: person })).body;
  return { teacher, course, students, ids, status };
}
const [firstOf] = [<Item>(items: readonly Item[]): Item => items[0] as Item];

type Id = { id: number };

const days = (count: number) => new Date(Date.now() + count * 86_400_000);
const undo = (id: number, as: { id: number } = admin) =>
  call(`POST /api/studio/undo/${id}`, { as });
const noticesOf = async (person: { id: number }): Promise<string[]> =>
  (await call('GET /api/notifications', { as: person })).body.notifications.data.map(
    ({ text }: { text: string }) => text,
  );

test('a grant enrols at once, says why, and its undo takes both away and leaves the progress', async () => {
  const { teacher, course, status } = await makeClass(0);
  const { id: chapterId } = await makeChapter(db, { courseId: course.id });
  const lecture = await makeLecture(db, { courseId: course.id, chapterId });
  const person = await makePerson(db);
  await makeProgress(db, { personId: person.id, lectureId: lecture.id });
  const until = days(30).toISOString();
  const path = `POST /api/studio/courses/${course.id}/members` as const;
  const body = { person: { email: person.email }, until, note: 'منحة' };
  const granted = await call(path, { as: teacher, body });
  expect(granted.body.enrolment).toMatchObject({
    source: 'grant',
    by: { id: teacher.id },
    note: 'منحة',
    access_until: until,
    active: true,
    watched: 1,
    lectures: 1,
  });
  expect(await status(person)).toMatchObject({ status: 'joined', access_until: until });
  expect(firstOf(await noticesOf(person))).toMatch(/^أُضيف لك اشتراك في كورس «كورس الخط» حتى /);
  expect((await undo(granted.body.undo, teacher)).status).toBe(200);
  expect(await status(person)).toMatchObject({ status: 'none' });
  // Who has not read of it yet is not told that it has ended.
  expect(await noticesOf(person)).toEqual([]);
  expect(await db.$count(entitlements, sql`person_id = ${person.id}`)).toBe(0);
  const again = await call(path, { as: teacher, body });
  expect(again.body.enrolment.watched).toBe(1);
});

test('a grant completes a pending enrolment, and its undo makes it pending again', async () => {
  const { course, teacher, status } = await makeClass(0);
  const person = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: person.id, status: 'pending' });
  const path = `POST /api/studio/courses/${course.id}/members` as const;
  const granted = await call(path, { as: teacher, body: { person: { email: person.email } } });
  expect(await status(person)).toMatchObject({ status: 'joined' });
  await undo(granted.body.undo);
  expect(await status(person)).toMatchObject({ status: 'pending' });
});

test('an end closes the course at once, is told and undone; an extension opens it again', async () => {
  const { teacher, students, ids, status } = await makeClass();
  const student = firstOf(students);
  const ended = await call('POST /api/studio/enrolments/end', {
    as: teacher,
    body: { enrolments: ids },
  });
  expect(ended.body).toMatchObject({ changed: 1 });
  expect(await status(student)).toMatchObject({ status: 'ended' });
  expect(firstOf(await noticesOf(student))).toContain('انتهى اشتراكك في كورس «كورس الخط»');
  await undo(ended.body.undo[0], teacher);
  expect(await status(student)).toMatchObject({ status: 'joined', access_until: null });
  expect(await noticesOf(student)).toEqual([]);

  const body = { enrolments: ids };
  await call('POST /api/studio/enrolments/end', { as: teacher, body });
  const extended = await call('POST /api/studio/enrolments/extend', {
    as: teacher,
    body: { ...body, by: 'week' },
  });
  expect(extended.body.changed).toBe(1);
  const after = await status(student);
  expect(after.status).toBe('joined');
  expect(Math.abs(Date.parse(after.access_until) - days(7).getTime())).toBeLessThan(60_000);
  await undo(extended.body.undo[0]);
  expect(await status(student)).toMatchObject({ status: 'ended' });
});

test('an extension adds to the end, in months too, and never makes access shorter', async () => {
  const { teacher, course, students, ids, status } = await makeClass();
  const student = firstOf(students);
  const own = sql`person_id = ${student.id} and course_id = ${course.id}`;
  await db.execute(sql`update entitlements set valid_until = '2040-01-31T10:00:00Z' where ${own}`);
  const extend = (wanted: object) =>
    call('POST /api/studio/enrolments/extend', {
      as: teacher,
      body: { enrolments: ids, ...wanted },
    });
  // The answer says the new end where it is the same for all.
  expect((await extend({ by: 'month' })).body.until).toBe('2040-02-29T10:00:00.000Z');
  expect(await status(student)).toMatchObject({ access_until: '2040-02-29T10:00:00.000Z' });
  expect((await extend({ until: '2040-02-01T00:00:00Z' })).body).toMatchObject({
    changed: 0,
    undo: [],
    until: null,
  });
  await extend({ until: null, note: 'دفعة العمر' });
  expect(await status(student)).toMatchObject({ status: 'joined', access_until: null });
  expect((await extend({ by: 'year' })).body.changed).toBe(0);
  const { body } = await call(`GET /api/studio/enrolments/${ids[0]}`, { as: teacher });
  expect(
    body.entitlements.map(({ source, note }: Record<string, string>) => [source, note]),
  ).toEqual([
    ['grant', 'دفعة العمر'],
    ['grant', ''],
    ['free', ''],
  ]);
});

test('an extension keeps the hour of the installation’s clock over a change of clocks, and its day of the month', async () => {
  const { teacher, course, students, ids, status } = await makeClass();
  const student = firstOf(students);
  const own = sql`person_id = ${student.id} and course_id = ${course.id}`;
  const extended = async (from: string, by: string) => {
    await db.execute(sql`delete from entitlements where ${own} and source = 'grant'`);
    await db.execute(sql`update entitlements set valid_until = ${from} where ${own}`);
    const body = { enrolments: ids, by };
    await call('POST /api/studio/enrolments/extend', { as: teacher, body });
    return (await status(student)).access_until;
  };
  // 23:59 in Cairo before summer time, and after it; 00:30 of the first of March.
  expect(await extended('2027-04-28T21:59:00Z', 'week')).toBe('2027-05-05T20:59:00.000Z');
  expect(await extended('2027-10-27T20:59:00Z', 'week')).toBe('2027-11-03T21:59:00.000Z');
  expect(await extended('2027-02-28T22:30:00Z', 'month')).toBe('2027-03-31T22:30:00.000Z');
});

test('an extension of several says their end where they have the same one', async () => {
  const { teacher, course, students, ids } = await makeClass(2);
  const ends = (from: string, student: Id) =>
    db.execute(
      sql`update entitlements set valid_until = ${from} where person_id = ${student.id} and course_id = ${course.id}`,
    );
  const extend = async () => {
    const body = { enrolments: ids, by: 'week' };
    return (await call('POST /api/studio/enrolments/extend', { as: teacher, body })).body;
  };
  for (const student of students) await ends('2040-01-01T10:00:00Z', student);
  expect(await extend()).toMatchObject({ changed: 2, until: '2040-01-08T10:00:00.000Z' });
  await ends('2041-01-01T10:00:00Z', firstOf(students));
  expect(await extend()).toMatchObject({ changed: 2, until: null });
});

test('a planned end holds until its time, and a past one is refused', async () => {
  const { teacher, ids, students, status } = await makeClass();
  const at = days(3).toISOString();
  const end = (body: object) => call('POST /api/studio/enrolments/end', { as: teacher, body });
  await end({ enrolments: ids, at });
  expect(await status(firstOf(students))).toMatchObject({ status: 'joined', access_until: at });
  const past = await end({ enrolments: ids, at: '2020-01-01T00:00:00Z' });
  expect(past.status).toBe(422);
});

test('many at once are one entry of the log for each course, and one undo', async () => {
  const { ids, students, status } = await makeClass(3);
  const other = await makeClass(1);
  const ended = await call('POST /api/studio/enrolments/end', {
    as: admin,
    body: { enrolments: [...ids, ...other.ids] },
  });
  expect(ended.body.changed).toBe(4);
  expect(ended.body.undo).toHaveLength(2);
  await undo(ended.body.undo[0]);
  for (const student of students) expect((await status(student)).status).toBe('joined');
  expect((await other.status(firstOf(other.students))).status).toBe('ended');
});

test('nobody changes an enrolment of a course that they do not teach', async () => {
  const mine = await makeClass();
  const theirs = await makeClass();
  const body = { enrolments: [...mine.ids, ...theirs.ids] };
  const refused = await call('POST /api/studio/enrolments/end', { as: mine.teacher, body });
  expect(refused.status).toBe(404);
  expect((await mine.status(firstOf(mine.students))).status).toBe('joined');
  const assistant = await makePerson(db);
  await db
    .insert(courseStaff)
    .values({ courseId: mine.course.id, personId: assistant.id, role: 'assistant' });
  const by = await call('POST /api/studio/enrolments/end', {
    as: assistant,
    body: { enrolments: mine.ids },
  });
  expect(by.status).toBe(403);
});

test('an undo is refused once something newer has changed the same access', async () => {
  const { teacher, ids } = await makeClass();
  const end = () =>
    call('POST /api/studio/enrolments/end', { as: teacher, body: { enrolments: ids } });
  const first = await end();
  const extension = await call('POST /api/studio/enrolments/extend', {
    as: teacher,
    body: { enrolments: ids, by: 'week' },
  });
  expect((await undo(first.body.undo[0])).status).toBe(409);
  await undo(extension.body.undo[0]);
  expect((await undo(first.body.undo[0])).status).toBe(200);
});

test('the list has the own courses only, searched and filtered', async () => {
  const { teacher, course, students, ids } = await makeClass(3);
  const [first, second, third] = students.map(({ id }) => ({ id })) as [Id, Id, Id];
  await db.execute(sql`update people set name = 'إيمان الشّريف' where id = ${first.id}`);
  const until = (person: { id: number }, at: Date) =>
    db.execute(sql`update entitlements set valid_from = '2020-01-01', valid_until = ${at.toISOString()}::timestamptz
      where person_id = ${person.id}`);
  await until(second, days(2));
  await until(third, days(-1));
  const list = async (query: string, as: { id: number } = teacher) => {
    const { body } = await call(`GET /api/studio/enrolments?${query}`, { as });
    return body.enrolments.data.map(({ person }: { person: { id: number } }) => person.id);
  };
  expect((await list('')).toSorted()).toEqual(students.map(({ id }) => id).toSorted());
  expect(await list(`search=${encodeURIComponent('ايمان شريف')}`)).toEqual([first.id]);
  expect(await list('list=ending')).toEqual([second.id]);
  expect(await list('list=ended')).toEqual([third.id]);
  expect(await list('source=grant')).toEqual([]);
  expect(await list(`person=${first.id}&course=${course.id}`, admin)).toEqual([first.id]);
  const stranger = await makeTeacher(db);
  await makeCourse(db, { teacherId: stranger.id });
  expect(await list(`course=${course.id}`, stranger)).toEqual([]);
  expect((await call(`GET /api/studio/enrolments/${ids[0]}`, { as: stranger })).status).toBe(404);
});

test('ends by time are told once, a week before and when they have come', async () => {
  const { course, students } = await makeClass();
  const student = firstOf(students);
  const until = (at: Date) =>
    db.execute(sql`update entitlements set valid_from = '2020-01-01', valid_until = ${at.toISOString()}::timestamptz
      where course_id = ${course.id}`);
  await until(days(6));
  for (let time = 0; time < 2; time += 1) await notifyOfEnds(platform);
  expect(await noticesOf(student)).toEqual([expect.stringMatching(/^ينتهي اشتراكك في كورس/)]);
  await until(days(-1));
  for (let time = 0; time < 2; time += 1) await notifyOfEnds(platform);
  expect(await noticesOf(student)).toEqual([expect.stringMatching(/^انتهى اشتراكك في كورس/)]);
  const [row] = await db.select().from(enrolments).where(sql`course_id = ${course.id}`);
  expect(row?.endToldFor).toEqual(row?.accessUntil);
});
