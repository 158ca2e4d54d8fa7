import { certificates as limits } from '@nibras/contract/limits.ts';
import { checkCharacter, printedCode } from '@nibras/contract/text/pack-code.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCertificate, makeCorrection } from '#factories/certificates.ts';
import { makeCourse, makeLecture } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { completionOf } from '#learning/completion/index.ts';
import { certificates, mails, notifications } from '#platform/database/schema/index.ts';
import { newNetwork } from '../../testing/new-network.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { issueByRule } from './issue-by-rule.ts';

const { call, db, platform } = await startTestApp({ work: false });

type Id = { id: number };
const read = (typed: string, remoteAddress = newNetwork()) =>
  call(`GET /api/certificates/${encodeURIComponent(typed)}` as 'GET /api/x', { remoteAddress });
const own = async (as: Id) => (await call('GET /api/my-certificates', { as })).body.certificates;
const ask = (as: Id, code: string, body: object) =>
  call(`POST /api/my-certificates/${code}/correction` as 'POST /api/x', { as, body });
const rowsOf = (person: Id) =>
  db.select().from(certificates).where(eq(certificates.personId, person.id));
const mailsTo = async (email: string) =>
  (await db.select().from(mails).where(eq(mails.recipient, email))).map(({ subject }) => subject);
const typesOf = async (person: Id) =>
  (await db.select().from(notifications).where(eq(notifications.personId, person.id))).map(
    ({ type }) => type.split('\\').at(-1),
  );

/** Issues the certificate of a person who has completed a course, as the moment of completion does. */
async function complete(person: Id, course: Id, quiet = false) {
  const now = platform.now();
  await db.transaction(async (tx) => {
    const known = await completionOf(tx, { course: course.id, people: [person.id], now });
    const completion = known.get(person.id);
    if (!completion) throw new Error('the course does not exist');
    const completed = { person: person.id, course: course.id, completedAt: now, completion, quiet };
    await issueByRule(platform, tx, completed);
  });
}

test('a completed course gives one certificate, told by notice and mail, with what it is about', async () => {
  const course = await makeCourse(db, { name: 'أساسيات بايثون', certificate: true });
  await makeLecture(db, { courseId: course.id, minutes: 45 });
  const person = await makePerson(db, { name: 'هدى' });
  await call('PUT /api/certificate-name', { as: person, body: { name: ' هدى عبد الله ' } });
  await Promise.all([complete(person, course), complete(person, course)]);
  const [row, ...others] = await rowsOf(person);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ name: 'هدى عبد الله', courseName: course.name, issuedBy: null });
  expect(row?.paper).toMatchObject({ minutes: 45, lectures: 1 });
  expect(await typesOf(person)).toEqual(['CertificateIssued']);
  expect(await mailsTo(person.email)).toEqual(['شهادتك في كورس «أساسيات بايثون»']);
  const { body } = await call('GET /api/notifications', { as: person });
  expect(body.notifications.data[0].link).toBe(`/certificates/${row?.code}`);
});

test('a course without a promise gives none, an old completion no mail, and a withdrawn one is not given again', async () => {
  const person = await makePerson(db);
  await complete(person, await makeCourse(db));
  expect(await rowsOf(person)).toEqual([]);
  const course = await makeCourse(db, { certificate: true });
  await complete(person, course, true);
  expect(await rowsOf(person)).toHaveLength(1);
  expect([await typesOf(person), await mailsTo(person.email)]).toEqual([[], []]);
  await db
    .update(certificates)
    .set({ revokedAt: new Date(), revokedReason: 'صدرت خطأً' })
    .where(eq(certificates.personId, person.id));
  await complete(person, course);
  expect(await rowsOf(person)).toHaveLength(1);
});

test('a code proves a certificate however it is typed, without telling whose account it is', async () => {
  const owner = await makePerson(db, { name: 'اسم الحساب' });
  const { code } = await makeCertificate(db, { personId: owner.id, code: undefined });
  const arabic = printedCode(code)
    .toLowerCase()
    .replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
  for (const typed of [code, arabic, ` ${code.replace(/(...)/g, '$1 ')}`]) {
    const { status, body, headers } = await read(typed);
    expect([typed, status]).toEqual([typed, 200]);
    expect(body.certificate).toMatchObject({ code, state: 'valid', name: 'مريم حسن' });
    expect(headers['cache-control']).toBe('no-cache');
    expect(JSON.stringify(body)).not.toContain(owner.email);
    expect(JSON.stringify(body)).not.toContain('اسم الحساب');
  }
});

test('a withdrawn certificate says why; a replaced one does not name the other', async () => {
  const owner = await makePerson(db);
  const old = await makeCertificate(db, { personId: owner.id });
  const revokedAt = new Date();
  await db
    .update(certificates)
    .set({ revokedAt, revokedReason: 'نُقلت المشاريع من غيره.' })
    .where(eq(certificates.id, old.id));
  expect((await read(old.code)).body.certificate).toMatchObject({
    state: 'revoked',
    revoked_at: revokedAt.toISOString(),
    revoked_reason: 'نُقلت المشاريع من غيره.',
  });
  const next = await makeCertificate(db, { personId: owner.id, name: 'اسم جديد' });
  await db.update(certificates).set({ replacedBy: next.id }).where(eq(certificates.id, old.id));
  const { body } = await read(old.code);
  expect(body.certificate.state).toBe('replaced');
  expect(JSON.stringify(body)).not.toContain(next.code);
  expect(JSON.stringify(body)).not.toContain('اسم جديد');
  expect(await own(owner)).toMatchObject([{ code: next.code, state: 'valid' }]);
});

