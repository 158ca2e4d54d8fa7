import { expect, test } from 'vitest';
import { makeCertificate, makeCorrection } from '#factories/certificates.ts';
import { makeDiscussion } from '#factories/conversations.ts';
import { makeReview } from '#factories/course-parts.ts';
import { makeCourse, makeLecture } from '#factories/courses.ts';
import { makeContactMessage, makeOrder } from '#factories/inbox.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makePaymentCase, makePurchase } from '#factories/purchases.ts';
import { makeAttempt, makeQuiz } from '#factories/quizzes.ts';
import { makeReport } from '#factories/reports.ts';
import { makeTransfer } from '#factories/transfers.ts';
import { unique } from '#factories/unique.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const admin = await makeAdmin(db, { name: 'منى أحمد' });
const second = await makeAdmin(db, { name: 'هشام علي' });
const teacher = await makeTeacher(db, { name: 'كريم سعيد' });
const course = await makeCourse(db, { teacherId: teacher.id });
const lecture = await makeLecture(db, { courseId: course.id });

type Call = Parameters<typeof call>[0];
/** What one of two people sends, at the same time as the other. */
interface Sent {
  as: { id: number; name: string };
  route: Call;
  body: object;
}

/** Each makes a new thing that waits, and says what the two send about it. */
const kinds: Record<string, () => Promise<[Sent, Sent]>> = {
  async transfers() {
    const { id } = await makeTransfer(db, { purchaseId: (await makePurchase(db)).id });
    const path = `POST /api/studio/transfers/${id}` as const;
    return [
      { as: admin, route: `${path}/approve`, body: { seen: 'waiting' } },
      { as: second, route: `${path}/decline`, body: { reason: 'غير واضح', seen: 'waiting' } },
    ];
  },
  async 'transfers that are asked about'() {
    const { id } = await makeTransfer(db, { purchaseId: (await makePurchase(db)).id });
    const route = `POST /api/studio/transfers/${id}/ask` as const;
    const body = { question: 'متى أرسلته؟', seen: 'waiting' };
    return [
      { as: admin, route, body },
      { as: second, route, body },
    ];
  },
  async orders() {
    const { id } = await makeOrder(db);
    return bothAnswer(`POST /api/studio/orders/${id}/answer`);
  },
  async messages() {
    const { id } = await makeContactMessage(db);
    return bothAnswer(`POST /api/studio/messages/${id}/answer`);
  },
  async questions() {
    const made = await makeDiscussion(db, { lectureId: lecture.id });
    return [
      {
        as: teacher,
        route: 'POST /api/messages',
        body: {
          conversation_id: made.conversationId,
          message: 'جواب المعلّم',
          client_key: `race-${unique()}`,
          seen: 0,
        },
      },
      {
        as: second,
        route: `PUT /api/studio/moderation/discussion/${made.id}/answer`,
        body: { text: 'جواب المشرف', seen: 0 },
      },
    ];
  },
  async texts() {
    const quiz = await makeQuiz(db, {
      courseId: course.id,
      questions: [{ kind: 'essay', answers: { guide: '' }, points: 4 }],
    });
    const attempt = await makeAttempt(db, {
      lectureId: quiz.id,
      personId: (await makePerson(db)).id,
      state: 'marking',
      handedInAt: new Date(),
      answers: [{ answer: { text: 'مقال' }, save: 1 }],
    });
    const route = `PUT /api/studio/marking/${attempt.id}/0` as const;
    return [
      { as: admin, route, body: { points: 3, note: '', seen: 'ungraded' } },
      { as: second, route, body: { points: 1, note: '', seen: 'ungraded' } },
    ];
  },
  async reports() {
    const review = await makeReview(db, { courseId: course.id });
    await makeReport(db, 'review', review);
    const route = `POST /api/studio/moderation/review/${review.id}` as const;
    return [
      { as: admin, route, body: { act: 'hide', seen: 1 } },
      { as: second, route, body: { act: 'dismiss', seen: 1 } },
    ];
  },
  async 'answers to reviews'() {
    const review = await makeReview(db, { courseId: course.id });
    const route = `PUT /api/studio/moderation/review/${review.id}/answer` as const;
    return [
      { as: admin, route, body: { text: 'شكرًا', seen: '' } },
      { as: second, route, body: { text: 'نشكرك', seen: '' } },
    ];
  },
  async corrections() {
    const person = await makePerson(db);
    const certificate = await makeCertificate(db, { personId: person.id });
    const { id } = await makeCorrection(db, {
      certificateId: certificate.id,
      personId: person.id,
      name: 'مريم حسن علي',
    });
    const path = `POST /api/studio/certificate-corrections/${id}` as const;
    return [
      { as: admin, route: `${path}/accept`, body: {} },
      { as: second, route: `${path}/decline`, body: { answer: 'ليس هذا اسمك' } },
    ];
  },
  async cases() {
    const { id } = await makePaymentCase(db, await makePurchase(db));
    const route = `PUT /api/studio/cases/${id}` as const;
    return [
      { as: admin, route, body: { decision: 'dismiss', note: 'ليست لنا' } },
      { as: second, route, body: { decision: 'accept' } },
    ];
  },
};

