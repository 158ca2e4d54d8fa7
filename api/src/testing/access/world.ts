import { defaultExerciseRules } from '@nibras/contract/assessment/exercises/shapes.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { mailQuery } from '#conversation/announcements/link.ts';
import { digestQuery } from '#conversation/digest/link.ts';
import { makeAnnouncement } from '#factories/announcements.ts';
import { makeCaptionDraft } from '#factories/caption-drafts.ts';
import { makeCaptionLines } from '#factories/caption-lines.ts';
import { makeCertificate, makeCorrection } from '#factories/certificates.ts';
import { makeCodeBatch } from '#factories/codes.ts';
import { makeConversation, makeDiscussion, makeMessage } from '#factories/conversations.ts';
import { makeCourseResource, makeFavourite, makeReview } from '#factories/course-parts.ts';
import {
  makeCategory,
  makeChapter,
  makeCourse,
  makeEnrolment,
  makeLecture,
} from '#factories/courses.ts';
import { exerciseTest, makeExercise } from '#factories/exercises.ts';
import { makeContactMessage, makeInboxNote, makeOrder } from '#factories/inbox.ts';
import { makeNotification } from '#factories/notifications.ts';
import { makeAdmin, makePerson, makeSession, makeTeacher } from '#factories/people.ts';
import { makeArticle, makeProject, makeService, makeSkill } from '#factories/publishing.ts';
import { makePaymentCase, makePurchase } from '#factories/purchases.ts';
import { makeQuestion } from '#factories/questions.ts';
import { makeAttempt, makeQuiz } from '#factories/quizzes.ts';
import { makePaidPurchase } from '#factories/receipts.ts';
import { makeFailedSearch, makeSynonyms } from '#factories/search-words.ts';
import { makeBundle, makeCoupon } from '#factories/selling.ts';
import { makeTransfer, makeTransferChannel } from '#factories/transfers.ts';
import { unique } from '#factories/unique.ts';
import { makeAskingVideo, makeQuestionVersion } from '#factories/video-questions.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import { replaceCode } from '#platform/codes/issue-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import {
  categories,
  courseStaff,
  dataRequests,
  exerciseAttempts,
  media,
  sessions,
  transferChannels,
} from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { tokenHash } from '#platform/secrets/secrets.ts';
import { signedPath } from '#platform/storage/addresses.ts';
import { issueReceipt } from '#selling/receipts/index.ts';

/**
 * The kinds of callers. `stranger` is signed in and not enrolled; `pending` has a pending enrolment; `joined` is
 * enrolled, asked a question and has a conversation with the teacher; `other` is enrolled in the same course;
 * `assistant` works on the course and does not teach it; `colleague` teaches another course.
 */
export const kinds = [
  'visitor',
  'stranger',
  'pending',
  'joined',
  'other',
  'teacher',
  'assistant',
  'colleague',
  'editor',
  'admin',
] as const;
export type Kind = (typeof kinds)[number];

const members: Kind[] = ['joined', 'other', 'teacher', 'assistant', 'admin'];
const everyone: Kind[] = [...kinds];

/**
 * Secrets and who may read them. Each is a unique text, and every response of every row is searched for all of them.
 */
export const readers = {
  lockedVideo: members,
  lockedCaptions: members,
  lockedLines: members,
  draftLines: ['teacher', 'admin'],
  membersFile: members,
  freeVideo: everyone,
  question: members,
  reply: members,
  waitingQuestion: members,
  privateMessage: ['joined', 'teacher'],
  noticeOfJoined: ['joined'],
  emailOfJoined: ['joined', 'teacher', 'admin'],
  phoneOfJoined: ['joined', 'admin'],
  newEmailOfJoined: ['joined'],
  announcementOfCourse: ['teacher', 'admin'],
  announcementToAll: ['admin'],
  managedOrder: ['editor', 'admin'],
  generalOrder: ['admin'],
  contactMessage: ['admin'],
  deviceOfJoined: ['joined', 'admin'],
  purchaseOfJoined: ['joined', 'admin'],
  correctionOfJoined: ['joined', 'teacher', 'admin'],
  hiddenTest: ['teacher', 'assistant', 'admin'],
  hiddenInput: members,
  exerciseSolution: ['teacher', 'assistant', 'admin'],
  quizKey: ['teacher', 'assistant', 'admin'],
  quizHint: ['joined', 'teacher', 'assistant', 'admin'],
  answerOfJoined: ['joined', 'teacher', 'assistant', 'admin'],
} as const satisfies Record<string, readonly Kind[]>;
export type Secret = keyof typeof readers;