test('a mistyped code and an unknown one are answered alike, and a network address guesses no faster than allowed', async () => {
  const unknown = `23456789ABC${checkCharacter('23456789ABC')}`;
  const wrong = '23456789ABCC' === unknown ? '23456789ABCD' : '23456789ABCC';
  const answers = [await read(unknown), await read(wrong), await read('لا شيء')];
  const [first] = answers;
  expect(first?.status).toBe(404);
  for (const { status, body } of answers) expect([status, body]).toEqual([404, first?.body]);

  const address = newNetwork();
  const statuses = new Set<number>();
  for (let guess = 0; guess < limits.readsPerMinutePerNetworkAddress; guess += 1) {
    statuses.add((await read(unknown, address)).status);
  }
  expect([...statuses]).toEqual([404]);
  const { code } = await makeCertificate(db);
  // Refused before it is looked for, a right code too.
  expect((await read(code, address)).status).toBe(429);
  expect((await read(code)).status).toBe(200);
});

test('codes and bits of the status list are random and never the same', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => makeCertificate(db)));
  expect(new Set(made.map(({ code }) => code.slice(0, 4))).size).toBeGreaterThan(15);
  expect(new Set(made.map(({ statusIndex }) => statusIndex)).size).toBe(20);
  for (const { statusIndex } of made) expect(statusIndex).toBeLessThan(131_072);
});

test('the owner asks for a corrected name, one request at a time, and can take it back', async () => {
  const owner = await makePerson(db);
  const { code, id } = await makeCertificate(db, { personId: owner.id });
  expect((await ask(owner, code, { name: 'مريم حسن' })).status).toBe(422);
  expect((await ask(owner, code, { name: 'م\nح' })).status).toBe(422);
  const input = await ask(owner, code, { name: 'مريم حسين', note: 'كما في البطاقة' });
  expect(input.body.certificate.correction).toMatchObject({ state: 'open', name: 'مريم حسين' });
  expect((await ask(owner, code, { name: 'مريم' })).status).toBe(409);
  expect((await ask(await makePerson(db), code, { name: 'مريم' })).status).toBe(404);
  const back = await call(`DELETE /api/my-certificates/${code}/correction` as 'DELETE /api/x', {
    as: owner,
  });
  expect(back.body.certificate.correction).toBeNull();
  await db.execute(
    sql`update certificates set revoked_at = now(), revoked_reason = '-' where id = ${id}`,
  );
  expect((await ask(owner, code, { name: 'مريم حسين' })).status).toBe(409);
});

test('corrections and changes of the name are limited per day', async () => {
  const owner = await makePerson(db);
  const { code, id } = await makeCertificate(db, { personId: owner.id });
  for (let count = 0; count < limits.correctionsPerDay; count += 1) {
    expect((await ask(owner, code, { name: `مريم ${count}` })).status).toBe(200);
    await db.execute(sql`delete from certificate_corrections where certificate_id = ${id}`);
  }
  expect((await ask(owner, code, { name: 'مريم أخرى' })).status).toBe(429);
  const choose = (name: string | null) =>
    call('PUT /api/certificate-name', { as: owner, body: { name } });
  for (let count = 0; count < limits.nameChangesPerDay; count += 1) await choose(`مريم ${count}`);
  expect((await choose(null)).status).toBe(429);
});

test('a name that the paper cannot show whole is refused where it is set', async () => {
  const owner = await makePerson(db);
  const admin = await makePerson(db, { role: 'admin' });
  const { code, id } = await makeCertificate(db, { personId: owner.id });
  const name = 'Иван 漢字';
  const answers = [
    await call('PUT /api/certificate-name', { as: owner, body: { name } }),
    await ask(owner, code, { name }),
    await call(`POST /api/studio/certificates/${id}/reissue` as 'POST /api/x', {
      as: admin,
      body: { name },
    }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(422);
    expect(body.errors.name[0]).toContain('漢');
  }
  expect((await rowsOf(owner)).map((row) => row.name)).toEqual(['مريم حسن']);
});

test('what was asked before a certificate was issued anew is told with the new one', async () => {
  const owner = await makePerson(db);
  const old = await makeCertificate(db, { personId: owner.id });
  await makeCorrection(db, {
    certificateId: old.id,
    personId: owner.id,
    state: 'accepted',
    decidedAt: new Date(),
  });
  await db.execute(
    sql`update certificates set revoked_at = now(), revoked_reason = '-' where id = ${old.id}`,
  );
  const next = await makeCertificate(db, { personId: owner.id, courseId: old.courseId });
  await db.update(certificates).set({ replacedBy: next.id }).where(eq(certificates.id, old.id));
  expect(await own(owner)).toMatchObject([{ code: next.code, correction: { state: 'accepted' } }]);
});
