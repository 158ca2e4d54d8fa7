import { availableParallelism } from 'node:os';
import { type OpenDatabase, openDatabase, type Queryable } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import { delayRefusal } from '../http/limits/delay-refusal.ts';

/**
 * The limits of the separate connection pool of searches: however many run, the other connections and most of
 * PostgreSQL's processor time stay free. Times are in milliseconds.
 */
export const searchPool = {
  /** Two, but one where there are two processors: searches must leave one to everything else. */
  connections: Math.max(1, Math.min(2, availableParallelism() - 1)),
  /** For each statement; a search runs up to four. */
  statementTimeout: 3_000,
  /** Shorter than a page waits for its calls while it is rendered (8 s), so that its list says that it is busy. */
  connectionTimeout: 7_000,
  /** The maximum number of searches that wait for a connection. */
  waiting: 200,
} as const;

/** Runs searches on their own connection pool. */
export interface SearchDatabase {
  pool: OpenDatabase['pool'];
  /** @throws AppError search-too-slow, search-busy */
  run<Found>(search: (db: Queryable) => Promise<Found>): Promise<Found>;
  close(): Promise<void>;
}

/** Turns the errors of an overloaded search into AppErrors. */
function explain(error: unknown): unknown {
  // Drizzle wraps the driver's error.
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return error;
  if ('code' in cause && cause.code === '57014') {
    return new AppError('search-too-slow', { retryAfter: 5, cause });
  }
  return cause.message === 'timeout exceeded when trying to connect'
    ? new AppError('search-busy', { retryAfter: 5 })
    : error;
}

/** Opens the connection pool of searches. */
export function openSearchDatabase(
  url: string,
  options: { onError?: (error: Error) => void; statementTimeout?: number } = {},
): SearchDatabase {
  const { waiting, ...limits } = searchPool;
  const { db, pool, close } = openDatabase(url, {
    ...limits,
    ...options,
    // The text of a search depends on its words, and its plan on their values.
    prepare: false,
    // One search must not use several processors.
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
