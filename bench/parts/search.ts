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

/** What is searched; one course in twenty is about algorithms, and one in twenty about design. */
const queries: { what: string; search: string; bound: Row['bound'] }[] = [
  { what: 'narrow: twenty courses', search: rareTopic, bound: null },
  { what: 'broad: one course in twenty', search: 'الخوارزميات', bound: twice },
  { what: 'by another form of the word', search: 'خوارزمية', bound: twice },
  { what: 'by a broken plural', search: 'تصاميم', bound: twice },
  { what: 'the broad one with a typo', search: 'الخوارزمييات', bound: twice },
  { what: 'a word that is in every course', search: 'مشاريع', bound: twice },
  { what: 'nothing, though its stem is common', search: 'برمجة', bound: null },
];

/** Figure 12: what a search costs where there are a hundred times as many courses. */
export const search: Part = async ({ worlds, load }) => {
  const servers = new Map<WorldName, Server>();
  const rows: Row[] = [];
  try {
    for (const size of sizes) {
      const databaseUrl = await worlds.database(size);
      servers.set(size, await startServer({ databaseUrl, serve: 'api', env }));
    }
    for (const { what, search: asked, bound } of queries) {
      const paths = [`/api/courses?search=${encodeURIComponent(asked)}`];
      const measures = Object.fromEntries(
        sizes.map((size) => [
          size,
          async () => {
            const origin = servers.get(size)?.address ?? '';
            const { times } = await load.latency({ origin, paths, headers: {}, requests: 80 });
            return percentile(times, 0.5);
          },
        ]),
      );
      const middles = await inTurn(measures, 3);
      const [small, large] = [median(middles.small ?? []), median(middles.large ?? [])];
      rows.push({
        part: 'search',
        what: `${what} («${asked}»)`,
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
      'The median (p50) of sequential searches of the list of courses, with nothing cached (`ANSWER_CACHE_MB=0`): at ' +
      '100,000 courses beside 1,000.',
    rows,
  };
};
