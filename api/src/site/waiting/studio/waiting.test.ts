import { waiting as limits } from '@nibras/contract/limits.ts';
import type { WaitingAnswer, WaitingRow } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCertificate, makeCorrection } from '#factories/certificates.ts';
import { makeConversation, makeDiscussion, makeMessage } from '#factories/conversations.ts';
import { makeReview } from '#factories/course-parts.ts';
import { makeCourse, makeLecture } from '#factories/courses.ts';
import { makeContactMessage, makeOrder } from '#factories/inbox.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makeService } from '#factories/publishing.ts';
import { makePaymentCase, makePurchase } from '#factories/purchases.ts';
import { makeAttempt, makeQuiz } from '#factories/quizzes.ts';
import { makeReport } from '#factories/reports.ts';
import { makeTransfer } from '#factories/transfers.ts';
import {
  auditLog,
  courseStaff,
  dataRequests,
  discussions,
  orders,
  transfers,
  waiting,
} from '#platform/database/schema/index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db, passTime } = await startTestApp({ work: false });
const admin = await makeAdmin(db, { name: 'منى' });
const second = await makeAdmin(db, { name: 'هشام' });
const teacher = await makeTeacher(db, { name: 'كريم' });
const editor = await makePerson(db, { role: 'editor', name: 'سعاد' });
const assistant = await makePerson(db, { name: 'عمر' });
const student = await makePerson(db, { name: 'سلمى' });

interface Notice {
  type: string;
  text: string;
  link: string;
}

const hour = 60 * 60_000;
/** The first of all, then one hour later each. */
const began = Date.now() - 100 * hour;
const at = (hours: number) => new Date(began + hours * hour);

const course = await makeCourse(db, { name: 'أساسيات البرمجة', teacherId: teacher.id });
const lecture = await makeLecture(db, { courseId: course.id, name: 'المتغيرات' });
await db
  .insert(courseStaff)
  .values({ courseId: course.id, personId: assistant.id, role: 'assistant' });
const service = await makeService(db, { name: 'متاجر', managerId: editor.id });

const ids: Record<string, string> = {};

beforeAll(async () => {
  const question = await makeDiscussion(db, {
    lectureId: lecture.id,
    personId: student.id,
    description: 'كيف أبدأ؟',
    createdAt: at(1),
  });
  const foreign = await makeDiscussion(db, { createdAt: at(2) });
  const receipt = await makeTransfer(db, {
    purchaseId: (await makePurchase(db, { personId: student.id })).id,
    createdAt: at(3),
  });
  const own = await makeOrder(db, { serviceId: service.id, createdAt: at(4) });
  const general = await makeOrder(db, { createdAt: at(5) });
  const letter = await makeContactMessage(db, { subject: 'سؤال', createdAt: at(6) });
  const chat = await makeConversation(db, [teacher, student]);
  await makeMessage(db, { conversationId: chat.id, personId: student.id, createdAt: at(7) });
  const quiz = await makeQuiz(db, {
    courseId: course.id,
    questions: [{ kind: 'essay', answers: { guide: '' }, points: 4 }],
  });
  const attempt = await makeAttempt(db, {
    lectureId: quiz.id,
    personId: student.id,
    state: 'marking',
    handedInAt: at(8),
    answers: [{ answer: { text: 'مقال الطالب' }, save: 1 }],
  });
  const review = await makeReview(db, { courseId: course.id, comment: 'رأي' });
  await makeReport(db, 'review', review, { createdAt: at(9) });
  await makeReport(db, 'review', review, { createdAt: at(20) });
  const certificate = await makeCertificate(db, { personId: student.id, courseId: course.id });
  const correction = await makeCorrection(db, {
    certificateId: certificate.id,
    personId: student.id,
    name: 'سلمى أحمد',
    createdAt: at(10),
  });
  const [request] = await db
    .insert(dataRequests)
    .values({ kind: 'export', personId: student.id, createdAt: at(11), dueAt: at(999) })
    .returning();
  const paid = await makePaymentCase(db, await makePurchase(db), { createdAt: at(12) });
  Object.assign(ids, {
    question: `${question.id}`,
    foreign: `${foreign.id}`,
    receipt: `${receipt.id}`,
    own: `${own.id}`,
    general: `${general.id}`,
    letter: `${letter.id}`,
    chat: `${chat.id}:${teacher.id}`,
    text: `${attempt.id}:0`,
    review: `review:${review.id}`,
    correction: `${correction.id}`,
    request: `${request?.id}`,
    case: `${paid.id}`,
  });
});