async function makePeople({ db }: Platform, number: number) {
  // So that the other one is not the last, whose account cannot be deleted.
  await makeAdmin(db);
  return {
    stranger: await makePerson(db),
    pending: await makePerson(db),
    joined: await makePerson(db, {
      email: `joined-secret-${number}@example.org`,
      phoneNumber: `+20 100 555 ${String(number).padStart(6, '0')}`,
      pendingEmail: `joined-new-secret-${number}@example.org`,
    }),
    other: await makePerson(db),
    teacher: await makeTeacher(db),
    assistant: await makePerson(db),
    colleague: await makeTeacher(db),
    editor: await makePerson(db, { role: 'editor' }),
    admin: await makeAdmin(db),
  };
}
type People = Awaited<ReturnType<typeof makePeople>>;

async function makeLearning({ db }: Platform, people: People, number: number) {
  const category = await makeCategory(db);
  const course = await makeCourse(db, { teacherId: people.teacher.id, categoryId: category.id });
  await db
    .insert(courseStaff)
    .values({ courseId: course.id, personId: people.assistant.id, role: 'assistant' });
  await makeCourse(db, { teacherId: people.colleague.id });
  await makeEnrolment(db, { courseId: course.id, personId: people.pending.id, status: 'pending' });
  const enrolment = await makeEnrolment(db, { courseId: course.id, personId: people.joined.id });
  await makeEnrolment(db, { courseId: course.id, personId: people.other.id });
  await makeFavourite(db, { courseId: course.id, personId: people.joined.id });
  const review = await makeReview(db, { courseId: course.id, personId: people.joined.id });
  const { id: chapterId } = await makeChapter(db, { courseId: course.id });
  const lecture = { courseId: course.id, chapterId };
  const locked = await makeLecture(db, {
    ...lecture,
    video: `private/locked-video-${number}.mp4`,
    captions: [`private/locked-captions-${number}.ar.vtt`],
  });
  await makeCaptionLines(db, `private/locked-captions-${number}.ar.vtt`, [`سطر مقفل ${number}`]);
  const free = await makeLecture(db, {
    ...lecture,
    free: true,
    video: `private/free-video-${number}.mp4`,
  });
  const captions = await makeCaptionDraft(db, {
    lectureId: locked.id,
    language: 'en',
    state: 'draft',
    lines: [`مسودة سطر ${number}`],
  });
  const quiz = await makeLecture(db, { ...lecture, type: 'quiz' });
  const bankQuestion = await makeQuestion(db, { courseId: course.id });
  await makeCourseResource(db, {
    courseId: course.id,
    file: `private/members-file-${number}.pdf`,
    membersOnly: true,
  });
  const entry = await db.transaction((tx) =>
    writeEntry(tx, {
      person: people.teacher.id,
      action: 'chapter-placed',
      kind: 'course',
      itemId: course.id,
      details: { undo: { chapter: chapterId, from: 0 } },
      now: new Date(),
    }),
  );
  return {
    category,
    course,
    chapterId,
    locked,
    free,
    captions,
    quiz,
    bankQuestion,
    entry,
    review,
    enrolment: enrolment.id,
  };
}

/** An exercise of the course, and an attempt of the person who has joined. */
async function makeExerciseOf(
  { db }: Platform,
  { joined, course, number }: { joined: { id: number }; course: number; number: number },
) {
  const hidden = exerciseTest({
    id: 'hidden',
    input: `hidden-input-${number}`,
    expected: `hidden-expected-${number}`,
    hidden: true,
  });
  const exercise = await makeExercise(db, {
    courseId: course,
    exerciseTests: [hidden],
    exerciseSolution: [{ name: 'main.py', code: `hidden-solution-${number}` }],
  });
  const [attempt] = await db
    .insert(exerciseAttempts)
    .values({
      lectureId: exercise.id,
      personId: joined.id,
      tests: [hidden],
      rules: defaultExerciseRules,
      startedAt: new Date(),
      expiresAt: new Date(Date.now() + 60 * 60_000),
      maxScore: 10,
    })
    .returning();
  return { exercise: exercise.id, exerciseAttempt: attempt?.id ?? 0 };
}

