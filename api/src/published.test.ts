import { beforeAll, describe, expect, test } from 'vitest';
import {
  makeCourseFeatures,
  makeCourseRequirements,
  makeCourseResource,
  makeProgress,
  makeReview,
} from './factories/course-parts.ts';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from './factories/courses.ts';
import { makePerson, makeTeacher } from './factories/people.ts';
import { makeArticle, makeProject, makeService } from './factories/publishing.ts';
import { projectServices, serviceCourses } from './platform/database/schema/index.ts';
import { startTestApp } from './testing/test-app.ts';

const { call, db, pool } = await startTestApp();

/** In every unpublished text; the search folds it to itself. */
const mark = 'zqunseen';

const inAnHour = new Date(Date.now() + 60 * 60_000);
const states = {
  draft: { state: 'draft' },
  scheduled: { state: 'scheduled', publishAt: inAnHour },
  hidden: { state: 'hidden' },
  binned: { state: 'published', deletedAt: new Date() },
} as const;
type State = keyof typeof states;
const stateNames = Object.keys(states) as State[];

/** What everybody sees, and the people: unpublished content belongs to them and is related to it. */
async function makePublic() {
  const teacher = await makeTeacher(db);
  const course = await makeCourse(db, { teacherId: teacher.id });
  const { id: chapterId } = await makeChapter(db, { courseId: course.id });
  const lecture = await makeLecture(db, { courseId: course.id, chapterId, free: true });
  const service = await makeService(db, { managerId: teacher.id, courses: [course] });
  const member = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: member.id });
  return {
    teacher,
    course,
    chapterId,
    lecture,
    service,
    article: await makeArticle(db, { authorId: teacher.id }),
    project: await makeProject(db, { services: [service] }),
    member,
    /** Has joined unpublished courses only. */
    insider: await makePerson(db),
    stranger: await makePerson(db),
    colleague: await makeTeacher(db),
  };
}
type Public = Awaited<ReturnType<typeof makePublic>>;

/** One of each kind in a state, related to what is public. */
async function makeUnpublished(seen: Public, state: State) {
  const { teacher, course, chapterId, member, insider, service, article, project } = seen;
  const named = (kind: string) => ({
    name: `${mark} ${kind} ${state}`,
    slug: `${mark}-${kind}-${state}`,
    description: `${mark} ${kind}`,
    ...states[state],
  });
  const unpublished = await makeCourse(db, {
    ...named('course'),
    teacherId: teacher.id,
    categoryId: course.categoryId,
  });
  const courseId = unpublished.id;
  const chapter = await makeChapter(db, { courseId, name: `${mark} chapter` });
  const inside = await makeLecture(db, {
    courseId,
    chapterId: chapter.id,
    name: `${mark} inside`,
    free: true,
  });
  await makeCourseFeatures(db, unpublished, [`${mark} feature`]);
  await makeCourseRequirements(db, unpublished, [`${mark} requirement`]);
  await makeCourseResource(db, { courseId, name: `${mark} resource` });
  for (const { id: personId } of [member, insider]) {
    await makeEnrolment(db, { courseId, personId });
    await makeReview(db, { courseId, personId, rating: 1, comment: mark });
  }
  await db.insert(serviceCourses).values({ serviceId: service.id, courseId });
  const { description: _, ...lectureName } = named('lecture');
  const lecture = await makeLecture(db, { ...lectureName, courseId: course.id, chapterId });
  const ownChapter = await makeChapter(db, { courseId: course.id, name: `${mark} own chapter` });
  await makeLecture(db, {
    ...lectureName,
    slug: `${lectureName.slug}-alone`,
    courseId: course.id,
    chapterId: ownChapter.id,
    free: true,
  });
  const unpublishedProject = await makeProject(db, { ...named('project'), services: [service] });
  const unpublishedService = await makeService(db, {
    ...named('service'),
    managerId: teacher.id,
    categoryId: service.categoryId,
    courses: [course],
  });
  await db
    .insert(projectServices)
    .values({ projectId: project.id, serviceId: unpublishedService.id });
  return {
    course: courseId,
    inside: inside.id,
    lecture: lecture.id,
    article: (
      await makeArticle(db, {
        ...named('article'),
        authorId: teacher.id,
        categoryId: article.categoryId,
      })
    ).id,
    service: unpublishedService.id,
    project: unpublishedProject.id,
  };
}

const seen = await makePublic();
const callers = { visitor: undefined, stranger: seen.stranger, colleague: seen.colleague };

let input = 0;
/** A network address for each call, so that rate limits do not interfere. */
const nextAddress = () => {
  input += 1;
  return `10.${input >> 16}.${(input >> 8) & 255}.${input & 255}`;
};

