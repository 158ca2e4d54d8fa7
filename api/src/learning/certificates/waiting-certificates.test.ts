import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCertificate } from '#factories/certificates.ts';
import { makeCourse } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { completionOf } from '#learning/completion/index.ts';
import { certificates, mails, notifications, people } from '#platform/database/schema/index.ts';
import { namesOfOtherScripts, undrawableNames } from '../../testing/hard-names.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { issueByRule } from './issue-by-rule.ts';
import { issueWaiting } from './issue-waiting.ts';
import { waitingMail } from './mails.ts';

const { call, db, platform } = await startTestApp({ work: false });
const admin = await makeAdmin(db);
const teacher = await makeTeacher(db);

type Id = { id: number };
const own = async (as: Id) => (await call('GET /api/my-certificates', { as })).body;
const studio = async (as: Id) => (await call('GET /api/studio/certificates', { as })).body;
const choose = (as: Id, name: string | null) =>
  call('PUT /api/certificate-name', { as, body: { name } });
const grant = (as: Id, { email }: { email: string }, course: Id) =>
  call('POST /api/studio/certificates', {
    as,
    body: { person: { email }, course: course.id, reason: 'أتمّه حضورًا' },
  });
const undo = (id: number, as: Id = admin) =>
  call(`POST /api/studio/undo/${id}` as 'POST /api/x', { as });
const rowsOf = (person: Id) =>
  db.select().from(certificates).where(eq(certificates.personId, person.id));
const noticesOf = async (person: Id) =>
  (
    await db
      .select()
      .from(notifications)
      .where(eq(notifications.personId, person.id))
      .orderBy(notifications.id)
  ).map(({ type }) => type.split('\\').at(-1));

/** A person with a name whose certificate is due, as in the moment of completion. */
async function complete(name: string, { quiet = false } = {}) {
  const course = await makeCourse(db, { certificate: true, teacherId: teacher.id });
  const person = await makePerson(db, { name });
  const now = platform.now();
  const isIssued = await db.transaction(async (tx) => {
    const known = await completionOf(tx, { course: course.id, people: [person.id], now });
    const completion = known.get(person.id);
    if (!completion) throw new Error('the course does not exist');
    const place = { person: person.id, course: course.id, completedAt: now };
    return issueByRule(platform, tx, { ...place, completion, quiet });
  });
  return { course, person, isIssued };
}

test('the name of an account is printed whole, or its certificate waits', async () => {
  for (const name of ['گلاله پیرۆز', 'علی', 'Ελένη Παππά', 'Nguyễn Thị Ánh']) {
    expect(namesOfOtherScripts).toContain(name);
    const { person, isIssued } = await complete(name);
    expect(isIssued).toBe(true);
    expect(await rowsOf(person)).toMatchObject([{ name }]);
    expect((await own(person)).names).toMatchObject({ printable: true, unprintable: [] });
  }
  for (const name of undrawableNames) {
    const { person, isIssued } = await complete(name);
    expect(isIssued, name).toBe(false);
    expect(await rowsOf(person), name).toEqual([]);
    expect((await own(person)).names.printable, name).toBe(false);
  }
});

test('its owner is asked for a name, and with it the certificate is issued at once', async () => {
  const { course, person } = await complete('محمد 漢字');
  expect(await noticesOf(person)).toEqual(['CertificateWaits']);
  const { body: notices } = await call('GET /api/notifications', { as: person });
  expect(notices.notifications.data[0].link).toBe('/my-certificates');
  expect(await own(person)).toMatchObject({
    certificates: [],
    waiting: [{ course: { id: course.id, name: course.name } }],
    names: { printable: false, unprintable: ['漢', '字'] },
  });
  expect((await own(await makePerson(db))).waiting).toEqual([]);

  const refused = await choose(person, 'محمد 漢');
  expect([refused.status, refused.body.errors.name[0]]).toEqual([
    422,
    'لا يُطبع على الشهادة: 漢. اكتب الاسم بحروف عربية أو لاتينية أو يونانية أو كيريلية.',
  ]);
  expect(await rowsOf(person)).toEqual([]);

  expect((await choose(person, '\u202eﻣﺤﻤﺪ الصيني')).body.names.printable).toBe(true);
  expect(await rowsOf(person)).toMatchObject([{ name: 'محمد الصيني', courseId: course.id }]);
  expect((await own(person)).waiting).toEqual([]);
  expect((await noticesOf(person)).at(-1)).toBe('CertificateIssued');
});

