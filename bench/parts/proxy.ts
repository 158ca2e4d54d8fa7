import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { documentedSite, startNginx } from '../../api/src/testing/nginx.ts';
import { fetchBytes } from '../bare.ts';
import { browserHeaders } from '../browser-headers.ts';
import type { Load } from '../load.ts';
import { type Row, roundedBytes } from '../report.ts';
import { inTurn, median, ratio } from '../rounds.ts';
import { makeFolder, processorTimeOf, startServer } from '../server.ts';
import type { Part } from './part.ts';

const path = '/articles/7';
const seconds = 2;

type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** The process of nginx that answers requests. */
async function workerOf({ pid }: Nginx): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const child of children.trim().split(' ')) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('worker process')) return Number(child);
  }
  throw new Error('nginx has no worker');
}

/** Headers that nginx sets itself. */
const ownHeaders = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'server',
]);

/** nginx alone: the same page as a file, with the same headers, as Debian configures it. */
function fileSite(page: { headers: Headers }, { folder, port }: { folder: string; port: number }) {
  const headers = [...page.headers]
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  return `sendfile on; tcp_nopush on;
    server { listen 127.0.0.1:${port}; root ${folder}/www; location = ${path} {
      default_type "text/html; charset=utf-8"; ${headers.join('\n')} } }`;
}

async function processorTime(nginx: Nginx, load: Load): Promise<number> {
  const worker = await workerOf(nginx);
  const before = (await processorTimeOf(worker)) ?? Number.NaN;
  const task = { origin: nginx.address, paths: [path], headers: browserHeaders, seconds };
  const { perSecond } = await load.throughput(task);
  return (((await processorTimeOf(worker)) ?? Number.NaN) - before) / (perSecond * seconds);
}

async function measure(product: string, folder: string, load: Load): Promise<Row[]> {
  const opened: Nginx[] = [];
  const open = async (...options: Parameters<typeof startNginx>) => {
    const nginx = await startNginx(...options);
    opened.push(nginx);
    return nginx;
  };
  try {
    const proxy = await open(`${folder}/proxy`, (place) => documentedSite(product, place));
    const get = () => fetch(proxy.address + path, { headers: browserHeaders });
    let page = await get();
    while (page.headers.get('x-cache') !== 'HIT') page = await get();
    const stored = Buffer.from(
      (await fetchBytes(proxy.address, path, browserHeaders)).body,
      'base64',
    );
    // The product’s own after many requests.
    for (let time = 0; time < 20; time += 1) await fetchBytes(product, path, browserHeaders);
    const own = Buffer.from((await fetchBytes(product, path, browserHeaders)).body, 'base64');
    await mkdir(`${folder}/alone/www/articles`, { recursive: true });
    await writeFile(`${folder}/alone/www${path}`, stored);
    const alone = await open(`${folder}/alone`, (place) => fileSite(page, place));
    const times = await inTurn(
      { proxy: () => processorTime(proxy, load), alone: () => processorTime(alone, load) },
      5,
    );
    const microseconds = (values: number[]) => `${(median(values) * 1000).toFixed(1)} µs`;
    return [
      {
        part: 'proxy',
        what: 'processor time of nginx for a cached page',
        measured: microseconds(times.proxy),
        baseline: microseconds(times.alone),
        ratio: ratio(times.proxy, times.alone),
        bound: { most: 1.25 },
      },
      {
        part: 'proxy',
        what: 'bytes of the page that it sends, beside the product’s own',
        measured: roundedBytes(stored.length),
        baseline: roundedBytes(own.length),
        ratio: stored.length / own.length,
        bound: { most: 1.02 },
      },
    ];
  } finally {
    for (const nginx of opened) await nginx.stop();
  }
}

/** Figure 14: a page behind the documented nginx. */
export const proxy: Part = async ({ worlds, load }) => {
  const title = '14. Behind nginx';
  if (spawnSync('nginx', ['-v']).error) {
    return {
      title,
      text: 'Not measured: there is no nginx (`apt-get install nginx-light`).',
      rows: [],
    };
  }
  const databaseUrl = await worlds.database('tiny');
  const folder = await makeFolder();
  const server = await startServer({ databaseUrl, serve: 'site,api', env: { TRUST_PROXY: '1' } });
  try {
    return {
      title,
      text:
        `${path} from the cache of nginx as \`docs/nginx\` configures it, compressed as for a browser, over 20 connections, ` +
        'beside nginx alone, which sends a file with the same bytes and headers.',
      rows: await measure(server.address, folder, load),
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