/** A quiz of the course with a key in every place that has one, and an open attempt of the person who has joined. */
async function makeQuizOf(
  { db }: Platform,
  { joined, course, number }: { joined: { id: number }; course: number; number: number },
) {
  const key = `quiz-key-${number}`;
  const part = { html: 'نص', correct: true, feedback: key };
  const taken = await makeQuiz(db, {
    courseId: course,
    rules: { keys: 'never' },
    questions: [
      {
        kind: 'essay',
        answers: { guide: key },
        explanation: key,
        hints: [{ html: `quiz-hint-${number}`, cost: 10 }],
      },
      { kind: 'text', answers: { accepted: [key] }, explanation: key },
      { answers: { choices: [{ id: 'a', ...part }], accepted: [key], guide: key } },
    ],
  });
  const of = { lectureId: taken.id, personId: joined.id };
  const answers = [{ answer: { text: `quiz-answer-${number}` }, save: 1 }];
  const attempt = await makeAttempt(db, { ...of, answers });
  const marking = await makeAttempt(db, {
    ...of,
    number: 2,
    state: 'marking',
    handedInAt: new Date(),
    answers: [...answers, { score: 0 }, { score: 0 }],
  });
  return {
    takenQuiz: taken.id,
    attempt: attempt.id,
    markedAttempt: marking.id,
    keyQuestion: taken.questions[0]?.id ?? 0,
  };
}

/** A video of the course that asks a question with a key, which nobody has answered, and another one. */
async function makeAskingOf({ db }: Platform, course: number, number: number) {
  const key = `quiz-key-${number}`;
  const video = await makeAskingVideo(db, {
    courseId: course,
    questions: [{ kind: 'text', answers: { accepted: [key] }, explanation: key }, {}],
  });
  const [, second] = video.questions;
  const version = second && (await makeQuestionVersion(db, second));
  return { askingVideo: video.id, askedVersion: version?.id ?? 0 };
}

/** The library's row of a file that content names. */
async function mediaOf({ db }: Platform, path: string): Promise<number> {
  const [row] = await db.select({ id: media.id }).from(media).where(eq(media.path, path));
  return row?.id ?? 0;
}

/** Creates the question of `joined` with a reply, and a conversation without a lecture. */
async function makeChat({ db }: Platform, people: People, lectureId: number, number: number) {
  const { joined, teacher } = people;
  const discussion = await makeDiscussion(db, {
    lectureId,
    personId: joined.id,
    description: `سؤال سري ${number}`,
  });
  const { conversationId } = discussion;
  await makeMessage(db, { conversationId, personId: teacher.id, body: `رد سري ${number}` });
  const waiting = await makeDiscussion(db, {
    lectureId,
    personId: people.other.id,
    description: `سؤال ينتظر ${number}`,
  });
  const conversation = await makeConversation(db, [joined, teacher]);
  const secret = await makeMessage(db, {
    conversationId: conversation.id,
    personId: teacher.id,
    body: `رسالة سرية ${number}`,
  });
  return { discussion, waiting, conversation, secret };
}

/** Issues the codes for `pending` (for the course) and for `joined` (for both addresses). */
async function issueCodes({ db, now, secrets }: Platform, people: People, course: number) {
  const { joined, pending } = people;
  const issued = { secrets, now: now() };
  return db.transaction(async (tx) => ({
    enrolmentCode: await replaceCode(tx, {
      ...issued,
      purpose: 'enrolment',
      subject: codeSubjects.enrolment(pending.id, course),
    }),
    emailCode: await replaceCode(tx, {
      ...issued,
      purpose: 'email',
      subject: codeSubjects.email(joined.id, joined.pendingEmail ?? ''),
    }),
    confirmCode: await replaceCode(tx, {
      ...issued,
      purpose: 'confirm',
      subject: codeSubjects.confirm(joined.id),
    }),
  }));
}

/** Creates a session of `joined` on another device, identified by its start. */
async function makeOtherSession({ db }: Platform, { id }: { id: number }, number: number) {
  const createdAt = new Date(Date.now() - 60 * 60_000 - number);
  const token = await makeSession(db, { id }, { createdAt });
  const accessHash = tokenHash(token);
  const [session] = await db.select().from(sessions).where(eq(sessions.accessHash, accessHash));
  if (!session) throw new Error('the session was not made');
  return session;
}

async function publish({ db }: Platform) {
  return {
    article: (await makeArticle(db)).id,
    service: (await makeService(db)).id,
    project: (await makeProject(db)).id,
    skill: (await makeSkill(db)).id,
    synonyms: (await makeSynonyms(db)).id,
    failedSearch: (await makeFailedSearch(db)).id,
  };
}

/** The file of a receipt of the person who has joined. */
async function makeReceipt({ db }: Platform, { joined }: People) {
  const number = await db.transaction(async (tx) => {
    const { id } = await makePaidPurchase(tx, { personId: joined.id });
    return issueReceipt(tx, { purchase: id, now: new Date() });
  });
  return { receipt: `${number}.pdf` };
}

