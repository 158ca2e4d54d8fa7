import type { Call } from '@nibras/contract/call.ts';
import { checkSign } from '@nibras/contract/text/pack-code.ts';
import type { Caller } from '#platform/http/access.ts';
import { type CourseRole, can } from '#platform/http/capabilities.ts';
import { callAt } from './access-matrix-routes.ts';
import type { Kind, Secret, World } from './access-matrix-world.ts';

/** A call's method and address; `{course}` stands for an id of the test's world (`World['paths']`). */
type Address = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** One call, and what each kind of caller gets. */
export interface Row {
  call: Address;
  /** The status for every kind that `except` does not name; by default the one that the call's `access` promises. */
  status?: number;
  except?: Partial<Record<Kind, number>>;
  body?: (world: World, kind: Kind) => object;
  /** The secret that the response contains for its readers; nobody else may receive it, in any row. */
  shows?: Secret;
  /** The readers who receive it in this row, where not all do. */
  to?: readonly Kind[];
}

/** The roles of those who are signed in. */
const roles: Partial<Record<Kind, Caller['role']>> = {
  teacher: 'teacher',
  colleague: 'teacher',
  editor: 'editor',
  admin: 'admin',
};

/** The parts of those who work on a course: the colleague on another one than the teacher. */
const courseRoles: Partial<Record<Kind, CourseRole>> = {
  teacher: 'teacher',
  colleague: 'teacher',
  assistant: 'assistant',
};

/** The status that the declaration of a call promises: 401 without a session, 403 without the capability, else 200. */
function declaredStatus(call: Call | undefined, kind: Kind): number {
  if (!call || call.access === 'visitors') return 200;
  if (kind === 'visitor') return 401;
  if (call.access === 'signed-in') return 200;
  const role = roles[kind] ?? 'student';
  if (typeof call.access === 'string') return can({ role }, call.access) ? 200 : 403;
  const { inSome } = call.access;
  const courseRole = courseRoles[kind] ?? null;
  return can({ role }, inSome, { courseRole }) ? 200 : 403;
}

/** The status of a row's call for a kind of caller. */
export const statusOf = ({ call, status, except = {} }: Row, kind: Kind): number =>
  except[kind] ?? status ?? declaredStatus(callAt(call), kind);

const signedIn = { visitor: 401 } as const;
/** For those who have joined the course or work on it. */
const membersOnly = {
  ...signedIn,
  stranger: 403,
  pending: 403,
  colleague: 403,
  editor: 403,
} as const;
/** For those who work on the course; others do not learn that it is there. */
const studioSeen = {
  status: 404,
  except: { visitor: 401, teacher: 200, assistant: 200, admin: 200 },
} as const;
/** For the teachers among its staff, and admins. */
const itemTeachers = { status: 403, except: { visitor: 401, teacher: 200, admin: 200 } } as const;
/** For those who work in the studio. */
const studioOnly = { ...signedIn, stranger: 403, pending: 403, joined: 403, other: 403 } as const;
/** For those who see a file of the course in the library. */
const seesFile = { ...studioOnly, colleague: 404, editor: 404 } as const;
/** For those who answer orders of their services, or all. */
const answersOrders = { status: 403, except: { visitor: 401, editor: 200, admin: 200 } } as const;
/** For admins; to editors it is not there. */
const answersAll = { status: 403, except: { visitor: 401, editor: 404, admin: 200 } } as const;
/** With `status: 404`: for the two people of a conversation. */
const participants = { ...signedIn, joined: 200, teacher: 200 } as const;

/** With `status: 404`: for those who work on the course, and for those who may change it. */
const courseStaff = { ...signedIn, teacher: 200, assistant: 200, admin: 200 } as const;
const courseTeachers = { ...courseStaff, assistant: 403 } as const;
/** With `status: 403`: for those who teach a course, and admins. */
const moderators = { ...signedIn, teacher: 200, colleague: 200, admin: 200 } as const;
/** With `status: 403`. */
const adminsOnly = { ...signedIn, admin: 200 } as const;
/** With `status: 403`: for those who teach the course, and admins; another course's teachers do not see it. */
const certifiers = { ...moderators, colleague: 404 } as const;
/** For those who announce something to somebody. */
const announcersOnly = { ...studioOnly, assistant: 403, editor: 403 } as const;
/** With `status: 404`: for those who announce to the course's members. */
const courseAnnouncers = { ...signedIn, teacher: 200, admin: 200 } as const;
/** With `status: 403`, or 404: for those who edit articles, services, projects and skills. */
const editors = { ...signedIn, editor: 200, admin: 200 } as const;
/** With `status: 403`: for those who teach a course, and admins. */
const enrollers = { ...adminsOnly, teacher: 200, colleague: 200 } as const;
const listForm = ({ number, paths }: World, kind: Kind) => {
  const form = new FormData();
  form.set('course_id', String(paths.course));
  form.set('client_key', `${kind}-${number}`);
  form.set('list', new Blob([`listed-${kind}-${number}@matrix.example.org`]), 'list.csv');
  return form;
};
const exchangeForm = ({ number }: World, kind: Kind) => {
  const form = new FormData();
  form.set('client_key', `${kind}-${number}`);
  form.set('questions', new Blob([`سؤال ${kind} ${number} {T}`]), 'questions.txt');
  return form;
};
const receiptForm = ({ paths, photo }: World) => {
  const form = new FormData();
  form.set('channel', String(paths.transferChannel));
  form.set('attachment', new Blob([new Uint8Array(photo)]), 'receipt.png');
  return form;
};
const placed = ({ paths }: World) => ({
  lectures: [paths.free],
  chapter_id: paths.chapter,
  position: 0,
});

