import type { Kind, Secret, World } from './access-matrix-world.ts';

/** A call; `{course}` stands for an id of the test's world (`World['paths']`). */
type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** The status for each kind of caller, in the order of `kinds`. */
type Statuses = readonly [number, number, number, number, number, number, number, number];

interface Sent {
  body?: (world: World, kind: Kind) => object;
  /** The secret that the response contains for its readers; nobody else may receive it, in any row. */
  shows?: Secret;
  /** The readers who receive it in this row, where not all do. */
  to?: readonly Kind[];
}

export type Row = readonly [call: Call, statuses: Statuses, sent?: Sent];

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
 * Every call × every kind of caller; a route without a row fails the tests. A new call takes one line: the status for
 * each kind, its body, and the secret that it shows. An address with several meanings has several rows. 401 is for a
 * missing sign-in, 403 for a known but forbidden resource, 404 for a private one.
 */
// biome-ignore format: a table is read by its columns
export const rows: readonly Row[] = [
  //                                                visitor stranger pending joined other teacher colleague admin
  // Catalogue: for everyone.
  ['GET /api/categories',                             [200, 200, 200, 200, 200, 200, 200, 200]],
  ['GET /api/courses',                                [200, 200, 200, 200, 200, 200, 200, 200]],
  ['GET /api/courses/{category}',                     [200, 200, 200, 200, 200, 200, 200, 200]],
  ['GET /api/course-requirement/{course}',            [200, 200, 200, 200, 200, 200, 200, 200]],
  ['GET /api/course-details/{course}',                [200, 200, 200, 200, 200, 200, 200, 200], { shows: 'membersFile' }],
  ['GET /api/article',                                [200, 200, 200, 200, 200, 200, 200, 200]],
  ['GET /api/article/{article}',                      [200, 200, 200, 200, 200, 200, 200, 200]],
  ['GET /api/article/{article}/related',              [200, 200, 200, 200, 200, 200, 200, 200]],
  // Leads to the current version.
  ['GET /api/previews/{previewKind}/{course}/{preview}',   [302, 302, 302, 302, 302, 302, 302, 302]],
  ['GET /api/service',                                [200, 200, 200, 200, 200, 200, 200, 200]],
  ['GET /api/service/{service}',                      [200, 200, 200, 200, 200, 200, 200, 200]],
  ['GET /api/project',                                [200, 200, 200, 200, 200, 200, 200, 200]],
  ['GET /api/project/{project}',                      [200, 200, 200, 200, 200, 200, 200, 200]],
  ['GET /api/project/{service}?page=1',               [200, 200, 200, 200, 200, 200, 200, 200]],
  ['GET /api/Statistics',                             [200, 200, 200, 200, 200, 200, 200, 200]],
  ['GET /api/teacher/{teacher}',                      [401, 200, 200, 200, 200, 200, 200, 200]],
  ['GET /api/teacher/{student}',                      [401, 404, 404, 404, 404, 404, 404, 404]],
  ['GET /api/teacher-students/{teacher}',             [401, 200, 200, 200, 200, 200, 200, 200]],
  ['GET /api/teacher-features/{teacher}',             [401, 200, 200, 200, 200, 200, 200, 200]],

  // Forms for everyone.
  ['POST /api/orders',                                [200, 200, 200, 200, 200, 200, 200, 200], { body: () => order }],
  ['POST /api/contact',                               [200, 200, 200, 200, 200, 200, 200, 200], { body: () => letter }],
  ['POST /api/web-vitals',                            [200, 200, 200, 200, 200, 200, 200, 200], { body: () => vitals }],

  // Sign-in. An access token cannot be used as a refresh token.
  ['POST /api/login',                                 [200, 200, 200, 200, 200, 200, 200, 200], { body: (world, kind) => ({ email: address(world, kind) }) }],
  ['POST /api/login/verify',                          [422, 422, 422, 422, 422, 422, 422, 422], { body: (world, kind) => ({ email: address(world, kind), login_code: world.emailCode }) }],
  ['POST /api/register',                              [200, 200, 200, 200, 200, 200, 200, 200], { body: (world, kind) => ({ name: 'سلمى', email: address(world, kind) }) }],
  ['POST /api/refresh-token',                         [401, 401, 401, 401, 401, 401, 401, 401]],
  ['POST /api/logout',                                [401, 200, 200, 200, 200, 200, 200, 200]],

  // The caller's own profile.
  ['GET /api/user',                                   [401, 200, 200, 200, 200, 200, 200, 200], { shows: 'emailOfJoined' }],
  ['GET /api/student',                                [401, 200, 200, 200, 200, 200, 200, 200], { shows: 'phoneOfJoined' }],
  ['GET /api/student',                                [401, 200, 200, 200, 200, 200, 200, 200], { shows: 'newEmailOfJoined' }],
  ['POST /api/verify-email',                          [401, 422, 422, 200, 422, 422, 422, 422], { body: ({ emailCode }) => ({ code: emailCode }) }],
  ['POST /api/update-profile',                        [401, 200, 200, 200, 200, 200, 200, 200], { body: person, shows: 'emailOfJoined' }],
  ['PUT /api/name',                                   [401, 200, 200, 200, 200, 200, 200, 200], { body: () => ({ name: 'اسم جديد' }), shows: 'emailOfJoined' }],
  ['POST /api/update-photo-profile',                  [401, 200, 200, 200, 200, 200, 200, 200], { body: photoForm, shows: 'emailOfJoined' }],

  // The caller's own sessions and password. The confirmation code was mailed to `joined`, whoever sends it.
  ['GET /api/sessions',                               [401, 200, 200, 200, 200, 200, 200, 200], { shows: 'deviceOfJoined' }],
  ['DELETE /api/sessions',                            [401, 200, 200, 200, 200, 200, 200, 200]],
  ['DELETE /api/sessions/{session}',                  [401, 404, 404, 200, 404, 404, 404, 404]],
  ['POST /api/sessions/code',                         [401, 200, 200, 200, 200, 200, 200, 200]],
  ['POST /api/sessions/confirm',                      [401, 422, 422, 200, 422, 422, 422, 422], { body: ({ confirmCode }) => ({ code: confirmCode }) }],
  ['PUT /api/password',                               [401, 200, 200, 200, 200, 200, 200, 200], { body: () => ({ password: 'قمر فوق التل البعيد' }) }],
  ['DELETE /api/password',                            [401, 200, 200, 200, 200, 200, 200, 200]],

  ['GET /api/my-home',                                [401, 200, 200, 200, 200, 200, 200, 200]],
  ['GET /api/favourites',                             [401, 200, 200, 200, 200, 200, 200, 200]],
  ['POST /api/toggle-favorite/{course}',              [401, 200, 200, 200, 200, 200, 200, 200]],

  // Enrolment: the code is the one that was mailed to `pending`, whoever sends it.
  ['GET /api/check-enroll/{course}',                  [401, 200, 200, 200, 200, 200, 200, 200]],
  ['POST /api/enroll',                                [401, 200, 200, 200, 200, 200, 200, 200], { body: ({ paths }) => ({ courseId: paths.course }) }],
  ['PUT /api/enroll/{course}',                        [401, 409, 200, 200, 200, 409, 409, 409], { body: ({ enrolmentCode }) => ({ code: enrolmentCode }) }],
  ['PUT /api/resendCode/{course}',                    [401, 409, 429, 409, 409, 409, 409, 409]],
  ['GET /api/my-courses',                             [401, 200, 200, 200, 200, 200, 200, 200]],

  // Learning.
  ['GET /api/course-detailsAuth/{course}',            [401, 200, 200, 200, 200, 200, 200, 200], { shows: 'membersFile' }],
  ['GET /api/LectureDetails/{course}/{locked}',       [200, 200, 200, 200, 200, 200, 200, 200], { shows: 'lockedVideo' }],
  ['GET /api/LectureDetails/{course}/{locked}',       [200, 200, 200, 200, 200, 200, 200, 200], { shows: 'lockedCaptions' }],
  ['GET /api/LectureDetails/{course}/{free}',         [200, 200, 200, 200, 200, 200, 200, 200], { shows: 'freeVideo' }],
  ['GET /api/showLecture/{course}/{locked}',          [200, 200, 200, 200, 200, 200, 200, 200]],
  ['POST /api/watch-Lecture',                         [401, 403, 403, 200, 200, 200, 403, 200], { body: (world) => ({ ...lockedLecture(world), status: 'endWatch' }) }],
  ['POST /api/watch-Lecture',                         [401, 200, 200, 200, 200, 200, 200, 200], { body: (world) => ({ ...freeLecture(world), status: 'endWatch' }) }],
  ['PUT /api/lecture-position',                       [401, 403, 403, 200, 200, 200, 403, 200], { body: (world) => ({ ...lockedLecture(world), position: 5 }) }],

  // Reviews: of those who joined; the course's own teacher and the admins do not rate it.
  ['PUT /api/course-review/{course}',                 [401, 403, 403, 200, 200, 403, 403, 403], { body: () => ({ rating: 4, comment: 'شرح واضح' }) }],
  ['DELETE /api/course-review/{course}',              [401, 404, 404, 200, 404, 404, 404, 404]],

  // Questions on a lecture: for everyone who may open it; the question inbox is for teachers and admins.
  ['GET /api/discussions/{course}/{locked}',          [401, 403, 403, 200, 200, 200, 403, 200], { shows: 'question' }],
  ['GET /api/discussions/{course}/{locked}',          [401, 403, 403, 200, 200, 200, 403, 200], { shows: 'reply' }],
  ['GET /api/discussions/{course}/{free}',            [401, 200, 200, 200, 200, 200, 200, 200]],
  ['POST /api/post-discussion',                       [401, 403, 403, 409, 409, 200, 403, 200], { body: (world) => ({ ...lockedLecture(world), description: 'لماذا؟' }) }],
  ['POST /api/post-discussion',                       [401, 200, 200, 200, 200, 200, 200, 200], { body: (world) => ({ ...freeLecture(world), description: 'لماذا؟' }) }],
  ['GET /api/teacher-desk',                           [401, 403, 403, 403, 403, 200, 200, 200], { shows: 'waitingQuestion', to: ['teacher'] }],
  ['GET /api/teacher-desk?list=answered',             [401, 403, 403, 403, 403, 200, 200, 200], { shows: 'question', to: ['teacher'] }],
  ['GET /api/teacher-desk?list=all&course={course}',  [401, 403, 403, 403, 403, 403, 403, 200], { shows: 'waitingQuestion', to: ['admin'] }],
  ['GET /api/my-questions',                           [401, 200, 200, 200, 200, 200, 200, 200], { shows: 'question', to: ['joined'] }],
  ['POST /api/post-discussion',                       [401, 200, 200, 200, 200, 200, 200, 200], { body: questionForm }],
  ['POST /api/discussions/{asked}/replies',           [401, 404, 404, 200, 404, 200, 404, 404], { body: replyForm }],
  ['PUT /api/teacher-desk/{waiting}',                 [401, 404, 404, 404, 404, 200, 404, 404], { body: () => ({ settled: true }) }],

  // Notifications: only the caller's own.
  ['GET /api/notifications',                          [401, 200, 200, 200, 200, 200, 200, 200], { shows: 'noticeOfJoined' }],
  ['GET /api/notifications/count',                    [401, 200, 200, 200, 200, 200, 200, 200]],
  ['PUT /api/notifications/read_at',                  [401, 200, 200, 200, 200, 200, 200, 200]],

  // Conversations: only for their participants, not for admins.
  ['GET /api/count-messages',                         [401, 200, 200, 200, 200, 200, 200, 200]],
  ['PUT /api/messages/mark-all-read',                 [401, 200, 200, 200, 200, 200, 200, 200]],
  ['GET /api/conversations',                          [401, 200, 200, 200, 200, 200, 200, 200], { shows: 'privateMessage' }],
  ['GET /api/conversations?id={conversation}',        [401, 200, 200, 200, 200, 200, 200, 200], { shows: 'privateMessage' }],
  ['GET /api/conversations/{conversation}/messages',  [401, 404, 404, 200, 404, 200, 404, 404], { shows: 'privateMessage' }],
  ['GET /api/conversations/{conversation}/messages?after=0', [401, 404, 404, 200, 404, 200, 404, 404], { shows: 'privateMessage' }],
  ['GET /api/messages?conversation_id={conversation}', [401, 404, 404, 200, 404, 200, 404, 404], { shows: 'privateMessage' }],
  ['GET /api/messages/search?search=سرية',            [401, 200, 200, 200, 200, 200, 200, 200], { shows: 'privateMessage' }],
  ['GET /api/messages/search?search=سرية&conversation_id={conversation}', [401, 404, 404, 200, 404, 200, 404, 404], { shows: 'privateMessage' }],
  ['GET /api/messages/search?search=&conversation_id={conversation}', [401, 404, 404, 200, 404, 200, 404, 404]],
  ['POST /api/messages',                              [401, 404, 404, 200, 404, 200, 404, 404], { body: ({ paths }) => ({ conversation_id: paths.conversation, body: 'مرحبًا' }) }],
  ['POST /api/messages',                              [401, 404, 404, 200, 404, 200, 404, 404], { body: messageForm }],
  ['PUT /api/conversations/{conversation}/read',      [401, 404, 404, 200, 404, 200, 404, 404]],
  ['GET /api/conversations/{question}/messages',      [401, 404, 404, 200, 404, 200, 404, 404], { shows: 'reply', to: ['joined', 'teacher'] }],
  ['POST /api/messages',                              [401, 404, 404, 200, 404, 200, 404, 404], { body: ({ paths }) => ({ conversation_id: paths.question, message: 'شكرًا' }) }],

  // Push and mail settings: only the caller's own; a mail's link needs no sign-in, and its signature is for one
  // person.
  ['GET /api/push-key',                               [401, 200, 200, 200, 200, 200, 200, 200]],
  ['POST /api/device-tokens',                         [401, 200, 200, 200, 200, 200, 200, 200], { body: device }],
  ['DELETE /api/device-tokens',                       [401, 200, 200, 200, 200, 200, 200, 200], { body: device }],
  ['GET /api/digest-setting',                         [401, 200, 200, 200, 200, 200, 200, 200]],
  ['PUT /api/digest-setting',                         [401, 200, 200, 200, 200, 200, 200, 200], { body: () => ({ state: 'off' }) }],
  ['POST /api/mail-digest?{digest}',                  [200, 200, 200, 200, 200, 200, 200, 200]],
  ['POST /api/mail-digest?{forgedDigest}',            [404, 404, 404, 404, 404, 404, 404, 404]],

  // Files: private ones only by signed address; a player sends no token, but another person's token is refused.
  ['GET /storage/{signed}',                           [200, 404, 404, 200, 404, 404, 404, 404]],
  ['GET /storage/{stored}',                           [404, 404, 404, 404, 404, 404, 404, 404]],
];