type Person = { id: number };
const read = async (as: Person, query = ''): Promise<WaitingAnswer> => {
  const { status, body } = await call(`GET /api/studio/inbox?${query}`, { as });
  expect(status).toBe(200);
  return body;
};
const keysOf = ({ items }: { items: WaitingRow[] }) => items.map(({ kind, id }) => `${kind} ${id}`);
const list = async (as: Person, query = '') => keysOf(await read(as, query));
const undo = (entry: number, as: Person = admin) => call(`POST /api/studio/undo/${entry}`, { as });
const assign = (kind: string, thing: string, person: Person | null, as: Person = admin) =>
  call(`PUT /api/studio/inbox/${kind}/${thing}/assignee`, {
    as,
    body: { person: person?.id ?? null },
  });
const snooze = (kind: string, thing: string, until: number | null, as: Person = admin) =>
  call(`PUT /api/studio/inbox/${kind}/${thing}/snooze`, {
    as,
    body: { until: until === null ? null : new Date(Date.now() + until).toISOString() },
  });

describe('the list', () => {
  test('has all kinds that an admin decides, the oldest first, and nothing of private conversations of others', async () => {
    const { items, counts, next } = await read(admin);
    expect(keysOf({ items })).toEqual([
      `questions ${ids.question}`,
      `questions ${ids.foreign}`,
      `transfers ${ids.receipt}`,
      `orders ${ids.own}`,
      `orders ${ids.general}`,
      `messages ${ids.letter}`,
      `texts ${ids.text}`,
      `reports ${ids.review}`,
      `corrections ${ids.correction}`,
      `requests ${ids.request}`,
      `cases ${ids.case}`,
    ]);
    expect(next).toBeNull();
    expect(Object.fromEntries(counts.map(({ kind, count }) => [kind, count]))).toEqual({
      questions: 2,
      transfers: 1,
      orders: 2,
      messages: 1,
      chats: 0,
      texts: 1,
      reports: 1,
      corrections: 1,
      requests: 1,
      cases: 1,
    });
  });

  test('says of each what it is about, from whom, since when, and the figure that decides', async () => {
    const { items } = await read(admin);
    const of = (kind: string) => items.find((item) => item.kind === kind);
    expect(of('questions')).toMatchObject({
      at: at(1).toISOString(),
      person: { id: student.id, name: 'سلمى' },
      course: { id: course.id, name: 'أساسيات البرمجة' },
      title: 'المتغيرات',
      excerpt: 'كيف أبدأ؟',
      assigned_to: null,
      snoozed_until: null,
    });
    expect(of('transfers')).toMatchObject({
      money: { amount: 35_000, currency: 'EGP' },
      path: `/studio/transfers/${ids.receipt}`,
    });
    expect(of('orders')).toMatchObject({ title: 'متاجر', path: `/studio/orders/${ids.own}` });
    expect(of('texts')).toMatchObject({ excerpt: 'مقال الطالب', person: { name: 'سلمى' } });
    expect(of('reports')).toMatchObject({
      title: 'review',
      excerpt: 'رأي',
      at: at(9).toISOString(),
    });
    expect(of('corrections')).toMatchObject({ title: 'سلمى أحمد', course: { id: course.id } });
    expect(of('requests')).toMatchObject({ title: 'export', person: { id: student.id } });
  });

  test.each([
    [
      'a teacher',
      () => teacher,
      [
        'questions question',
        'chats chat',
        'texts text',
        'reports review',
        'corrections correction',
      ],
    ],
    ['an assistant', () => assistant, ['texts text']],
    ['an editor', () => editor, ['orders own']],
  ])('shows %s what they decide, and no more', async (_, who, expected) => {
    const wanted = expected.map((one) => {
      const [kind = '', name = ''] = one.split(' ');
      return `${kind} ${ids[name]}`;
    });
    expect(await list(who())).toEqual(wanted);
  });

  test('names the courses of what waits and how much of each, whatever page or course is shown', async () => {
    const own = { id: course.id, name: 'أساسيات البرمجة' };
    const { courses } = await read(admin);
    expect(courses).toEqual([{ ...own, count: 4 }, expect.objectContaining({ count: 1 })]);
    const foreign = courses[1]?.id ?? 0;
    expect(await read(admin, `course=${foreign}`)).toMatchObject({
      items: [{ kind: 'questions', id: ids.foreign }],
      courses,
    });
    expect((await read(admin, 'kind=texts')).courses).toEqual([{ ...own, count: 1 }]);
    expect((await read(admin, 'kind=orders')).courses).toEqual([]);
    // Of another teacher's course nothing is said.
    expect((await read(teacher)).courses).toEqual([{ ...own, count: 4 }]);
    expect((await read(editor)).courses).toEqual([]);
  });

  test('is not for students, and a single kind only for those who decide it', async () => {
    expect((await call('GET /api/studio/inbox', { as: student })).status).toBe(403);
    expect(await list(editor, 'kind=cases')).toEqual([]);
    const path = `GET /api/studio/inbox/cases/${ids.case}` as const;
    expect((await call(path, { as: editor })).status).toBe(403);
    const ofOther = `GET /api/studio/inbox/questions/${ids.foreign}` as const;
    expect((await call(ofOther, { as: teacher })).body).toEqual({ item: null, people: [] });
  });

  test('is filtered by kind and course, and the counts with it', async () => {
    expect(await list(admin, 'kind=orders')).toEqual([
      `orders ${ids.own}`,
      `orders ${ids.general}`,
    ]);
    const ofCourse = await read(admin, `course=${course.id}`);
    expect(new Set(ofCourse.items.map(({ kind }) => kind))).toEqual(
      new Set(['questions', 'texts', 'reports', 'corrections']),
    );
    expect(ofCourse.counts.find(({ kind }) => kind === 'orders')?.count).toBe(0);
    expect((await call('GET /api/studio/inbox?kind=nothing', { as: admin })).status).toBe(422);
    expect((await call('GET /api/studio/inbox?after=nothing', { as: admin })).status).toBe(422);
  });

  test('comes in pages that miss nothing and repeat nothing, also where many came at one moment', async () => {
    const moment = at(50);
    const made = limits.perPage * 2 + 3;
    for (let number = 0; number < made; number += 1) {
      await (number % 2
        ? makeOrder(db, { name: 'كثير', createdAt: moment })
        : makeContactMessage(db, { name: 'كثير', createdAt: moment }));
    }
    const seen: string[] = [];
    let after = '';
    for (let pages = 0; pages < 5; pages += 1) {
      const page = await read(admin, after && `after=${after}`);
      seen.push(...keysOf(page));
      expect(page.items.length).toBeLessThanOrEqual(limits.perPage);
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen).toHaveLength(made + 11);
    expect(new Set(seen).size).toBe(seen.length);
    await db.delete(orders).where(eq(orders.name, 'كثير'));
    await db.execute(`delete from contact_messages where name = 'كثير'`);
  });

  test('says «more than» beyond the bound of a count', async () => {
    await db.execute(`insert into orders (name, phone, email, country, job_title, description)
      select 'كثير', '0100', 'x@example.org', 'x', 'x', 'x' from generate_series(1, ${limits.countedTo + 5})`);
    const { counts } = await read(admin);
    const ofOrders = counts.find(({ kind }) => kind === 'orders');
    expect(ofOrders).toEqual({ kind: 'orders', count: limits.countedTo, more: true });
    await db.delete(orders).where(eq(orders.name, 'كثير'));
  });
});