async function ask(path: string, as?: { id: number }) {
  const { status, raw } = await call(`GET ${path as '/api/x'}`, {
    ...(as && { as }),
    remoteAddress: nextAddress(),
  });
  // The addresses of videos are signed for a time.
  return `${status} ${raw.toString().replace(/(?:expires|signature|proof)=[^"&]*/g, '')}`;
}

const { paths } = (await call('GET /api/openapi.json')).body as {
  paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }>;
};
const routes = Object.entries(paths)
  .filter(([path, { get }]) => get && !path.includes('{*}'))
  .map(([path]) => path)
  // A page for people, and answers that are of the moment.
  .filter((path) => path.startsWith('/api/') && !/docs|openapi|push-key/.test(path));

const takes = (route: string, name: string) =>
  paths[route]?.get?.parameters?.some((one) => one.in === 'query' && one.name === name) ?? false;

interface Values {
  one: (number | string)[];
  pairs: (number | string)[][];
}

/** Every GET call of the server with these values for the parameters of its path. */
function addresses({ one, pairs }: Values, filter = (_route: string) => true): string[] {
  return routes.filter(filter).flatMap((route) => {
    const names = route.match(/\{\w+\}/g) ?? [];
    if (names.length === 0) return [route];
    if (names.length === 1) return one.map((value) => route.replace(/\{\w+\}/, `${value}`));
    return pairs.map(([first, second]) =>
      route.replace(/\{\w+\}/, `${first}`).replace(/\{\w+\}/, `${second}`),
    );
  });
}

const publicValues: Values = {
  one: [
    seen.course.id,
    seen.course.categoryId ?? 0,
    seen.article.id,
    seen.service.id,
    seen.project.id,
    seen.teacher.id,
    seen.lecture.id,
  ],
  pairs: [[seen.course.id, seen.lecture.id]],
};
const publicAddresses = [
  ...addresses(publicValues),
  ...addresses(publicValues, (route) => takes(route, 'per_page')).map(
    (path) => `${path}?page=1&per_page=200`,
  ),
];
const snapshot = async () => {
  const answers = new Map<string, string>();
  for (const [name, as] of Object.entries(callers)) {
    for (const path of publicAddresses) answers.set(`${name} ${path}`, await ask(path, as));
  }
  return answers;
};

let before: Map<string, string>;
const unpublished = {} as Record<State, Awaited<ReturnType<typeof makeUnpublished>>>;
beforeAll(async () => {
  before = await snapshot();
  for (const state of stateNames) unpublished[state] = await makeUnpublished(seen, state);
});

test('the walk reaches the lists and details of all content', () => {
  expect(routes.length).toBeGreaterThan(30);
  const answered = [...before.entries()].filter(([, text]) => text.startsWith('200'));
  expect(answered.length).toBeGreaterThan(80);
  for (const item of [seen.course, seen.lecture, seen.article, seen.service, seen.project]) {
    expect(answered.some(([, text]) => text.includes(item.name))).toBe(true);
  }
});

test('unpublished content changes no answer to a visitor, a student or another teacher', async () => {
  const after = await snapshot();
  const changed = [...before.keys()].filter((key) => after.get(key) !== before.get(key));
  expect(changed).toEqual([]);
});

test('no search finds unpublished content', async () => {
  for (const as of Object.values(callers)) {
    for (const path of addresses(publicValues, (route) => takes(route, 'search'))) {
      expect(await ask(`${path}?search=${mark}`, as), path).not.toContain(mark);
    }
  }
});

