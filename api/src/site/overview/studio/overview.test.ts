import { figures, overview as limits, listBounds } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { makeDiscussion } from '#factories/conversations.ts';
import { makeProgress, makeReview } from '#factories/course-parts.ts';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makeArticle, makeService } from '#factories/publishing.ts';
import { makePurchase } from '#factories/purchases.ts';
import { makeReport } from '#factories/reports.ts';
import {
  auditLog,
  contactMessages,
  courses,
  drafts,
  mails,
  orders,
  payments,
  refunds,
} from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { readOverview, readOverviewList } from './read-overview.ts';
import { viewerOf } from './viewer.ts';

const { call, db, pool } = await startTestApp({ work: false });
const admin = await makeAdmin(db);
const teacher = await makeTeacher(db);
const editor = await makePerson(db, { role: 'editor' });
const student = await makePerson(db, { name: 'سلمى' });

const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
const inAnHour = new Date(Date.now() + 60 * 60_000);

const course = await makeCourse(db, { name: 'أساسيات البرمجة', teacherId: teacher.id });
const lecture = await makeLecture(db, { courseId: course.id, name: 'المتغيرات' });
const draft = await makeCourse(db, { teacherId: teacher.id, state: 'draft' });
// It is published with its course, and so is none of the drafts.
await makeLecture(db, { courseId: draft.id, state: 'draft' });
await makeLecture(db, { courseId: course.id, state: 'draft', name: 'درس ينتظر' });
await makeCourse(db, { teacherId: teacher.id, state: 'scheduled', publishAt: inAnHour });
const foreign = await makeCourse(db, { state: 'draft' });
const article = await makeArticle(db, { name: 'مقال قديم' });
await db.insert(drafts).values({
  kind: 'article',
  itemId: article.id,
  baseVersion: 1,
  fields: { name: 'مقال جديد' },
  personId: editor.id,
});

await makeEnrolment(db, { courseId: course.id, personId: student.id, joinedAt: new Date() });
const earlier = await makePerson(db);
await makeEnrolment(db, { courseId: course.id, personId: earlier.id, joinedAt: ago(3) });
await makeEnrolment(db, { courseId: foreign.id, personId: student.id, joinedAt: new Date() });
await makeProgress(db, { lectureId: lecture.id, personId: student.id });
await makeProgress(db, { lectureId: lecture.id, personId: earlier.id, watchedAt: ago(2) });
await makeDiscussion(db, { lectureId: lecture.id, personId: student.id });
await makeReport(db, 'review', await makeReview(db, { courseId: course.id }));

const own = await makeService(db, { name: 'متاجر', managerId: editor.id });
const other = await makeService(db);
const order = {
  phone: '01001234567',
  email: 'buyer@example.org',
  country: 'مصر',
  jobTitle: 'تاجر',
  description: 'متجر صغير',
};
await db.insert(orders).values([
  { ...order, name: 'أحمد', serviceId: own.id },
  { ...order, name: 'ليلى', serviceId: other.id },
  { ...order, name: 'قديم', serviceId: own.id, createdAt: ago(2) },
  { ...order, name: 'مزعج', serviceId: own.id, state: 'spam' },
]);
await db
  .insert(contactMessages)
  .values({ name: 'هدى', email: 'h@example.org', subject: 'سؤال', message: 'متى؟' });
await db.insert(mails).values([
  {
    recipient: 'x@example.org',
    subject: 'كود',
    template: 'code',
    state: 'refused',
    reason: 'لا صندوق',
  },
  {
    recipient: 'y@example.org',
    subject: 'قديم',
    template: 'code',
    state: 'refused',
    createdAt: ago(20),
  },
]);

type Counted = { kind: string; count: number; path: string };
const read = async (as: { id: number }) => {
  const { status, body } = await call('GET /api/studio/overview', { as });
  expect(status).toBe(200);
  return body as {
    waiting: Counted[];
    orders: { name: string; service: string | null }[] | null;
  };
};
/** How many rows today's lists have; null for one that the person does not see. */
const todayOf = async (as: { id: number }) => {
  const total = async (list: 'joins' | 'finished' | 'orders') => {
    const { status, body } = await call(`GET /api/studio/overview/${list}`, { as });
    return status === 403 ? null : body.items.meta.total;
  };
  return {
    joins: await total('joins'),
    finished: await total('finished'),
    orders: await total('orders'),
  };
};
const numbers = (counted: Counted[]) =>
  Object.fromEntries(counted.map(({ kind, count }) => [kind, count]));