/** A code of the right form that nobody has made. */
const unknownCode = `23456789ABC${checkSign('23456789ABC')}`;
const lockedLecture = ({ paths }: World) => ({ course_id: paths.course, lecture_id: paths.locked });
const freeLecture = ({ paths }: World) => ({ course_id: paths.course, lecture_id: paths.free });
const person = (world: World, kind: Kind) => ({
  name: 'اسم جديد',
  email: kind === 'visitor' ? 'nobody@example.org' : world.people[kind].email,
  phone_number: '01001234567',
});
const photoForm = ({ photo }: World) => {
  const form = new FormData();
  form.set('profile_photo_path', new Blob([new Uint8Array(photo)]), 'photo.png');
  return form;
};
const messageForm = ({ paths, photo }: World) => {
  const form = new FormData();
  form.set('conversation_id', String(paths.conversation));
  form.set('attachment', new Blob([new Uint8Array(photo)]), 'photo.png');
  return form;
};
const questionForm = (world: World) => {
  const form = new FormData();
  const fields = { ...freeLecture(world), description: 'ما هذا؟' };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('attachment', new Blob([new Uint8Array(world.photo)]), 'photo.png');
  return form;
};
const replyForm = ({ photo }: World) => {
  const form = new FormData();
  form.set('message', 'انظر');
  form.set('attachment', new Blob([new Uint8Array(photo)]), 'photo.png');
  return form;
};
const answer = (_: World, kind: Kind) => ({
  body: 'وصلنا طلبك',
  state: 'answered',
  key: `answer-of-${kind}`,
  // The row's other callers have answered before.
  seen: 999_999,
});
const address = ({ number }: World, kind: Kind) => `${kind}-${number}@matrix.example.org`;
const order = {
  name: 'سلمى',
  phone: '01001234567',
  email: 'a@example.org',
  country: 'مصر',
  Job_title: 'متجر',
  description: 'متجر صغير',
};
const letter = {
  name: 'سلمى',
  email: 'a@example.org',
  subject: 'سؤال',
  message: 'متى يبدأ الكورس؟',
};
const device = (_: World, kind: Kind) => {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${kind}`;
  const keys = {
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
  };
  return { token: JSON.stringify({ endpoint, keys }), device_name: 'هاتف' };
};
const vitals = { path: '/', metrics: [{ name: 'LCP', value: 900, rating: 'good' }] };

/**
 * Every call × every kind of caller; a route without a row fails the tests. A new call takes one line: the kinds that do
 * not get 200, its body, and the secret that it shows. An address with several meanings has several rows. 401 is for a
 * missing sign-in, 403 for a known but forbidden resource, 404 for a private one.
 */
// biome-ignore format: one line a call
export const rows: readonly Row[] = [
  // Catalogue: for everyone.
  { call: 'GET /api/categories' },
  { call: 'GET /api/courses' },
  { call: 'GET /api/courses/{category}' },
  { call: 'GET /api/course-requirement/{course}' },
  { call: 'GET /api/course-details/{course}', shows: 'membersFile' },
  { call: 'GET /api/article' },
  { call: 'GET /api/article/{article}' },
  { call: 'GET /api/article/{article}/related' },
  { call: 'GET /api/search?q=كورس' },
  { call: 'GET /api/search/suggestions?q=كورس' },
  { call: 'GET /api/search?q=سرية' },
  // Leads to the current version.
  { call: 'GET /api/previews/{previewKind}/{course}/{preview}', status: 302 },
  { call: 'GET /api/service' },
  { call: 'GET /api/service/{service}' },
  { call: 'GET /api/project' },
  { call: 'GET /api/project/{project}' },
  { call: 'GET /api/project/{service}?page=1' },
  { call: 'GET /api/Statistics' },
  { call: 'GET /api/teacher/{teacher}' },
  { call: 'GET /api/teacher/{student}', status: 404, except: signedIn },
  { call: 'GET /api/teacher-students/{teacher}' },
  { call: 'GET /api/teacher-features/{teacher}' },

  // Forms for everyone.
  { call: 'POST /api/orders', body: () => order },
  { call: 'POST /api/contact', body: () => letter },
  { call: 'POST /api/web-vitals', body: () => vitals },

  // Sign-in. An access token cannot be used as a refresh token.
  { call: 'POST /api/login', body: (world, kind) => ({ email: address(world, kind) }) },
  { call: 'POST /api/login/verify', status: 422, body: (world, kind) => ({ email: address(world, kind), login_code: world.emailCode }) },
  { call: 'POST /api/register', body: (world, kind) => ({ name: 'سلمى', email: address(world, kind) }) },
  { call: 'POST /api/refresh-token', status: 401 },
  { call: 'POST /api/logout' },

  // The caller's own profile.
  { call: 'GET /api/user', shows: 'emailOfJoined', to: ['joined'] },
  { call: 'GET /api/student', shows: 'phoneOfJoined', to: ['joined'] },
  { call: 'GET /api/student', shows: 'newEmailOfJoined' },
  { call: 'POST /api/verify-email', status: 422, except: { visitor: 401, joined: 200 }, body: ({ emailCode }) => ({ code: emailCode }) },
  { call: 'POST /api/update-profile', body: person, shows: 'emailOfJoined', to: ['joined'] },
  { call: 'PUT /api/name', body: () => ({ name: 'اسم جديد' }), shows: 'emailOfJoined', to: ['joined'] },
  { call: 'POST /api/update-photo-profile', body: photoForm, shows: 'emailOfJoined', to: ['joined'] },

  // The caller's own sessions and password. The confirmation code was mailed to `joined`, whoever sends it.
  { call: 'GET /api/sessions', shows: 'deviceOfJoined', to: ['joined'] },
  { call: 'DELETE /api/sessions' },
  { call: 'DELETE /api/sessions/{session}', status: 404, except: { visitor: 401, joined: 200 } },
  { call: 'POST /api/sessions/code' },
  { call: 'POST /api/sessions/confirm', status: 422, except: { visitor: 401, joined: 200 }, body: ({ confirmCode }) => ({ code: confirmCode }) },
  { call: 'PUT /api/password', body: () => ({ password: 'قمر فوق التل البعيد' }) },
  { call: 'DELETE /api/password' },

  // All of one's own data, in a session after a fresh code.
  { call: 'GET /api/my-data/export' },
  { call: 'GET /api/my-data/export/address', status: 404, except: signedIn },
  { call: 'POST /api/my-data/export' },
  { call: 'GET /api/my-data/deletion' },
  { call: 'POST /api/my-data/deletion', except: { visitor: 401, teacher: 409, colleague: 409 }, body: () => ({ certificates: 'keep' }) },
  { call: 'DELETE /api/my-data/deletion' },
  { call: 'GET /api/my-data/consents' },
  { call: 'GET /api/studio/privacy/register' },
  { call: 'GET /api/studio/privacy/requests' },

  { call: 'GET /api/my-home' },
  { call: 'GET /api/favourites' },
  { call: 'POST /api/toggle-favorite/{course}' },

  // Enrolment: the code is the one that was mailed to `pending`, whoever sends it.
  { call: 'GET /api/check-enroll/{course}' },
  { call: 'POST /api/enroll', body: ({ paths }) => ({ courseId: paths.course }) },
  { call: 'PUT /api/enroll/{course}', except: { visitor: 401, stranger: 409, teacher: 409, assistant: 409, colleague: 409, editor: 409, admin: 409 }, body: ({ enrolmentCode }) => ({ code: enrolmentCode }) },
  { call: 'PUT /api/resendCode/{course}', status: 409, except: { visitor: 401, pending: 429 } },
  { call: 'GET /api/my-courses' },
  { call: 'GET /api/purchases', shows: 'purchaseOfJoined', to: ['joined'] },
  { call: 'GET /api/purchases/{purchase}', status: 404, except: { visitor: 401, joined: 200 }, shows: 'purchaseOfJoined' },
  { call: 'GET /api/checkout/{purchase}', status: 404, except: { visitor: 401, joined: 200 }, shows: 'purchaseOfJoined' },
  { call: 'PUT /api/checkout/{purchase}', status: 404, except: { visitor: 401, joined: 200 }, body: () => ({ use_credit: true }), shows: 'purchaseOfJoined' },
  { call: 'POST /api/checkout/{purchase}/cancel', status: 404, except: { visitor: 401, joined: 200 }, shows: 'purchaseOfJoined' },
  { call: 'POST /api/checkout/{purchase}/again', status: 404, except: { visitor: 401, joined: 200 } },
  { call: 'GET /api/ways-to-pay' },

  // Learning.
  { call: 'GET /api/completion/{course}' },
  { call: 'POST /api/completion/{course}/seen' },
  { call: 'GET /api/course-detailsAuth/{course}', shows: 'membersFile' },
  { call: 'GET /api/LectureDetails/{course}/{locked}', shows: 'lockedVideo' },
  { call: 'GET /api/LectureDetails/{course}/{locked}', shows: 'lockedCaptions' },
  { call: 'GET /api/LectureDetails/{course}/{free}', shows: 'freeVideo' },
  { call: 'GET /api/showLecture/{course}/{locked}' },
  { call: 'GET /api/lecture-transcript/{course}/{locked}', except: { visitor: 403, stranger: 403, pending: 403, colleague: 403, editor: 403 }, shows: 'lockedLines' },
  { call: 'GET /api/lecture-transcript/{course}/{free}' },
  { call: 'POST /api/watch-Lecture', except: membersOnly, body: (world) => ({ ...lockedLecture(world), status: 'endWatch' }) },
  { call: 'POST /api/watch-Lecture', body: (world) => ({ ...freeLecture(world), status: 'endWatch' }) },
  { call: 'PUT /api/lecture-position', except: membersOnly, body: (world) => ({ ...lockedLecture(world), position: 5 }) },

  // Exercises. What is hidden is shown to those who edit the course; its input to whoever has an attempt.
  { call: 'GET /api/exercises/{exercise}', except: { visitor: 403, stranger: 403, pending: 403, colleague: 403, editor: 403 } },
  { call: 'PUT /api/exercises/{exercise}/work', except: membersOnly, body: () => ({ files: [{ name: 'main.py', code: '' }], save: 1 }) },
  { call: 'POST /api/exercises/{exercise}/attempts', except: membersOnly, shows: 'hiddenInput' },
  { call: 'PUT /api/exercise-attempts/{exerciseAttempt}', status: 404, except: { visitor: 401, joined: 200 }, body: () => ({ files: [{ name: 'main.py', code: '' }], outputs: ['42'] }) },
  { call: 'GET /api/LectureDetails/{course}/{exercise}' },
  { call: 'GET /api/quizzes/{takenQuiz}', except: { visitor: 403, stranger: 403, pending: 403, colleague: 403, editor: 403 } },
  { call: 'POST /api/quizzes/{takenQuiz}/attempts', except: membersOnly, shows: 'answerOfJoined', to: ['joined'] },
  { call: 'GET /api/attempts/{attempt}', status: 404, except: { visitor: 401, joined: 200 }, shows: 'answerOfJoined', to: ['joined'] },
  { call: 'PUT /api/attempts/{attempt}/answers/{firstQuestion}', status: 404, except: { visitor: 401, joined: 200 }, body: () => ({ answer: { text: 'مقال' }, save: 9 }) },
  { call: 'POST /api/attempts/{attempt}/hints/{firstQuestion}', status: 404, except: { visitor: 401, joined: 200 }, shows: 'quizHint', to: ['joined'] },
  { call: 'POST /api/attempts/{attempt}/hand-in', status: 404, except: { visitor: 401, joined: 200 }, shows: 'answerOfJoined', to: ['joined'] },
  { call: 'GET /api/LectureDetails/{course}/{takenQuiz}' },
  { call: 'GET /api/studio/marking?course={course}', status: 403, except: { visitor: 401, teacher: 200, assistant: 200, colleague: 200, admin: 200 }, shows: 'answerOfJoined' },
  { call: 'PUT /api/studio/marking/{markedAttempt}/{firstQuestion}', status: 404, except: courseStaff, body: () => ({ points: 1, note: '' }) },
  { call: 'GET /api/studio/courses/{course}/marks', status: 404, except: courseStaff },
  { call: 'GET /api/studio/courses/{course}/marks/export', status: 404, except: courseStaff },
  { call: 'GET /api/studio/lectures/{takenQuiz}/work/{student}', status: 404, except: courseStaff },
  { call: 'POST /api/studio/lectures/{takenQuiz}/work/{student}/attempts', status: 404, except: courseStaff, body: () => ({ reason: 'انقطاع' }) },
  { call: 'GET /api/studio/attempts/{markedAttempt}', status: 404, except: courseStaff, shows: 'quizKey' },
  { call: 'GET /api/studio/items/{lectureKind}/{exercise}', ...studioSeen, shows: 'hiddenTest' },
  { call: 'GET /api/studio/items/{lectureKind}/{exercise}', ...studioSeen, shows: 'exerciseSolution' },

  // Courses in the studio: for those who work on them; a foreign one does not exist. What the teacher has removed or
  // hidden is not there for the admin any more.
  { call: 'GET /api/studio/courses', except: studioOnly },
  { call: 'POST /api/studio/courses', body: () => ({ name: 'كورس جديد' }) },
  { call: 'POST /api/studio/courses/{course}/copy', status: 404, except: courseTeachers, body: () => ({ include: ['content', 'media', 'resources', 'staff'] }) },
  { call: 'GET /api/studio/courses/{course}/completion', ...studioSeen },
  { call: 'GET /api/studio/courses/{course}/tree', status: 404, except: courseStaff },
  { call: 'POST /api/studio/courses/{course}/chapters', status: 404, except: courseTeachers, body: () => ({ name: 'فصل' }) },
  { call: 'PUT /api/studio/chapters/{chapter}/position', status: 404, except: courseTeachers, body: () => ({ position: 0 }) },
  { call: 'DELETE /api/studio/chapters/{chapter}', status: 404, except: { ...signedIn, teacher: 200 } },
  { call: 'POST /api/studio/courses/{course}/lectures', status: 404, except: courseTeachers, body: ({ paths }) => ({ chapter_id: paths.chapter, lectures: [{ name: 'درس', type: 'article' }] }) },
  { call: 'PUT /api/studio/lectures/place', status: 404, except: courseTeachers, body: placed },
  { call: 'POST /api/studio/lectures/copy', status: 404, except: courseTeachers, body: placed },
  { call: 'PUT /api/studio/lectures/free', status: 404, except: courseTeachers, body: ({ paths }) => ({ lectures: [paths.free], free: true }) },
  { call: 'POST /api/studio/lectures/state', status: 404, except: { ...courseTeachers, admin: 409 }, body: ({ paths }) => ({ lectures: [paths.free], act: 'hide' }) },
  { call: 'GET /api/studio/courses/{course}/questions', status: 404, except: courseStaff },
  { call: 'POST /api/studio/courses/{course}/questions', status: 404, except: courseTeachers, body: ({ paths }) => ({ kind: 'single', lecture: paths.quiz }) },
  { call: 'POST /api/studio/courses/{course}/questions/import/check', status: 404, except: courseTeachers, body: exchangeForm },
  { call: 'POST /api/studio/courses/{course}/questions/import', status: 404, except: courseTeachers, body: exchangeForm },
  { call: 'GET /api/studio/courses/{course}/questions/export?format=xml', status: 404, except: courseTeachers },
  { call: 'GET /api/studio/questions/{bankQuestion}/statistics', status: 404, except: courseTeachers },
  { call: 'GET /api/studio/lectures/{quiz}/quiz-statistics', status: 404, except: courseTeachers },
  { call: 'POST /api/studio/questions/copy', status: 404, except: courseTeachers, body: ({ paths }) => ({ questions: [paths.bankQuestion], course: paths.course }) },
  { call: 'PUT /api/studio/questions/tags', status: 404, except: courseTeachers, body: ({ paths }, kind) => ({ questions: [paths.bankQuestion], add: [kind], remove: [] }) },
  { call: 'POST /api/studio/questions/state', status: 404, except: { ...courseTeachers, admin: 409 }, body: ({ paths }) => ({ questions: [paths.bankQuestion], act: 'publish' }) },
  { call: 'POST /api/studio/lectures/{quiz}/quiz', status: 404, except: { ...courseTeachers, admin: 409 }, body: ({ paths }) => ({ questions: [paths.bankQuestion] }) },
  { call: 'GET /api/studio/courses/{course}/staff', status: 404, except: courseStaff },
  { call: 'PUT /api/studio/courses/{course}/staff/{teacher}', status: 404, except: courseTeachers, body: () => ({ role: 'teacher' }) },
  { call: 'PUT /api/studio/courses/{course}/staff/{stranger}', status: 404, except: { ...signedIn, assistant: 403, admin: 200 }, body: () => ({ role: 'assistant' }) },
  { call: 'DELETE /api/studio/courses/{course}/staff/{assistant}', status: 404, except: { ...signedIn, teacher: 200 } },
  // Access to courses: for their teachers and admins.
  { call: 'GET /api/studio/enrolments', status: 403, except: enrollers, shows: 'emailOfJoined', to: ['teacher', 'admin'] },
  { call: 'GET /api/studio/enrolments/{enrolment}', status: 403, except: { ...enrollers, colleague: 404 }, shows: 'emailOfJoined', to: ['teacher', 'admin'] },
  { call: 'POST /api/studio/courses/{course}/members', status: 404, except: courseTeachers, body: ({ paths }) => ({ person: { id: paths.student } }), shows: 'emailOfJoined', to: ['teacher', 'admin'] },
  { call: 'POST /api/studio/courses/{course}/members', status: 404, except: { ...signedIn, assistant: 403, admin: 200 }, body: ({ paths }) => ({ person: { id: paths.stranger } }) },
  { call: 'POST /api/studio/enrolments/extend', status: 404, except: courseTeachers, body: ({ paths }) => ({ enrolments: [paths.enrolment], by: 'month' }) },
  { call: 'POST /api/studio/enrolments/end', status: 404, except: courseTeachers, body: ({ paths }) => ({ enrolments: [paths.enrolment] }) },
  { call: 'POST /api/studio/people/import/check', status: 404, except: courseTeachers, body: listForm },
  { call: 'POST /api/studio/people/import', status: 404, except: courseTeachers, body: listForm },
  { call: 'GET /api/studio/people/import', status: 403, except: enrollers },
  { call: 'GET /api/studio/people/import/{media}', status: 403, except: { visitor: 401, teacher: 404, colleague: 404, admin: 404 } },

  { call: 'GET /api/studio/people?search=zqnobody', except: studioOnly },
  { call: 'GET /api/studio/search?search=zqnothing', except: studioOnly },
  { call: 'GET /api/studio/search?search=كورس', except: studioOnly },
  { call: 'GET /api/studio/log', except: studioOnly },
  // What people buy: for those who sell.
  { call: 'GET /api/studio/purchases', shows: 'purchaseOfJoined', to: ['admin'] },
  { call: 'GET /api/studio/purchases/sums' },
  { call: 'GET /api/studio/purchases/export', shows: 'purchaseOfJoined', to: ['admin'] },
  { call: 'GET /api/studio/purchases/{purchase}', shows: 'purchaseOfJoined', to: ['admin'] },
  { call: 'POST /api/studio/purchases/{purchase}/payments', body: () => ({ way: 'cash' }), shows: 'purchaseOfJoined', to: ['admin'] },
  { call: 'POST /api/studio/purchases/{purchase}/refunds', status: 403, except: { visitor: 401, admin: 422 }, body: () => ({ lines: [{ id: 1 }], sent: true, seen: 0 }) },
  { call: 'POST /api/studio/purchases/{purchase}/cancel', shows: 'purchaseOfJoined', to: ['admin'] },
  { call: 'POST /api/studio/people/{student}/purchases', body: ({ bundled }) => ({ courses: [bundled[0]] }) },
  { call: 'GET /api/studio/courses/{course}/income' },
  { call: 'GET /api/studio/cases' },
  { call: 'PUT /api/studio/cases/{paymentCase}', body: () => ({ decision: 'dismiss', note: 'ليست لنا' }) },
  { call: 'GET /api/studio/search?search={purchaseReference}', except: studioOnly, shows: 'purchaseOfJoined', to: ['admin'] },
  { call: 'GET /api/studio/waiting', except: studioOnly },
  { call: 'GET /api/studio/overview', except: studioOnly },
  { call: 'GET /api/studio/overview/{overviewDrafts}', except: studioOnly },
  { call: 'GET /api/studio/overview/{overviewJoins}', except: studioOnly },
  { call: 'GET /api/studio/overview/{overviewFailedMails}', status: 403, except: adminsOnly },
  { call: 'GET /api/studio/overview/{overviewOrders}', status: 403, except: { visitor: 401, editor: 200, admin: 200 } },
  { call: 'GET /api/studio/log/options', except: studioOnly },
  { call: 'GET /api/studio/bin', except: studioOnly },
  { call: 'POST /api/studio/undo/{entry}', status: 404, except: { ...studioOnly, teacher: 200, assistant: 403, admin: 409 } },

  // Reports: of what one sees and has not written. Moderators: the teachers of a course, not its assistants, and admins.
  { call: 'POST /api/reports', except: { ...signedIn, joined: 403 }, body: ({ paths }) => ({ kind: 'review', id: paths.review, reason: 'spam' }) },
  { call: 'POST /api/reports', status: 404, except: { visitor: 401, joined: 403, other: 200, teacher: 200, assistant: 200, admin: 200 }, body: ({ paths }) => ({ kind: 'discussion', id: paths.asked, reason: 'spam' }) },
  { call: 'POST /api/reports', status: 404, except: { visitor: 401, joined: 200, teacher: 403 }, body: ({ paths }) => ({ kind: 'message', id: paths.secretMessage, reason: 'abuse' }) },
  { call: 'GET /api/studio/moderation', status: 403, except: moderators },
  { call: 'GET /api/studio/moderation?list=all', status: 403, except: moderators, shows: 'waitingQuestion', to: ['teacher', 'admin'] },
  { call: 'POST /api/studio/moderation/{reviewKind}/{review}', status: 403, except: { ...moderators, colleague: 404, admin: 409 }, body: () => ({ act: 'hide' }) },
  { call: 'POST /api/studio/moderation/{messageKind}/{secretMessage}', status: 403, except: { visitor: 401, teacher: 404, colleague: 404, admin: 404 }, body: () => ({ act: 'hide' }) },
  { call: 'PUT /api/studio/moderation/{reviewKind}/{review}/answer', status: 403, except: { ...moderators, colleague: 404 }, body: () => ({ text: 'شكرًا' }) },
  // Articles in the studio: for those who edit them.
  { call: 'GET /api/studio/articles' },
  { call: 'POST /api/studio/articles', body: () => ({ name: 'مقال جديد' }) },
  { call: 'POST /api/studio/articles/{article}/copy' },
  { call: 'GET /api/studio/article-choices' },
  { call: 'GET /api/studio/authors' },
  // People: for admins. `student` is joined.
  { call: 'GET /api/studio/people/list', shows: 'emailOfJoined', to: ['admin'] },
  { call: 'GET /api/studio/people/{student}', shows: 'phoneOfJoined', to: ['admin'] },
  { call: 'GET /api/studio/people/{student}', shows: 'deviceOfJoined', to: ['admin'] },
  { call: 'PUT /api/studio/people/{student}/role', body: () => ({ role: 'teacher' }) },
  { call: 'POST /api/studio/people/{student}/code' },
  { call: 'POST /api/studio/people/{assistant}/sign-out' },
  { call: 'PUT /api/studio/people/{assistant}/suspension', body: () => ({ reason: 'نشر روابط', tell: true }) },
  { call: 'DELETE /api/studio/people/{student}/suspension', status: 403, except: { visitor: 401, admin: 409 } },
  { call: 'DELETE /api/studio/people/{student}/aliases/{media}', status: 403, except: { visitor: 401, admin: 404 } },
  { call: 'GET /api/studio/people/{student}/merge/{assistant}', shows: 'emailOfJoined', to: ['admin'] },
  { call: 'POST /api/studio/people/{student}/merge', body: ({ paths }) => ({ person_id: paths.assistant, alias: true, tell: true }) },

  // The provider's pages: everybody reads what is published, editors make them. The set-up is for admins.
  { call: 'GET /api/pages' },
  { call: 'GET /api/pages/{ownPage}' },
  { call: 'GET /api/site-files/{siteFile}', status: 404 },
  { call: 'GET /api/studio/pages' },
  { call: 'POST /api/studio/pages', body: () => ({ name: 'صفحة جديدة' }) },
  { call: 'GET /api/studio/items/{pageKind}/{privacyPage}', status: 404, except: editors },
  { call: 'PUT /api/studio/items/{pageKind}/{privacyPage}/draft', status: 403, except: editors, body: () => ({ changes: [{ field: 'in_footer', value: false, base: 0 }] }) },
  { call: 'POST /api/studio/items/{pageKind}/{privacyPage}/publish', status: 403, except: { visitor: 401, editor: 409, admin: 409 }, body: () => ({ draft_version: 999 }) },
  { call: 'POST /api/studio/items/{pageKind}/{privacyPage}/restore', status: 403, except: { visitor: 401, editor: 409, admin: 409 } },
  { call: 'GET /api/studio/items/{pageKind}/{privacyPage}/versions', status: 404, except: editors },
  { call: 'GET /api/studio/items/{siteKind}/{site}', status: 404, except: adminsOnly },
  { call: 'PUT /api/studio/items/{siteKind}/{site}/draft', status: 403, except: adminsOnly, body: () => ({ changes: [{ field: 'phone', value: '+20 100', base: 0 }] }) },
  { call: 'POST /api/studio/items/{siteKind}/{site}/publish', status: 403, except: { visitor: 401, admin: 409 }, body: () => ({ draft_version: 999 }) },
  { call: 'POST /api/studio/items/{siteKind}/{site}/discard', status: 403, except: { visitor: 401, admin: 409 }, body: () => ({ draft_version: 999 }) },
  { call: 'POST /api/studio/items/{siteKind}/{site}/hide', status: 403, except: { visitor: 401, admin: 409 } },
  { call: 'POST /api/studio/items/{siteKind}/{site}/bin', status: 403, except: signedIn },
  { call: 'GET /api/studio/items/{siteKind}/{site}/versions', status: 404, except: adminsOnly },
  { call: 'GET /api/studio/settings' },
  { call: 'POST /api/studio/settings/mail/test', body: () => ({ to: 'test@example.org' }) },
  { call: 'PUT /api/studio/settings/mail', body: () => ({ host: '127.0.0.1', port: 9, tls: false, user: '', from_name: '', from_address: 'no-reply@example.org' }) },
  { call: 'DELETE /api/studio/settings/mail' },

  // Receipts: for whoever bought, and those who sell; others do not learn that they are there.
  // Credentials name the installation by its address, which this one does not have.
  { call: 'GET /api/certificates/{certificate}/json', status: 404 },
  { call: 'GET /api/certificate-status/{statusList}', status: 404 },
  { call: 'GET /api/did', status: 404 },

  { call: 'GET /api/receipts/{receipt}', status: 404, except: { visitor: 401, joined: 200, admin: 200 } },
  { call: 'GET /api/studio/selling' },
  { call: 'PUT /api/studio/selling', body: () => ({ legal_name: 'الشركة', tax_number: '123', address: '', country: 'EG', vat: 'none', rate: 0, two_approvers: false, open_for: 72 }) },
  { call: 'GET /api/studio/selling/receipts' },
  { call: 'POST /api/studio/certificate-design/preview', body: () => ({ title: '', text: '', signer: '', signer_title: '', signature: null, accent: '', name: 'ليلى' }) },
  { call: 'GET /api/studio/selling/receipts/export?month=2026-11' },

  // Certificates: everybody who has a code proves it; their owners see their own; those who teach the course decide.
  { call: 'GET /api/certificates/{certificate}' },
  { call: 'GET /api/certificates/{certificate}/pdf' },
  { call: 'GET /api/certificates/{certificate}/png' },
  { call: 'GET /api/certificates/{certificate}/card' },
  { call: 'GET /api/my-certificates', shows: 'correctionOfJoined', to: ['joined'] },
  { call: 'PUT /api/certificate-name', body: () => ({ name: 'مريم حسن' }) },
  { call: 'POST /api/my-certificates/{certificate}/correction', status: 404, except: { visitor: 401, joined: 409 }, body: () => ({ name: 'مريم حسين' }) },
  { call: 'DELETE /api/my-certificates/{certificate}/correction', status: 404, except: { visitor: 401, joined: 200 } },
  { call: 'GET /api/studio/certificates', status: 403, except: moderators, shows: 'correctionOfJoined', to: ['teacher', 'admin'] },
  { call: 'GET /api/studio/certificates/export', status: 403, except: moderators },
  { call: 'GET /api/studio/certificates/{certificateId}', status: 403, except: certifiers },
  { call: 'POST /api/studio/certificates', status: 404, except: { visitor: 401, assistant: 403, teacher: 409, admin: 409 }, body: ({ people, paths }) => ({ person: { id: people.joined.id }, course: paths.course, reason: 'أتم الكورس حضورًا' }) },
  { call: 'POST /api/studio/certificates', status: 404, except: { visitor: 401, assistant: 403, admin: 200 }, body: ({ paths }) => ({ person: { id: paths.stranger }, course: paths.course, reason: 'أتم الكورس حضورًا' }) },
  { call: 'POST /api/studio/certificates/{certificateId}/revoke', status: 403, except: { ...certifiers, admin: 409 }, body: () => ({ reason: 'صدرت خطأً' }) },
  { call: 'POST /api/studio/certificates/{certificateId}/reissue', status: 403, except: { ...certifiers, admin: 409 }, body: () => ({ name: 'مريم حسين' }) },
  { call: 'POST /api/studio/certificate-corrections/{correction}/accept', status: 403, except: { ...certifiers, admin: 409 } },
  { call: 'POST /api/studio/certificate-corrections/{correction}/decline', status: 403, except: { ...certifiers, admin: 409 }, body: () => ({ answer: 'الاسم صحيح' }) },

  // Categories and the order of lists: for admins; all who work in the studio choose among the categories.
  { call: 'GET /api/studio/categories', except: studioOnly },
  { call: 'POST /api/studio/categories', body: () => ({ name: 'تصنيف' }) },
  { call: 'PUT /api/studio/categories/{category}', body: () => ({ name: 'تصنيف' }) },
  { call: 'DELETE /api/studio/categories/{category}' },
  { call: 'PUT /api/studio/category-order', body: ({ paths }) => ({ ids: [paths.category] }) },
  { call: 'GET /api/studio/course-order' },
  { call: 'PUT /api/studio/course-order', body: ({ paths }) => ({ ids: [paths.course] }) },

  // Previews: for those who work on the course.
  { call: 'GET /api/studio/preview/courses/{course}?as=member', status: 404, except: { visitor: 401, teacher: 200, assistant: 200, admin: 200 }, shows: 'membersFile', to: ['teacher', 'assistant', 'admin'] },
  { call: 'GET /api/studio/preview/articles/{article}', status: 404, except: editors },
  { call: 'GET /api/studio/preview/lectures/{locked}?as=member', status: 404, except: { visitor: 401, teacher: 200, assistant: 200, admin: 200 }, shows: 'lockedVideo', to: ['teacher', 'assistant', 'admin'] },

  // Reviews: of those who joined; the course's own teacher and the admins do not rate it.
  { call: 'PUT /api/course-review/{course}', status: 403, except: { visitor: 401, joined: 200, other: 200 }, body: () => ({ rating: 4, comment: 'شرح واضح' }) },
  { call: 'DELETE /api/course-review/{course}', status: 404, except: { visitor: 401, joined: 200 } },

  // Questions on a lecture: for everyone who may open it; the question inbox is for teachers and admins.
  { call: 'GET /api/discussions/{course}/{locked}', except: membersOnly, shows: 'question' },
  { call: 'GET /api/discussions/{course}/{locked}', except: membersOnly, shows: 'reply' },
  { call: 'GET /api/discussions/{course}/{free}' },
  { call: 'POST /api/post-discussion', except: { visitor: 401, stranger: 403, pending: 403, joined: 409, other: 409, colleague: 403, editor: 403 }, body: (world) => ({ ...lockedLecture(world), description: 'لماذا؟' }) },
  { call: 'POST /api/post-discussion', body: (world) => ({ ...freeLecture(world), description: 'لماذا؟' }) },
  { call: 'GET /api/teacher-desk', except: { visitor: 401, stranger: 403, pending: 403, joined: 403, other: 403, assistant: 403, editor: 403 }, shows: 'waitingQuestion', to: ['teacher'] },
  { call: 'GET /api/teacher-desk?list=answered', status: 403, except: { visitor: 401, teacher: 200, colleague: 200, admin: 200 }, shows: 'question', to: ['teacher'] },
  { call: 'GET /api/teacher-desk?list=all&course={course}', status: 403, except: { visitor: 401, admin: 200 }, shows: 'waitingQuestion', to: ['admin'] },
  { call: 'GET /api/my-questions', shows: 'question', to: ['joined'] },
  { call: 'POST /api/post-discussion', body: questionForm },
  { call: 'POST /api/discussions/{asked}/replies', status: 404, except: participants, body: replyForm },
  { call: 'PUT /api/teacher-desk/{waiting}', status: 404, except: { visitor: 401, teacher: 200 }, body: () => ({ settled: true }) },

  // Notifications: only the caller's own.
  { call: 'GET /api/notifications', shows: 'noticeOfJoined' },
  { call: 'GET /api/notifications/count' },
  { call: 'PUT /api/notifications/read_at' },

  // Conversations: only for their participants, not for admins.
  { call: 'GET /api/count-messages' },
  { call: 'PUT /api/messages/mark-all-read' },
  { call: 'GET /api/conversations', shows: 'privateMessage' },
  { call: 'GET /api/conversations?id={conversation}', shows: 'privateMessage' },
  { call: 'GET /api/conversations/{conversation}/messages', status: 404, except: participants, shows: 'privateMessage' },
  { call: 'GET /api/conversations/{conversation}/messages?after=0', status: 404, except: participants, shows: 'privateMessage' },
  { call: 'GET /api/messages?conversation_id={conversation}', status: 404, except: participants, shows: 'privateMessage' },
  { call: 'GET /api/messages/search?search=سرية', shows: 'privateMessage' },
  { call: 'GET /api/search/mine?q=سرية', shows: 'privateMessage' },
  { call: 'GET /api/messages/search?search=سرية&conversation_id={conversation}', status: 404, except: participants, shows: 'privateMessage' },
  { call: 'GET /api/messages/search?search=&conversation_id={conversation}', status: 404, except: participants },
  { call: 'POST /api/messages', status: 404, except: participants, body: ({ paths }) => ({ conversation_id: paths.conversation, body: 'مرحبًا' }) },
  { call: 'POST /api/messages', status: 404, except: participants, body: messageForm },
  { call: 'PUT /api/conversations/{conversation}/read', status: 404, except: participants },
  { call: 'GET /api/conversations/{question}/messages', status: 404, except: participants, shows: 'reply', to: ['joined', 'teacher'] },
  { call: 'POST /api/messages', status: 404, except: participants, body: ({ paths }) => ({ conversation_id: paths.question, message: 'شكرًا' }) },

  // Push and mail settings: only the caller's own; a mail's link needs no sign-in, and its signature is for one
  // person.
  { call: 'GET /api/push-key' },
  { call: 'POST /api/device-tokens', body: device },
  { call: 'DELETE /api/device-tokens', body: device },
  { call: 'GET /api/digest-setting' },
  { call: 'PUT /api/digest-setting', body: () => ({ state: 'off' }) },
  { call: 'POST /api/mail-digest?{digest}' },
  { call: 'POST /api/mail-digest?{forgedDigest}', status: 404 },
  { call: 'GET /api/announcement-settings' },
  { call: 'PUT /api/announcement-settings', body: () => ({ kind: 'course', channel: 'mail', on: false }) },
  { call: 'POST /api/announcement-mail?{announcementMail}' },
  { call: 'POST /api/announcement-mail?{forgedAnnouncementMail}', status: 404 },

  // Announcements: of a course for its teachers, to everybody for admins. For all others they do not exist.
  { call: 'GET /api/studio/announcements', except: announcersOnly, shows: 'announcementOfCourse' },
  { call: 'GET /api/studio/announcements', except: announcersOnly, shows: 'announcementToAll' },
  { call: 'GET /api/studio/announcements?search=السري', except: announcersOnly, shows: 'announcementToAll' },
  { call: 'GET /api/studio/announcement-courses', except: announcersOnly },
  { call: 'POST /api/studio/announcements', except: announcersOnly, body: () => ({}) },
  { call: 'POST /api/studio/announcements', except: { ...announcersOnly, colleague: 404 }, body: ({ paths }) => ({ course_id: paths.course }) },
  { call: 'POST /api/studio/announcements', except: { ...announcersOnly, teacher: 404, colleague: 404 }, body: ({ paths }) => ({ copy_of: paths.announcementToAll }) },
  { call: 'GET /api/studio/announcements/{announcement}', status: 404, except: courseAnnouncers, shows: 'announcementOfCourse' },
  { call: 'GET /api/studio/announcements/{announcementToAll}', status: 404, except: adminsOnly, shows: 'announcementToAll' },
  { call: 'PUT /api/studio/announcements/{announcement}/draft', status: 404, except: courseAnnouncers, body: () => ({ changes: [{ field: 'body', value: 'نص جديد', base: 0 }] }) },
  { call: 'PUT /api/studio/announcements/{announcement}/draft', status: 404, except: { ...courseAnnouncers, teacher: 422 }, body: () => ({ changes: [{ field: 'audience', value: 'all', base: 0 }] }) },
  { call: 'GET /api/studio/announcements/{announcement}/reach', status: 404, except: courseAnnouncers },
  { call: 'GET /api/studio/announcements/{announcement}/preview', status: 404, except: courseAnnouncers, shows: 'announcementOfCourse' },
  { call: 'POST /api/studio/announcements/{announcement}/test', status: 404, except: courseAnnouncers },
  { call: 'POST /api/studio/announcements/{announcement}/send', status: 404, except: { ...courseAnnouncers, admin: 409 }, body: () => ({ draft_version: null, at: '2040-01-01T00:00:00Z' }) },
  { call: 'POST /api/studio/announcements/{announcementToAll}/send', status: 404, except: adminsOnly, body: () => ({ draft_version: null, at: '2040-01-01T00:00:00Z' }) },
  { call: 'POST /api/studio/announcements/{announcement}/unschedule', status: 404, except: { ...courseAnnouncers, teacher: 409, admin: 409 } },
  { call: 'POST /api/studio/announcements/{announcement}/cancel', status: 404, except: { ...courseAnnouncers, teacher: 409, admin: 409 } },
  { call: 'DELETE /api/studio/announcements/{announcement}', status: 404, except: { ...signedIn, teacher: 200 } },

  // Files: private ones only by signed address; a player sends no token, but another person's token is refused.
  { call: 'GET /storage/{signed}', status: 404, except: { visitor: 200, joined: 200 } },
  { call: 'GET /storage/{stored}', status: 404 },

  // Services, projects and skills in the studio: for editors and admins.
  { call: 'GET /api/studio/services' },
  { call: 'POST /api/studio/services', body: () => ({ name: 'خدمة جديدة' }) },
  { call: 'POST /api/studio/services/{service}/copy' },
  { call: 'GET /api/studio/service-order' },
  { call: 'PUT /api/studio/service-order', body: ({ paths }) => ({ ids: [paths.service] }) },
  { call: 'GET /api/studio/projects' },
  { call: 'POST /api/studio/projects', body: () => ({ name: 'عمل جديد' }) },
  { call: 'POST /api/studio/projects/{project}/copy' },
  { call: 'GET /api/studio/project-order' },
  { call: 'PUT /api/studio/project-order', body: ({ paths }) => ({ ids: [paths.project] }) },
  // Gateways: their notices come from them alone, their keys are for those who sell.
  { call: 'POST /api/gateways/{gateway}/notice', status: 404, body: () => ({}) },
  { call: 'POST /api/checkout/{purchase}/pay', status: 404, except: { visitor: 401, joined: 409 }, body: () => ({ way: 'stripe' }) },
  { call: 'POST /api/checkout/{purchase}/check', status: 404, except: { visitor: 401, joined: 200 } },
  { call: 'GET /api/studio/selling/gateways' },
  { call: 'PUT /api/studio/selling/gateways/{gateway}', body: () => ({ keys: {} }) },
  { call: 'PUT /api/studio/selling/gateways/{gateway}/active', body: () => ({ active: false }) },
  { call: 'DELETE /api/studio/selling/gateways/{gateway}' },
  { call: 'POST /api/studio/selling/gateways/{gateway}/test', status: 403, except: { visitor: 401, admin: 409 } },
  { call: 'POST /api/studio/selling/gateways/{gateway}/check' },
  // Bundles are for all to see; coupons for those who sell.
  { call: 'GET /api/bundles' },
  { call: 'GET /api/bundles/{bundle}' },
  { call: 'POST /api/bundles/{bundle}/purchase' },
  { call: 'GET /api/studio/coupons' },
  { call: 'POST /api/studio/coupons', body: ({ number }, kind) => ({ code: `M${number}-${kind}`, kind: 'percent', percent: 10 }) },
  { call: 'GET /api/studio/coupons/{coupon}' },
  { call: 'GET /api/studio/coupons/{coupon}/uses' },
  { call: 'PUT /api/studio/coupons/{coupon}', body: ({ number }) => ({ code: `CHANGED${number}`, kind: 'percent', percent: 20 }) },
  { call: 'PUT /api/studio/coupons/{coupon}/active', body: () => ({ active: false }) },
  { call: 'DELETE /api/studio/coupons/{coupon}' },
  { call: 'POST /api/studio/coupons/{binnedCoupon}/restore' },

  // Transfers: the owner sends a receipt, those who sell answer it.
  { call: 'POST /api/purchases/{purchase}/transfer', status: 404, except: { visitor: 401, joined: 200 }, body: receiptForm },
  { call: 'GET /api/studio/transfers' },
  { call: 'GET /api/studio/transfers/totals' },
  { call: 'GET /api/studio/transfers/export' },
  { call: 'GET /api/studio/transfers/{transfer}' },
  { call: 'POST /api/studio/transfers/{transfer}/approve', body: () => ({}) },
  { call: 'POST /api/studio/transfers/{transfer}/ask', body: () => ({ question: 'متى؟' }) },
  { call: 'POST /api/studio/transfers/{transfer}/decline', body: () => ({ reason: 'لم يصل' }) },
  { call: 'POST /api/studio/transfers/{transfer}/reopen', status: 403, except: { ...adminsOnly, admin: 409 } },
  { call: 'GET /api/studio/selling/channels' },
  { call: 'POST /api/studio/selling/channels', body: () => ({ kind: 'bank', name: 'بنك' }) },
  { call: 'PUT /api/studio/selling/channels/{transferChannel}', body: () => ({ number: '1' }) },
  { call: 'DELETE /api/studio/selling/channels/{transferChannel}' },
  { call: 'PUT /api/studio/selling/channel-order', body: ({ paths }) => ({ channels: [paths.transferChannel] }) },

  // Codes: who has one redeems it; those who sell make and cancel them.
  { call: 'POST /api/redeem', status: 422, except: signedIn, body: () => ({ code: unknownCode }) },
  { call: 'GET /api/credit' },
  { call: 'GET /api/studio/codes' },
  { call: 'POST /api/studio/codes', body: () => ({ count: 1, amount: '5' }) },
  { call: 'POST /api/studio/codes/find', status: 403, except: { ...adminsOnly, admin: 404 }, body: () => ({ code: unknownCode }) },
  { call: 'GET /api/studio/codes/{codeBatch}' },
  { call: 'GET /api/studio/codes/{codeBatch}/codes' },
  { call: 'GET /api/studio/codes/{codeBatch}/report' },
  { call: 'POST /api/studio/codes/{codeBatch}/sheet', status: 403, except: { ...adminsOnly, admin: 422 }, body: () => ({ format: 'csv', first: 1, codes: [unknownCode] }) },
  { call: 'POST /api/studio/codes/{codeBatch}/cancel', body: () => ({}) },
  { call: 'GET /api/studio/bundles' },
  { call: 'POST /api/studio/bundles', body: ({ bundled }) => ({ name: 'باقة', price: '10', courses: bundled }) },
  { call: 'GET /api/studio/bundles/{bundle}' },
  { call: 'PUT /api/studio/bundles/{bundle}', body: ({ bundled }) => ({ name: 'باقة أخرى', price: '12', courses: bundled }) },
  { call: 'PUT /api/studio/bundles/{bundle}/active', body: () => ({ active: false }) },
  { call: 'DELETE /api/studio/bundles/{bundle}' },
  { call: 'POST /api/studio/bundles/{binnedBundle}/restore' },
  { call: 'GET /api/studio/skills' },
  { call: 'POST /api/studio/skills', body: (_, kind) => ({ name: `مهارة ${kind}` }) },
  { call: 'PUT /api/studio/skills/{skill}', body: ({ number }) => ({ name: `مهارة معدّلة ${number}` }) },
  { call: 'DELETE /api/studio/skills/{skill}', status: 403, except: { ...editors, admin: 404 } },
  { call: 'GET /api/studio/choices?kind=course', status: 403, except: editors },
  { call: 'GET /api/studio/choices?kind=manager', status: 403, except: editors },
  { call: 'GET /api/studio/preview/services/{service}', status: 404, except: editors },
  { call: 'GET /api/studio/preview/projects/{project}', status: 404, except: editors },
  { call: 'GET /api/studio/items/{serviceKind}/{service}', status: 404, except: editors },
  { call: 'PUT /api/studio/items/{serviceKind}/{service}/draft', status: 403, except: editors, body: () => ({ changes: [{ field: 'featured', value: true, base: 0 }] }) },
  { call: 'PUT /api/studio/items/{projectKind}/{project}/draft', status: 403, except: editors, body: () => ({ changes: [{ field: 'skills', value: [], base: 0 }] }) },

  // The studio's items: those who work on the course look, its teachers and admins change.
  { call: 'GET /api/studio/items/{courseKind}/{course}', ...studioSeen },
  { call: 'PUT /api/studio/items/{courseKind}/{course}/draft', ...itemTeachers, body: () => ({ changes: [{ field: 'name', value: 'اسم جديد', base: 0 }] }) },
  { call: 'POST /api/studio/items/{courseKind}/{course}/publish', status: 403, except: { visitor: 401, teacher: 409, admin: 409 }, body: () => ({ draft_version: 1 }) },
  { call: 'POST /api/studio/items/{courseKind}/{course}/discard', status: 403, except: { visitor: 401, teacher: 409, admin: 409 }, body: () => ({ draft_version: 1 }) },
  { call: 'POST /api/studio/items/{courseKind}/{course}/schedule', status: 403, except: { visitor: 401, teacher: 409, admin: 409 }, body: () => ({ draft_version: null, at: '2040-01-01T00:00:00Z' }) },
  { call: 'POST /api/studio/items/{courseKind}/{course}/unschedule', status: 403, except: { visitor: 401, teacher: 409, admin: 409 } },
  { call: 'POST /api/studio/items/{lectureKind}/{locked}/hide', status: 403, except: { visitor: 401, teacher: 200, colleague: 404, editor: 404, admin: 409 } },
  { call: 'POST /api/studio/items/{courseKind}/{course}/bin', status: 403, except: { visitor: 401, teacher: 409, admin: 409 } },
  { call: 'POST /api/studio/items/{courseKind}/{course}/restore', status: 403, except: { visitor: 401, teacher: 409, admin: 409 } },
  { call: 'GET /api/studio/items/{courseKind}/{course}/versions', ...studioSeen },
  { call: 'GET /api/studio/items/{courseKind}/{course}/versions/{version}', status: 404, except: signedIn },
  { call: 'POST /api/studio/items/{courseKind}/{course}/versions/{version}/restore', status: 403, except: { visitor: 401, teacher: 404, admin: 404 }, body: () => ({ draft_version: null }) },
  { call: 'PUT /api/studio/items/{courseKind}/{course}/presence', ...studioSeen, body: () => ({ field: null }) },
  { call: 'POST /api/studio/courses/{course}/publish', status: 403, except: { visitor: 401, teacher: 409, admin: 409 }, body: () => ({ draft_version: 1, lectures: [] }) },
  // The inbox: orders for admins and for the editor who manages their service, contact messages for admins.
  { call: 'GET /api/studio/inbox/summary', ...answersOrders, shows: 'managedOrder' },
  { call: 'GET /api/studio/inbox/summary', ...answersOrders, shows: 'contactMessage' },
  { call: 'GET /api/studio/orders', shows: 'managedOrder' },
  { call: 'GET /api/studio/orders', shows: 'generalOrder' },
  { call: 'GET /api/studio/orders/export', shows: 'managedOrder' },
  { call: 'GET /api/studio/orders/export?search=سري', shows: 'generalOrder' },
  { call: 'GET /api/studio/search?search=طلب سري', except: studioOnly },
  { call: 'GET /api/studio/orders/{order}', shows: 'managedOrder' },
  { call: 'GET /api/studio/orders/{generalOrder}', ...answersAll, shows: 'generalOrder' },
  { call: 'PUT /api/studio/orders/state', body: ({ paths }) => ({ ids: [paths.order], state: 'archived' }) },
  { call: 'PUT /api/studio/orders/state', ...answersAll, body: ({ paths }) => ({ ids: [paths.order, paths.generalOrder], state: 'archived' }) },
  { call: 'POST /api/studio/orders/{order}/answer', body: answer, shows: 'managedOrder' },
  { call: 'POST /api/studio/orders/{generalOrder}/answer', ...answersAll, body: answer, shows: 'generalOrder' },
  { call: 'POST /api/studio/orders/{order}/notes', body: () => ({ body: 'اتصلت به' }), shows: 'managedOrder' },
  { call: 'DELETE /api/studio/orders/{order}/notes/{orderNote}', status: 403, except: { visitor: 401, editor: 200, admin: 404 }, shows: 'managedOrder' },
  { call: 'GET /api/studio/messages', shows: 'contactMessage' },
  { call: 'GET /api/studio/messages/export', shows: 'contactMessage' },
  { call: 'GET /api/studio/messages/{contactMessage}', shows: 'contactMessage' },
  { call: 'PUT /api/studio/messages/state', body: ({ paths }) => ({ ids: [paths.contactMessage], state: 'spam' }) },
  { call: 'POST /api/studio/messages/{contactMessage}/answer', body: answer, shows: 'contactMessage' },
  { call: 'POST /api/studio/messages/{contactMessage}/notes', body: () => ({ body: 'سألته' }), shows: 'contactMessage' },
  { call: 'DELETE /api/studio/messages/{contactMessage}/notes/{messageNote}', shows: 'contactMessage' },
  { call: 'GET /api/studio/reply-templates/{inboxKind}', ...answersOrders },
  { call: 'PUT /api/studio/reply-templates/{inboxKind}', status: 403, except: { visitor: 401, editor: 409, admin: 409 }, body: () => ({ version: 999, templates: [] }) },

  // The media library. `media` is the film of the locked lecture.
  { call: 'GET /api/studio/media', except: studioOnly, shows: 'lockedVideo', to: ['teacher', 'assistant', 'admin'] },
  { call: 'GET /api/studio/media/{media}', except: seesFile, shows: 'lockedVideo', to: ['teacher', 'assistant', 'admin'] },
  { call: 'PUT /api/studio/media/{media}', except: { ...seesFile, assistant: 403 }, body: () => ({ alt: 'وصف' }), shows: 'lockedVideo', to: ['teacher', 'admin'] },
  // In use.
  { call: 'DELETE /api/studio/media/{media}', status: 409, except: seesFile },
  { call: 'POST /api/studio/media/{media}/restore', status: 404, except: studioOnly },
  { call: 'GET /api/studio/media/{media}/uses', except: seesFile },
  { call: 'GET /api/studio/media-quota', except: studioOnly },
  { call: 'PUT /api/studio/media-quota', body: () => ({ max: 50 * 1024 ** 3, file_max: 4 * 1024 ** 3 }) },
  { call: 'GET /api/studio/unfinished-uploads', except: studioOnly },
];
