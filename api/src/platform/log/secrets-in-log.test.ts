import { expect, test } from 'vitest';
import { makeConversation } from '#factories/conversations.ts';
import { makeChapter, makeCourse, makeLecture } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { picture } from '../../testing/sample-files.ts';
import { startTestApp } from '../../testing/test-app.ts';

const logged: string[] = [];
const { call, db, expectErrors, passTime, platform, pool, smtp } = await startTestApp({ logged });

const lines = () => logged.map((line) => JSON.parse(line));

/** The secrets that no log may contain, by name. */
const secrets = new Map<string, string>();
const addSecret = (name: string, text: unknown) => {
  expect(text, name).toBeTruthy();
  secrets.set(name, String(text));
};

const email = 'leyla.secret@example.org';

async function signIn() {
  await call('POST /api/login', { body: { email, name: 'ليلى' } });
  const code = await smtp.codeTo(email);
  addSecret('sign-in code', code);
  await call('POST /api/login/verify', { body: { email, login_code: '000000' } });
  const { body } = await call('POST /api/login/verify', { body: { email, login_code: code } });
  addSecret('first access token', body.token);
  addSecret('first refresh token', body.refresh_token);
  const renewed = await call('POST /api/refresh-token', { token: body.refresh_token });
  addSecret('access token', renewed.body.token);
  addSecret('refresh token', renewed.body.refresh_token);
  return { id: body.user.id as number, token: renewed.body.token as string };
}

/** Creates a course with a video for members. */
async function makeVideo() {
  const teacher = await makeTeacher(db);
  const course = await makeCourse(db, { teacherId: teacher.id });
  const { id: chapterId } = await makeChapter(db, { courseId: course.id });
  const video = 'private/videos/lesson.mp4';
  await platform.storage.write(video, Buffer.from('0123456789'));
  return { course, lecture: await makeLecture(db, { courseId: course.id, chapterId, video }) };
}

async function enrol(token: string, courseId: number) {
  await call('POST /api/enroll', { token, body: { courseId } });
  const code = await smtp.codeTo(email, 2);
  addSecret('enrolment code', code);
  await call(`PUT /api/enroll/${courseId}`, { token, body: { code } });
}

async function watch(token: string, courseId: number, lectureId: number) {
  const { body, headers } = await call(`GET /api/LectureDetails/${courseId}/${lectureId}`, {
    token,
    headers: { 'sec-fetch-site': 'same-origin', host: 'nibras.example' },
  });
  const address = new URL(body.lecture.videos);
  addSecret('signature of a video', address.searchParams.get('signature'));
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  addSecret('proof in a cookie', cookie.split('=')[1]);
  const path = `${address.pathname}${address.search}` as const;
  const part = await call(`GET ${path as `/${string}`}`, { headers: { cookie } });
  expect(part.status).toBe(200);
  await call(`GET ${path.replace('signature=', 'signature=x') as `/${string}`}`);
}

async function send({ id, token }: { id: number; token: string }) {
  const conversation = await makeConversation(db, [{ id }, await makePerson(db)]);
  const form = new FormData();
  form.set('conversation_id', String(conversation.id));
  form.set('message', 'كلام لا يقرؤه غيرنا');
  addSecret('a message', 'كلام لا يقرؤه غيرنا');
  form.set('attachment', new Blob([new Uint8Array(await picture('png'))]), 'secret-plan.png');
  addSecret('name of a file', 'secret-plan');
  await call('POST /api/messages', { token, body: form });
}

async function subscribe(token: string) {
  const endpoint = 'https://push.example.org/send/endpoint-secret-of-leyla';
  const auth = 'auth-secret-of-leyla-1';
  addSecret('push endpoint', 'endpoint-secret-of-leyla');
  addSecret('push key', auth);
  const subscription = JSON.stringify({ endpoint, keys: { p256dh: 'B'.repeat(87), auth } });
  await call('POST /api/device-tokens', { token, body: { token: subscription, device_name: 'x' } });
}

/** Typical actions of a person, some of which fail. */
async function actAsPerson() {
  const leyla = await signIn();
  const { course, lecture } = await makeVideo();
  await enrol(leyla.token, course.id);
  await watch(leyla.token, course.id, lecture.id);
  await send(leyla);
  await subscribe(leyla.token);
  addSecret('a password', 'correct horse battery');
  await call('POST /api/login', { body: { email, password: 'correct horse battery' } });
  await call('GET /api/courses?search=token-in-a-query');
  addSecret('a query', 'token-in-a-query');
  await call(`GET /api/none/${'q'.repeat(20)}?code=123456`);
  addSecret('an unknown address', 'q'.repeat(20));
}

/** Makes storing a job fail, whose database error quotes the whole mail with its code. */
async function failInternally() {
  passTime(3_600_000);
  const errors = expectErrors();
  await pool.query('alter table pgboss.queue rename to queue_away');
  await pool.query('alter table pgboss.job rename to job_away');
  const answer = await call('POST /api/login', { body: { email: 'other.secret@example.org' } });
  await pool.query('alter table pgboss.job_away rename to job');
  await pool.query('alter table pgboss.queue_away rename to queue');
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.body)).not.toMatch(/pgboss|params/);
  addSecret('an address in a failed query', 'other.secret@example.org');
  expect(errors.join('')).toContain('Failed query');
  expect(errors.join('')).not.toContain('هو كود التحقق');
}

test('no secret, code or text of people is logged, on success or failure', async () => {
  await actAsPerson();
  await failInternally();
  const all = logged.join('');
  expect(logged.length).toBeGreaterThan(15);
  const found = [...secrets].filter(([, text]) => all.includes(text)).map(([name]) => name);
  expect(found).toEqual([]);
  expect(all).not.toContain(email);
});

test('every finished request logs one line with its id, route, status and person', async () => {
  const person = await makePerson(db);
  const before = logged.length;
  const { headers } = await call('GET /api/course-details/1?token=x', { as: person });
  expect(lines().slice(before)).toEqual([
    {
      level: 30,
      time: expect.any(String),
      requestId: headers['x-request-id'],
      method: 'GET',
      route: '/api/course-details/:id',
      status: expect.any(Number),
      ms: expect.any(Number),
      person: person.id,
      msg: 'request',
    },
  ]);
});

test('the jobs of a request log its id', async () => {
  const address = 'later@example.org';
  smtp.refuse(451, 'not now');
  const { headers } = await call('POST /api/login', { body: { email: address } });
  const id = headers['x-request-id'];
  // The mail of an earlier request may fail too.
  const failed = () =>
    lines().find(({ msg, requestId }) => msg === 'job failed' && requestId === id);
  await expect.poll(failed, { timeout: 60_000 }).toMatchObject({
    job: 'deliver-mail',
    try: 1,
  });
  smtp.accept();
  await smtp.mailTo(address);
  expect(logged.join('')).not.toContain(address);
});
