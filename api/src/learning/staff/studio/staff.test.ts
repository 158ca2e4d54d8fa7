import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { mails, people } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const admin = await makeAdmin(db);
const teacher = await makeTeacher(db, { name: 'الأول' });

async function makeStaffed() {
  const course = await makeCourse(db, { teacherId: teacher.id });
  const person = await makePerson(db, { name: 'جديد' });
  const path = `/api/studio/courses/${course.id}/staff/${person.id}` as const;
  const roles = async () => {
    const { body } = await call(`GET /api/studio/courses/${course.id}/staff`, { as: admin });
    return body.staff.map((one: { name: string; role: string; first: boolean }) =>
      [one.name, one.role, ...(one.first ? ['first'] : [])].join(' '),
    );
  };
  const put = (body: object, as: { id: number } = teacher) =>
    call(`PUT ${path}`, { as, body: { email: person.email, ...body } });
  const undo = (id: number) => call(`POST /api/studio/undo/${id}`, { as: admin });
  return { course, person, path, roles, put, undo } as const;
}

test('a person becomes an assistant, a teacher, the first teacher, and each step is undone', async () => {
  const { course, roles, put, undo, person } = await makeStaffed();
  const added = await put({ role: 'assistant' });
  expect(added.status).toBe(200);
  expect(await roles()).toEqual(['الأول teacher first', 'جديد assistant']);
  const raised = await put({ role: 'teacher' });
  const first = await put({ role: 'teacher', first: true });
  expect(await roles()).toEqual(['جديد teacher first', 'الأول teacher']);
  expect((await call(`GET /api/course-details/${course.id}`)).body.course.user_id).toBe(person.id);
  expect((await undo(raised.body.undo)).status).toBe(409);
  for (const { body } of [first, raised, added]) {
    expect((await undo(body.undo)).status).toBe(200);
  }
  expect(await roles()).toEqual(['الأول teacher first']);
});

test('the first teacher can neither be removed nor become an assistant', async () => {
  const { course } = await makeStaffed();
  const path = `/api/studio/courses/${course.id}/staff/${teacher.id}` as const;
  expect((await call(`DELETE ${path}`, { as: admin })).status).toBe(409);
  expect((await call(`PUT ${path}`, { as: admin, body: { role: 'assistant' } })).status).toBe(409);
});

test('who was removed no longer sees the course, and does again after the undo', async () => {
  const { course, path, person, put, undo } = await makeStaffed();
  await put({ role: 'assistant' });
  const sees = async () =>
    (await call(`GET /api/studio/courses/${course.id}/tree`, { as: person })).status;
  expect(await sees()).toBe(200);
  const removed = await call(`DELETE ${path}`, { as: teacher });
  expect(await sees()).toBe(404);
  expect((await undo(removed.body.undo)).status).toBe(200);
  expect(await sees()).toBe(200);
});

test('assistants do not choose the staff, and unknown people are not found', async () => {
  const { course, person, put } = await makeStaffed();
  await put({ role: 'assistant' });
  expect((await put({ role: 'teacher' }, person)).status).toBe(403);
  const unknown = `PUT /api/studio/courses/${course.id}/staff/2147483647` as const;
  expect((await call(unknown, { as: teacher, body: { role: 'teacher' } })).status).toBe(404);
  const nowhere = 'GET /api/studio/courses/2147483647/staff';
  expect((await call(nowhere, { as: admin })).status).toBe(404);
});

test('an unknown address is invited to one course, and opens that course and nothing more', async () => {
  const course = await makeCourse(db, { teacherId: teacher.id, name: 'كورس الدعوة' });
  const other = await makeCourse(db, { teacherId: teacher.id });
  const invite = (body: object, as: { id: number } = teacher) =>
    call(`POST /api/studio/courses/${course.id}/staff/invitations`, { as, body });
  const email = 'noura.t@example.org';
  const { status, body } = await invite({
    email: 'Noura.T@example.org',
    name: 'نورة',
    role: 'teacher',
  });
  expect(status).toBe(200);
  expect(body.staff).toMatchObject([
    { name: 'الأول', invited: false },
    { name: 'نورة', email, role: 'teacher', first: false, invited: true },
  ]);
  const [invited] = await db.select().from(people).where(eq(people.email, email));
  if (!invited) throw new Error('no account was created');
  // A teacher of a course makes no teacher of the platform.
  expect(invited).toMatchObject({ role: 'student', emailVerifiedAt: null });
  const sent = await db
    .select({ subject: mails.subject, template: mails.template })
    .from(mails)
    .where(eq(mails.recipient, email));
  expect(sent).toEqual([
    { template: 'invited-to-course', subject: expect.stringContaining('كورس الدعوة') },
  ]);
  const treeOf = async (id: number) =>
    (await call(`GET /api/studio/courses/${id}/tree`, { as: invited })).status;
  expect(await treeOf(course.id)).toBe(200);
  expect(await treeOf(other.id)).toBe(404);
  const create = { as: invited, body: { name: 'كورس جديد' } };
  expect((await call('POST /api/studio/courses', create)).status).toBe(403);
  expect((await invite({ email, role: 'teacher' })).status).toBe(409);
  await db.update(people).set({ emailVerifiedAt: new Date() }).where(eq(people.id, invited.id));
  const { body: now } = await call(`GET /api/studio/courses/${course.id}/staff`, { as: teacher });
  expect(now.staff).toMatchObject([{ invited: false }, { email, invited: false }]);
  expect((await call(`POST /api/studio/undo/${body.undo}`, { as: teacher })).status).toBe(200);
  expect(await treeOf(course.id)).toBe(404);
});

test('an invitation to a course leaves an existing account its name, and is refused where the rules refuse it', async () => {
  const { course, person, put } = await makeStaffed();
  const invite = (body: object, as: { id: number } = teacher) =>
    call(`POST /api/studio/courses/${course.id}/staff/invitations`, { as, body });
  const { body } = await invite({ email: person.email, name: 'اسم آخر', role: 'assistant' });
  expect(body.staff).toMatchObject([{}, { name: 'جديد', role: 'assistant', invited: false }]);
  await put({ role: 'assistant' });
  const to = { email: 'nobody-yet@example.org', role: 'assistant' };
  expect((await invite(to, person)).status).toBe(403);
  expect((await invite(to, await makeTeacher(db))).status).toBe(404);
  expect((await invite({ ...to, role: 'admin' })).status).toBe(422);
  expect((await invite({ ...to, email: 'noura' })).status).toBe(422);
  expect((await invite({ email: teacher.email, role: 'assistant' })).status).toBe(409);
  await db
    .update(people)
    .set({ suspendedAt: new Date(), suspendedReason: 'سبب' })
    .where(eq(people.id, person.id));
  expect((await invite({ email: person.email, role: 'teacher' })).status).toBe(409);
  expect(await db.$count(people, eq(people.email, to.email))).toBe(0);
  const mailed = and(eq(mails.recipient, teacher.email), eq(mails.template, 'invited-to-course'));
  expect(await db.$count(mails, mailed)).toBe(0);
});
