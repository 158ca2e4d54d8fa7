import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { notify } from '#conversation/notifications/index.ts';
import { makeCertificate } from '#factories/certificates.ts';
import { makeConversation, makeDiscussion, makeMessage } from '#factories/conversations.ts';
import { makeFavourite, makeReview } from '#factories/course-parts.ts';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeContactMessage, makeOrder } from '#factories/inbox.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makeService } from '#factories/publishing.ts';
import { makePaidPurchase } from '#factories/receipts.ts';
import { makeReport } from '#factories/reports.ts';
import {
  certificates,
  contactMessages,
  messages,
  orders,
  purchases,
  receipts,
  reports,
  services,
} from '#platform/database/schema/index.ts';
import { issueReceipt } from '#selling/receipts/index.ts';
import { registered } from '../../../features.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { deleteAccount } from './delete-account.ts';

const { personalData } = registered;

const site = 'https://nibras.example.org';
const { call, db, platform } = await startTestApp({ work: false, config: { publicUrl: site } });
const privacy = { ...platform, personalData };

type Person = { id: number };
const remove = (person: Person, choice: 'keep' | 'remove' = 'remove') =>
  db.transaction((tx) =>
    deleteAccount(privacy, tx, { personId: person.id, choice, now: platform.now() }),
  );

const name = 'سارة عبد القادر';
const nobody = 'حساب محذوف';
const [teacher, admin] = [await makeTeacher(db), await makeAdmin(db)];
const person = await makePerson(db, {
  name,
  photoPath: 'people/sara.webp',
  phoneNumber: '01055550000',
});
const course = await makeCourse(db, { teacherId: teacher.id });
const lecture = await makeLecture(db, { courseId: course.id, free: true });
await makeEnrolment(db, { courseId: course.id, personId: person.id });
await makeFavourite(db, { courseId: course.id, personId: person.id });
const review = await makeReview(db, {
  courseId: course.id,
  personId: person.id,
  rating: 4,
  comment: 'كورس نافع كتبته بنفسي',
});
const question = await makeDiscussion(db, { lectureId: lecture.id, personId: person.id });
const chat = await makeConversation(db, [person, teacher]);
await makeMessage(db, { conversationId: chat.id, personId: person.id, body: 'رسالتي' });
await makeMessage(db, { conversationId: chat.id, personId: teacher.id, body: 'جوابه' });
const report = await makeReport(
  db,
  'review',
  { id: review.id, personId: teacher.id },
  { personId: person.id, note: 'كتبت هذا البلاغ' },
);
const service = await makeService(db, { managerId: person.id, userDescription: 'نبذة عنها' });
const order = await makeOrder(db, { email: 'sara@example.org', personId: person.id });
await makeContactMessage(db, { email: person.email.toUpperCase() });
const purchase = await makePaidPurchase(db, { personId: person.id });
await db.transaction((tx) => issueReceipt(tx, { purchase: purchase.id, now: new Date() }));
const data = { courseId: course.id, courseName: course.name, personName: name };
await notify(platform, db, [
  {
    personId: teacher.id,
    type: 'App\\Notifications\\DiscussionStarted',
    data: { ...data, lectureId: lecture.id },
  },
]);
const publicPage = () => call(`GET /api/course-details/${course.id}`);

beforeAll(async () => {
  // The cached answer has the name, and must not be given out afterwards.
  expect((await publicPage()).raw.toString()).toContain(name);
  await remove(person);
});

test('no public answer shows the name, and the stars stay without the words', async () => {
  for (const path of [
    `course-details/${course.id}`,
    'Statistics',
    'service',
    `service/${service.id}`,
  ]) {
    const answer = await call(`GET /api/${path}`);
    expect(answer.status, path).toBe(200);
    expect(answer.raw.toString(), path).not.toContain(name);
    expect(answer.raw.toString(), path).not.toContain('كتبته بنفسي');
  }
  const [row] = await db.select().from(services).where(eq(services.id, service.id));
  expect(row).toMatchObject({ managerId: person.id, userDescription: '' });
  const { rows } = await db.execute(`select rating, comment from reviews where id = ${review.id}`);
  expect(rows).toEqual([{ rating: 4, comment: '' }]);
});

test('the other side keeps the conversation, with the words of both, under no name', async () => {
  const list = await call('GET /api/conversations', { as: teacher });
  expect(JSON.stringify(list.body)).toContain(nobody);
  expect(JSON.stringify(list.body)).not.toContain(name);
  const { body } = await call(`GET /api/conversations/${chat.id}/messages`, { as: teacher });
  const text = JSON.stringify(body);
  expect(text).toContain('رسالتي');
  expect(text).toContain('جوابه');
  expect(text).toContain(nobody);
  const discussions = await call(`GET /api/discussions/${course.id}/${lecture.id}`, {
    as: teacher,
  });
  expect(discussions.status).toBe(200);
  expect(JSON.stringify(discussions.body)).toContain(nobody);
  expect(JSON.stringify(discussions.body)).not.toContain(name);
});

