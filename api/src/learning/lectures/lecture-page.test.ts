import { learning } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { media } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const { call, db } = app;

const teacher = await makeTeacher(db);
const course = await makeCourse(db, { teacherId: teacher.id, slug: 'python' });
const chapter = await makeChapter(db, { courseId: course.id });
const inChapter = { courseId: course.id, chapterId: chapter.id };
const video = 'private/videos/lesson.mp4';
const captions = ['private/videos/lesson.ar.vtt', 'private/videos/lesson.en.vtt'];
const locked = await makeLecture(db, {
  ...inChapter,
  slug: '1-1',
  video,
  captions,
  poster: 'videos/lesson.webp',
  minutes: 12,
});
const free = await makeLecture(db, { ...inChapter, free: true, video });
const article = await makeLecture(db, { ...inChapter, type: 'article', body: '<p>نص</p>' });
const foreignLecture = await makeLecture(db);

const student = await makePerson(db);
await makeEnrolment(db, { courseId: course.id, personId: student.id });
const pending = await makePerson(db);
await makeEnrolment(db, { courseId: course.id, personId: pending.id, status: 'pending' });
const stranger = await makePerson(db);
const otherTeacher = await makeTeacher(db);
const admin = await makeAdmin(db);

beforeAll(async () => {
  await app.platform.storage.write(video, Buffer.from('0123456789'));
  for (const path of captions) await app.platform.storage.write(path, Buffer.from('WEBVTT\n'));
});

const open = (lecture: { id: number }, as?: { id: number }) =>
  call(`GET /api/LectureDetails/${course.id}/${lecture.id}`, { as });
const pathOf = (address: string) => address.slice(address.indexOf('/storage/')) as `/${string}`;

test('a member gets working addresses of the video and captions', async () => {
  const { status, body } = await open(locked, student);
  expect(status).toBe(200);
  expect(body.lecture).toMatchObject({
    id: locked.id,
    slug: '1-1',
    type: 'video',
    timeLecture: '12',
    show: 0,
    locked: false,
    is_watch: { status: 'notStarted' },
    position: 0,
    poster: 'videos/lesson.webp',
    captions: [
      { language: 'ar', label: 'العربية' },
      { language: 'en', label: 'الإنجليزية' },
    ],
  });
  expect(new URL(body.lecture.videos).pathname).toBe(`/storage/${video}`);
  expect((await call(`GET ${pathOf(body.lecture.videos)}`)).body).toBe('0123456789');
  for (const { src } of body.lecture.captions) {
    const caption = await call(`GET ${pathOf(src)}`);
    expect(caption.headers['content-type']).toBe('text/vtt; charset=utf-8');
  }
});

test('contains its course with chapters and teacher', async () => {
  const { body } = await open(locked, student);
  expect(body.course).toMatchObject({
    id: course.id,
    slug: 'python',
    user_id: teacher.id,
    status: 'joined',
    teacher: { id: teacher.id },
    chapters: [{ id: chapter.id }],
  });
  expect(body.course.chapters[0].lectures.map(({ id }: { id: number }) => id)).toEqual([
    locked.id,
    free.id,
    article.id,
  ]);
});

describe('access to a lecture that is not free', () => {
  test.each([
    ['a visitor', undefined, false],
    ['a stranger', stranger, false],
    ['a person who has not confirmed the code', pending, false],
    ['the teacher of another course', otherTeacher, false],
    ['an enrolled student', student, true],
    ['its teacher', teacher, true],
    ['an admin', admin, true],
  ] as const)('%s', async (_who, person, allowed) => {
    const { status, body } = await open(locked, person);
    expect(status).toBe(200);
    expect(body.lecture.locked).toBe(!allowed);
    expect('videos' in body.lecture).toBe(allowed);
    expect('captions' in body.lecture).toBe(allowed);
    expect('body' in body.lecture).toBe(allowed);
    if (!allowed) expect(JSON.stringify(body)).not.toContain('private/');
  });
});

test('a video without a picture shows the one that was taken from it, to those who may open it', async () => {
  const taken = { path: 'videos/plain-poster.webp', name: 'صورة', kind: 'image' } as const;
  await db.insert(media).values({ ...taken, type: 'image/webp' });
  const lecture = await makeLecture(db, { video: 'private/videos/plain.mp4' });
  await db
    .update(media)
    .set({ poster: taken.path })
    .where(eq(media.path, 'private/videos/plain.mp4'));
  await makeEnrolment(db, { courseId: lecture.courseId, personId: student.id });
  const posterFor = async (as?: { id: number }) =>
    (await call(`GET /api/LectureDetails/${lecture.courseId}/${lecture.id}`, { as })).body.lecture
      .poster;
  expect(await posterFor(student)).toBe('videos/plain-poster.webp');
  expect(await posterFor(stranger)).toBeNull();
  const next = (await call('GET /api/my-home', { as: student })).body;
  expect(JSON.stringify(next)).toContain('videos/plain-poster.webp');
});

