import { loadavg } from 'node:os';
import { captionHits } from '../../api/src/learning/lectures/index.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { searchedText } from '../../api/src/platform/search/search.ts';
import {
  openSearchDatabase,
  type SearchDatabase,
} from '../../api/src/platform/search/search-database.ts';
import { rareTopic, teachers } from '../fill.ts';
import { fillCaptions } from '../fill-captions.ts';
import { milliseconds, type Row } from '../report.ts';
import { inTurn, median } from '../rounds.ts';
import { percentile } from '../table.ts';
import type { WorldName } from '../world.ts';
import type { Part } from './part.ts';

const lines = { small: 1_000, videos: 1_000_000 } satisfies Partial<Record<WorldName, number>>;
type World = keyof typeof lines;
const names = Object.keys(lines) as World[];
const runs = 60;

const member = { id: teachers + 1, role: 'student' as const };
const admin = { id: 199, role: 'admin' as const };

interface Asked {
  what: string;
  asked: string;
  viewer: typeof member | typeof admin | null;
  bound: Row['bound'];
}

const twice = { most: 2 };
const searches: Asked[] = [
  { what: 'said in one line of twenty', asked: 'الدوال', viewer: null, bound: twice },
  { what: 'the same, for a member', asked: 'الدوال', viewer: member, bound: twice },
  { what: 'the same, for an admin', asked: 'الدوال', viewer: admin, bound: twice },
  { what: 'said in every line', asked: 'الخطوة', viewer: null, bound: twice },
  { what: 'two words', asked: 'نكتب المصفوفات', viewer: null, bound: twice },
  { what: 'said in twenty lines', asked: rareTopic, viewer: admin, bound: twice },
  { what: 'the beginning of a word', asked: 'المص', viewer: null, bound: twice },
  {
    what: 'said in one line of twenty, with a typo',
    asked: 'المصفوقات',
    viewer: null,
    bound: null,
  },
  { what: 'never said', asked: 'الزنبركات', viewer: null, bound: null },
];

/** One search as the box makes it: with a typo where nothing is found otherwise. */
async function search({ run }: SearchDatabase, { asked, viewer }: Asked): Promise<number> {
  const from = performance.now();
  await run(async (db) => {
    const searched = await searchedText(db, asked);
    const options = { viewer, limit: 5 };
    const hits = await captionHits(db, searched, options);
    if (hits.length === 0) await captionHits(db, searched, { ...options, how: 'withTypo' });
  });
  return performance.now() - from;
}

/** Searches what videos say: a million lines beside a thousand. */
export const captions: Part = async ({ worlds }) => {
  const opened = new Map<World, SearchDatabase>();
  const rows: Row[] = [];
  try {
    for (const name of names) {
      const url = await worlds.database(name);
      const database = openDatabase(url, { connections: 1, statementTimeout: 600_000 });
      await fillCaptions(database, lines[name]);
      await database.close();
      opened.set(name, openSearchDatabase(url));
    }
    const [before = 0] = loadavg();
    for (const asked of searches) {
      const measures = Object.fromEntries(
        names.map((name) => [
          name,
          async () => {
            const times: number[] = [];
            for (let at = 0; at < runs; at += 1) {
              times.push(await search(opened.get(name) as SearchDatabase, asked));
            }
            return percentile(times, 0.5);
          },
        ]),
      ) as Record<World, () => Promise<number>>;
      const middles = await inTurn(measures, 5);
      const [small, videos] = [median(middles.small), median(middles.videos)];
      rows.push({
        part: 'captions',
        what: asked.what,
        measured: milliseconds(videos),
        baseline: milliseconds(small),
        ratio: videos / small,
        bound: asked.bound,
      });
    }
    const [after = 0] = loadavg();
    return {
      title: '13. What films say',
      text:
        'The median (p50) of searches in captions, one after the other on the connections of searches, without the network: ' +
        '1,000,000 lines of 10,000 films in 10,000 courses beside 1,000 lines of ten films. One lecture in six is open ' +
        'to visitors. A search that finds nothing is made twice, the second time with a typo. The machine’s load was ' +
        `${before.toFixed(1)} before and ${after.toFixed(1)} after, on two processors.`,
      rows,
    };
  } finally {
    for (const one of opened.values()) await one.close();
  }
};
