import { expect, test } from 'vitest';
import { makeConversation } from '#factories/conversations.ts';
import { makeChapter, makeCourse, makeLecture } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { picture } from '../../testing/sample-files.ts';
import { startTestApp } from '../../testing/test-app.ts';

const logged: string[] = [];
const { call, db, expectErrors, passTime, platform, pool, smtp } = await startTestApp({ logged });

const lines = () => logged.map((line) => JSON.parse(line));

/** Everything that occurred and that no log may hold: its name, and the text. */
const secrets = new Map<string, string>();
const occurred = (name: string, text: unknown) => {
  expect(text, name).toBeTruthy();
  secrets.set(name, String(text));
};

const email = 'leyla.secret@example.org';

async function signIn() {
  await call('POST /api/login', { body: { email, name: 'ليلى' } });
  const code = await smtp.codeTo(email);
  occurred('sign-in code', code);
  await call('POST /api/login/verify', { body: { email, login_code: '000000' } });
  const { body } = await call('POST /api/login/verify', { body: { email, login_code: code } });
  occurred('first access token', body.token);
  occurred('first refresh token', body.refresh_token);
  const renewed = await call('POST /api/refresh-token', { token: body.refresh_token });
  occurred('access token', renewed.body.token);
  occurred('refresh token', renewed.body.refresh_token);
  return { id: body.user.id as number, token: renewed.body.token as string };
}

/** A course with a film that only its members may watch. */
async function makeFilm() {
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
  occurred('enrolment code', code);
  await call(`PUT /api/enroll/${courseId}`, { token, body: { code } });
}

async function watch(token: string, courseId: number, lectureId: number) {
  const { body, headers } = await call(`GET /api/LectureDetails/${courseId}/${lectureId}`, {
    token,
    headers: { 'sec-fetch-site': 'same-origin', host: 'nibras.example' },
  });
  const address = new URL(body.lecture.videos);
  occurred('signature of a film', address.searchParams.get('signature'));
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  occurred('proof in a cookie', cookie.split('=')[1]);
  const path = `${address.pathname}${address.search}` as const;
  const film = await call(`GET ${path as `/${string}`}`, { headers: { cookie } });
  expect(film.status).toBe(200);
  await call(`GET ${path.replace('signature=', 'signature=x') as `/${string}`}`);
}

async function send({ id, token }: { id: number; token: string }) {
  const conversation = await makeConversation(db, [{ id }, await makePerson(db)]);
  const form = new FormData();
  form.set('conversation_id', String(conversation.id));
  form.set('message', 'كلام لا يقرؤه غيرنا');
  occurred('a message', 'كلام لا يقرؤه غيرنا');
  form.set('attachment', new Blob([new Uint8Array(await picture('png'))]), 'secret-plan.png');
  occurred('name of a file', 'secret-plan');
  await call('POST /api/messages', { token, body: form });
}

async function subscribe(token: string) {
  const endpoint = 'https://push.example.org/send/endpoint-secret-of-leyla';
  const auth = 'auth-secret-of-leyla-1';
  occurred('push endpoint', 'endpoint-secret-of-leyla');
  occurred('push key', auth);
  const subscription = JSON.stringify({ endpoint, keys: { p256dh: 'B'.repeat(87), auth } });
  await call('POST /api/device-tokens', { token, body: { token: subscription, device_name: 'x' } });
}

/** What people do, with some failures of theirs. */
async function liveADay() {
  const leyla = await signIn();
  const { course, lecture } = await makeFilm();
  await enrol(leyla.token, course.id);
  await watch(leyla.token, course.id, lecture.id);
  await send(leyla);
  await subscribe(leyla.token);
  occurred('a password', 'correct horse battery');
  await call('POST /api/login', { body: { email, password: 'correct horse battery' } });
  await call('GET /api/courses?search=token-in-a-query');
  occurred('a query', 'token-in-a-query');
  await call(`GET /api/none/${'q'.repeat(20)}?code=123456`);
  occurred('an unknown address', 'q'.repeat(20));
}

/** The database refuses to keep a job: its error quotes the whole mail, with its code. */
async function failInside() {
  passTime(3_600_000);
  const errors = expectErrors();
  await pool.query('alter table pgboss.queue rename to queue_away');
  await pool.query('alter table pgboss.job rename to job_away');
  const answer = await call('POST /api/login', { body: { email: 'other.secret@example.org' } });
  await pool.query('alter table pgboss.job_away rename to job');
  await pool.query('alter table pgboss.queue_away rename to queue');
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.body)).not.toMatch(/pgboss|params/);
  occurred('an address in a failed query', 'other.secret@example.org');
  expect(errors.join('')).toContain('Failed query');
  expect(errors.join('')).not.toContain('هو كود التحقق');
}

test('no secret, code or text of people reaches the log, whatever goes well or wrong', async () => {
  await liveADay();
  await failInside();
  const all = logged.join('');
  expect(logged.length).toBeGreaterThan(15);
  const found = [...secrets].filter(([, text]) => all.includes(text)).map(([name]) => name);
  expect(found).toEqual([]);
  expect(all).not.toContain(email);
});

test('every finished request is one line that names it, its route, its status and its person', async () => {
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

test('a request’s name goes with the jobs that it leaves behind', async () => {
  const address = 'later@example.org';
  smtp.refuse(451, 'not now');
  const { headers } = await call('POST /api/login', { body: { email: address } });
  const id = headers['x-request-id'];
  const failed = () => lines().find(({ msg }) => msg === 'job failed');
  await expect.poll(failed, { timeout: 10_000 }).toMatchObject({
    requestId: id,
    job: 'deliver-mail',
    try: 1,
  });
  smtp.accept();
  await smtp.mailTo(address);
  expect(logged.join('')).not.toContain(address);
});
