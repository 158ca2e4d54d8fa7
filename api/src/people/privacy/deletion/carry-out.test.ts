import { privacy as limits } from '@nibras/contract/people/limits.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { makeConversation } from '#factories/conversations.ts';
import { makeCourse } from '#factories/courses.ts';
import { makeOrder } from '#factories/inbox.ts';
import { makeAdmin, makePerson, makeSession, makeTeacher } from '#factories/people.ts';
import {
  auditLog,
  dataRequests,
  mails,
  messages,
  notifications,
  orders,
  people,
} from '#platform/database/schema/index.ts';
import { registered } from '../../../features.ts';
import { openTabs } from '../../../testing/tabs.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { buildExport } from '../export/build-export.ts';
import { carryOutDeletions } from './carry-out.ts';
import { remindOfDeletions } from './remind.ts';
import { removeFilesWorker } from './remove-files.ts';

const { personalData } = registered;

const { address, call, databaseUrl, db, expectErrors, passTime, platform, pool } =
  await startTestApp({ work: false, sockets: true });
const privacy = { ...platform, personalData };
const tabs = openTabs(address);
const day = 24 * 60 * 60 * 1000;

type Person = { id: number; email: string };
/** A session that outlasts the time that passes here. */
const longSession = (person: Person) =>
  makeSession(db, person, {
    provenAt: platform.now(),
    accessExpiresAt: new Date(platform.now().getTime() + 100 * day),
  });
const ask = async (person: Person, certificates = 'remove') => {
  const token = await longSession(person);
  const { body } = await call('POST /api/my-data/deletion', { token, body: { certificates } });
  return { token, ...body.data };
};
/** What the job does. */
async function work(on = privacy) {
  await remindOfDeletions(on);
  await carryOutDeletions(on);
}
const requestOf = async ({ id }: Person) => {
  const rows = await db.select().from(dataRequests).where(eq(dataRequests.personId, id));
  return rows.at(-1);
};
const accountOf = async ({ id }: Person) => {
  const [row] = await db.select().from(people).where(eq(people.id, id));
  return row;
};
const mailed = async (to: string) =>
  (await db.select().from(mails).where(eq(mails.recipient, to)).orderBy(mails.id)).map(
    ({ template }) => template,
  );
/** Brings a person to the day of their deletion. */
async function dueNow(person: Person, certificates = 'remove') {
  await ask(person, certificates);
  await db
    .update(dataRequests)
    .set({ dueAt: platform.now(), remindedAt: platform.now() })
    .where(eq(dataRequests.personId, person.id));
}

test('two days before, the person is reminded once; on day 14 the account is deleted, and not before', async () => {
  const person = await makePerson(db);
  await ask(person);
  passTime(12 * day - 60_000);
  await work();
  expect(await mailed(person.email)).toEqual(['deletion-asked']);
  passTime(60_000);
  await work();
  await work();
  expect(await mailed(person.email)).toEqual(['deletion-asked', 'deletion-soon']);
  passTime(2 * day - 60_000);
  await work();
  expect(await accountOf(person)).toMatchObject({ deletedAt: null, name: person.name });
  passTime(60_000);
  await work();
  expect(await accountOf(person)).toMatchObject({
    name: 'حساب محذوف',
    email: `deleted-${person.id}@invalid.invalid`,
    deletedAt: expect.any(Date),
  });
  expect(await requestOf(person)).toMatchObject({ state: 'done', finishedAt: expect.any(Date) });
  const log = await db.select().from(auditLog).where(eq(auditLog.itemId, person.id));
  expect(log.map(({ action, name }) => [action, name])).toEqual([
    ['deletion-asked', 'حساب محذوف'],
    ['account-deleted', String(person.id)],
  ]);
});

test('taken back on day 13, the account stays as it is', async () => {
  const person = await makePerson(db);
  const { token } = await ask(person);
  passTime(13 * day);
  await work();
  expect((await call('DELETE /api/my-data/deletion', { token })).status).toBe(200);
  passTime(2 * day);
  await work();
  expect(await accountOf(person)).toMatchObject({ deletedAt: null, email: person.email });
  expect(await requestOf(person)).toMatchObject({ state: 'cancelled' });
});

