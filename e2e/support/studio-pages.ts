import { registerHooks } from 'node:module';
import { makeAnnouncement } from '../../api/src/factories/announcements.ts';
import { makeCodeBatch } from '../../api/src/factories/codes.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import type { Nibras } from './nibras-server.ts';

/** What only the site's build can import: pictures and styles. */
const built = /\.(?:svg|css|woff2)(?:\?.*)?$/;

/** Not imported by name: the types of these tests know no components. */
const studio = '../../site/app/studio';
interface Room {
  pages: readonly { to: string }[];
}
type Pages = Record<'studioPages' | 'barePages', readonly { path?: string }[]>;

/** The site's own list of the studio's pages: patterns below `/studio`, those of the navigation first. */
async function studioPatterns(): Promise<string[]> {
  registerHooks({
    load: (url, context, next) =>
      built.test(url)
        ? { format: 'module', source: 'export default ""', shortCircuit: true }
        : next(url, context),
  });
  const { rooms } = (await import(`${studio}/rooms.ts`)) as { rooms: readonly Room[] };
  const { studioPages, barePages } = (await import(`${studio}/pages.ts`)) as Pages;
  const inRooms = rooms.flatMap(({ pages }) =>
    pages.map(({ to }) => to.replace(/^\/studio\/?/, '')),
  );
  const all = [...studioPages, ...barePages].map(({ path = '' }) => path);
  return [...new Set([...inRooms, ...all])].filter((pattern) => pattern !== '*');
}

/** The addresses below `/studio` by which a page with parameters is opened. */
type Examples = Record<string, readonly string[]>;

/** The demo has an example of nearly every record; the others are made. */
async function examples(nibras: Nibras): Promise<Examples> {
  const { db, pool, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  const first = async (select: string): Promise<number> => {
    const { rows } = await pool.query<{ id: number }>(`${select} order by id limit 1`);
    const [row] = rows;
    if (!row) throw new Error(`the demo has none: ${select}`);
    return Number(row.id);
  };
  try {
    const announcement = await makeAnnouncement(db, {});
    const batch = await makeCodeBatch(db, {});
    const lecture = (type: string) => first(`select id from lectures where type = '${type}'`);
    const quiz = await first('select lecture_id as id from quiz_attempts');
    const taker = await first(
      `select person_id as id from quiz_attempts where lecture_id = ${quiz}`,
    );
    const course = await first('select id from courses');
    const lectures = await Promise.all(
      ['video', 'article', 'quiz', 'exercise', 'assignment'].map(lecture),
    );
    return {
      ':kind/:id/history': [`courses/${course}/history`],
      'announcements/:id': [`announcements/${announcement.id}`],
      'articles/:id': [`articles/${await first('select id from articles')}`],
      'certificates/:id': [`certificates/${await first('select id from certificates')}`],
      'codes/:id': [`codes/${batch.id}`],
      'courses/:id': [`courses/${course}`],
      'courses/:id/details': [`courses/${course}/details`],
      'courses/:id/figures': [`courses/${course}/figures`],
      'courses/:id/marks': [`courses/${course}/marks`],
      'courses/:id/members': [`courses/${course}/members`],
      'courses/:id/questions': [`courses/${course}/questions`],
      'courses/:id/staff': [`courses/${course}/staff`],
      'inbox/:kind/:thing': [
        `inbox/orders/${await first("select id from orders where state = 'new'")}`,
      ],
      'lectures/:id': lectures.map((id) => `lectures/${id}`),
      'lectures/:id/captions/:language': [`lectures/${lectures[0]}/captions/ar`],
      'lectures/:id/video': [`lectures/${lectures[0]}/video`],
      'lectures/:id/work/:person': [`lectures/${quiz}/work/${taker}`],
      'messages/:id': [`messages/${await first('select id from contact_messages')}`],
      'orders/:id': [`orders/${await first('select id from orders')}`],
      'overview/:list': ['overview/drafts'],
      'pages/:id': [`pages/${await first('select id from pages')}`],
      'people/:id': [`people/${taker}`],
      'preview/:kind/:id': [`preview/courses/${course}`],
      'projects/:id': [`projects/${await first('select id from projects')}`],
      'purchases/:id': [`purchases/${await first('select id from purchases')}`],
      'questions/:id': [`questions/${await first('select id from questions')}`],
      'services/:id': [`services/${await first('select id from services')}`],
      'transfers/:id': [`transfers/${await first('select id from transfers')}`],
    };
  } finally {
    await close();
  }
}

/**
 * The addresses of all pages of the studio, as its own lists have them; a page with parameters by an example.
 * @throws Error for a page with parameters that has no example here
 */
export async function studioAddresses(nibras: Nibras): Promise<string[]> {
  const known = await examples(nibras);
  const patterns = await studioPatterns();
  return patterns.flatMap((pattern) => {
    const paths = pattern.includes(':') ? known[pattern] : [pattern];
    if (!paths) throw new Error(`e2e/support/studio-pages.ts has no example of /studio/${pattern}`);
    return paths.map((path) => `/studio/${path}`.replace(/\/$/, ''));
  });
}