test('an admin sees everything that waits, and what has happened today', async () => {
  const { waiting, orders: ordered } = await read(admin);
  expect(numbers(waiting)).toEqual({
    questions: 1,
    orders: 3,
    messages: 1,
    reports: 1,
    transfers: 0,
    cases: 0,
    corrections: 0,
    chats: 0,
    texts: 0,
    requests: 0,
    'failed-mails': 1,
    drafts: 4,
    scheduled: 1,
  });
  expect(await todayOf(admin)).toEqual({ joins: 2, finished: 1, orders: 2 });
  expect(ordered?.map(({ name, service }) => [name, service]).toSorted()).toEqual([
    ['أحمد', 'متاجر'],
    ['ليلى', other.name],
  ]);
});

test('a teacher sees what is of their courses, an editor what is of their content and services', async () => {
  const ofTeacher = await read(teacher);
  expect(numbers(ofTeacher.waiting)).toEqual({
    questions: 1,
    reports: 1,
    corrections: 0,
    chats: 0,
    texts: 0,
    drafts: 2,
    scheduled: 1,
  });
  expect(await todayOf(teacher)).toEqual({ joins: 1, finished: 1, orders: null });
  expect(ofTeacher.orders).toBeNull();
  const ofEditor = await read(editor);
  expect(numbers(ofEditor.waiting)).toEqual({ orders: 2, chats: 0, drafts: 1, scheduled: 0 });
  expect(await todayOf(editor)).toEqual({ joins: 0, finished: 0, orders: 1 });
  expect(ofEditor.orders?.map(({ name }) => name)).toEqual(['أحمد']);
  expect((await call('GET /api/studio/overview', { as: student })).status).toBe(403);
});

test('each number leads to a list of exactly so many', async () => {
  for (const as of [admin, teacher, editor]) {
    const { waiting } = await read(as);
    for (const { kind, count, path } of waiting) {
      const list = /^\/studio\/overview\/([\w-]+)$/.exec(path)?.[1];
      if (list) {
        const { body } = await call(`GET /api/studio/overview/${list as 'drafts'}`, { as });
        expect([kind, body.items.meta.total, body.items.data.length]).toEqual([kind, count, count]);
      } else if (kind === 'texts') {
        const { body } = await call('GET /api/studio/marking', { as });
        expect(body.waiting.data.length, path).toBe(count);
      } else if (kind === 'transfers') {
        expect((await call('GET /api/studio/transfers', { as })).body.waiting).toBe(count);
      } else {
        const list = path.replace('&open=oldest', '');
        expect(list).not.toBe(path);
        const { body } = await call(`GET /api${list}` as 'GET /api/studio/inbox', { as });
        expect(body.items.length, path).toBe(count);
      }
    }
  }
});

test('the figures of the last days are of the courses that one sees, today last', async () => {
  const figuresOf = async (as: { id: number }) => {
    const { status, body } = await call('GET /api/studio/figures', { as });
    expect(status).toBe(200);
    return body;
  };
  const all = await figuresOf(admin);
  expect(all.days).toHaveLength(figures.days);
  expect(all.days.at(-1)).toBe(
    new Date().toLocaleDateString('sv-SE', { timeZone: 'Africa/Cairo' }),
  );
  expect(all.enrolments.slice(-4)).toEqual([1, 0, 0, 2]);
  expect(all.lectures.slice(-3)).toEqual([1, 0, 1]);
  expect(all.income).toEqual([]);
  const ofTeacher = await figuresOf(teacher);
  expect(ofTeacher.enrolments.slice(-4)).toEqual([1, 0, 0, 1]);
  expect(ofTeacher.income).toBeNull();
  const ofEditor = await figuresOf(editor);
  expect([...ofEditor.enrolments, ...ofEditor.lectures].every((count) => count === 0)).toBe(true);
});

test('a list names items as their drafts do, and says what is only changed', async () => {
  const { body } = await call('GET /api/studio/overview/drafts', { as: editor });
  expect(body.items.data).toMatchObject([
    { name: 'مقال جديد', kind: 'article', changes: true, path: `/studio/articles/${article.id}` },
  ]);
  const joins = await call('GET /api/studio/overview/joins', { as: teacher });
  expect(joins.body.items.data).toMatchObject([
    { name: 'أساسيات البرمجة', person: { name: 'سلمى' } },
  ]);
  expect((await call('GET /api/studio/overview/orders', { as: teacher })).status).toBe(403);
  expect((await call('GET /api/studio/overview/failed-mails', { as: editor })).status).toBe(403);
  expect(
    (await call('GET /api/studio/overview/nothing' as 'GET /api/x', { as: admin })).status,
  ).toBe(422);
});