describe('assigning', () => {
  test('is to those who may decide about the thing, is filtered, logged and undone', async () => {
    const thing = await call(`GET /api/studio/inbox/orders/${ids.own}`, { as: admin });
    expect(thing.body.people.map(({ name }: Person & { name: string }) => name)).toEqual([
      'هشام',
      'سعاد',
    ]);
    const ofQuestion = await call(`GET /api/studio/inbox/questions/${ids.question}`, { as: admin });
    const names = ofQuestion.body.people.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['هشام', 'كريم']);
    expect((await assign('orders', ids.general ?? '', editor)).status).toBe(422);
    expect((await assign('questions', ids.question ?? '', assistant)).status).toBe(422);

    const { status, body } = await assign('orders', ids.own ?? '', editor);
    expect([status, body.message]).toEqual([200, 'أُسند إلى سعاد.']);
    expect(await list(editor, 'assigned=mine')).toEqual([`orders ${ids.own}`]);
    expect(await list(admin, 'assigned=mine')).toEqual([]);
    expect(await list(admin, 'kind=orders&assigned=none')).toEqual([`orders ${ids.general}`]);
    expect((await read(admin, 'kind=orders')).items[0]?.assigned_to).toEqual({
      id: editor.id,
      name: 'سعاد',
    });
    const log = await call('GET /api/studio/log?action=waiting-assigned', { as: editor });
    expect(log.body.entries.data[0]).toMatchObject({ details: { to: 'سعاد' }, undo: 'can' });
    expect((await assign('orders', ids.own ?? '', editor)).body.undo).toBeNull();

    expect((await undo(body.undo, editor)).status).toBe(200);
    expect(await db.$count(waiting)).toBe(0);
    expect((await undo(body.undo)).status).toBe(409);
  });

  test('is not undone over a newer change, nor once the thing is done', async () => {
    const first = await assign('transfers', ids.receipt ?? '', second);
    const later = await assign('transfers', ids.receipt ?? '', admin);
    expect((await undo(first.body.undo)).status).toBe(409);
    await db
      .update(transfers)
      .set({ state: 'withdrawn' })
      .where(eq(transfers.id, Number(ids.receipt)));
    expect(await db.$count(waiting)).toBe(0);
    expect((await undo(later.body.undo)).status).toBe(409);
    expect((await assign('transfers', ids.receipt ?? '', second)).status).toBe(409);
    await db
      .update(transfers)
      .set({ state: 'waiting' })
      .where(eq(transfers.id, Number(ids.receipt)));
  });

  test('notifies the person to whom another one assigned it, and nobody after it was taken away', async () => {
    const noticesOf = async (as: Person) =>
      (
        (await call('GET /api/notifications', { as })).body as { notifications: { data: Notice[] } }
      ).notifications.data.filter(({ type }) => type === 'App\\Notifications\\WaitingAssigned');
    await assign('orders', ids.own ?? '', admin);
    expect(await noticesOf(admin)).toEqual([]);
    await assign('orders', ids.own ?? '', editor);
    expect(await noticesOf(editor)).toMatchObject([
      {
        text: expect.stringMatching(/^أسند إليك منى: طلب من /),
        link: `/studio/inbox/orders/${ids.own}`,
      },
    ]);
    await assign('orders', ids.own ?? '', null);
    expect(await noticesOf(editor)).toEqual([]);
    const { body } = await assign('orders', ids.own ?? '', editor);
    expect(await noticesOf(editor)).toHaveLength(1);
    await undo(body.undo);
    expect(await noticesOf(editor)).toEqual([]);
  });

  test('of a teacher’s thing is undone by the teacher, and not by those who do not decide about it', async () => {
    const { body } = await assign('questions', ids.question ?? '', teacher, teacher);
    expect([403, 404]).toContain((await undo(body.undo, editor)).status);
    expect((await undo(body.undo, teacher)).status).toBe(200);
  });
});