test('where the reminder comes late, the account stays for two days more', async () => {
  const person = await makePerson(db);
  await ask(person);
  passTime(20 * day);
  await work();
  expect(await accountOf(person)).toMatchObject({ deletedAt: null });
  expect(await mailed(person.email)).toContain('deletion-soon');
  passTime(limits.deletionReminder);
  await work();
  expect(await accountOf(person)).toMatchObject({ deletedAt: expect.any(Date) });
});

test('without the reminder nobody is deleted', async () => {
  const person = await makePerson(db);
  await ask(person);
  passTime(20 * day);
  await carryOutDeletions(privacy);
  expect(await accountOf(person)).toMatchObject({ deletedAt: null });
  expect(await requestOf(person)).toMatchObject({ state: 'waiting' });
});

test('a photo that another person shows too stays', async () => {
  const photoPath = 'people/shared.webp';
  const [person] = [await makePerson(db, { photoPath }), await makePerson(db, { photoPath })];
  await dueNow(person);
  await work();
  const queued = await pool.query(
    `select from pgboss.job where name = 'remove-deleted-files' and data::text like '%shared%'`,
  );
  expect((await accountOf(person))?.photoPath).toBeNull();
  expect(queued.rows).toEqual([]);
});

test('sessions end, tabs are disconnected, and a token does nothing any more', async () => {
  const person = await makePerson(db);
  const token = await longSession(person);
  const tab = await tabs.open(token);
  const closed = tabs.closed(tab);
  await dueNow(person);
  await work();
  expect(await closed).toBe('io server disconnect');
  expect((await call('GET /api/user', { token })).status).toBe(401);
});

test('done a second time, and by two processes at once, it is done once', async () => {
  const person = await makePerson(db);
  await dueNow(person);
  await Promise.all([work(), work(), work()]);
  await work();
  const done = and(eq(auditLog.itemId, person.id), eq(auditLog.action, 'account-deleted'));
  expect(await db.$count(auditLog, done)).toBe(1);
  const { deletedAt } = (await accountOf(person)) ?? {};
  await db
    .update(dataRequests)
    .set({ state: 'waiting' })
    .where(eq(dataRequests.personId, person.id));
  await work();
  expect((await accountOf(person))?.deletedAt).toEqual(deletedAt);
  expect(await requestOf(person)).toMatchObject({ state: 'done' });
  expect(await db.$count(auditLog, done)).toBe(1);
});

test('who has become the first teacher meanwhile is not deleted, and is told with the admins', async () => {
  const [teacher, admin] = [await makeTeacher(db), await makeAdmin(db)];
  await dueNow(teacher);
  const course = await makeCourse(db, { teacherId: teacher.id });
  await work();
  expect(await accountOf(teacher)).toMatchObject({ deletedAt: null, email: teacher.email });
  expect(await requestOf(teacher)).toMatchObject({ state: 'failed' });
  expect(await mailed(teacher.email)).toContain('deletion-failed');
  const told = await db.select().from(notifications).where(eq(notifications.personId, admin.id));
  expect(told).toMatchObject([
    { type: 'App\\Notifications\\AccountNotDeleted', data: { personId: teacher.id } },
  ]);
  await db.execute(sql`update courses set teacher_id = ${admin.id} where id = ${course.id}`);
  await work();
  expect(await accountOf(teacher)).toMatchObject({ deletedAt: null });
  await dueNow(teacher);
  await work();
  expect(await accountOf(teacher)).toMatchObject({ deletedAt: expect.any(Date), role: 'student' });
});

test('of two admins who go at once, one stays', async () => {
  await db.update(people).set({ role: 'student' }).where(eq(people.role, 'admin'));
  const [one, other] = [await makeAdmin(db), await makeAdmin(db)];
  await dueNow(one);
  await dueNow(other);
  await Promise.all([work(), work()]);
  const left = and(eq(people.role, 'admin'), isNull(people.deletedAt));
  expect(await db.$count(people, left)).toBe(1);
  const states = [(await requestOf(one))?.state, (await requestOf(other))?.state];
  expect(states.toSorted()).toEqual(['done', 'failed']);
});