test('a free lecture is open to everyone, also without a sign-in and with an invalid token', async () => {
  for (const options of [{}, { token: 'dead' }, { as: stranger }]) {
    const { body } = await call(`GET /api/LectureDetails/${course.id}/${free.id}`, options);
    expect(body.lecture).toMatchObject({ show: 1, locked: false });
    expect((await call(`GET ${pathOf(body.lecture.videos)}`)).status).toBe(200);
  }
});

test('the text of an article is for members', async () => {
  expect((await open(article, student)).body.lecture.body).toBe('<p>نص</p>');
  expect((await open(article)).body.lecture.body).toBeUndefined();
});

describe('an address', () => {
  const address = async (as: { id: number }) =>
    pathOf((await open(locked, as)).body.lecture.videos);

  test('is signed for one person: two people get different ones', async () => {
    expect(await address(student)).not.toBe(await address(teacher));
  });

  test.each([
    ['another person', (path: string) => path.replace(/person=\d+/, 'person=1')],
    ['a later expiry', (path: string) => path.replace(/expires=\d+/, 'expires=99999999999')],
    ['another signature', (path: string) => path.replace(/signature=.{4}/, 'signature=AAAA')],
    ['no signature', (path: string) => path.replace(/&signature=.*/, '')],
    ['an empty signature', (path: string) => path.replace(/signature=.*/, 'signature=')],
    ['two signatures', (path: string) => `${path}&signature=AAAA`],
    ['no query', (path: string) => path.replace(/\?.*/, '')],
    ['another file', (path: string) => path.replace('lesson.mp4', 'lesson.ar.vtt')],
    ['capitals', (path: string) => path.replace('private', 'PRIVATE')],
    ['a path traversal', (path: string) => path.replace('private/', 'videos/..%2fprivate/')],
    ['doubled slashes', (path: string) => path.replace('private/', 'private//')],
    ['a person that is no number', (path: string) => path.replace(/person=\d+/, 'person=NaN')],
  ])('with %s is 404', async (_what, change) => {
    const changed = change(await address(student)) as `/${string}`;
    const { status, body } = await call(`GET ${changed}`);
    expect(status).toBe(404);
    expect(body).toEqual({ message: 'الملف المطلوب غير موجود.' });
  });

  test('expires with a message', async () => {
    app.stopClock();
    const path = await address(student);
    app.passTime(learning.videoAddressLifetime - 2000);
    expect((await call(`GET ${path}`)).status).toBe(200);
    app.passTime(3000);
    const { status, body } = await call(`GET ${path}`);
    expect(status).toBe(403);
    expect(body.message).toContain('انتهت صلاحية رابط الملف');
    // The page returns a new address, and the video continues from the middle.
    const renewed = await call(`GET ${await address(student)}`, {
      headers: { range: 'bytes=4-5' },
    });
    expect({ status: renewed.status, body: renewed.body }).toEqual({ status: 206, body: '45' });
    app.passTime(-learning.videoAddressLifetime - 1000);
  });

  test('is 404 for another signed-in person', async () => {
    const path = await address(student);
    for (const other of [stranger, teacher, admin]) {
      expect((await call(`GET ${path}`, { as: other })).status).toBe(404);
    }
    expect((await call(`GET ${path}`, { as: student })).status).toBe(200);
    expect((await call(`GET ${path}`, { token: 'dead' })).status).toBe(200);
  });
});

