import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../api/src/testing/free-port.ts';
import { browserHeaders } from '../browser-headers.ts';
import { milliseconds } from '../report.ts';
import { median } from '../rounds.ts';
import { makeFolder, startServer } from '../server.ts';
import type { Part } from './part.ts';

const paths = [
  '/',
  '/courses',
  '/articles',
  '/services',
  '/portfolio',
  ...Array.from({ length: 75 }, (_, at) => `/courses/${at + 1}`),
  ...Array.from({ length: 20 }, (_, at) => `/articles/${at + 1}`),
];

/** Alternating, so that other load on the machine affects both. */
const rounds = 2;

/** Requests each page once. */
async function openPages(address: string) {
  const times: number[] = [];
  let fromCache = 0;
  for (const path of paths) {
    const began = performance.now();
    const response = await fetch(address + path, { headers: browserHeaders });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
    times.push(performance.now() - began);
    const status = String(response.headers.get('cache-status'));
    if (status.startsWith('nibras; hit')) fromCache += 1;
  }
  return { times, fromCache };
}

/** The first requests for public pages after a restart. */
export const restart: Part = async ({ worlds }) => {
  const databaseUrl = await worlds.database('small');
  const dataDir = await makeFolder();
  // Cached pages belong to the requested host, which must be the same after each start.
  const env = { PORT: String(await freePort()), DRAIN_SECONDS: '0' };
  const start = () => startServer({ databaseUrl, serve: 'site,api', env, dataDir });
  const times = { with: [] as number[], without: [] as number[] };
  const fromCache = { with: 0, without: 0 };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const name of ['without', 'with'] as const) {
        const before = await start();
        await openPages(before.address).finally(before.stop);
        if (name === 'without') await rm(join(dataDir, 'cache'), { recursive: true });
        const after = await start();
        const first = await openPages(after.address).finally(after.stop);
        times[name].push(...first.times);
        fromCache[name] += first.fromCache;
      }
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  const requests = paths.length * rounds;
  return {
    title: '19. Pages after a restart',
    text:
      `The first requests for ${paths.length} public pages after a restart of the same build, beside the same after its ` +
      'folder of cached pages was removed (record 0128).',
    rows: [
      {
        part: 'restart',
        what: 'first requests after a restart that the cache answered',
        measured: `${fromCache.with}`,
        baseline: `${requests}`,
        ratio: fromCache.with / requests,
        bound: { least: 1 },
      },
      {
        part: 'restart',
        what: 'first request for a page after a restart',
        measured: milliseconds(median(times.with)),
        baseline: milliseconds(median(times.without)),
        ratio: median(times.with) / median(times.without),
        bound: { most: 0.5 },
      },
    ],
  };
};