describe('snoozing', () => {
  test('hides a thing until its moment, and is undone', async () => {
    const { body } = await snooze('messages', ids.letter ?? '', hour);
    expect(await list(admin, 'kind=messages')).toEqual([]);
    expect((await read(admin)).counts.find(({ kind }) => kind === 'messages')?.count).toBe(0);
    expect(await list(second, 'snoozed=only')).toEqual([`messages ${ids.letter}`]);
    passTime(hour + 1000);
    expect(await list(admin, 'kind=messages')).toEqual([`messages ${ids.letter}`]);
    expect(await list(second, 'snoozed=only')).toEqual([]);
    passTime(-hour - 1000);
    expect((await undo(body.undo)).status).toBe(200);
    expect(await list(admin, 'kind=messages')).toEqual([`messages ${ids.letter}`]);
    expect(await db.$count(waiting)).toBe(0);
  });

  test('is for moments to come within a year', async () => {
    for (const until of [-hour, limits.snoozeFor + hour]) {
      expect((await snooze('messages', ids.letter ?? '', until)).status).toBe(422);
    }
  });

  test('of a question ends with the student’s next message', async () => {
    await snooze('questions', ids.question ?? '', hour, teacher);
    await assign('questions', ids.question ?? '', teacher, teacher);
    expect(await list(teacher, 'kind=questions')).toEqual([]);
    const [row] = await db
      .select()
      .from(discussions)
      .where(eq(discussions.id, Number(ids.question)));
    await makeMessage(db, { conversationId: row?.conversationId ?? 0, personId: student.id });
    const { items } = await read(teacher, 'kind=questions');
    // The wait goes on from the question, and who takes it stays.
    expect(items).toMatchObject([
      { id: ids.question, at: at(1).toISOString(), assigned_to: { id: teacher.id } },
    ]);
    await assign('questions', ids.question ?? '', null, teacher);
  });

  test('of a report ends with another report of the same', async () => {
    await snooze('reports', ids.review ?? '', hour);
    expect(await list(admin, 'kind=reports')).toEqual([]);
    await db.execute(`insert into reports (review_id, person_id, author_id, course_id, reason)
      select review_id, ${assistant.id}, author_id, course_id, 'spam' from reports where subject = '${ids.review}' limit 1`);
    expect(await list(admin, 'kind=reports')).toEqual([`reports ${ids.review}`]);
  });

  test('of a private conversation is in no log', async () => {
    const before = await db.$count(auditLog);
    expect((await snooze('chats', ids.chat ?? '', hour, teacher)).body.undo).toBeNull();
    expect(await db.$count(auditLog)).toBe(before);
    expect(await list(teacher, 'kind=chats')).toEqual([]);
    await snooze('chats', ids.chat ?? '', null, teacher);
    expect(await list(teacher, 'kind=chats')).toEqual([`chats ${ids.chat}`]);
    expect((await assign('chats', ids.chat ?? '', admin, teacher)).status).toBe(422);
    expect(
      (await call(`GET /api/studio/inbox/chats/${ids.chat}`, { as: admin })).body.item,
    ).toBeNull();
  });
});

