import { openDatabase } from '../../api/src/platform/database/database.ts';
import { startBare } from '../bare.ts';
import { admin, tokenOf } from '../fill.ts';
import { perSecond } from '../report.ts';
import { inTurn, median, ratio } from '../rounds.ts';
import { startServer } from '../server.ts';
import type { Part } from './part.ts';

const paths = [
  '/',
  '/courses',
  '/articles',
  ...Array.from({ length: 10 }, (_, at) => `/courses/${at + 1}`),
];
const seconds = 6;
const rounds = 3;
const savesPerSecond = 10;
const serialSaves = 200;

/** Cached pages while a text saves itself, and a save beside one durable insert. */
export const drafts: Part = async ({ worlds, load }) => {
  const databaseUrl = await worlds.database('small');
  const { pool, close } = openDatabase(databaseUrl, { connections: 2 });
  const server = await startServer({ databaseUrl, serve: 'site,api', env: { TRUST_PROXY: '1' } });
  const bare = await startBare({ databaseUrl });
  const { rows } = await pool.query('select id from courses order by id limit 1');
  const { id } = rows[0] as { id: number };
  let saves = 0;
  const refused: string[] = [];
  async function save(): Promise<void> {
    saves += 1;
    const response = await fetch(`${server.address}/api/studio/items/course/${id}/draft`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${tokenOf(admin)}`,
        'x-forwarded-for': `10.9.${(saves >> 8) & 255}.${saves & 255}`,
      },
      body: JSON.stringify({
        changes: [{ field: 'name', value: `اسم يُكتب ${saves}`, base: 0 }],
        editor: { id: 'bench', save: Date.now() + saves },
      }),
    });
    await response.arrayBuffer();
    if (!response.ok) refused.push(String(response.status));
  }
  async function insert(): Promise<void> {
    const response = await fetch(`${bare.address}/sql/insert`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(admin)}` },
      body: JSON.stringify({ value: 'اسم يُكتب' }),
    });
    await response.arrayBuffer();
    if (!response.ok) refused.push(String(response.status));
  }
  const timeOf = async (work: () => Promise<unknown>) => {
    const from = performance.now();
    for (let at = 0; at < serialSaves; at += 1) await work();
    return (performance.now() - from) / serialSaves;
  };
  try {
    await pool.query('create table if not exists bench_inserts (at timestamptz, value text)');
    const task = { origin: server.address, paths, connections: 20, seconds };
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const pages = async () => (await load.throughput({ ...task, headers })).perSecond;
    const measured = await inTurn(
      {
        quiet: pages,
        saving: async () => {
          const timer = setInterval(() => void save(), 1000 / savesPerSecond);
          try {
            return await pages();
          } finally {
            clearInterval(timer);
          }
        },
      },
      rounds,
    );
    const times = await inTurn(
      {
        insert: () => timeOf(insert),
        save: () => timeOf(save),
      },
      rounds,
    );
    if (refused.length > 0) throw new Error(`saves answered ${refused[0]}`);
    const milliseconds = (values: number[]) => `${median(values).toFixed(2)} ms`;
    return {
      title: '9. Drafts that save themselves',
      text:
        `Public pages over 20 connections while ${savesPerSecond} saves a second go into a draft, beside the same ` +
        'without them; and one save after another beside one durable insert after another, which bare Fastify makes after it ' +
        'has looked up the session.',
      rows: [
        {
          part: 'drafts',
          what: 'cached pages while a draft saves itself ten times a second',
          measured: perSecond(median(measured.saving)),
          baseline: perSecond(median(measured.quiet)),
          ratio: ratio(measured.saving, measured.quiet),
          bound: { least: 0.9 },
        },
        {
          part: 'drafts',
          what: 'a save beside one durable insert',
          measured: milliseconds(times.save),
          baseline: milliseconds(times.insert),
          ratio: ratio(times.save, times.insert),
          bound: { most: 3 },
        },
      ],
    };
  } finally {
    await server.stop();
    await bare.stop();
    await close();
  }
};
