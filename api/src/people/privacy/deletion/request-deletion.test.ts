import { privacy as limits } from '@nibras/contract/people/limits.ts';
import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCertificate } from '#factories/certificates.ts';
import { makeCourse } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeSession, makeTeacher } from '#factories/people.ts';
import { auditLog, courses, dataRequests, mails, people } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db, passTime, platform } = await startTestApp({ work: false });

type Person = { id: number };
const get = (as: Person) => call('GET /api/my-data/deletion', { as });
const ask = (as: Person, certificates = 'remove') =>
  call('POST /api/my-data/deletion', { as, body: { certificates } });
const takeBack = (as: Person) => call('DELETE /api/my-data/deletion', { as });
const mailsTo = async ({ email }: { email: string }) =>
  (await db.select().from(mails).where(eq(mails.recipient, email))).map(({ template }) => template);

test('a person asks, is told by mail and notice, and takes it back', async () => {
  const person = await makePerson(db);
  expect((await get(person)).body).toEqual({ data: null, obstacles: [], certificates: 0 });
  const { status, body } = await ask(person);
  expect(status).toBe(200);
  const days = Date.parse(body.data.due_at) - Date.parse(body.data.created_at);
  expect(days).toBe(14 * 24 * 60 * 60 * 1000);
  expect((await get(person)).body.data).toEqual(body.data);
  const notices = await call('GET /api/notifications', { as: person });
  expect(notices.body.notifications.data).toMatchObject([
    { link: '/account/data', text: expect.stringContaining('ويمكنك التراجع') },
  ]);
  expect(await takeBack(person)).toMatchObject({ status: 200, body: { data: null } });
  expect((await get(person)).body.data).toBeNull();
  expect(await mailsTo(person)).toEqual(['deletion-asked', 'deletion-cancelled']);
  const left = await call('GET /api/notifications', { as: person });
  expect(left.body.notifications.data).toEqual([]);
  const log = await db
    .select({ action: auditLog.action, name: auditLog.name })
    .from(auditLog)
    .where(and(eq(auditLog.itemId, person.id), like(auditLog.action, 'deletion-%')));
  expect(log).toEqual([
    { action: 'deletion-asked', name: person.name },
    { action: 'deletion-cancelled', name: person.name },
  ]);
});

test('asked again, the same request waits with the new choice, and no second mail is sent', async () => {
  const person = await makePerson(db);
  const first = (await ask(person, 'remove')).body.data;
  passTime(1000);
  const second = (await ask(person, 'keep')).body.data;
  expect(second).toEqual({ ...first, certificates: 'keep' });
  expect(await mailsTo(person)).toEqual(['deletion-asked']);
});

test('two requests at once are one', async () => {
  const person = await makePerson(db);
  const answers = await Promise.all([ask(person), ask(person), ask(person)]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  expect(await mailsTo(person)).toEqual(['deletion-asked']);
});

test('asking needs a fresh session, and taking back only a session', async () => {
  const person = await makePerson(db);
  const token = await makeSession(db, person, { provenAt: null });
  const body = { certificates: 'keep' };
  expect((await call('POST /api/my-data/deletion', { token, body })).status).toBe(403);
  await ask(person);
  expect((await call('DELETE /api/my-data/deletion', { token })).status).toBe(200);
  expect((await get(person)).body.data).toBeNull();
  expect((await call('DELETE /api/my-data/deletion')).status).toBe(401);
});

test('taking back without a request changes nothing', async () => {
  const person = await makePerson(db);
  expect((await takeBack(person)).status).toBe(200);
  expect(await mailsTo(person)).toEqual([]);
});

test('a choice that is unknown or missing is refused', async () => {
  const person = await makePerson(db);
  for (const body of [{}, { certificates: 'sell' }]) {
    expect((await call('POST /api/my-data/deletion', { as: person, body })).status).toBe(422);
  }
});

test('it says how many valid certificates the choice is about', async () => {
  const person = await makePerson(db);
  await makeCertificate(db, { personId: person.id });
  await makeCertificate(db, {
    personId: person.id,
    revokedAt: new Date(),
    revokedReason: 'خطأ في الاسم',
  });
  expect((await get(person)).body.certificates).toBe(1);
});

test('asking and taking back again and again is refused', async () => {
  const person = await makePerson(db);
  for (let count = 0; count < limits.deletionsPerDay; count += 1) {
    await ask(person);
    await takeBack(person);
  }
  expect((await ask(person)).status).toBe(429);
  expect(await db.$count(dataRequests, eq(dataRequests.personId, person.id))).toBe(5);
});

test('the only admin cannot go', async () => {
  const admin = await makeAdmin(db);
  expect((await get(admin)).body.obstacles).toEqual(['last-admin']);
  const refused = await ask(admin);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('مشرف واحد');
  const other = await makeAdmin(db);
  await db
    .update(people)
    .set({ suspendedAt: new Date(), suspendedReason: 'سبب' })
    .where(eq(people.id, other.id));
  expect((await ask(admin)).status).toBe(409);
  await db
    .update(people)
    .set({ suspendedAt: null, suspendedReason: null })
    .where(eq(people.id, other.id));
  expect((await ask(admin)).status).toBe(200);
});

test('the first teacher of a course cannot go before it has another one', async () => {
  const [teacher, next] = [await makeTeacher(db), await makeTeacher(db)];
  const course = await makeCourse(db, { teacherId: teacher.id });
  await makeCourse(db, { teacherId: teacher.id, deletedAt: platform.now() });
  expect((await get(teacher)).body.obstacles).toEqual(['teaches-courses']);
  const refused = await ask(teacher);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('المعلّم الأساسي');
  await db.update(courses).set({ teacherId: next.id }).where(eq(courses.id, course.id));
  expect((await get(teacher)).body.obstacles).toEqual([]);
  expect((await ask(teacher)).status).toBe(200);
});
