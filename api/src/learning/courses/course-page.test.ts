import { learning } from '@nibras/contract/limits.ts';
import { describe, expect, test } from 'vitest';
import {
  makeCourseFeatures,
  makeCourseRequirements,
  makeCourseResource,
  makeProgress,
  makeReview,
} from '#factories/course-parts.ts';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { makeTransferChannel } from '#factories/transfers.ts';
import { creditEntries } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const { call, db } = app;

const teacher = await makeTeacher(db, { name: 'ليان', bio: 'نبذة' });
const course = await makeCourse(db, { teacherId: teacher.id, slug: 'html', certificate: true });
const chapter = await makeChapter(db, { courseId: course.id, position: 1, name: 'الثاني' });
const first = await makeChapter(db, { courseId: course.id, position: 0, name: 'الأول' });
const free = await makeLecture(db, {
  courseId: course.id,
  chapterId: first.id,
  free: true,
  minutes: 7,
  position: 0,
});
const paid = await makeLecture(db, { courseId: course.id, chapterId: chapter.id, position: 1 });
await makeCourseFeatures(db, course, ['ميزة ب', 'ميزة أ']);
await makeCourseRequirements(db, course, ['متطلب']);
await makeCourseResource(db, { courseId: course.id, file: 'resources/open.pdf', position: 0 });
await makeCourseResource(db, {
  courseId: course.id,
  file: 'private/resources/kit.zip',
  size: 5,
  membersOnly: true,
  position: 1,
});
await app.platform.storage.write('private/resources/kit.zip', Buffer.from('12345'));

const reviewer = await makePerson(db, { name: 'سارة' });
await makeReview(db, { courseId: course.id, personId: reviewer.id, rating: 4, comment: 'جيد' });
const joined = await makePerson(db);
await makeEnrolment(db, { courseId: course.id, personId: joined.id });
await makeProgress(db, { personId: joined.id, lectureId: free.id });
await makeProgress(db, { personId: joined.id, lectureId: paid.id, status: 'inProgress' });
const pending = await makePerson(db);
await makeEnrolment(db, { courseId: course.id, personId: pending.id, status: 'pending' });
const stranger = await makePerson(db);
const otherTeacher = await makeTeacher(db);
const admin = await makeAdmin(db);

const pathOf = (address: string) => address.slice(address.indexOf('/storage/')) as `/${string}`;

