import { rareTopic } from '../fill.ts';
import { milliseconds, type Row } from '../report.ts';
import { inTurn, median } from '../rounds.ts';
import { type Server, startServer } from '../server.ts';
import { percentile } from '../table.ts';
import type { WorldName } from '../world.ts';
import type { Part } from './part.ts';

/** Without the response cache: else only memory would be measured. Each request names a network of its own. */
const env = { ANSWER_CACHE_MB: '0', TRUST_PROXY: '1' };
const sizes = ['small', 'large'] as const satisfies WorldName[];
const twice: Row['bound'] = { most: 2 };

/** Where a search is asked. */
const places = {
  'list of courses': '/api/courses?search=',
  suggestions: '/api/search/suggestions?q=',
  'search of everything': '/api/search?q=',
};

interface Asked {
  what: string;
  search: string;
  bound: Row['bound'];
  /** Elsewhere than in the list of courses too. */
  everywhere?: boolean;
}

/** What is searched; one course in twenty is about algorithms, and one in twenty about design. */
const queries: Asked[] = [
  { what: 'narrow: twenty courses', search: rareTopic, bound: null, everywhere: true },
  {
    what: 'broad: one course in twenty',
    search: 'الخوارزميات',
    bound: twice,
    everywhere: true,
  },
  { what: 'by another form of the word', search: 'خوارزمية', bound: twice, everywhere: true },
  { what: 'by a broken plural', search: 'تصاميم', bound: twice, everywhere: true },
  {
    what: 'the broad one with a typo',
    search: 'الخوارزمييات',
    bound: twice,
    everywhere: true,
  },
  { what: 'the beginning of a word', search: 'خوار', bound: twice, everywhere: true },
  { what: 'a word that is in every course', search: 'مشاريع', bound: twice, everywhere: true },
  { what: 'nothing, though its stem is common', search: 'برمجة', bound: null },
];

const searches = Object.entries(places).flatMap(([place, path], at) =>
  queries
    .filter(({ everywhere }) => at === 0 || everywhere)
    .map(({ what, search, bound }) => ({
      what: `${place}, ${what} («${search}»)`,
      path: path + encodeURIComponent(search),
      bound,
    })),
);

/** Figure 12: what a search costs where there are a hundred times as many courses. */
export const search: Part = async ({ worlds, load }) => {
  const servers = new Map<WorldName, Server>();
  const rows: Row[] = [];
  try {
    for (const size of sizes) {
      const databaseUrl = await worlds.database(size);
      servers.set(size, await startServer({ databaseUrl, serve: 'api', env }));
    }
    for (const { what, path, bound } of searches) {
      const measures = Object.fromEntries(
        sizes.map((size) => [
          size,
          async () => {
            const origin = servers.get(size)?.address ?? '';
            const { times } = await load.latency({
              origin,
              paths: [path],
              headers: {},
              requests: 80,
            });
            return percentile(times, 0.5);
          },
        ]),
      );
      const middles = await inTurn(measures, 3);
      const [small, large] = [median(middles.small ?? []), median(middles.large ?? [])];
      rows.push({
        part: 'search',
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
    title: '12. Search',
    text:
      'The median (p50) of sequential searches, of the list of courses and of everything, with nothing cached (`ANSWER_CACHE_MB=0`): at ' +
      '100,000 courses beside 1,000.',
    rows,
  };
};
