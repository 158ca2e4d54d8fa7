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

/** Where this server puts things that the specification lets stand in several places. */
export interface Shapes {
  articlesUnder: 'articles' | 'data';
  projectsUnder: 'projects' | 'data';
  /** `list`: the address is a service's list of projects, whatever is asked. */
  projectAs: 'project' | 'data' | 'body' | 'list';
  tokenIn: 'data' | 'data.token' | 'data.message';
}

export const usualShapes: Shapes = {
  articlesUnder: 'articles',
  projectsUnder: 'projects',
  projectAs: 'project',
  tokenIn: 'data.token',
};

export interface Asked {
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
/** In English, as frameworks word it: no such sentence may reach a person. */
const missing: Answer = { status: 404, body: { message: 'No query results for model.' } };
const unknownCall: Answer = { status: 404, body: { message: 'غير موجود' } };
const wrongMethod: Answer = { status: 405, body: { message: 'The method is not supported.' } };
const unauthenticated: Answer = { status: 401, body: { message: 'Unauthenticated.' } };

/** A page of a list under the name that it has, and where it stands: no totals, as the specification lists none. */
function listed(name: string, rows: Row[], { query }: Asked): Answer {
  const search = query.get('search') ?? '';
  const found = rows.filter((row) => String(row.name).includes(search));
  const perPage = Number(query.get('per_page') ?? found.length) || 1;
  const page = Number(query.get('page') ?? 1);
  const meta = { current_page: page, last_page: Math.max(1, Math.ceil(found.length / perPage)) };
  return ok({ [name]: found.slice((page - 1) * perPage, page * perPage), meta });
}

const byId = (rows: Row[], id: string | undefined) => rows.find((row) => String(row.id) === id);

function courseAnswer(asked: Asked, id: string): Answer {
  const course = byId(courses(asked.host), id);
  return course ? ok({ course: { ...courseDetails, ...course } }) : missing;
}

function serviceAnswer(asked: Asked, id: string): Answer {
  const service = byId(services(asked.host), id);
  return service ? ok({ service }) : missing;
}

/** One address for two things, as the specification has it: a service's projects, or one project. */
function projectAnswer(asked: Asked, id: string): Answer {
  const { query, shapes, host } = asked;
  const all = projects(host);
  if (shapes.projectAs === 'list' || query.has('page')) {
    const ofService = all.filter((project) => Number(project.id) % 2 === Number(id) % 2);
    return listed(shapes.projectsUnder, id === '404' ? [] : ofService, asked);
  }
  const project = byId(all, id);
  if (!project) return missing;
  return ok(shapes.projectAs === 'body' ? project : { [shapes.projectAs]: project });
}

function signedIn({ shapes }: Asked): Answer {
  if (shapes.tokenIn === 'data') return ok({ data: token });
  return ok({ data: { [shapes.tokenIn === 'data.token' ? 'token' : 'message']: token } });
}

const person: Row = { id: 31, email: 'guest@example.org', name: 'ضيف' };

/** The specification's calls, and no others. A pattern's groups are handed on. */
const calls: [method: string, path: RegExp, answer: (asked: Asked, id: string) => Answer][] = [
  ['GET', /^\/api\/courses$/, (asked) => listed('data', courses(asked.host), asked)],
  [
    'GET',
    /^\/api\/courses\/(\d+)$/,
    (asked, id) => {
      const name = byId(categories, id)?.name;
      const ofCategory = courses(asked.host).filter(
        ({ category }) => (category as Row | undefined)?.name === name,
      );
      return listed('data', ofCategory, asked);
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
  ['GET', /^\/api\/service$/, (asked) => listed('services', services(asked.host), asked)],
  ['GET', /^\/api\/service\/(\w+)$/, serviceAnswer],
  [
    'GET',
    /^\/api\/article$/,
    (asked) => listed(asked.shapes.articlesUnder, articles(asked.host), asked),
  ],
  [
    'GET',
    /^\/api\/project$/,
    (asked) => listed(asked.shapes.projectsUnder, projects(asked.host), asked),
  ],
  ['GET', /^\/api\/project\/(\w+)$/, projectAnswer],
  ['GET', /^\/api\/Statistics$/, () => ok(statistics)],
  ['POST', /^\/api\/orders$/, () => ok({ messages: 'وصل طلبك، وسنتصل بك.' })],
  ['POST', /^\/api\/login$/, () => ok({ message: 'A code was sent.' })],
  ['POST', /^\/api\/register$/, () => ok({ message: 'A code was sent.' })],
  [
    'POST',
    /^\/api\/login\/verify$/,
    (asked) =>
      asked.body.includes(code)
        ? signedIn(asked)
        : { status: 422, body: { message: 'Invalid code.' } },
  ],
  ['GET', /^\/api\/(?:user|student)$/, (asked) => mine(asked, person)],
  ['GET', /^\/api\/count-messages$/, (asked) => mine(asked, { data: { messagesCount: 2 } })],
  ['GET', /^\/api\/notifications\/count$/, (asked) => mine(asked, { data: 1 })],
  [
    'GET',
    /^\/api\/my-courses$/,
    (asked) =>
      mine(asked, {
        myCourses: { data: [{ id: 2, name: 'أساسيات الويب', teacher: { name: 'كريم حسن' } }] },
        last_page: 1,
      }),
  ],
  ['GET', /^\/api\/check-enroll\/\w+$/, (asked) => mine(asked, { status: null })],
  ['POST', /^\/api\/device-tokens$/, (asked) => mine(asked, {})],
  ['POST', /^\/api\/logout$/, (asked) => mine(asked, {})],
];

function mine({ authorization }: Asked, body: unknown): Answer {
  return authorization === `Bearer ${token}` ? ok(body) : unauthenticated;
}

/** What this server says to a call. */
export function answerTo(asked: Asked): Answer {
  const known = calls.filter(([, path]) => path.test(asked.path));
  const call = known.find(([method]) => method === asked.method);
  if (!call) return known.length > 0 ? wrongMethod : unknownCall;
  const [, path, answer] = call;
  return answer(asked, path.exec(asked.path)?.[1] ?? '');
}
