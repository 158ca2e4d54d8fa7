import { defaultExerciseRules } from '@nibras/contract/assessment/exercises/shapes.ts';
import { eq } from 'drizzle-orm';
import { makeCertificate, makeCorrection } from '#factories/certificates.ts';
import { makeCodeBatch } from '#factories/codes.ts';
import { makeConversation, makeDiscussion, makeMessage } from '#factories/conversations.ts';
import { makeProgress, makeReview } from '#factories/course-parts.ts';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeExercise } from '#factories/exercises.ts';
import { makeOrder } from '#factories/inbox.ts';
import { makeNotification } from '#factories/notifications.ts';
import { makeSession } from '#factories/people.ts';
import { makePaymentCase, makePurchase } from '#factories/purchases.ts';
import { makeAttempt, makeQuiz } from '#factories/quizzes.ts';
import { makeTransfer } from '#factories/transfers.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Database } from '#platform/database/database.ts';
import {
  completions,
  dataRequests,
  entitlements,
  exerciseAttempts,
  extraAttempts,
  mails,
  packCodes,
  refunds,
} from '#platform/database/schema/index.ts';

type Person = { id: number };
const hour = 3_600_000;

interface CourseLife {
  teacher: Person;
  student: Person;
  name: string;
}

/** A course in which everything has happened that can happen to a student of it, for tests. */
export async function makeCourseLife(db: Database, { teacher, student, name }: CourseLife) {
  const course = await makeCourse(db, { teacherId: teacher.id, name });
  const ofPerson = { courseId: course.id, personId: student.id };
  const lecture = await makeLecture(db, { courseId: course.id, name: `محاضرة ${name}` });
  await makeEnrolment(db, ofPerson);
  const now = Date.now();
  await db.insert(entitlements).values([
    { ...ofPerson, source: 'grant', grantedBy: teacher.id, note: `منحة ${name}` },
    { ...ofPerson, source: 'grant', revokedAt: new Date(now - hour), revokedBy: teacher.id },
  ]);
  // Another course, whose access has ended by itself.
  const ended = await makeCourse(db, { teacherId: teacher.id, name: `منتهٍ ${name}` });
  await db.insert(entitlements).values({
    courseId: ended.id,
    personId: student.id,
    source: 'grant',
    validFrom: new Date(now - 3 * hour),
    validUntil: new Date(now - 2 * hour),
  });
  await makeProgress(db, { personId: student.id, lectureId: lecture.id });
  await db.insert(completions).values(ofPerson);
  const quiz = await makeQuiz(db, { courseId: course.id, name: `اختبار ${name}` });
  const ofQuiz = { lectureId: quiz.id, personId: student.id };
  await makeAttempt(db, {
    ...ofQuiz,
    state: 'done',
    handedInAt: new Date(),
    score: 1,
    passed: true,
  });
  await db.insert(extraAttempts).values({ ...ofQuiz, givenBy: teacher.id, reason: `عذر ${name}` });
  const exercise = await makeExercise(db, { courseId: course.id, name: `تمرين ${name}` });
  await db.insert(exerciseAttempts).values({
    lectureId: exercise.id,
    personId: student.id,
    tests: [],
    rules: defaultExerciseRules,
    startedAt: new Date(),
    expiresAt: new Date(now + hour),
    handedInAt: new Date(),
    files: [],
    outputs: [],
    results: [],
    score: 2,
    maxScore: 4,
    passed: false,
  });
  const certificate = await makeCertificate(db, {
    ...ofPerson,
    courseName: name,
    revokedAt: new Date(),
    revokedReason: `سحب ${name}`,
  });
  await makeCorrection(db, {
    certificateId: certificate.id,
    personId: student.id,
    name: `تصحيح ${name}`,
    state: 'declined',
    decidedAt: new Date(),
  });
  await makeDiscussion(db, {
    lectureId: lecture.id,
    personId: student.id,
    description: `سؤال ${name}`,
  });
  await makeReview(db, { ...ofPerson, comment: `رأي ${name}` });
  await makeNotification(db, {
    personId: student.id,
    data: { courseId: course.id, courseName: name },
  });
  await makeNotification(db, {
    personId: student.id,
    type: 'App\\Notifications\\PurchasePaid',
    data: { courseId: course.id, names: name },
  });
  return { course, ended, lecture, quiz };
}

/** What happens to a person outside of courses: account, money, orders, mails and requests. */
export async function makeAccountLife(
  db: Database,
  { student, admin }: { student: Person & { email: string }; admin: Person },
) {
  await makeSession(db, student, {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0',
  });
  await db.transaction((tx) =>
    writeEntry(tx, {
      person: admin.id,
      action: 'role-changed',
      kind: 'person',
      itemId: student.id,
      now: new Date(),
    }),
  );
  const bought = await makePurchase(db, { personId: student.id, state: 'paid' });
  await makePurchase(db, { personId: student.id, state: 'cancelled', endedAt: new Date() });
  await makeTransfer(db, {
    purchaseId: bought.id,
    state: 'declined',
    reason: 'لم يصل المبلغ',
    decidedAt: new Date(),
    decidedBy: admin.id,
  });
  const { paymentId } = await makePaymentCase(db, bought);
  await db.insert(refunds).values({
    paymentId,
    purchaseId: bought.id,
    amount: 500,
    currency: 'EGP',
    endsAccess: false,
    reason: 'خصم متأخر',
    state: 'done',
    doneAt: new Date(),
  });
  const batch = await makeCodeBatch(db);
  const [code] = batch.codes;
  await db
    .update(packCodes)
    .set({ redeemedBy: student.id, redeemedAt: new Date() })
    .where(eq(packCodes.id, code?.id ?? 0));
  await makeOrder(db, { personId: student.id });
  await db.insert(mails).values({
    recipient: student.email,
    subject: 'رسالة لم تصل',
    template: 'digest',
    state: 'refused',
    reason: '550 no such user',
  });
  await db
    .insert(dataRequests)
    .values({ kind: 'export', personId: student.id, dueAt: new Date(Date.now() + hour) });
}

/** A private conversation of two people with a message of each. */
export async function makeChat(
  db: Database,
  [one, other]: readonly [Person, Person],
  text: string,
) {
  const { id } = await makeConversation(db, [one, other]);
  await makeMessage(db, { conversationId: id, personId: one.id, body: `سلام ${text}` });
  await makeMessage(db, { conversationId: id, personId: other.id, body: `جواب ${text}` });
  return id;
}