describe.each(stateNames)('%s', (state) => {
  test('no call shows it at its own address', async () => {
    const { course, inside, lecture, article, service, project } = unpublished[state];
    const own = addresses({
      one: [...new Set([course, lecture, article, service, project]), `${mark}-course-${state}`],
      pairs: [
        [course, inside],
        [seen.course.id, lecture],
        [`${mark}-course-${state}`, inside],
        [seen.course.slug, `${mark}-lecture-${state}`],
      ],
    });
    for (const [name, as] of Object.entries({ visitor: undefined, colleague: seen.colleague })) {
      for (const path of own) expect(await ask(path, as), `${name} ${path}`).not.toContain(mark);
    }
  });

  const details: [string, (ids: (typeof unpublished)[State]) => string][] = [
    ['course', ({ course }) => `/api/course-details/${course}`],
    ['requirements', ({ course }) => `/api/course-requirement/${course}`],
    ['lecture in it', ({ course, inside }) => `/api/LectureDetails/${course}/${inside}`],
    ['lecture', ({ lecture }) => `/api/LectureDetails/${seen.course.id}/${lecture}`],
    ['name of a lecture', ({ lecture }) => `/api/showLecture/${seen.course.id}/${lecture}`],
    ['article', ({ article }) => `/api/article/${article}`],
    ['related articles', ({ article }) => `/api/article/${article}/related`],
    ['service', ({ service }) => `/api/service/${service}`],
    ['project', ({ project }) => `/api/project/${project}`],
  ];
  test.each(details)('%s: 404', async (_name, path) => {
    for (const as of Object.values(callers)) {
      expect((await ask(path(unpublished[state]), as)).slice(0, 3)).toBe('404');
    }
  });

  test('an unpublished service has no list of projects', async () => {
    const { body } = await call(`GET /api/project/${unpublished[state].service}?page=1`);
    expect(body).toMatchObject({ projects: [], meta: { total: 0 } });
  });

  test('nobody joins it, asks, marks, rates or orders it', async () => {
    const { course, inside, lecture, service } = unpublished[state];
    const as = seen.stranger;
    const at = { course_id: seen.course.id, lecture_id: lecture };
    const within = { course_id: course, lecture_id: inside };
    const answers = [
      await call('POST /api/enroll', { as, body: { courseId: course } }),
      await call(`GET /api/check-enroll/${course}`, { as }),
      await call(`PUT /api/resendCode/${course}`, { as }),
      await call(`PUT /api/enroll/${course}`, { as, body: { code: '123456' } }),
      await call(`POST /api/toggle-favorite/${course}`, { as }),
      await call(`PUT /api/course-review/${course}`, { as, body: { rating: 5, comment: '' } }),
      await call(`DELETE /api/course-review/${course}`, { as }),
      await call('POST /api/watch-Lecture', { as, body: { ...at, status: 'endWatch' } }),
      await call('POST /api/watch-Lecture', { as, body: { ...within, status: 'endWatch' } }),
      await call('PUT /api/lecture-position', { as, body: { ...within, position: 3 } }),
      await call('POST /api/post-discussion', { as, body: { ...within, description: 'لماذا؟' } }),
      await call('POST /api/post-discussion', { as, body: { ...at, description: 'لماذا؟' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const order = {
      name: 'سلمى',
      phone: '01001234567',
      email: 'a@example.org',
      country: 'مصر',
      Job_title: 'متجر',
      description: 'متجر صغير',
      service_id: service,
    };
    const { status, body } = await call('POST /api/orders', { body: order });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['service_id']);
  });
});

describe('a hidden course', () => {
  const open = async (as: { id: number }) => {
    const { course, inside } = unpublished.hidden;
    return [
      (await call(`GET /api/course-detailsAuth/${course}`, { as })).status,
      (await call(`GET /api/LectureDetails/${course}/${inside}`, { as })).status,
      (await call(`GET /api/check-enroll/${course}`, { as })).status,
    ];
  };

  test('stays open to its members, its teacher and admins', async () => {
    const admin = await makePerson(db, { role: 'admin' });
    for (const person of [seen.member, seen.teacher, admin]) {
      expect(await open(person)).toEqual([200, 200, 200]);
    }
    const editor = await makePerson(db, { role: 'editor' });
    expect(await open(editor)).toEqual([404, 404, 404]);
  });

  test('is among the courses of its members; drafts and trashed ones are not', async () => {
    const { body } = await call('GET /api/my-courses', { as: seen.member });
    const ids = body.myCourses.data.map(({ id }: { id: number }) => id).toSorted();
    expect(ids).toEqual([seen.course.id, unpublished.hidden.course].toSorted());
    expect(body.myCourses.total).toBe(2);
  });
});

test('the courses of a member count published lectures only', async () => {
  const { body } = await call('GET /api/my-courses', { as: seen.member });
  const own = body.myCourses.data.find(({ id }: { id: number }) => id === seen.course.id);
  expect(own).toMatchObject({ lectures_count: 1, watched_count: 0 });
  for (const lectureId of [seen.lecture.id, unpublished.draft.lecture]) {
    await makeProgress(db, { lectureId, personId: seen.member.id });
  }
  const again = (await call('GET /api/my-courses', { as: seen.member })).body.myCourses.data;
  expect(again.find(({ id }: { id: number }) => id === seen.course.id)).toMatchObject({
    watched_count: 1,
    next_lecture_id: null,
  });
});

test('the stored counts of courses are those of the published ones', async () => {
  const read = async () =>
    (await pool.query('select * from course_sizes where courses > 0 order by 1')).rows;
  const stored = await read();
  await pool.query('select recount_courses()');
  expect(stored).toEqual(await read());
});
