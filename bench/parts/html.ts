import { type Bare, startBare } from '../bare.ts';
import { browserHeaders } from '../browser-headers.ts';
import type { Load } from '../load.ts';
import type { Row } from '../report.ts';
import { type Server, startServer } from '../server.ts';
import { firstRenders } from './first-renders.ts';
import type { Part } from './part.ts';
import { comparedToBare } from './same-bytes.ts';

const pages = ['/', '/courses', '/courses/77', '/articles/7'];

async function cachedPages(server: Server, bare: Bare, load: Load): Promise<Row[]> {
  const rows: Row[] = [];
  const compared = { part: 'html', product: server.address, bare, load };
  for (const path of pages) {
    const row = { ...compared, what: `GET ${path}`, path };
    rows.push(await comparedToBare({ ...row, least: 0.5, rounds: 3, seconds: 2 }));
  }
  for (const path of ['/', '/articles/7']) {
    const what = `GET ${path}, compressed as for a browser`;
    const row = { ...compared, what, path, headers: browserHeaders };
    rows.push(await comparedToBare({ ...row, least: 0.5, rounds: 3, seconds: 2 }));
  }
  return rows;
}

/** Figure 2: whole pages. */
export const html: Part = async ({ worlds, load }) => {
  const databaseUrl = await worlds.database('main');
  const bare = await startBare();
  const rows: Row[] = [];
  try {
    const server = await startServer({ databaseUrl, serve: 'site,api' });
    rows.push(...(await cachedPages(server, bare, load)));
    await server.stop();

    rows.push(...(await firstRenders(databaseUrl, load)));
  } finally {
    await bare.stop();
  }
  return {
    title: '2. Pages',
    text:
      'Whole pages over 20 connections, beside the bare server that sends the same bytes. They come from the response ' +
      'cache (record 0043). Below, nothing is cached at all (`ANSWER_CACHE_MB=0`): two processes, as one would run them on two cores, which ' +
      'share these cores with PostgreSQL and the load generator; beside it the target of 500 pages a second. The last rows are ' +
      'the processor time of the server alone, one request after another, compressed as for a browser (record 0116) and, ' +
      'beside it, uncompressed. Of ' +
      'an article’s time on the processor React takes 30 % (22 % to render its 690 elements, 7 % to write them out), ' +
      'the garbage collector 11 %, sending the page 10 %, the SQL driver 6 %, parsing and cleaning its text 3 % and the ' +
      'data sent with the page 2 %: read from `--cpu-prof` once, over 1,400 pages. ' +
      'The site’s own share, without API and database, is 7 to 10 ms. At 50 connections p99 was 1.2 to 1.5 times p50 once ' +
      'the process was warm; in the first seconds of compressed answers it was 3 times p50, as brotli shares the cores ' +
      'with rendering. On a shared machine single rows vary between runs: the course’s page stood at 0.38 in one and at ' +
      '0.90 and 0.92 in the next two.',
    rows,
  };
};
