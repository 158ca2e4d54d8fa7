import { admin, rareName, rareNumber, rareSender, rareTopic, tokenOf } from '../fill.ts';
import { milliseconds, type Row } from '../report.ts';
import { inTurn, median } from '../rounds.ts';
import { type Server, startServer } from '../server.ts';
import { percentile } from '../table.ts';
import type { WorldName } from '../world.ts';
import type { Part } from './part.ts';

/** Each request names a network of its own, so that the limit of searches does not count. */
const env = { ANSWER_CACHE_MB: '0', TRUST_PROXY: '1' };

const found = encodeURIComponent(rareTopic);
/** What an admin asks for; the searches find as many in a database of every size. */
const asked: [what: string, path: string][] = [
  ["the studio's list of courses", '/api/studio/courses?page=1'],
  ["the search in the studio's list", `/api/studio/courses?search=${found}`],
  ["the studio's search for everything", `/api/studio/search?search=${found}`],
  ['the list of people', '/api/studio/people/list'],
  [
    'the search for people that finds twenty',
    `/api/studio/people/list?search=${encodeURIComponent(rareName)}`,
  ],
  ['the list of orders', '/api/studio/orders'],
  ['a filtered list of orders', '/api/studio/orders?state=archived&service=3'],
  ['the search in the orders', `/api/studio/orders?search=${encodeURIComponent(rareSender)}`],
  ['the list of purchases', '/api/studio/purchases'],
  [
    'the search for purchases by a name that twenty people have',
    `/api/studio/purchases?search=${encodeURIComponent(rareName)}`,
  ],
  ['the search for a number', `/api/studio/people/list?search=${rareNumber}`],
];

/**
 * Figure 8: the studio with 10,000 courses, 100,000 people, 100,000 orders and 100,000 purchases beside 100 courses,
 * 1,000 people, 1,000 orders and 1,000 purchases.
 */
export const studio: Part = async ({ worlds, load }) => {
  const names: WorldName[] = ['tiny', 'main'];
  const servers = new Map<WorldName, Server>();
  const rows: Row[] = [];
  const headers = { authorization: `Bearer ${tokenOf(admin)}` };
  try {
    for (const name of names) {
      const databaseUrl = await worlds.database(name);
      servers.set(name, await startServer({ databaseUrl, serve: 'api', env }));
    }
    for (const [what, path] of asked) {
      const measure = (name: WorldName) => async () => {
        const origin = servers.get(name)?.address ?? '';
        const request = { origin, paths: [path], headers, requests: 120 };
        return percentile((await load.latency(request)).times, 0.5);
      };
      const middles = await inTurn({ tiny: measure('tiny'), main: measure('main') }, 3);
      const [few, many] = [median(middles.tiny ?? []), median(middles.main ?? [])];
      rows.push({
        part: 'studio',
        what,
        measured: milliseconds(many),
        baseline: milliseconds(few),
        ratio: many / few,
        bound: { most: 1.5 },
      });
    }
  } finally {
    for (const server of servers.values()) await server.stop();
  }
  return {
    title: '8. The studio',
    text: 'The median (p50) of sequential requests of an admin, at 10,000 courses, 100,000 people, 100,000 orders and 100,000 purchases beside 100 courses, 1,000 people, 1,000 orders and 1,000 purchases.',
    rows,
  };
};
