import { rareTopic, tokenOf } from '../fill.ts';
import { milliseconds, type Row } from '../report.ts';
import { inTurn, median } from '../rounds.ts';
import { type Server, startServer } from '../server.ts';
import { percentile } from '../table.ts';
import { worlds as sizes, type WorldName } from '../world.ts';
import { type Growing, growingInStudio } from './growth-studio.ts';
import type { Part } from './part.ts';

/** Without the response cache: else only memory would be measured. Each request names a network of its own. */
const env = { ANSWER_CACHE_MB: '0', TRUST_PROXY: '1' };

const encoded = (path: string, search: string) => `${path}${encodeURIComponent(search)}`;

const list = () => ['/api/courses?page=1&per_page=8', '/api/courses?page=2&per_page=8'];
const middle = (world: WorldName) => {
  const page = Math.floor(sizes[world].courses / 8 / 2);
  return [`/api/courses?page=${page}&per_page=8`];
};
/** Finds twenty courses in a database of every size. */
const searchFew = () => [encoded('/api/courses?search=', rareTopic)];
const searchTypo = () => [encoded('/api/courses?search=', 'الخوارزمييات')];
const searchMany = () => [encoded('/api/courses?search=', 'الخوارزميات')];

const most = { most: 1.5 };
const conversationOf = (person: number) => Math.floor((person - 1) / 2);
const messages = (person: number) => [
  `/api/conversations/${conversationOf(person)}/messages?page=1`,
];

const growing: Growing[] = [
  { what: 'list of courses', over: ['small', 'main', 'large'], paths: list, bound: most },
  {
    what: 'the page in the middle of the list',
    over: ['small', 'main', 'large'],
    paths: middle,
    bound: null,
  },
  {
    what: 'Arabic search that finds twenty',
    over: ['small', 'main', 'large'],
    paths: searchFew,
    bound: most,
  },
  {
    what: 'Arabic search that finds one course in twenty',
    over: ['small', 'main', 'large'],
    paths: searchMany,
    bound: null,
  },
  {
    what: 'the same with a typo',
    over: ['small', 'main', 'large'],
    paths: searchTypo,
    bound: null,
  },
  {
    what: 'page of messages',
    over: ['small', 'main'],
    paths: () => messages(21),
    bound: most,
    person: 21,
  },
  {
    what: 'page of messages, of a conversation of 100 and of 100,000',
    over: ['small', 'main'],
    paths: () => messages(4),
    bound: most,
    person: 4,
  },
  ...growingInStudio,
];

/** Figure 4: the cost of more courses and more messages. */
export const growth: Part = async ({ worlds, load }) => {
  const names: WorldName[] = ['small', 'main', 'large'];
  const servers = new Map<WorldName, Server>();
  const rows: Row[] = [];
  try {
    for (const name of names) {
      const databaseUrl = await worlds.database(name);
      servers.set(name, await startServer({ databaseUrl, serve: 'api', env }));
    }
    for (const { what, over, paths, bound, person } of growing) {
      const headers: Record<string, string> = person
        ? { authorization: `Bearer ${tokenOf(person)}` }
        : {};
      const measures = Object.fromEntries(
        over.map((name) => [
          name,
          async () => {
            const origin = servers.get(name)?.address ?? '';
            const asked = { origin, paths: paths(name), headers, requests: 120 };
            return percentile((await load.latency(asked)).times, 0.5);
          },
        ]),
      );
      const middles = await inTurn(measures, 3);
      const p50 = (name: WorldName) => median(middles[name] ?? []);
      const [smallest, largest] = [over[0] as WorldName, over.at(-1) as WorldName];
      rows.push({
        part: 'growth',
        what,
        measured: over
          .slice(1)
          .map((name) => milliseconds(p50(name)))
          .join(', '),
        baseline: milliseconds(p50(smallest)),
        ratio: p50(largest) / p50(smallest),
        bound,
      });
    }
  } finally {
    for (const server of servers.values()) await server.stop();
  }
  return {
    title: '4. Growth',
    text:
      'The median (p50) of sequential requests, with nothing cached (`ANSWER_CACHE_MB=0`): at 10,000 ' +
      'and 100,000 courses beside 1,000; at 1,000,000 messages beside 1,000; in the studio at 100,000 courses, people and ' +
      'purchases and 2,000,000 watched lectures beside 1,000 and 20,000.',
    rows,
  };
};