function bothAnswer(route: Call): [Sent, Sent] {
  const answer = (body: string) => ({
    body,
    state: 'answered',
    key: `race-of-answers-${unique()}`,
    seen: 0,
  });
  return [
    { as: admin, route, body: answer('أهلًا بك') },
    { as: second, route, body: answer('مرحبًا') },
  ];
}

const rounds = 20;

test.each(Object.entries(kinds))(
  'of two people who answer the same of %s at once, one is refused and reads who was first',
  async (_, make) => {
    for (let round = 0; round < rounds; round += 1) {
      const sent = await make();
      // Each of the two is the first to be sent as often as the other.
      const order = round % 2 ? sent.toReversed() : sent;
      const answers = await Promise.all(
        order.map(async ({ as, route, body }) => ({ as, ...(await call(route, { as, body })) })),
      );
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      expect(statuses, JSON.stringify(answers.map(({ body }) => body))).toEqual([200, 409]);
      const winner = answers.find(({ status }) => status === 200);
      const loser = answers.find(({ status }) => status === 409);
      expect(loser?.body.message).toContain(`قبلك: ${winner?.as.name}،`);
      expect(loser?.body.message).toMatch(/\d{4} في \d{1,2}:\d\d/);
    }
  },
);

test('a second answer to what was read since is no race', async () => {
  const made = await makeDiscussion(db, { lectureId: lecture.id });
  const answer = (as: { id: number }, seen: number) =>
    call(`PUT /api/studio/moderation/discussion/${made.id}/answer`, {
      as,
      body: { text: 'جواب', seen },
    });
  expect((await answer(admin, 0)).status).toBe(200);
  expect((await answer(second, 0)).status).toBe(409);
  const { body } = await call(`GET /api/conversations/${made.conversationId}/messages?page=1`, {
    as: teacher,
  });
  expect((await answer(second, body.messages.data.at(-1).id)).status).toBe(200);
  // Without what was seen a call answers as before.
  const say = { conversation_id: made.conversationId, message: 'وأضيف' };
  expect((await call('POST /api/messages', { as: teacher, body: say })).status).toBe(200);
});

test('an answer whose response was lost is sent again without being refused', async () => {
  const made = await makeDiscussion(db, { lectureId: lecture.id });
  const body = {
    conversation_id: made.conversationId,
    message: 'جواب',
    client_key: 'lost-answer',
    seen: 0,
  };
  expect((await call('POST /api/messages', { as: teacher, body })).status).toBe(200);
  const other = { text: 'جواب آخر' };
  await call(`PUT /api/studio/moderation/discussion/${made.id}/answer`, { as: admin, body: other });
  expect((await call('POST /api/messages', { as: teacher, body })).status).toBe(200);
});