test('nobody becomes a teacher while their account is being deleted', async () => {
  const [admin, teacher, next] = [
    await makeAdmin(db),
    await makeTeacher(db),
    await makeTeacher(db),
  ];
  const course = await makeCourse(db, { teacherId: teacher.id });
  await dueNow(next);
  const token = await longSession(admin);
  const [, answer] = await Promise.all([
    work(),
    call(`PUT /api/studio/courses/${course.id}/staff/${next.id}`, {
      token,
      body: { role: 'teacher', first: true },
    }),
  ]);
  const gone = (await accountOf(next))?.deletedAt !== null;
  expect([gone, answer.status]).toEqual(gone ? [true, 404] : [false, 200]);
  expect(await requestOf(next)).toMatchObject({ state: gone ? 'done' : 'failed' });
});

test('one account that cannot be deleted does not stop the others, and is tried again', async () => {
  const [broken, person] = [await makePerson(db), await makePerson(db)];
  await dueNow(broken);
  await dueNow(person);
  await pool.query(`create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`);
  await pool.query(`create trigger refuse before update on people for each row
    when (old.id = ${broken.id}) execute function refuse_change()`);
  expectErrors();
  await work();
  expect(await accountOf(broken)).toMatchObject({ deletedAt: null, email: broken.email });
  expect(await requestOf(broken)).toMatchObject({ state: 'waiting' });
  expect(await mailed(broken.email)).toEqual(['deletion-asked']);
  expect(await accountOf(person)).toMatchObject({ deletedAt: expect.any(Date) });
  await pool.query('drop trigger refuse on people');
  await work();
  expect(await accountOf(broken)).toMatchObject({ deletedAt: expect.any(Date) });
});

test('killed after the commit, files and the last mail still go, and the mail leaves no record', async () => {
  const person = await makePerson(db, { photoPath: 'people/alone.webp' });
  await platform.storage.write('people/alone.webp', Buffer.from('x'));
  const path = await buildExport(privacy, person.id);
  const expiresAt = new Date(platform.now().getTime() + day);
  const ready = { kind: 'export', state: 'ready', dueAt: expiresAt, path, expiresAt } as const;
  await db.insert(dataRequests).values({ ...ready, personId: person.id });
  await dueNow(person);
  // This process runs no jobs, as if it were gone now.
  await work();
  expect(await platform.storage.stat(path)).not.toBeNull();
  expect(await mailed(person.email)).toEqual(['account-deleted']);
  const next = await startTestApp({
    beside: { databaseUrl },
    config: { dataDir: platform.config.dataDir },
  });
  await next.smtp.mailTo(person.email);
  await vi.waitFor(
    async () => {
      expect(await platform.storage.stat(path)).toBeNull();
      expect(await platform.storage.stat('people/alone.webp')).toBeNull();
      expect(await mailed(person.email)).toEqual([]);
    },
    { timeout: 60_000 },
  );
});

test('a removal of files that was interrupted is finished by the next try', async () => {
  const paths = ['people/a.webp', 'people/b.webp'];
  for (const path of paths) await platform.storage.write(path, Buffer.from('x'));
  const remove = vi.fn(platform.storage.remove).mockRejectedValueOnce(new Error('killed'));
  const worker = removeFilesWorker({ ...platform, storage: { ...platform.storage, remove } });
  await expect(worker.work({ paths }, { last: false })).rejects.toThrow('killed');
  await worker.work({ paths }, { last: false });
  for (const path of paths) expect(await platform.storage.stat(path)).toBeNull();
});

test('a person with very many rows is deleted by a few statements', async () => {
  const many = 20_000;
  const [person, other] = [await makePerson(db, { name: 'كثير الكلام' }), await makePerson(db)];
  const { id } = await makeConversation(db, [person, other]);
  await db.execute(sql`insert into messages (conversation_id, person_id, body)
    select ${id}, ${person.id}, 'رسالة ' || n from generate_series(1, ${many}::int) n`);
  await db.execute(sql`insert into attempts (kind, subject)
    select 'test', ${String(person.id)} from generate_series(1, ${many}::int) n`);
  await makeOrder(db, { email: person.email });
  await dueNow(person);
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1000;
  expect(await accountOf(person)).toMatchObject({ deletedAt: expect.any(Date) });
  expect(await db.$count(messages, eq(messages.personId, person.id))).toBe(many);
  expect(await db.$count(orders, eq(orders.email, person.email))).toBe(0);
  expect(seconds).toBeLessThan(10);
});