test('shows a visitor the whole course except files for members', async () => {
  const { status, body } = await call(`GET /api/course-details/${course.id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'none', enrollStatus: 'none' });
  expect(body.course).toMatchObject({
    id: course.id,
    slug: 'html',
    user_id: teacher.id,
    certificate: true,
    is_favorite: false,
    lan: 'العربية',
    videos: null,
    rate: 4,
    enroll_count: 1,
    lecture_count: 2,
    teacher: {
      id: teacher.id,
      name: 'ليان',
      bio: 'نبذة',
      students_count: 1,
      courses_count: 1,
      rating: 4,
    },
    features: [{ name: 'ميزة ب' }, { name: 'ميزة أ' }],
    resources: [
      { file: 'resources/open.pdf', members_only: false },
      { file: null, size: 5, members_only: true },
    ],
    reviews: [{ rating: 4, comment: 'جيد', user: { name: 'سارة' } }],
  });
  expect(body.course.chapters).toEqual([
    {
      id: first.id,
      name: 'الأول',
      lectures: [
        {
          id: free.id,
          slug: free.slug,
          name: free.name,
          type: 'video',
          timeLecture: '7',
          show: 1,
          is_watch: false,
        },
      ],
    },
    { id: chapter.id, name: 'الثاني', lectures: [expect.objectContaining({ show: 0 })] },
  ]);
});

test.each([
  ['a visitor', undefined, { watch: false, enrol: true, review: false, teach: false }],
  ['a stranger', stranger, { watch: false, enrol: true, review: false, teach: false }],
  [
    'a person who has not confirmed the code',
    pending,
    { watch: false, enrol: true, review: false, teach: false },
  ],
  ['an enrolled student', joined, { watch: true, enrol: false, review: true, teach: false }],
  ['its teacher', teacher, { watch: true, enrol: false, review: false, teach: true, edit: true }],
  ['another teacher', otherTeacher, { watch: false, enrol: true, review: false, teach: false }],
  ['an admin', admin, { watch: true, enrol: false, review: false, teach: false, edit: true }],
])('has the permissions of %s, the same as on the lecture page', async (_who, as, permissions) => {
  const path = as ? 'course-detailsAuth' : 'course-details';
  const page = await call(`GET /api/${path}/${course.id}`, { as });
  expect(page.body.permissions).toEqual(permissions);
  const lecture = await call(`GET /api/LectureDetails/${course.id}/${free.id}`, { as });
  expect(lecture.body.course.permissions).toEqual(permissions);
});

test('never contains an e-mail address or a private path', async () => {
  const { body } = await call(`GET /api/course-details/${course.id}`);
  expect(JSON.stringify(body)).not.toMatch(/@example|private\//);
});

test.each(['html', 'slug'])('is found by its id and by its slug (%s)', async (kind) => {
  const idOrSlug = kind === 'html' ? 'html' : String(course.id);
  for (const path of ['course-details', 'course-requirement']) {
    expect((await call(`GET /api/${path}/${idOrSlug}`)).status).toBe(200);
  }
});

test.each(['0', '999999', '99999999999', 'no-such', '...', '%27'])(
  'an unknown course (%s) is 404 with the text of the specification',
  async (idOrSlug) => {
    for (const path of ['course-details', 'course-requirement', 'course-detailsAuth']) {
      const { status, body } = await call(`GET /api/${path}/${idOrSlug}`, { as: stranger });
      expect(status).toBe(404);
      expect(body).toEqual({ message: 'لم يتم العثور على الكورس' });
    }
  },
);

test('its requirements are listed in their order', async () => {
  const { body } = await call(`GET /api/course-requirement/${course.id}`);
  expect(body.data.CourseRequirement).toEqual([{ id: expect.any(Number), name: 'متطلب' }]);
});

describe('depending on the caller', () => {
  test.each([
    ['a stranger', stranger, 'none', false],
    ['a person who has not confirmed the code', pending, 'pending', false],
    ['an enrolled student', joined, 'joined', true],
    ['its teacher', teacher, 'none', true],
    ['the teacher of another course', otherTeacher, 'none', false],
    ['an admin', admin, 'none', true],
  ] as const)('%s', async (_who, person, expected, member) => {
    for (const path of ['course-detailsAuth', 'course-details']) {
      const { status, body } = await call(`GET /api/${path}/${course.id}`, { as: person });
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: expected, enrollStatus: expected });
      const address: string | null = body.course.resources[1].file;
      expect(address !== null).toBe(member);
      if (address) expect((await call(`GET ${pathOf(address)}`)).body).toBe('12345');
    }
  });

  test('completed lectures are marked for that person only', async () => {
    const watched = async (as?: { id: number }) => {
      const { body } = await call(`GET /api/course-details/${course.id}`, { as });
      return body.course.chapters.flatMap((part: { lectures: { is_watch: boolean }[] }) =>
        part.lectures.map((lecture) => lecture.is_watch),
      );
    };
    expect(await watched(joined)).toEqual([true, false]);
    expect(await watched(stranger)).toEqual([false, false]);
    expect(await watched()).toEqual([false, false]);
  });

  test('an invalid token counts as none, except for calls that require a sign-in', async () => {
    const open = await call(`GET /api/course-details/${course.id}`, { token: 'dead' });
    expect(open.status).toBe(200);
    expect(open.body.course.resources[1].file).toBeNull();
    const closed = await call(`GET /api/course-detailsAuth/${course.id}`, { token: 'dead' });
    expect(closed).toMatchObject({ status: 401, body: { message: 'انتهت صلاحية الجلسة' } });
    expect((await call(`GET /api/course-detailsAuth/${course.id}`)).status).toBe(401);
  });
});

test('a member’s file address expires', async () => {
  const { body } = await call(`GET /api/course-details/${course.id}`, { as: joined });
  const path = pathOf(body.course.resources[1].file);
  app.passTime(learning.signedAddressLifetime - 60_000);
  expect((await call(`GET ${path}`)).status).toBe(200);
  app.passTime(61_000);
  expect((await call(`GET ${path}`)).status).toBe(403);
  app.passTime(-learning.signedAddressLifetime - 1000);
});

test('a member’s file address in a response to a page works in that member’s browsers only', async () => {
  const host = 'nibras.test';
  for (const name of ['course-details', 'course-detailsAuth']) {
    const { body, headers } = await call(`GET /api/${name}/${course.id}`, {
      as: joined,
      headers: { host, 'sec-fetch-site': 'same-origin' },
    });
    const path = pathOf(body.course.resources[1].file);
    const [cookie = ''] = [headers['set-cookie'] ?? ''].flat();
    const cookiePair = cookie.slice(0, cookie.indexOf(';'));
    expect((await call(`GET ${path}`, { headers: { host, cookie: cookiePair } })).status).toBe(200);
    expect((await call(`GET ${path}`, { headers: { host } })).status).toBe(404);
  }
});

describe('favourites', () => {
  const toggle = (id: number | string, as?: { id: number }) =>
    call(`POST /api/toggle-favorite/${id}`, { as });
  const isFavourite = async (as: { id: number }) =>
    (await call(`GET /api/course-details/${course.id}`, { as })).body.course.is_favorite;

  test('a course is added and removed', async () => {
    expect(await toggle(course.id, stranger)).toMatchObject({
      status: 200,
      body: { is_favorite: true, message: 'أُضيف الكورس إلى المفضلة' },
    });
    expect(await isFavourite(stranger)).toBe(true);
    expect(await isFavourite(joined)).toBe(false);
    expect((await toggle(course.id, stranger)).body.is_favorite).toBe(false);
    expect(await isFavourite(stranger)).toBe(false);
  });

  test('require a valid sign-in', async () => {
    expect((await toggle(course.id)).status).toBe(401);
    const dead = await call(`POST /api/toggle-favorite/${course.id}`, { token: 'dead' });
    expect(dead.status).toBe(401);
  });

  test('an unknown course is 404, and an invalid id is 422', async () => {
    expect((await toggle(999_999, stranger)).status).toBe(404);
    for (const idOrSlug of ['abc', '0', '-1', '1.5', '2147483648', '1e2']) {
      expect((await toggle(idOrSlug, stranger)).status).toBe(422);
    }
  });

  test('concurrent toggles are applied one after another', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => toggle(course.id, otherTeacher)));
    const became = answers.map(({ body }) => body.is_favorite);
    expect(became.filter(Boolean)).toHaveLength(3);
    expect(became).toHaveLength(5);
    expect(await isFavourite(otherTeacher)).toBe(true);
  });
});

test('says whether it can be paid: without a payment method only to anyone who has credit, and at once when there is one', async () => {
  const priced = await makeCourse(db, { price: '30' });
  const payable = async (as?: { id: number }) => {
    const kind = as ? 'course-detailsAuth' : 'course-details';
    return (await call(`GET /api/${kind}/${priced.id}`, { ...(as && { as }) })).body.course.payable;
  };
  expect((await call(`GET /api/course-details/${course.id}`)).body.course.payable).toBe(true);
  expect([await payable(), await payable(stranger)]).toEqual([false, false]);
  const rich = await makePerson(db);
  await db.insert(creditEntries).values({ personId: rich.id, currency: 'USD', amount: 100 });
  expect(await payable(rich)).toBe(true);
  await makeTransferChannel(db, { kind: 'instapay' });
  expect([await payable(), await payable(stranger)]).toEqual([true, true]);
});
