import { milliseconds, type Row } from '../report.ts';
import { inTurn, median } from '../rounds.ts';
import { type Server, startServer } from '../server.ts';
import { percentile } from '../table.ts';
import type { WorldName } from '../world.ts';
import type { Bench } from './part.ts';

/** Without the response cache: else only memory would be measured. Each request names a network of its own. */
const env = { ANSWER_CACHE_MB: '0', TRUST_PROXY: '1' };
const sizes = ['small', 'large'] as const satisfies WorldName[];

/** A read that is measured at both sizes. */
export interface ReadAtSizes {
  what: string;
  path: string;
  bound: Row['bound'];
  /** The token of the person who makes it; a visitor makes it without. */
  token?: string;
}

/**
 * The rows of reads at 100,000 courses beside 1,000: the median (p50) of sequential requests in milliseconds, in turn.
 * @param options.requests how many requests a round makes at each size
 */
export async function growthRows(
  { worlds, load }: Bench,
  { part, reads, requests }: { part: string; reads: readonly ReadAtSizes[]; requests: number },
): Promise<Row[]> {
  const servers = new Map<WorldName, Server>();
  const rows: Row[] = [];
  try {
    for (const size of sizes) {
      const databaseUrl = await worlds.database(size);
      servers.set(size, await startServer({ databaseUrl, serve: 'api', env }));
    }
    for (const { what, path, bound, token } of reads) {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const measures = Object.fromEntries(
        sizes.map((size) => [
          size,
          async () => {
            const origin = servers.get(size)?.address ?? '';
            const { times } = await load.latency({ origin, paths: [path], headers, requests });
            return percentile(times, 0.5);
          },
        ]),
      );
      const middles = await inTurn(measures, 3);
      const [small, large] = [median(middles.small ?? []), median(middles.large ?? [])];
      rows.push({
        part,
        what,
        measured: milliseconds(large),
        baseline: milliseconds(small),
        ratio: large / small,
        bound,
      });
    }
  } finally {
    for (const server of servers.values()) await server.stop();
  }
  return rows;
}
