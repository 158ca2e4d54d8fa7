import { milliseconds, type Row } from '../report.ts';
import { median } from '../rounds.ts';
import { startServer } from '../server.ts';
import type { Part } from './part.ts';

const megabytes = (value: number | null) => (value === null ? 'unknown' : `${value} MB`);
const figure = (what: string, measured: string, baseline = ''): Row => ({
  part: 'process',
  what,
  measured,
  baseline,
  ratio: null,
  bound: null,
});

/** Figure 6: time to start, and memory. */
export const processPart: Part = async ({ worlds, load }) => {
  const databaseUrl = await worlds.database('main');
  const starts: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const server = await startServer({ databaseUrl, serve: 'site,api,jobs' });
    starts.push(server.readyAfter);
    await server.stop();
  }
  const alone = await startServer({ serve: 'site,api,jobs' });
  const first = alone.readyAfter;
  await alone.stop();

  const server = await startServer({ databaseUrl, serve: 'site,api,jobs' });
  try {
    const idle = await server.memory();
    const paths = [
      ...Array.from({ length: 200 }, (_, at) => `/courses/${at + 1}`),
      ...Array.from({ length: 20 }, (_, at) => `/articles/${at + 1}`),
      ...Array.from({ length: 200 }, (_, at) => `/api/courses?page=${at + 1}`),
    ];
    let most = idle;
    const watch = setInterval(async () => {
      const used = await server.memory();
      if (used !== null && (most === null || used > most)) most = used;
    }, 250);
    const { perSecond } = await load.throughput({
      origin: server.address,
      paths,
      connections: 50,
      seconds: 10,
    });
    clearInterval(watch);
    return {
      title: '6. The process',
      text:
        'From the start of the process to its ready line, and the resident memory of that process (site, API and jobs in ' +
        'one; PostgreSQL beside it is not counted): idle after the start, and the most during ten seconds of mixed pages ' +
        'and calls over 50 connections. Under 150 mixed pages and calls a second, with other work on the machine, ' +
        'the process stood at 396 MB after five minutes and 427 after fifteen; a collection brought it to 284, so nothing ' +
        'holds the memory. Since the heap is collected when it has grown by half (`scripts/serve.sh`), it stood at 287 MB ' +
        'after five minutes on a quiet machine, and at 329 and 330 MB after ten and thirty on a busy one. PostgreSQL takes ' +
        '36 to 42 MB beside it.',
      rows: [
        figure('start to ready, database filled', milliseconds(median(starts))),
        figure('start to ready, new embedded database', milliseconds(first)),
        figure('memory, idle', megabytes(idle)),
        figure('memory, most under load', megabytes(most), `${Math.round(perSecond)} answers/s`),
      ],
    };
  } finally {
    await server.stop();
  }
};
