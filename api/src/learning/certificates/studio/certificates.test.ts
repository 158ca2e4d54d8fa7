import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCertificate, makeCorrection } from '#factories/certificates.ts';
import { makeCourse } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { certificates, mails, people, settings } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const admin = await makeAdmin(db);
const teacher = await makeTeacher(db);
const course = await makeCourse(db, { teacherId: teacher.id });

type Id = { id: number };
const base = '/api/studio/certificates';
const list = async (query = '', as: Id = admin) =>
  (await call(`GET ${base}?${query}` as 'GET /api/x', { as })).body;
const idsOf = async (query: string, as?: Id) =>
  (await list(query, as)).certificates.data.map(({ id }: Id) => id);
const post = (path: string, body: object = {}, as: Id = admin) =>
  call(`POST ${path}` as 'POST /api/x', { as, body });
const undo = (id: number, as: Id = admin) => post(`/api/studio/undo/${id}`, {}, as);
const rowOf = async (id: number) =>
  (await db.select().from(certificates).where(eq(certificates.id, id)))[0];
const stateOf = async (code: string) =>
  (await call(`GET /api/certificates/${code}` as 'GET /api/x')).body.certificate.state;
const mailsTo = async ({ email }: { email: string }) =>
  (await db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id)).map(
    ({ template }) => template,
  );

async function makeCertificateWithCorrection() {
  const owner = await makePerson(db);
  const certificate = await makeCertificate(db, { personId: owner.id, courseId: course.id });
  const input = { certificateId: certificate.id, personId: owner.id, name: 'مريم حسين' };
  return { owner, certificate, correction: await makeCorrection(db, input) };
}

test('a certificate is withdrawn with a reason, which its owner is told, and made valid again', async () => {
  const { owner, certificate } = await makeCertificateWithCorrection();
  expect((await post(`${base}/${certificate.id}/revoke`, { reason: ' ' })).status).toBe(422);
  const reason = 'سُجّل الحضور لغيره.';
  const { body } = await post(`${base}/${certificate.id}/revoke`, { reason });
  expect(body.certificate).toMatchObject({
    state: 'revoked',
    revoked_reason: reason,
    revoked_by: { id: admin.id },
    // A request about what is not valid waits for nothing.
    correction: null,
  });
  expect(await stateOf(certificate.code)).toBe('revoked');
  expect((await post(`${base}/${certificate.id}/revoke`, { reason })).status).toBe(409);
  expect((await undo(body.undo)).status).toBe(200);
  expect(await stateOf(certificate.code)).toBe('valid');
  expect(await mailsTo(owner)).toEqual(['certificate-revoked', 'certificate-restored']);
  const entries = await call(
    `GET /api/studio/log?kind=certificate&item=${certificate.id}` as 'GET /api/x',
    { as: admin },
  );
  expect(entries.body.entries.data.map(({ action }: { action: string }) => action)).toEqual([
    'undone',
    'certificate-revoked',
  ]);
});

test('an accepted correction issues a new code with the name; undone, the old one is valid', async () => {
  const { owner, certificate, correction } = await makeCertificateWithCorrection();
  const path = `/api/studio/certificate-corrections/${correction.id}`;
  const { body } = await post(`${path}/accept`, {}, teacher);
  expect(body.certificate).toMatchObject({
    state: 'valid',
    name: 'مريم حسين',
    replaces: { id: certificate.id },
    course: { id: course.id },
  });
  expect(body.certificate.code).not.toBe(certificate.code);
  expect(await rowOf(certificate.id)).toMatchObject({ replacedBy: body.certificate.id });
  expect(await stateOf(certificate.code)).toBe('replaced');
  expect((await post(`${path}/decline`)).status).toBe(409);
  const chosen = async () =>
    (await db.select().from(people).where(eq(people.id, owner.id)))[0]?.certificateName;
  expect(await chosen()).toBe('مريم حسين');
  expect((await undo(body.undo, teacher)).status).toBe(200);
  expect(await chosen()).toBeNull();
  expect([await stateOf(certificate.code), await stateOf(body.certificate.code)]).toEqual([
    'valid',
    'revoked',
  ]);
  expect(await idsOf('corrections=open')).toContain(certificate.id);
});