test('its owner gets one mail that names what cannot be printed, and none of an old completion', async () => {
  const mailsTo = (email: string) => db.select().from(mails).where(eq(mails.recipient, email));
  const { course, person } = await complete('محمد 漢字');
  const [mail, ...others] = await mailsTo(person.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`شهادتك في كورس «${course.name}» تنتظر اسمًا`);
  expect(mail?.template).toBe('certificate-waits');

  await issueWaiting(platform);
  await grant(teacher, person, course);
  expect(await mailsTo(person.email)).toHaveLength(1);

  const { person: former } = await complete('漢字', { quiet: true });
  expect(await noticesOf(former)).toEqual(['CertificateWaits']);
  expect(await mailsTo(former.email)).toEqual([]);
});

test('the mail says what cannot be printed, and leads to the page where the name is chosen', () => {
  const { text = '', html } = waitingMail({
    settings: platform.settings(),
    to: 'han@example.test',
    name: 'محمد <漢>',
    courseName: 'أساسيات بايثون',
    lost: ['漢'],
    own: 'https://example.test/my-certificates',
  });
  expect(text).toMatch(/ما لا يُطبع منه:\s*漢/);
  expect(html).toContain('محمد &lt;漢&gt;');
  expect(html).toContain('href="https://example.test/my-certificates"');
});

test('another name of the account issues it too, whoever changed it, and only then', async () => {
  const { person } = await complete('漢字');
  await issueWaiting(platform);
  expect(await rowsOf(person)).toEqual([]);
  await db.update(people).set({ name: 'Han Zi' }).where(eq(people.id, person.id));
  await Promise.all([issueWaiting(platform), issueWaiting(platform)]);
  expect(await rowsOf(person)).toMatchObject([{ name: 'Han Zi' }]);
  expect((await own(person)).waiting).toEqual([]);
});

test('a grant waits too; the studio sees it, and takes it back', async () => {
  const course = await makeCourse(db, { teacherId: teacher.id });
  const person = await makePerson(db, { name: '김철수' });
  const granted = await grant(teacher, person, course);
  expect(granted).toMatchObject({ status: 200, body: { certificate: null } });
  const seen = (as: Id) =>
    studio(as).then(({ waiting }) =>
      waiting.filter((one: { person: Id }) => one.person.id === person.id),
    );
  expect(await seen(teacher)).toMatchObject([
    { person: { name: '김철수', email: person.email }, course: { id: course.id }, granted: true },
  ]);
  const other = await makeTeacher(db);
  await makeCourse(db, { teacherId: other.id });
  expect(await seen(other)).toEqual([]);
  expect((await undo(granted.body.undo, teacher)).status).toBe(200);
  expect(await seen(admin)).toEqual([]);
  expect(await noticesOf(person)).toEqual([]);
  expect((await undo(granted.body.undo, teacher)).status).toBe(409);

  await grant(teacher, person, course);
  await choose(person, 'كيم تشول سو');
  expect(await rowsOf(person)).toMatchObject([
    { name: 'كيم تشول سو', issuedBy: teacher.id, note: 'أتمّه حضورًا' },
  ]);
  expect((await grant(teacher, person, course)).status).toBe(409);
});

test('a certificate is stored by no way with a name that would lose a letter', async () => {
  await expect(makeCertificate(db, { name: 'ليلى 🌙' })).rejects.toMatchObject({
    code: 'invalid-input',
  });
  const certificate = await makeCertificate(db, { name: '\u200fﻟﻴﻠﻰ' });
  expect(certificate.name).toBe('ليلى');
});