test('nobody writes to a deleted account, and its question can still be answered', async () => {
  const send = (conversation_id: number) =>
    call('POST /api/messages', { as: teacher, body: { conversation_id, body: 'سلام' } });
  const refused = await send(chat.id);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('حُذف حساب');
  expect(await db.$count(messages, eq(messages.conversationId, chat.id))).toBe(2);
  expect((await send(question.conversationId)).status).toBe(200);
});

test('notices to others name nobody', async () => {
  const { body } = await call('GET /api/notifications', { as: teacher });
  expect(body.notifications.data[0].text).toContain(`استفسار جديد من ${nobody}`);
});

test('money stays with its receipt, and what they wrote to the provider is gone', async () => {
  expect(await db.$count(purchases, eq(purchases.personId, person.id))).toBe(1);
  const [receipt] = await db.select().from(receipts);
  expect(JSON.stringify(receipt?.data)).toContain(name);
  expect(await db.$count(orders, eq(orders.id, order.id))).toBe(0);
  expect(await db.$count(contactMessages)).toBe(0);
  const [row] = await db.select().from(reports).where(eq(reports.id, report.id));
  expect(row).toMatchObject({ personId: person.id, note: '' });
});

test('the studio finds no account, and changes none', async () => {
  const list = await call('GET /api/studio/people/list', { as: admin });
  expect(list.status).toBe(200);
  expect(JSON.stringify(list.body)).not.toContain(nobody);
  const found = await call(`GET /api/studio/people?search=${encodeURIComponent(nobody)}`, {
    as: admin,
  });
  expect(found.body.people).toEqual([]);
  expect((await call(`GET /api/studio/people/${person.id}`, { as: admin })).status).toBe(404);
  const body = { role: 'admin' };
  const role = await call(`PUT /api/studio/people/${person.id}/role`, { as: admin, body });
  expect(role.status).toBe(404);
  const grant = { person: { id: person.id }, until: null, note: '' };
  const granted = await call(`POST /api/studio/courses/${course.id}/members`, {
    as: admin,
    body: grant,
  });
  expect(granted.status).toBe(404);
});

test('the address is free for a new account, which has nothing of the old one', async () => {
  const again = await makePerson(db, { email: person.email });
  expect(again.id).not.toBe(person.id);
  for (const path of ['favourites', 'conversations', 'notifications', 'purchases']) {
    const { body, status } = await call(`GET /api/${path}`, { as: again });
    expect(status, path).toBe(200);
    expect(JSON.stringify(body), path).not.toContain('رسالتي');
  }
  const { body } = await call('GET /api/favourites', { as: again });
  expect(JSON.stringify(body)).not.toContain(course.name);
});

const statusOf = async (code: string) =>
  (await call(`GET /api/certificates/${code}`)).body.certificate;

test('certificates that are to stay are valid with the name, under no account', async () => {
  const owner = await makePerson(db, { name: 'ليلى' });
  const valid = await makeCertificate(db, { personId: owner.id, name: 'ليلى مراد', note: 'سبب' });
  const older = await makeCertificate(db, {
    personId: owner.id,
    name: 'ليلا مراد',
    revokedAt: new Date(),
    revokedReason: 'خطأ',
  });
  await remove(owner, 'keep');
  expect(await statusOf(valid.code)).toMatchObject({ state: 'valid', name: 'ليلى مراد' });
  expect(await statusOf(older.code)).toMatchObject({ name: nobody, revoked_reason: 'خطأ' });
  const [row] = await db.select().from(certificates).where(eq(certificates.id, valid.id));
  expect(row).toMatchObject({ personId: null, note: '' });
});

test('certificates that are to go are withdrawn without the name, and the status list says so', async () => {
  const owner = await makePerson(db, { name: 'ليلى' });
  const one = await makeCertificate(db, { personId: owner.id, name: 'ليلى مراد' });
  const listed = async () => (await call('GET /api/certificate-status/1')).raw.toString();
  const before = await listed();
  await remove(owner, 'remove');
  expect(await statusOf(one.code)).toMatchObject({
    name: nobody,
    revoked_at: expect.any(String),
    revoked_reason: 'حذف صاحبها حسابه.',
  });
  expect(await listed()).not.toBe(before);
  const credential = await call(`GET /api/certificates/${one.code}/json`);
  expect(JSON.stringify(credential.body)).not.toContain('ليلى');
});
