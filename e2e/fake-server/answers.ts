import {
  articles,
  categories,
  courseDetails,
  courses,
  projects,
  type Row,
  requirements,
  services,
  statistics,
} from './content.ts';

/** The variants of responses that the specification allows; the tests choose one of each. */
export interface Shapes {
  articlesUnder: 'articles' | 'data';
  projectsUnder: 'projects' | 'data';
  /** `list`: the path always returns a service's list of projects. */
  projectAs: 'project' | 'data' | 'body' | 'list';
  tokenIn: 'data' | 'data.token' | 'data.message';
}

export const usualShapes: Shapes = {
  articlesUnder: 'articles',
  projectsUnder: 'projects',
  projectAs: 'project',
  tokenIn: 'data.token',
};

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
  body: string;
  host: string;
  shapes: Shapes;
}

export type Answer = { status: number; body: unknown };

export const code = '482913';
export const token = 'token-of-the-stand-in';

const ok = (body: unknown): Answer => ({ status: 200, body });
/** In English, as frameworks send it: such a text must not be shown to a user. */
const missing: Answer = { status: 404, body: { message: 'No query results for model.' } };
const unknownCall: Answer = { status: 404, body: { message: 'غير موجود' } };
const wrongMethod: Answer = { status: 405, body: { message: 'The method is not supported.' } };
const unauthenticated: Answer = { status: 401, body: { message: 'Unauthenticated.' } };

/** A page of a list under its name, with the page numbers but without totals, which the specification does not list. */
function listPage(name: string, rows: Row[], { query }: Call): Answer {
  const search = query.get('search') ?? '';
  const found = rows.filter((row) => String(row.name).includes(search));
  const perPage = Number(query.get('per_page') ?? found.length) || 1;
  const page = Number(query.get('page') ?? 1);
  const meta = { current_page: page, last_page: Math.max(1, Math.ceil(found.length / perPage)) };
  return ok({ [name]: found.slice((page - 1) * perPage, page * perPage), meta });
}

const byId = (rows: Row[], id: string | undefined) => rows.find((row) => String(row.id) === id);

function courseAnswer(call: Call, id: string): Answer {
  const course = byId(courses(call.host), id);
  return course ? ok({ course: { ...courseDetails, ...course } }) : missing;
}

function serviceAnswer(call: Call, id: string): Answer {
  const service = byId(services(call.host), id);
  return service ? ok({ service }) : missing;
}

/** One path for two resources, as in the specification: a service's projects, or one project. */
function projectAnswer(call: Call, id: string): Answer {
  const { query, shapes, host } = call;
  const all = projects(host);
  if (shapes.projectAs === 'list' || query.has('page')) {
    const ofService = all.filter((project) => Number(project.id) % 2 === Number(id) % 2);
    return listPage(shapes.projectsUnder, id === '404' ? [] : ofService, call);
  }
  const project = byId(all, id);
  if (!project) return missing;
  return ok(shapes.projectAs === 'body' ? project : { [shapes.projectAs]: project });
}

function tokenAnswer({ shapes }: Call): Answer {
  if (shapes.tokenIn === 'data') return ok({ data: token });
  return ok({ data: { [shapes.tokenIn === 'data.token' ? 'token' : 'message']: token } });
}

const person: Row = { id: 31, email: 'guest@example.org', name: 'ضيف' };

/** The specification's calls, and no others. The pattern's first group is passed to the handler. */
const calls: [method: string, path: RegExp, answer: (call: Call, id: string) => Answer][] = [
  ['GET', /^\/api\/courses$/, (call) => listPage('data', courses(call.host), call)],
  [
    'GET',
    /^\/api\/courses\/(\d+)$/,
    (call, id) => {
      const name = byId(categories, id)?.name;
      const ofCategory = courses(call.host).filter(
        ({ category }) => (category as Row | undefined)?.name === name,
      );
      return listPage('data', ofCategory, call);
    },
  ],
  ['GET', /^\/api\/categories$/, () => ok({ data: categories })],
  ['GET', /^\/api\/course-details\/(\w+)$/, courseAnswer],
  ['GET', /^\/api\/course-detailsAuth\/(\w+)$/, courseAnswer],
  [
    'GET',
    /^\/api\/course-requirement\/\w+$/,
    () => ok({ data: { CourseRequirement: requirements } }),
  ],
  ['GET', /^\/api\/service$/, (call) => listPage('services', services(call.host), call)],
  ['GET', /^\/api\/service\/(\w+)$/, serviceAnswer],
  [
    'GET',
    /^\/api\/article$/,
    (call) => listPage(call.shapes.articlesUnder, articles(call.host), call),
  ],
  [
    'GET',
    /^\/api\/project$/,
    (call) => listPage(call.shapes.projectsUnder, projects(call.host), call),
  ],
  ['GET', /^\/api\/project\/(\w+)$/, projectAnswer],
  ['GET', /^\/api\/Statistics$/, () => ok(statistics)],
  ['POST', /^\/api\/orders$/, () => ok({ messages: 'وصل طلبك، وسنتصل بك.' })],
  ['POST', /^\/api\/login$/, () => ok({ message: 'A code was sent.' })],
  ['POST', /^\/api\/register$/, () => ok({ message: 'A code was sent.' })],
  [
    'POST',
    /^\/api\/login\/verify$/,
    (call) =>
      call.body.includes(code)
        ? tokenAnswer(call)
        : { status: 422, body: { message: 'Invalid code.' } },
  ],
  ['GET', /^\/api\/(?:user|student)$/, (call) => requireToken(call, person)],
  ['GET', /^\/api\/count-messages$/, (call) => requireToken(call, { data: { messagesCount: 2 } })],
  ['GET', /^\/api\/notifications\/count$/, (call) => requireToken(call, { data: 1 })],
  [
    'GET',
    /^\/api\/my-courses$/,
    (call) =>
      requireToken(call, {
        myCourses: { data: [{ id: 2, name: 'أساسيات الويب', teacher: { name: 'كريم حسن' } }] },
        last_page: 1,
      }),
  ],
  ['GET', /^\/api\/check-enroll\/\w+$/, (call) => requireToken(call, { status: null })],
  [
    'POST',
    /^\/api\/enroll$/,
    (call) => requireToken(call, { data: { message: 'A code was sent.' }, status: 'pending' }),
  ],
  [
    'PUT',
    /^\/api\/enroll\/(\d+)$/,
    (call) =>
      requireToken(
        call,
        call.body.includes(code)
          ? { title: 'نجاح', message: 'تم التسجيل في الكورس بنجاح' }
          : { title: 'خطأ', message: 'كود خطأ' },
      ),
  ],
  ['POST', /^\/api\/device-tokens$/, (call) => requireToken(call, {})],
  ['POST', /^\/api\/logout$/, (call) => requireToken(call, {})],
];

function requireToken({ authorization }: Call, body: unknown): Answer {
  return authorization === `Bearer ${token}` ? ok(body) : unauthenticated;
}

/** The response of this server to a call. */
export function answerTo(call: Call): Answer {
  const samePath = calls.filter(([, path]) => path.test(call.path));
  const handler = samePath.find(([method]) => method === call.method);
  if (!handler) return samePath.length > 0 ? wrongMethod : unknownCall;
  const [, path, answer] = handler;
  return answer(call, path.exec(call.path)?.[1] ?? '');
}