async function makeSelling({ db }: Platform, { joined }: People, number: number) {
  const bundle = await makeBundle(db);
  const { id: courseId } = await makeCourse(db, { slug: `bought-secret-${number}`, price: '350' });
  const purchase = await makePurchase(db, { personId: joined.id, courseIds: [courseId] });
  return {
    bundled: bundle.courses.map(({ id }) => id),
    purchase,
    paths: {
      purchase: purchase.id,
      // Of other purchases: one with money that waits for a decision is not changed by its buyer.
      transfer: (await makeTransfer(db, { purchaseId: (await makePurchase(db)).id })).id,
      transferChannel: (await makeTransferChannel(db)).id,
      purchaseReference: purchase.reference,
      paymentCase: (await makePaymentCase(db, await makePurchase(db))).id,
      coupon: (await makeCoupon(db)).id,
      bundle: bundle.id,
      binnedCoupon: (await makeCoupon(db, { deletedAt: new Date() })).id,
      codeBatch: (await makeCodeBatch(db)).id,
      binnedBundle: (await makeBundle(db, { deletedAt: new Date() })).id,
    },
  };
}

/** An order of a service that the editor manages, a general one, and a contact message. */
async function makeInbox({ db }: Platform, { admin, editor }: People, number: number) {
  const { id: serviceId } = await makeService(db, { managerId: editor.id });
  const order = await makeOrder(db, { serviceId, description: `طلب سري ${number}` });
  const general = await makeOrder(db, { description: `طلب عام سري ${number}` });
  const letter = await makeContactMessage(db, { message: `رسالة تواصل سرية ${number}` });
  const orderNote = await makeInboxNote(db, { orderId: order.id, personId: editor.id });
  const messageNote = await makeInboxNote(db, { messageId: letter.id, personId: admin.id });
  return { order, general, letter, orderNote, messageNote };
}

/** A certificate of the person who has joined, for the course, with a request that waits. */
/** A request that its person has withdrawn, so that another one can wait. */
async function makeDataRequest({ db }: Platform, personId: number): Promise<number> {
  const [made] = await db
    .insert(dataRequests)
    .values({
      kind: 'deletion',
      personId,
      state: 'cancelled',
      certificates: 'keep',
      dueAt: new Date(),
      finishedAt: new Date(),
    })
    .returning({ id: dataRequests.id });
  return made?.id ?? 0;
}

async function makeProof({ db }: Platform, { joined }: People, courseId: number, number: number) {
  const certificate = await makeCertificate(db, { personId: joined.id, courseId });
  const correction = await makeCorrection(db, {
    certificateId: certificate.id,
    personId: joined.id,
    note: `سبب تصحيح سري ${number}`,
  });
  return {
    correction,
    paths: {
      certificate: certificate.code,
      statusList: 1,
      certificateId: certificate.id,
      correction: correction.id,
    },
  };
}

/** The bytes of a real picture, to change a photo. */
const photo = await sharp({
  create: { width: 8, height: 8, channels: 3, background: '#334' },
})
  .png()
  .toBuffer();

/** Removes what an installation has so many of at most, and of which every world makes some. */
export async function makeRoom({ db }: Pick<Platform, 'db'>): Promise<void> {
  for (const table of [categories, transferChannels]) await db.delete(table);
}

