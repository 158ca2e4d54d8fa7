import { browserHeaders } from '../browser-headers.ts';
import type { Load } from '../load.ts';
import { milliseconds, perSecond, type Row } from '../report.ts';
import { inTurn, median, ratio } from '../rounds.ts';
import { type Server, startServer } from '../server.ts';

const seconds = 3;

/** Pages a second that two processes without a cache render together, compressed as for a browser. */
async function renderRate(servers: Server[], load: Load, paths: string[]): Promise<number> {
  const rates: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    // One load generator requests both at a time; the sum of their rates counts.
    const made = await Promise.all(
      servers.map(({ address }) =>
        load.throughput({
          origin: address,
          paths,
          headers: browserHeaders,
          connections: 4,
          seconds,
          networks: 100,
        }),
      ),
    );
    if (round > 0) rates.push(made.reduce((sum, { perSecond: rate }) => sum + rate, 0));
  }
  return median(rates);
}

/** Milliseconds of the server's processor time a page, with what goes on after the response. */
async function processorTime(
  server: Server,
  load: Load,
  task: { paths: string[]; headers: Record<string, string> },
): Promise<number> {
  const before = (await server.processorTime()) ?? Number.NaN;
  const { times } = await load.latency({
    ...task,
    origin: server.address,
    requests: 60,
    seconds: 10,
  });
  return (((await server.processorTime()) ?? Number.NaN) - before) / times.length;
}

async function compressionCosts(server: Server, load: Load, paths: Record<string, string[]>) {
  const rows: Row[] = [];
  for (const [name, tried] of Object.entries(paths)) {
    const costs = await inTurn(
      {
        compressed: () => processorTime(server, load, { paths: tried, headers: browserHeaders }),
        plain: () => processorTime(server, load, { paths: tried, headers: {} }),
      },
      5,
    );
    rows.push({
      part: 'html',
      what: `processor time of the first render of ${name}, compressed`,
      measured: milliseconds(median(costs.compressed)),
      baseline: milliseconds(median(costs.plain)),
      ratio: ratio(costs.compressed, costs.plain),
      bound: { most: 1.4 },
    });
  }
  return rows;
}

/** Rows of pages that are rendered for each request, by two processes without a cache. */
export async function firstRenders(databaseUrl: string, load: Load): Promise<Row[]> {
  // Each request comes from a network of its own, or the limit of pages would be measured.
  const env = { ANSWER_CACHE_MB: '0', TRUST_PROXY: '1' };
  const servers = await Promise.all(
    [1, 2].map(() => startServer({ databaseUrl, serve: 'site,api', env })),
  );
  const articles = Array.from({ length: 20 }, (_, at) => `/articles/${at + 1}`);
  const courses = ['/courses/77', '/courses/78'];
  const rows: Row[] = [];
  try {
    for (const [what, paths, least] of [
      ['first render of an article, nothing cached', articles, 500],
      ['first render of the home page, nothing cached', ['/'], null],
      ['first render of a course, nothing cached', courses, null],
    ] as const) {
      const rate = await renderRate(servers, load, [...paths]);
      rows.push({
        part: 'html',
        what,
        measured: perSecond(rate),
        baseline: least ? perSecond(least) : '',
        ratio: least ? rate / least : null,
        bound: least ? { least: 1 } : null,
      });
    }
    const [server] = servers;
    if (server) {
      const pages = {
        'an article': articles,
        'the home page': ['/'],
        'a course': courses,
        'a list': ['/courses'],
      };
      rows.push(...(await compressionCosts(server, load, pages)));
    }
  } finally {
    for (const server of servers) await server.stop();
  }
  return rows;
}