test('a conversation whose last message needs no answer waits again with the next one', async () => {
  const learner = await makePerson(db);
  const { id } = await makeConversation(db, [learner, teacher]);
  const say = (person: Person, hours: number) =>
    makeMessage(db, { conversationId: id, personId: person.id, createdAt: at(hours) });
  const since = async () => {
    const rows = await db.execute<{ since: string | null }>(`select waiting_since as since
      from participants where conversation_id = ${id} and person_id = ${teacher.id}`);
    const value = rows.rows[0]?.since;
    return value ? new Date(value).getTime() : null;
  };
  const settle = (settled: boolean, as: Person = teacher) =>
    call(`PUT /api/conversations/${id}/settled` as 'PUT /api/conversations/{id}/settled', {
      as,
      body: { settled },
    });
  await say(learner, 50);
  expect(await since()).toBe(at(50).getTime());
  expect((await settle(true)).status).toBe(200);
  expect(await since()).toBeNull();
  await settle(false);
  expect(await since()).toBe(at(50).getTime());
  await settle(true);
  await say(learner, 51);
  expect(await since()).toBe(at(51).getTime());
  expect((await settle(true, admin)).status).toBe(404);
  expect(await since()).toBe(at(51).getTime());
});

test('the others who may decide about a thing see who has it open', async () => {
  const open = (as: Person) => call(`PUT /api/studio/inbox/orders/${ids.own}/presence`, { as });
  expect((await open(admin)).body).toEqual({ people: [] });
  expect((await open(editor)).body).toEqual({ people: [{ id: admin.id, name: 'منى' }] });
  expect((await open(teacher)).status).toBe(403);
  await db.execute(`update waiting_presence set seen_at = now() - interval '1 minute'`);
  expect((await open(editor)).body).toEqual({ people: [] });
});

test('a question waits from the first message that nobody has answered', async () => {
  const asker = await makePerson(db);
  const made = await makeDiscussion(db, {
    lectureId: lecture.id,
    personId: asker.id,
    createdAt: at(60),
  });
  const say = (person: Person, hours: number) =>
    makeMessage(db, {
      conversationId: made.conversationId,
      personId: person.id,
      createdAt: at(hours),
    });
  const since = async () => {
    const [row] = await db.select().from(discussions).where(eq(discussions.id, made.id));
    return row?.waitingSince?.getTime() ?? null;
  };
  expect(await since()).toBe(at(60).getTime());
  await say(asker, 61);
  expect(await since()).toBe(at(60).getTime());
  await say(teacher, 62);
  expect(await since()).toBeNull();
  const thanks = await say(asker, 63);
  await say(asker, 64);
  expect(await since()).toBe(at(63).getTime());
  await db.execute(`update messages set hidden_at = now() where id = ${thanks.id}`);
  expect(await since()).toBe(at(64).getTime());
  await call(`PUT /api/teacher-desk/${made.id}`, { as: teacher, body: { settled: true } });
  expect(await since()).toBeNull();
  await call(`PUT /api/teacher-desk/${made.id}`, { as: teacher, body: { settled: false } });
  expect(await since()).toBe(at(64).getTime());
  await db.execute(`delete from messages where conversation_id = ${made.conversationId}`);
  expect(await since()).toBe(at(60).getTime());
  await db.delete(discussions).where(eq(discussions.id, made.id));
});
