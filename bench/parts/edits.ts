import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { browserHeaders } from '../browser-headers.ts';
import { milliseconds } from '../report.ts';
import { median } from '../rounds.ts';
import { startServer } from '../server.ts';
import type { Part } from './part.ts';

/** Courses that are edited; as many others are requested for the first time. */
const edited = 24;
/** How often each is edited. */
const rounds = 2;

async function openPage(address: string, path: string) {
  const began = performance.now();
  const response = await fetch(address + path, { headers: browserHeaders });
  await response.arrayBuffer();
  const status = String(response.headers.get('cache-status'));
  return { time: performance.now() - began, fromCache: status.startsWith('nibras; hit') };
}

/** Changes a course's name; resolves when the server has processed the change, which its API shows at once. */
async function edit(address: string, pool: pg.Pool, { id, text }: { id: number; text: string }) {
  await pool.query('update courses set name = $1 where id = $2', [text, id]);
  for (;;) {
    const response = await fetch(`${address}/api/course-details/${id}`);
    if ((await response.text()).includes(text)) return;
    await wait(1);
  }
}

/** The first request for a page after an edit of its text. */
export const edits: Part = async ({ worlds }) => {
  const databaseUrl = await worlds.database('small');
  const database = openDatabase(databaseUrl, { connections: 2 });
  const server = await startServer({ databaseUrl, serve: 'site,api' });
  const times = { edited: [] as number[], first: [] as number[] };
  let fromCache = 0;
  try {
    await openPage(server.address, '/courses');
    // Before the edits, whose pages are rendered again in the background.
    for (let id = edited + 1; id <= 2 * edited; id += 1) {
      times.first.push((await openPage(server.address, `/courses/${id}`)).time);
    }
    for (let round = 1; round <= rounds; round += 1) {
      for (let id = 1; id <= edited; id += 1) {
        const path = `/courses/${id}`;
        while (!(await openPage(server.address, path)).fromCache);
        await edit(server.address, database.pool, { id, text: `كورس باسم جديد ${round}.${id}` });
        const after = await openPage(server.address, path);
        times.edited.push(after.time);
        if (after.fromCache) fromCache += 1;
      }
    }
  } finally {
    await server.stop();
    await database.close();
  }
  const requests = edited * rounds;
  return {
    title: '18. Pages after an edit',
    text:
      'The first request for the page of a course after an edit of its name, which the process has processed already, beside ' +
      'the first request for a page that was not rendered yet (record 0117).',
    rows: [
      {
        part: 'edits',
        what: 'first requests after an edit that the cache answered',
        measured: `${fromCache}`,
        baseline: `${requests}`,
        ratio: fromCache / requests,
        bound: { least: 1 },
      },
      {
        part: 'edits',
        what: 'first request for a page after an edit',
        measured: milliseconds(median(times.edited)),
        baseline: milliseconds(median(times.first)),
        ratio: median(times.edited) / median(times.first),
        bound: { most: 0.8 },
      },
    ],
  };
};