/** Creates data for each kind of caller; nothing is shared with another world. */
export async function makeWorld(platform: Platform) {
  const number = unique();
  const people = await makePeople(platform, number);
  const {
    category,
    course,
    chapterId,
    locked,
    free,
    captions,
    quiz,
    bankQuestion,
    entry,
    review,
    enrolment,
  } = await makeLearning(platform, people, number);
  const chat = await makeChat(platform, people, locked.id, number);
  const noticeOfJoined = `كورس الإشعار السري ${number}`;
  await makeNotification(platform.db, {
    personId: people.joined.id,
    data: { courseId: course.id, courseName: noticeOfJoined },
  });
  const announced = await makeAnnouncement(platform.db, {
    audience: 'course',
    courseId: course.id,
    authorId: people.teacher.id,
    title: `إعلان الكورس السري ${number}`,
    body: 'نص الإعلان',
  });
  const announcedToAll = await makeAnnouncement(platform.db, {
    title: `إعلان المنصة السري ${number}`,
    authorId: people.admin.id,
  });
  const { order, general, letter, ...notes } = await makeInbox(platform, people, number);
  const selling = await makeSelling(platform, people, number);
  const proof = await makeProof(platform, people, course.id, number);
  const session = await makeOtherSession(platform, people.joined, number);
  const signed = { personId: people.joined.id, expires: new Date(Date.now() + 60 * 60_000) };
  const stored = `private/locked-video-${number}.mp4`;
  await platform.storage.write(stored, photo);
  const texts: Record<Secret, string> = {
    lockedVideo: stored,
    lockedCaptions: `locked-captions-${number}.ar.vtt`,
    lockedLines: `سطر مقفل ${number}`,
    draftLines: `مسودة سطر ${number}`,
    membersFile: `members-file-${number}.pdf`,
    freeVideo: `free-video-${number}.mp4`,
    question: chat.discussion.description,
    waitingQuestion: chat.waiting.description,
    reply: `رد سري ${number}`,
    privateMessage: `رسالة سرية ${number}`,
    noticeOfJoined,
    emailOfJoined: people.joined.email,
    phoneOfJoined: people.joined.phoneNumber ?? '',
    newEmailOfJoined: people.joined.pendingEmail ?? '',
    deviceOfJoined: session.createdAt.toISOString(),
    announcementOfCourse: announced.title,
    announcementToAll: announcedToAll.title,
    managedOrder: order.description,
    generalOrder: general.description,
    contactMessage: letter.message,
    purchaseOfJoined: selling.purchase.reference,
    correctionOfJoined: proof.correction.note,
    hiddenTest: `hidden-expected-${number}`,
    hiddenInput: `hidden-input-${number}`,
    exerciseSolution: `hidden-solution-${number}`,
    quizKey: `quiz-key-${number}`,
    quizHint: `quiz-hint-${number}`,
    answerOfJoined: `quiz-answer-${number}`,
  };
  return {
    number,
    people,
    bundled: selling.bundled,
    photo,
    texts,
    ...(await issueCodes(platform, people, course.id)),
    /** The values of `{name}` in the paths of rows. */
    paths: {
      sitemapList: 'courses',
      sitemapFile: 1,
      ...(await publish(platform)),
      ...(await makeReceipt(platform, people)),
      ...selling.paths,
      ...proof.paths,
      ...(await makeExerciseOf(platform, { joined: people.joined, course: course.id, number })),
      ...(await makeAskingOf(platform, course.id, number)),
      ...(await makeQuizOf(platform, { joined: people.joined, course: course.id, number })),
      category: category.id,
      course: course.id,
      captions: captions.id,
      captionLanguage: 'ar',
      previewKind: 'courses',
      courseKind: 'course',
      ownPage: 'privacy',
      pageKind: 'page',
      privacyPage: 2,
      siteKind: 'site',
      site: 1,
      siteFile: 'favicon.svg',
      gateway: 'stripe',
      lectureKind: 'lecture',
      serviceKind: 'service',
      projectKind: 'project',
      overviewDrafts: 'drafts',
      overviewJoins: 'joins',
      overviewFailedMails: 'failed-mails',
      overviewOrders: 'orders',
      version: 0,
      preview: '0123456789abcdef.jpg',
      locked: locked.id,
      free: free.id,
      quiz: quiz.id,
      bankQuestion: bankQuestion.id,
      firstQuestion: 0,
      chapter: chapterId,
      entry,
      enrolment,
      teacher: people.teacher.id,
      student: people.joined.id,
      stranger: people.stranger.id,
      assistant: people.assistant.id,
      waiting: chat.waiting.id,
      asked: chat.discussion.id,
      review: review.id,
      reviewKind: 'review',
      messageKind: 'message',
      secretMessage: chat.secret.id,
      question: chat.discussion.conversationId,
      conversation: chat.conversation.id,
      session: session.id,
      order: order.id,
      generalOrder: general.id,
      contactMessage: letter.id,
      inboxKind: 'order',
      questionsKind: 'questions',
      messagesKind: 'messages',
      orderNote: notes.orderNote.id,
      messageNote: notes.messageNote.id,
      stored,
      media: await mediaOf(platform, stored),
      dataRequest: await makeDataRequest(platform, people.joined.id),
      digest: digestQuery(platform.secrets, people.joined.id),
      forgedDigest: digestQuery(platform.secrets, people.other.id).replace(
        `person=${people.other.id}`,
        `person=${people.joined.id}`,
      ),
      announcement: announced.id,
      announcementToAll: announcedToAll.id,
      announcementMail: mailQuery(platform.secrets, { person: people.joined.id, kind: 'course' }),
      forgedAnnouncementMail: mailQuery(platform.secrets, {
        person: people.joined.id,
        kind: 'course',
      }).replace('kind=course', 'kind=platform'),
      signed: signedPath(platform.secrets, { path: stored, ...signed }),
    },
  };
}
export type World = Awaited<ReturnType<typeof makeWorld>>;
