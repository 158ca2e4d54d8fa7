import { tokenOf } from '../fill.ts';
import { openLoad } from '../load.ts';
import { milliseconds, type Row } from '../report.ts';
import { inTurn, median, ratio } from '../rounds.ts';
import { type Server, startServer } from '../server.ts';
import type { Part } from './part.ts';

/** A member of course 100; see `fill.ts`. */
const headers = { authorization: `Bearer ${tokenOf(1518)}` };
/** Every connection requests them from the same network before it comes to the next, so they are few. */
const pages = ['/articles/7', '/courses'];
const seconds = 4;

const calls = ['/api/my-home', '/api/LectureDetails/100/100'];

const percentile = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? Number.NaN;

/** Figure: whether the calls of signed-in people wait while pages are rendered (record 0118). */
export const heldUp: Part = async ({ worlds, load }) => {
  const databaseUrl = await worlds.database('main');
  // Each request for a page comes from a network of its own, or the limit of pages would be measured.
  const env = { ANSWER_CACHE_MB: '0', TRUST_PROXY: '1' };
  // `BEFORE` is the folder of a checkout that was built, whose figures stand beside in rows of their own.
  const { BEFORE: before } = process.env;
  const visitors = openLoad();
  const rows: Row[] = [];

  async function measure(server: Server, path: string, name: string) {
    const call = async () =>
      percentile(
        (
          await load.latency({
            origin: server.address,
            paths: [path],
            headers,
            requests: 100_000,
            seconds,
          })
        ).times,
        0.99,
      );
    let rendered = 0;
    const times = await inTurn(
      {
        busy: async () => {
          const flood = visitors.throughput({
            origin: server.address,
            paths: pages,
            connections: 50,
            seconds: seconds + 1,
            networks: 500,
            mayFail: true,
          });
          const time = await call();
          const { perSecond } = await flood;
          rendered = perSecond;
          return time;
        },
        quiet: call,
      },
      3,
    );
    rows.push({
      part: 'held-up',
      what: `p99 of GET ${path} while ${Math.round(rendered)} pages a second are rendered${name}`,
      measured: milliseconds(median(times.busy)),
      baseline: milliseconds(median(times.quiet)),
      ratio: ratio(times.busy, times.quiet),
      bound: name ? null : { most: 1.5 },
    });
  }

  try {
    for (const [folder, name] of [
      [undefined, ''] as const,
      ...(before ? [[before, ', before'] as const] : []),
    ]) {
      const server = await startServer({ databaseUrl, serve: 'site,api', env, folder });
      try {
        for (const path of calls) await measure(server, path, name);
      } finally {
        await server.stop();
      }
    }
  } finally {
    await visitors.stop();
  }
  return {
    title: '16. Signed-in calls while pages are rendered',
    text:
      'One call after another of a signed-in person, while 50 connections ask for pages that nothing is cached of, ' +
      'beside the same call with nothing else to do (record 0118). Server, PostgreSQL and both load generators share the ' +
      'cores of this machine.',
    rows,
  };
};
