import { tokenOf } from '../fill.ts';
import { milliseconds, type Row } from '../report.ts';
import { inTurn, median } from '../rounds.ts';
import { type Server, startServer } from '../server.ts';
import { percentile } from '../table.ts';
import type { WorldName } from '../world.ts';
import type { Part } from './part.ts';

/** Without the response cache: else only memory would be measured. Each request names a network of its own. */
const env = { ANSWER_CACHE_MB: '0', TRUST_PROXY: '1' };
const sizes = ['small', 'large'] as const satisfies WorldName[];
const most: Row['bound'] = { most: 2 };

interface PublicRead {
  what: string;
  path: string;
  bound: Row['bound'];
  /** Signed in as this person. */
  person?: number;
}

const reads: PublicRead[] = [
  { what: 'index of the sitemap', path: '/api/sitemap', bound: most },
  // A file of 1,000 courses beside one of 10,000: a row of its own, because a full file is as large as it gets.
  { what: 'first file of the sitemap', path: '/api/sitemap/courses/1', bound: null },
  { what: 'Statistics', path: '/api/Statistics', bound: most },
  { what: 'teacher’s page', path: '/api/teacher/5', bound: most, person: 300 },
  { what: 'course’s details', path: '/api/course-details/77', bound: most },
  { what: 'courses of a category', path: '/api/courses/3', bound: most },
];

/** What visitors read of a site with a hundred times as many courses. */
export const growthPublic: Part = async ({ worlds, load }) => {
  const servers = new Map<WorldName, Server>();
  const rows: Row[] = [];
  try {
    for (const size of sizes) {
      const databaseUrl = await worlds.database(size);
      servers.set(size, await startServer({ databaseUrl, serve: 'api', env }));
    }
    for (const { what, path, bound, person } of reads) {
      const headers: Record<string, string> = person
        ? { authorization: `Bearer ${tokenOf(person)}` }
        : {};
      const measures = Object.fromEntries(
        sizes.map((size) => [
          size,
          async () => {
            const origin = servers.get(size)?.address ?? '';
            const requests = { origin, paths: [path], headers, requests: 60 };
            return percentile((await load.latency(requests)).times, 0.5);
          },
        ]),
      );
      const middles = await inTurn(measures, 3);
      const [small, large] = [median(middles.small ?? []), median(middles.large ?? [])];
      rows.push({
        part: 'growth-public',
        what,
        measured: milliseconds(large),
        baseline: milliseconds(small),
        ratio: large / small,
        bound,
      });
    }
  } finally {
    for (const server of servers.values()) await server.stop();
  }
  return {
    title: '4b. Growth of what visitors read',
    text:
      'The median (p50) of sequential requests, with nothing cached (`ANSWER_CACHE_MB=0`): at 100,000 courses ' +
      'beside 1,000.',
    rows,
  };
};
