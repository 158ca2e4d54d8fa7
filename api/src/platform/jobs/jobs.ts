import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Queryable } from '../database/database.ts';
import { errorMessage } from '../log/describe-error.ts';
import { requestScope } from '../log/request-scope.ts';
import { splitOrigin, withOrigin } from './origin.ts';

/** A kind of background job: its queue's name and its retries. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** How often a failed job is retried, with exponential backoff. */
  readonly retries: number;
  /** Seconds before the first retry. */
  readonly retryDelay: number;
  /** Maximum seconds between two retries. */
  readonly retryDelayMax?: number;
  /** Seconds before the first attempt. */
  readonly delay: number;
  /** Seconds after which a job that still runs counts as failed; 15 minutes where it is absent, a day at most. */
  readonly longest?: number;
  /** How many jobs run at once. */
  readonly atOnce: number;
  /** Seconds for which a finished job stays in the database with its data. */
  readonly keepFinished: number;
  /** Never set; it carries the type of the data. */
  readonly data?: Data;
}

/** Declares a kind of job; the defaults retry for about an hour and delete finished jobs after a minute. */
export function jobKind<Data extends object>(
  name: string,
  options: Partial<Omit<JobKind<Data>, 'name' | 'data'>> = {},
): JobKind<Data> {
  return { name, retries: 8, retryDelay: 15, delay: 0, atOnce: 10, keepFinished: 60, ...options };
}

/** A kind of job with its handler; `every` (cron) schedules it. */
export interface JobWorker {
  kind: JobKind<object>;
  every?: string;
  work(data: object, tries: { last: boolean }): Promise<void>;
}

/** Binds a handler to a kind of job. @param every a cron schedule */
export function jobWorker<Data extends object>(
  kind: JobKind<Data>,
  work: (data: Data, tries: { last: boolean }) => Promise<void>,
  every?: string,
): JobWorker {
  return { kind, work: (data, tries) => work(data as Data, tries), every };
}

export interface Jobs {
  /** Creates the queues, and with `work` also runs their jobs in this process. */
  start(workers: JobWorker[], options: { work: boolean }): Promise<void>;
  /**
   * Adds a job inside the caller's transaction, so that it exists only if the change commits.
   * @param options.startAfter the earliest time to run it, in place of the kind's delay
   * @param options.priority 0 by default; jobs with a higher one run first
   */
  enqueue<Data extends object>(
    db: Queryable,
    kind: JobKind<Data>,
    data: Data,
    options?: { startAfter?: Date; priority?: number },
  ): Promise<void>;
  /** @throws Error when the queue is unreachable */
  check(): Promise<void>;
  /** Stops after running jobs have finished. */
  stop(): Promise<void>;
}

/**
 * Jobs that arrive together notify a worker once, so it fetches them as a batch; fetched one by one, all but the first
 * would wait for the next poll. A due retry sends no notification and is found by polling.
 */
const workOptions = {
  includeMetadata: true,
  perJobResults: true,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 3,
} as const;

/**
 * Jobs of a killed process still look active. A worker sends heartbeats, and a job without one for so many seconds is
 * retried. The default is 15 minutes, by when a code has expired.
 */
const heartbeatSeconds = 15;
const superviseSeconds = 10;

/** Opens the job queue in the application's PostgreSQL database. */
export function openJobs(databaseUrl: string, log: Logger): Jobs {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 2,
    application_name: 'nibras-jobs',
    connectionTimeoutMillis: 5_000,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // Notifies workers when a transaction with a job commits, so that a code does not wait for a poll.
    useListenNotify: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));

  async function createQueue(kind: JobKind<object>) {
    const options = {
      retryLimit: kind.retries,
      retryDelay: kind.retryDelay,
      retryBackoff: true,
      ...(kind.retryDelayMax && { retryDelayMax: kind.retryDelayMax }),
      ...(kind.longest && { expireInSeconds: kind.longest }),
      heartbeatSeconds,
      deleteAfterSeconds: kind.keepFinished,
      notify: true,
    };
    await boss.createQueue(kind.name, options);
    await boss.updateQueue(kind.name, options);
  }

  return {
    async start(workers, { work }) {
      await boss.start();
      for (const { kind, work: handle, every } of workers) {
        await createQueue(kind);
        if (!work) continue;
        if (every) await boss.schedule(kind.name, every);
        const attempt = async (job: JobWithMetadata<object>, data: object): Promise<JobResult> => {
          try {
            await handle(data, { last: job.retryCount >= kind.retries });
            return { id: job.id, status: 'completed' };
          } catch (error) {
            log.warn({ err: error, try: job.retryCount + 1 }, 'job failed');
            return {
              id: job.id,
              status: 'failed',
              output: { message: errorMessage(error) },
            };
          }
        };
        const runOne = (job: JobWithMetadata<object>) => {
          const { data, requestId } = splitOrigin(job.data);
          // A scheduled job has no request, so its own id is used.
          return requestScope.run({ requestId: requestId ?? job.id, job: kind.name }, () =>
            attempt(job, data),
          );
        };
        // pg-boss goes on at once only after a full batch of two or more; else it waits for the next poll.
        const options = { ...workOptions, batchSize: Math.max(2, kind.atOnce) };
        await boss.work(kind.name, options, async (jobs: JobWithMetadata<object>[]) => {
          const results: JobResult[] = [];
          for (let at = 0; at < jobs.length; at += kind.atOnce) {
            results.push(...(await Promise.all(jobs.slice(at, at + kind.atOnce).map(runOne))));
          }
          return results;
        });
      }
    },
    async enqueue(db, kind, data, { startAfter, priority } = {}) {
      await boss.send(kind.name, withOrigin(data), {
        db: fromDrizzle(db, sql),
        ...(kind.delay > 0 && { startAfter: kind.delay }),
        ...(startAfter && { startAfter }),
        ...(priority !== undefined && { priority }),
      });
    },
    async check() {
      await boss.getQueues();
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