describe('an address requested by a browser', () => {
  const host = 'nibras.test';
  const browser = { host, 'sec-fetch-site': 'same-origin' };

  /** A browser's request: the address of the video and the cookie of the response. */
  async function visit(as?: { id: number }, headers: Record<string, string> = browser) {
    const answer = await call(`GET /api/LectureDetails/${course.id}/${locked.id}`, { as, headers });
    const [cookie = ''] = [answer.headers['set-cookie'] ?? ''].flat();
    return { path: pathOf(answer.body.lecture?.videos ?? '/storage/'), cookie };
  }
  const get = async (path: `/${string}`, cookie = '') =>
    (await call(`GET ${path}`, { headers: { host, ...(cookie && { cookie }) } })).status;
  const cookiePair = (cookie: string) => cookie.slice(0, cookie.indexOf(';'));

  test('works only with that browser’s cookie, also for ranges', async () => {
    const { path, cookie } = await visit(student);
    expect(await get(path, cookiePair(cookie))).toBe(200);
    expect(await get(path, `theme=dark; ${cookiePair(cookie)}; a=b`)).toBe(200);
    const part = await call(`GET ${path}`, {
      headers: { cookie: cookiePair(cookie), range: 'bytes=2-3' },
    });
    expect({ status: part.status, body: part.body }).toEqual({ status: 206, body: '23' });
    expect(await get(path)).toBe(404);
    expect(await get(path, 'playback-proof=')).toBe(404);
    expect(await get(path, 'playback-proof=AAAA')).toBe(404);
  });

  test('does not work with the cookie of another member', async () => {
    const { path } = await visit(student);
    const { cookie } = await visit(teacher);
    expect(await get(path, cookiePair(cookie))).toBe(404);
  });

  test.each([
    ['its `bound` parameter removed', (path: string) => path.replace('&bound=1', '')],
    ['its `bound` parameter replaced', (path: string) => path.replace('bound=1', 'held=')],
    ['another person', (path: string) => path.replace(/person=\d+/, `person=${stranger.id}`)],
    ['a later expiry', (path: string) => path.replace(/expires=\d+/, 'expires=99999999999')],
    ['another file', (path: string) => path.replace('lesson.mp4', 'lesson.ar.vtt')],
  ])('with %s is 404 without the cookie', async (_what, change) => {
    const { path } = await visit(student);
    expect(await get(change(path) as `/${string}`)).toBe(404);
  });

  test('expires with the cookie too', async () => {
    const { path, cookie } = await visit(student);
    app.passTime(learning.videoAddressLifetime + 1000);
    expect(await get(path, cookiePair(cookie))).toBe(403);
    app.passTime(-learning.videoAddressLifetime - 1000);
  });

  test('comes with a cookie that scripts cannot read and other sites cannot send', async () => {
    const { cookie } = await visit(student);
    expect(cookie).toMatch(
      /^playback-proof=[\w-]{43}; Path=\/storage\/; Max-Age=1800; HttpOnly; SameSite=Strict$/,
    );
  });

  test.each([
    ['another site of the same owner', { host, 'sec-fetch-site': 'same-site' }],
    ['another origin', { host, 'sec-fetch-site': 'cross-site' }],
    ['a program', { host }],
  ])('needs no cookie for %s, which would not send it', async (_who, headers) => {
    const { path, cookie } = await visit(student, headers);
    expect(cookie).toBe('');
    expect(await get(path)).toBe(200);
  });

  test('needs no cookie for a visitor of a free lecture', async () => {
    const answer = await call(`GET /api/LectureDetails/${course.id}/${free.id}`, {
      headers: browser,
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await get(pathOf(answer.body.lecture.videos))).toBe(200);
  });
});

describe('a lecture is found', () => {
  test('by ids, by slugs, and by ids in Arabic digits', async () => {
    const arabic = (number: number) =>
      encodeURIComponent(
        String(number).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
      );
    for (const path of [
      `${course.id}/${locked.id}`,
      'python/1-1',
      `${arabic(course.id)}/${arabic(locked.id)}`,
    ]) {
      const { status, body } = await call(`GET /api/showLecture/${path}`);
      expect(status).toBe(200);
      expect(body).toEqual({ lecture: { id: locked.id, slug: '1-1', name: locked.name } });
    }
  });

  test('in its own course only', async () => {
    for (const path of [
      `${course.id}/${foreignLecture.id}`,
      `${foreignLecture.courseId}/${locked.id}`,
      `${course.id}/999999`,
      `999999/${locked.id}`,
      'no/such',
      `${course.id}/99999999999999`,
      '0/0',
    ]) {
      for (const name of ['LectureDetails', 'showLecture']) {
        const { status, body } = await call(`GET /api/${name}/${path}`, { as: admin });
        expect(status).toBe(404);
        expect(body).toEqual({ message: 'لم يتم العثور على البيانات' });
      }
    }
  });
});

test('says what a learner does in a lecture, and says nothing where a teacher has written no questions and no exercise', async () => {
  const quiz = await makeLecture(db, {
    ...inChapter,
    type: 'quiz',
    quizItems: [{ question: 1 }],
  });
  const exercise = await makeLecture(db, {
    ...inChapter,
    type: 'exercise',
    exerciseLanguage: 'python',
  });
  const without = await makeLecture(db, { ...inChapter, type: 'quiz', quizItems: [] });
  const workOf = async (lecture: { id: number }) =>
    (await open(lecture, student)).body.lecture.work;
  expect(await workOf(quiz)).toBe('quiz');
  expect(await workOf(exercise)).toBe('exercise');
  expect(await workOf(without)).toBeUndefined();
  const { body } = await call(`GET /api/course-details/${course.id}`);
  const listed = body.course.chapters[0].lectures.map(
    ({ id, work, type }: { id: number; work?: string; type: string }) => [id, work, type],
  );
  expect(listed).toEqual(
    expect.arrayContaining([
      [quiz.id, 'quiz', 'quiz'],
      [exercise.id, 'exercise', 'assignment'],
      [without.id, undefined, 'quiz'],
    ]),
  );
});
