import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { unique } from '#factories/unique.ts';
import {
  enrolments,
  entitlements,
  importLines,
  mails,
  people,
} from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { importPeople } from './import-people.ts';
import { purgeImportLines } from './jobs.ts';

const { call, db, platform, passTime, smtp } = await startTestApp({ work: false });
const admin = await makeAdmin(db);
const teacher = await makeTeacher(db);
const newCourse = () => makeCourse(db, { teacherId: teacher.id });

const formOf = (list: string, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('list', new Blob([list]), 'list.csv');
  return form;
};

const send = (path: '' | '/check', form: FormData, as: { id: number } = teacher) =>
  call(`POST /api/studio/people/import${path}`, { as, body: form });

/** Starts an import and does its job. */
async function importList(list: string, fields: Record<string, string>, as = teacher) {
  const started = await send('', formOf(list, { client_key: String(unique()), ...fields }), as);
  expect(started.status).toBe(200);
  await importPeople(platform, started.body.import.id);
  const { body } = await call(`GET /api/studio/people/import/${started.body.import.id}`, { as });
  return body.import;
}
const addressOf = (name: string) => `${name}-${unique()}@import.example.org`;
const personBy = async (email: string) =>
  (await db.select().from(people).where(sql`email = ${email}`))[0];
const statusOf = async (course: { id: number }, email: string) => {
  const as = await personBy(email);
  return as ? (await call(`GET /api/check-enroll/${course.id}`, { as })).body : null;
};

test('a dry run says what every line will do and does nothing', async () => {
  const course = await newCourse();
  const [known, member, ended] = [await makePerson(db), await makePerson(db), await makePerson(db)];
  await makeEnrolment(db, { courseId: course.id, personId: member.id });
  await makeEnrolment(db, { courseId: course.id, personId: ended.id });
  await db.execute(sql`update entitlements set valid_from = '2020-01-01', valid_until = '2021-01-01'
    where person_id = ${ended.id}`);
  const fresh = addressOf('new');
  const list = [fresh, known.email, member.email, ended.email, 'بلا عنوان', fresh].join('\n');
  const { body } = await send('/check', formOf(list, { course_id: String(course.id) }));
  expect(body.check.counts).toEqual({
    good: 4,
    new: 1,
    known: 2,
    extended: 0,
    kept: 1,
    bad: 2,
    lossy: 0,
  });
  expect(body.check.lines.map(({ forecast }: { forecast: string }) => forecast)).toEqual([
    'new',
    'known',
    'kept',
    'known',
  ]);
  expect(await personBy(fresh)).toBeUndefined();
});

test('a class is enrolled until a date, each with an account, and the undo takes all of it back', async () => {
  const course = await newCourse();
  const known = await makePerson(db, { name: 'اسم قديم' });
  const fresh = addressOf('new');
  const until = new Date(Date.now() + 90 * 86_400_000).toISOString();
  const list = `الاسم,البريد,الهاتف\nمنى سعيد,${fresh},01001234567\nاسم آخر,${known.email},`;
  const fields = { course_id: String(course.id), until, note: 'الدفعة الثالثة' };
  const done = await importList(list, fields);
  expect(done).toMatchObject({ state: 'done', lines: 2, made: 1, enrolled: 2, kept: 0 });
  const made = await personBy(fresh);
  expect(made).toMatchObject({ name: 'منى سعيد', phoneNumber: '01001234567', role: 'student' });
  expect((await personBy(known.email))?.name).toBe('اسم قديم');
  // Asking as the new person would be a sign-in, and what was used is not undone.
  expect(await statusOf(course, known.email)).toMatchObject({
    status: 'joined',
    access_until: until,
  });
  const own = sql`person_id = ${made?.id}`;
  expect(await db.select().from(enrolments).where(own)).toMatchObject([
    { status: 'joined', accessUntil: new Date(until), source: 'import' },
  ]);
  expect(await db.select().from(entitlements).where(own)).toMatchObject([
    { source: 'import', note: 'الدفعة الثالثة', grantedBy: teacher.id },
  ]);
  // Mails are sent only where they are wished.
  expect(await db.$count(mails, sql`recipient in (${fresh}, ${known.email})`)).toBe(0);
  expect((await call(`POST /api/studio/undo/${done.undo}`, { as: teacher })).status).toBe(200);
  expect(await statusOf(course, known.email)).toMatchObject({ status: 'none' });
  expect(await personBy(fresh)).toBeUndefined();
  expect((await call(`POST /api/studio/undo/${done.undo}`, { as: teacher })).status).toBe(409);
});

test('members with less are extended, those with as much are left as they are', async () => {
  const course = await newCourse();
  const [less, as_much] = [await makePerson(db), await makePerson(db)];
  for (const { id } of [less, as_much]) {
    await makeEnrolment(db, { courseId: course.id, personId: id });
  }
  await db.execute(
    sql`update entitlements set valid_until = '2039-01-01' where person_id = ${less.id}`,
  );
  const until = '2040-01-01T00:00:00.000Z';
  const done = await importList(`${less.email}\n${as_much.email}`, {
    course_id: String(course.id),
    until,
  });
  expect(done).toMatchObject({ extended: 1, kept: 1, enrolled: 0 });
  expect(await statusOf(course, less.email)).toMatchObject({ access_until: until });
  expect(await statusOf(course, as_much.email)).toMatchObject({ access_until: null });
});