test('one finds again what one has worked on last, courses left out, and nothing of others', async () => {
  const lately = async (as: { id: number }) =>
    (await call('GET /api/studio/overview', { as })).body.recent;
  expect(await lately(editor)).toMatchObject([
    { kind: 'article', name: 'مقال جديد', path: `/studio/articles/${article.id}` },
  ]);
  expect(await lately(teacher)).toEqual([]);
  await db.insert(auditLog).values([
    { personId: teacher.id, action: 'published', kind: 'lecture', itemId: lecture.id },
    { personId: teacher.id, action: 'published', kind: 'course', itemId: course.id },
    // They no longer work on it.
    { personId: teacher.id, action: 'published', kind: 'article', itemId: article.id },
  ]);
  expect(await lately(teacher)).toMatchObject([
    { kind: 'lecture', name: 'المتغيرات', about: 'أساسيات البرمجة' },
  ]);
});

test('tomorrow, nothing has happened today', async () => {
  const now = new Date(Date.now() + 24 * 60 * 60_000);
  const viewer = viewerOf({ caller: admin, now, timeZone: 'Africa/Cairo' });
  const { orders: ordered } = await readOverview(db, { viewer, waiting: {} });
  expect(ordered).toEqual([]);
  for (const list of ['joins', 'finished', 'orders'] as const) {
    expect((await readOverviewList(db, viewer, { list, page: 1 })).data).toEqual([]);
  }
});

test('it takes as many queries for much as for little', async () => {
  const input = vi.spyOn(pool, 'query');
  await read(admin);
  const before = input.mock.calls.length;
  for (let at = 0; at < limits.ordersNamed + 3; at += 1) {
    const more = await makeCourse(db, { teacherId: teacher.id, state: 'draft' });
    await makeEnrolment(db, { courseId: more.id, joinedAt: new Date() });
    await db.insert(orders).values({ ...order, name: `طالب ${at}` });
  }
  input.mockClear();
  const { orders: named } = await read(admin);
  expect(input.mock.calls.length).toBe(before);
  expect(before).toBeLessThanOrEqual(18);
  expect(named).toHaveLength(limits.ordersNamed);
  input.mockRestore();
  await db.delete(courses).where(eq(courses.id, foreign.id));
});

test('numbers and lists are counted up to the bound', async () => {
  const most = listBounds.countedTo;
  await pool.query(
    `insert into mails (recipient, subject, template, state, reason)
     select 'x@example.org', 'كود', 'code', 'refused', 'لا صندوق' from generate_series(1, $1::int)`,
    [most + 5],
  );
  const { waiting } = await read(admin);
  expect(waiting.find(({ kind }) => kind === 'failed-mails')).toMatchObject({
    count: most,
    more: true,
  });
  expect(waiting.find(({ kind }) => kind === 'drafts')).not.toHaveProperty('more');
  const { body } = await call('GET /api/studio/overview/failed-mails', { as: admin });
  expect(body.items.meta).toMatchObject({ total: most, more: true });
  const behind = await call('GET /api/studio/overview/failed-mails?page=9999', { as: admin });
  expect(behind.body.items.data).toEqual([]);
});

test('the income of a day is what was paid on it less what was refunded', async () => {
  const purchase = await makePurchase(db, { state: 'paid', price: 35_000, currency: 'EGP' });
  const [payment] = await db
    .insert(payments)
    .values({
      purchaseId: purchase.id,
      way: 'transfer',
      vendorId: 'figures',
      amount: 35_000,
      currency: 'EGP',
      outcome: 'paid',
      receivedAt: new Date(),
    })
    .returning();
  await db.insert(refunds).values({
    paymentId: payment?.id ?? 0,
    purchaseId: purchase.id,
    amount: 5_000,
    currency: 'EGP',
    endsAccess: false,
    state: 'done',
  });
  const { body } = await call('GET /api/studio/figures', { as: admin });
  const earlier = Array(figures.days - 1).fill(0);
  expect(body.income).toEqual([{ currency: 'EGP', net: [...earlier, 30_000] }]);
});
