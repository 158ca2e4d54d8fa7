import { expect, test } from 'vitest';
import { makeChapter, makeCourse, makeLecture } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { makeArticle, makeProject, makeService } from '#factories/publishing.ts';
import { makeQuestion } from '#factories/questions.ts';
import { allRows as rows } from '../testing/access/all-rows.ts';
import { type Row, statusOf } from '../testing/access/row.ts';
import { kinds, makeWorld } from '../testing/access/world.ts';
import { newNetwork } from '../testing/new-network.ts';
import { startTestApp } from '../testing/test-app.ts';

/**
 * What a person may not see is answered like what does not exist, with the same status and the same text: otherwise
 * counting would find drafts, lectures, purchases and people. Every row of the access matrix that refuses a caller is
 * sent again with each of its ids replaced by one that nothing has.
 */

const { call, platform } = await startTestApp({ work: false });
const world = await makeWorld(platform);

const missing = 2_147_483_647;
/** Places within an item, and lists that are public. */
const notIds = ['firstQuestion', 'statusList'];

type Kind = (typeof kinds)[number];
interface Sent {
  input: string;
  body: object | undefined;
}

const filled = (input: string, values: Record<string, unknown>) =>
  input.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The row's request with each id of its path replaced in turn. */
function* withMissing({ call: input, body }: Row, kind: Kind): Generator<Sent> {
  for (const [, name = ''] of input.matchAll(/\{(\w+)\}/g)) {
    const isId = typeof world.paths[name as keyof typeof world.paths] === 'number';
    if (!isId || notIds.includes(name)) continue;
    const paths = { ...world.paths, [name]: missing };
    yield { input: filled(input, paths), body: body?.(world, kind) };
  }
}

async function send({ input, body }: Sent, kind: Kind) {
  const answer = await call(input as 'GET /api/x', {
    ...(kind !== 'visitor' && { as: world.people[kind] }),
    ...(body && { body }),
    remoteAddress: newNetwork(),
  });
  return { status: answer.status, body: answer.raw.toString() };
}

/** The course of the world and the items of the studio's rows are public, and its staff and admins see all else. */
const isPublic = ({ call: input }: Row) => /\{course\}|\/studio\/items\//.test(input);
const seesAll = ['admin', 'teacher', 'assistant'];

/** Refused because of an item that the caller may not know. */
const isHidden = (row: Row, kind: Kind) => {
  if (seesAll.includes(kind)) return false;
  if (statusOf(row, kind) === 404) return !row.call.includes('/course-review/');
  return statusOf(row, kind) === 403 && row.call.includes(' /api/studio/') && !isPublic(row);
};

/** A call has a row for each secret that it shows. */
const distinct = [...new Map(rows.map((row) => [`${row.call}${row.body}`, row])).values()];

const hidden = distinct.flatMap((row) =>
  kinds
    .filter((kind) => isHidden(row, kind))
    .map((kind) => ({ name: `${row.call} for ${kind}`, row, kind })),
);

test.each(hidden)('$name', async ({ row, kind }) => {
  const input = filled(row.call, world.paths);
  const answer = await send({ input, body: row.body?.(world, kind) }, kind);
  expect([403, 404]).toContain(answer.status);
  // Rows whose item an earlier kind of caller hides; here it is still public.
  if (answer.status === 403 && isPublic(row)) return;
  for (const sent of withMissing(row, kind)) {
    expect(await send(sent, kind), sent.input).toEqual(answer);
  }
});

const teacher = await makeTeacher(platform.db);
const colleague = await makeTeacher(platform.db);
const editor = await makePerson(platform.db, { role: 'editor' });

/** Items that nobody but their authors knows, and a lecture and a question that only their course hides. */
async function makeUnpublished() {
  const { db } = platform;
  const course = await makeCourse(db, { teacherId: teacher.id, state: 'draft' });
  const { id: chapterId } = await makeChapter(db, { courseId: course.id });
  const lecture = (values: object) =>
    makeLecture(db, { courseId: course.id, chapterId, ...values });
  const open = await makeLecture(db);
  const { courseId, chapterId: place } = open;
  return {
    open,
    course,
    'lecture of a public course': await makeLecture(db, {
      courseId,
      chapterId: place,
      state: 'draft',
    }),
    lecture: await lecture({ state: 'draft' }),
    'lecture of a draft': await lecture({}),
    question: await makeQuestion(db, { courseId: course.id }),
    article: await makeArticle(db, { state: 'draft' }),
    service: await makeService(db, { state: 'draft' }),
    project: await makeProject(db, { state: 'draft' }),
  };
}
const unpublished = await makeUnpublished();

const studioCalls = (kind: string, id: number): [string, object?][] => {
  const path = `/api/studio/items/${kind}/${id}`;
  const field = kind === 'question' ? 'body' : 'name';
  const seen = { draft_version: null };
  return [
    [`GET ${path}`],
    [`PUT ${path}/draft`, { changes: [{ field, value: 'x', base: 0 }] }],
    [`POST ${path}/publish`, seen],
    [`POST ${path}/discard`, seen],
    [`POST ${path}/bin`],
    [`POST ${path}/hide`],
    [`GET ${path}/versions`],
    [`PUT ${path}/presence`, { field: null }],
  ];
};
/** The calls of visitors and students that take a number of an item. */
const publicCalls = (kind: string, id: number): [string, object?][] => {
  if (kind === 'lecture') {
    const lecture = `${unpublished.open.courseId}/${id}`;
    return [
      [`GET /api/LectureDetails/${lecture}`],
      [`GET /api/lecture-transcript/${lecture}`],
      [`GET /api/discussions/${lecture}`],
      [`GET /api/quizzes/${id}`],
      [`POST /api/quizzes/${id}/attempts`],
      [`GET /api/video-questions/${id}`],
      [
        `POST /api/video-questions/${id}/answers`,
        { key: 'hidden-or-missing', version: 1, answer: {} },
      ],
      [`GET /api/exercises/${id}`],
      [`PUT /api/exercises/${id}/work`, { files: [{ name: 'main.py', code: '' }], save: 1 }],
    ];
  }
  const paths: Record<string, string[]> = {
    course: ['/api/course-details/', '/api/course-detailsAuth/', '/api/course-requirement/'],
    article: ['/api/article/'],
    service: ['/api/service/'],
    project: ['/api/project/'],
  };
  return (paths[kind] ?? []).map((path) => [`GET ${path}${id}`]);
};

const askers = { student: world.people.joined, colleague, editor };

const { open: _open, ...items } = unpublished;

test.each(Object.keys(items) as (keyof typeof items)[])(
  'an unpublished %s is answered like one that does not exist',
  async (name) => {
    const kind = name.split(' ')[0] ?? name;
    const { id } = items[name];
    for (const [who, person] of Object.entries(askers)) {
      const mayEdit = who === 'editor' && ['article', 'service', 'project'].includes(kind);
      const calls = (of: number) => [
        ...(mayEdit ? [] : studioCalls(kind, of)),
        ...publicCalls(kind, of),
      ];
      const unknown = calls(missing);
      for (const [at, [input, body]] of calls(id).entries()) {
        const ask = (route: string) =>
          call(route as 'GET /api/x', {
            as: person,
            ...(body && { body }),
            remoteAddress: newNetwork(),
          });
        const [hidden, gone] = [await ask(input), await ask(unknown[at]?.[0] ?? '')];
        expect([hidden.status, hidden.body], `${who}: ${input}`).toEqual([404, gone.body]);
        expect(gone.status).toBe(404);
      }
    }
  },
);