test('the same import asked for twice is one, and accounts that were used outlive its undo', async () => {
  const course = await newCourse();
  const email = addressOf('once');
  const form = () => formOf(email, { course_id: String(course.id), client_key: 'twice' });
  const [first, second] = [await send('', form()), await send('', form())];
  expect(second.body.import.id).toBe(first.body.import.id);
  await importPeople(platform, first.body.import.id);
  await importPeople(platform, first.body.import.id);
  const person = await personBy(email);
  await db.execute(sql`update people set email_verified_at = now() where id = ${person?.id}`);
  await call(`POST /api/studio/undo/${first.body.import.undo}`, { as: teacher });
  expect(await statusOf(course, email)).toMatchObject({ status: 'none' });
});

test('an import that is killed in between goes on, makes nobody twice and mails each once', async () => {
  const course = await newCourse();
  const emails = Array.from({ length: 600 }, (_, at) => `k${at}-${unique()}@import.example.org`);
  const started = await send(
    '',
    formOf(emails.join('\n'), {
      course_id: String(course.id),
      client_key: 'killed',
      mail: 'true',
    }),
  );
  const { id } = started.body.import;
  let mailed = 0;
  const dying = {
    ...platform,
    mailer: {
      ...platform.mailer,
      send: (...args: Parameters<typeof platform.mailer.send>) => {
        mailed += 1;
        if (mailed === 400) throw new Error('the process was killed');
        return platform.mailer.send(...args);
      },
    },
  };
  await expect(importPeople(dying, id)).rejects.toThrow('killed');
  const between = await call(`GET /api/studio/people/import/${id}`, { as: teacher });
  expect(between.body.import).toMatchObject({ state: 'waiting', done: 250 });
  // Two processes that both take it up.
  await Promise.all([importPeople(platform, id), importPeople(platform, id)]);
  const wanted = sql`${sql.param(emails)}::text[]`;
  const { rows } = await db.execute(sql`select
    (select count(*)::int from people where email = any(${wanted})) as people,
    (select count(*)::int from mails where recipient = any(${wanted})) as mails,
    (select count(distinct recipient)::int from mails where recipient = any(${wanted})) as recipients,
    (select count(*)::int from entitlements where import_id = ${id}) as entitlements,
    (select count(*)::int from notifications where person_id in (select id from people where email = any(${wanted}))) as notices`);
  const all = emails.length;
  expect(rows).toEqual([
    { people: all, mails: all, recipients: all, entitlements: all, notices: all },
  ]);
});

test('5,000 lines are checked and enrolled within 30 seconds', { timeout: 60_000 }, async () => {
  const course = await newCourse();
  const lines = Array.from(
    { length: 5_000 },
    (_, at) => `طالب رقم ${at};s${at}-big@import.example.org;+20100${String(at).padStart(7, '0')}`,
  );
  const list = `الاسم;البريد;الهاتف\n${lines.join('\n')}`;
  const begun = performance.now();
  const check = await send('/check', formOf(list, { course_id: String(course.id) }));
  expect(check.body.check.counts).toMatchObject({ new: 5_000, bad: 0 });
  const done = await importList(list, { course_id: String(course.id) });
  const seconds = (performance.now() - begun) / 1000;
  expect(done).toMatchObject({ made: 5_000, enrolled: 5_000 });
  expect(seconds).toBeLessThan(30);
});

test('accounts alone are made by admins only, and told how to sign in', async () => {
  const email = addressOf('alone');
  expect((await send('/check', formOf(email), teacher)).status).toBe(403);
  expect((await send('', formOf(email, { client_key: 'a' }), teacher)).status).toBe(403);
  const done = await importList(email, { mail: 'true' }, admin);
  expect(done).toMatchObject({ made: 1, course: null });
  expect(await db.$count(mails, sql`recipient = ${email}`)).toBe(1);
  expect(smtp.mails).toEqual([]);
});

test('a list of nothing, a past date and a foreign course are refused', async () => {
  const course = await newCourse();
  const other = await makeCourse(db);
  const start = async (list: string, fields: Record<string, string>) =>
    (await send('', formOf(list, { client_key: String(unique()), ...fields }))).status;
  const own = { course_id: String(course.id) };
  expect(await start('الاسم,البريد', own)).toBe(422);
  expect(await start(addressOf('p'), { ...own, until: '2020-01-01T00:00:00Z' })).toBe(422);
  expect(await start(addressOf('o'), { course_id: String(other.id) })).toBe(404);
});

test('the addresses of an import go after thirty days', async () => {
  await importList(addressOf('old'), { course_id: String((await newCourse()).id) });
  passTime(31 * 86_400_000);
  await purgeImportLines(platform);
  expect(await db.$count(importLines)).toBe(0);
});