test('a declined correction leaves the certificate, tells the answer, and waits again when undone', async () => {
  const { owner, certificate, correction } = await makeCertificateWithCorrection();
  const path = `/api/studio/certificate-corrections/${correction.id}`;
  const { body } = await post(`${path}/decline`, { answer: 'الاسم لا يطابق البطاقة.' });
  expect(body.certificate).toMatchObject({ state: 'valid', correction: null });
  expect(await mailsTo(owner)).toEqual(['certificate-correction-declined']);
  const { body: notices } = await call('GET /api/notifications', { as: owner });
  expect(notices.notifications.data[0].text).toContain('الاسم لا يطابق البطاقة.');
  expect((await undo(body.undo)).status).toBe(200);
  expect(await idsOf('corrections=open')).toContain(certificate.id);
});

test('a certificate is given by hand, once, also after a withdrawal; undone it is withdrawn', async () => {
  const person = await makePerson(db);
  const body = { person: { email: person.email }, course: course.id, reason: 'أتمّه حضورًا' };
  const granted = await post(base, body, teacher);
  expect(granted.body.certificate).toMatchObject({
    granted: true,
    note: 'أتمّه حضورًا',
    issued_by: { id: teacher.id },
    name: person.name,
  });
  expect((await post(base, body)).status).toBe(409);
  expect((await undo(granted.body.undo, teacher)).status).toBe(200);
  expect(await stateOf(granted.body.certificate.code)).toBe('revoked');
  expect((await post(base, body)).status).toBe(200);
  const reissued = await post(`${base}/${granted.body.certificate.id}/reissue`, {
    name: 'اسم آخر',
  });
  expect(reissued.status).toBe(409);
});

test('the list finds by name, account, code, course and state, and is taken out as CSV', async () => {
  const owner = await makePerson(db, { email: 'found-by-mail@example.org' });
  const other = await makeCourse(db);
  const made = await makeCertificate(db, {
    personId: owner.id,
    courseId: other.id,
    name: '=أحمد الشافعي',
    courseName: 'قواعد البيانات',
  });
  for (const search of ['احمد شافعى', 'found-by-mail', made.code.toLowerCase(), 'قواعد البيانات']) {
    expect([search, await idsOf(`search=${encodeURIComponent(search)}`)]).toEqual([
      search,
      [made.id],
    ]);
  }
  expect(await idsOf(`course=${other.id}&state=valid`)).toEqual([made.id]);
  expect(await idsOf(`course=${other.id}&state=revoked`)).toEqual([]);
  const file = await call(`GET ${base}/export?course=${other.id}` as 'GET /api/x', { as: admin });
  const [, line, rest] = file.raw.toString().split('\r\n');
  expect(line).toContain('"\'=أحمد الشافعي",قواعد البيانات');
  expect(rest).toBe('');
});

test('a teacher decides in the own courses, unless the provider keeps publishing to itself', async () => {
  const { certificate } = await makeCertificateWithCorrection();
  const foreign = await makeCertificate(db);
  const assistant = await makePerson(db);
  await db.execute(
    sql`insert into course_staff (course_id, person_id, role) values (${course.id}, ${assistant.id}, 'assistant')`,
  );
  expect(await idsOf('', teacher)).toContain(certificate.id);
  expect(await idsOf('', teacher)).not.toContain(foreign.id);
  const revoke = (id: number, as: Id) => post(`${base}/${id}/revoke`, { reason: 'صدرت خطأً' }, as);
  expect((await revoke(foreign.id, teacher)).status).toBe(404);
  expect((await revoke(certificate.id, assistant)).status).toBe(403);
  const { body: waiting } = await call('GET /api/studio/waiting', { as: teacher });
  expect(waiting.corrections).toBeGreaterThan(0);
  await db.insert(settings).values({ name: 'teachers-publish', value: false });
  expect((await revoke(certificate.id, teacher)).status).toBe(403);
  expect((await call('GET /api/studio/waiting', { as: teacher })).body.corrections).toBeNull();
  expect((await call('GET /api/user', { as: teacher })).body.capabilities).not.toContain(
    'course:certify',
  );
  await db.delete(settings).where(eq(settings.name, 'teachers-publish'));
  expect((await revoke(certificate.id, teacher)).status).toBe(200);
});
