import { type OpenDatabase, openDatabase, type Queryable } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import { delayRefusal } from '../http/delay-refusal.ts';

/**
 * What searches have for themselves. However many come, the other connections stay free for everything else, and
 * PostgreSQL keeps time for it. Times are in milliseconds.
 */
export const searchPool = {
  connections: 2,
  /** A search asks up to four times. */
  statementTimeout: 3_000,
  connectionTimeout: 2_000,
  /** Searches that wait for a connection; further ones are refused. */
  waiting: 200,
} as const;

/** Runs searches, a few at a time. */
export interface SearchDatabase {
  pool: OpenDatabase['pool'];
  /** @throws AppError search-too-slow, search-busy */
  run<Found>(search: (db: Queryable) => Promise<Found>): Promise<Found>;
  close(): Promise<void>;
}

function explain(error: unknown): unknown {
  // The query builder wraps what the driver throws.
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return error;
  if ('code' in cause && cause.code === '57014') {
    return new AppError('search-too-slow', { retryAfter: 5, cause });
  }
  return cause.message === 'timeout exceeded when trying to connect'
    ? new AppError('search-busy', { retryAfter: 5 })
    : error;
}

/** Opens the pool of searches. */
export function openSearchDatabase(
  url: string,
  options: { onError?: (error: Error) => void; statementTimeout?: number } = {},
): SearchDatabase {
  const { waiting, ...limits } = searchPool;
  const { db, pool, close } = openDatabase(url, {
    ...limits,
    ...options,
    // One search is not to take several processors.
    settings: { max_parallel_workers_per_gather: '0' },
  });
  return {
    pool,
    close,
    async run(search) {
      if (pool.waitingCount >= waiting) {
        await delayRefusal();
        throw new AppError('search-busy', { retryAfter: 5 });
      }
      try {
        return await search(db);
      } catch (error) {
        throw explain(error);
      }
    },
  };
}
