import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Queryable } from '../database/database.ts';
import { withoutSecrets } from '../log/describe-error.ts';
import { requestScope } from '../log/request-scope.ts';
import { takeOrigin, withOrigin } from './origin.ts';

/** A kind of background work: its queue's name and how failing is treated. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** How often a failed job is tried again, each wait twice as long as the one before. */
  readonly retries: number;
  /** Seconds before the first retry. */
  readonly retryDelay: number;
  /** Seconds between two retries, at most. */
  readonly retryDelayMax?: number;
  /** Seconds before it is worked on at all. */
  readonly delay: number;
  /** How many are worked on at once. */
  readonly atOnce: number;
  /** Seconds that a finished job, with its data, stays in the database. */
  readonly keepFinished: number;
  /** Never set: it carries the data's type. */
  readonly data?: Data;
}

/** Declares a kind of job; the defaults try for about an hour and forget finished work after a minute. */
export function jobKind<Data extends object>(
  name: string,
  options: Partial<Omit<JobKind<Data>, 'name' | 'data'>> = {},
): JobKind<Data> {
  return { name, retries: 8, retryDelay: 15, delay: 0, atOnce: 10, keepFinished: 60, ...options };
}

/** A kind of job with the work that it means; `every` (cron) runs it by the clock. */
export interface JobWorker {
  kind: JobKind<object>;
  every?: string;
  work(data: object, tries: { last: boolean }): Promise<void>;
}

export function jobWorker<Data extends object>(
  kind: JobKind<Data>,
  work: (data: Data, tries: { last: boolean }) => Promise<void>,
  every?: string,
): JobWorker {
  return { kind, work: (data, tries) => work(data as Data, tries), every };
}

export interface Jobs {
  /** Makes the queues; works on them too where this process does the jobs. */
  start(workers: JobWorker[], options: { work: boolean }): Promise<void>;
  /** Adds a job inside the caller's transaction: it exists if and only if the change does. */
  enqueue<Data extends object>(db: Queryable, kind: JobKind<Data>, data: Data): Promise<void>;
  /** Throws when the queue cannot be reached. */
  check(): Promise<void>;
  /** Lets running jobs finish. */
  stop(): Promise<void>;
}

/**
 * Jobs that arrive together wake a worker once, so it takes them together; with one a fetch, all but the first
 * would wait for the next poll. A retry that comes due wakes nobody: the poll finds it.
 */
const workOptions = {
  includeMetadata: true,
  perJobResults: true,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 3,
} as const;

/**
 * A process that was killed leaves jobs behind that look as if they ran. Whoever works on a job gives a sign of life;
 * without one for so many seconds it is given to another. It would be 15 minutes otherwise, when a code has expired.
 */
const signOfLife = 15;
const superviseEvery = 10;

/** The job queue, in the same PostgreSQL as everything else. */
export function openJobs(databaseUrl: string, log: Logger): Jobs {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 2,
    application_name: 'nibras-jobs',
    connectionTimeoutMillis: 5_000,
    superviseIntervalSeconds: superviseEvery,
    monitorIntervalSeconds: superviseEvery,
    // Wakes workers the moment a transaction with a job commits: a code should not wait for a poll.
    useListenNotify: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));

  async function makeQueue(kind: JobKind<object>) {
    const options = {
      retryLimit: kind.retries,
      retryDelay: kind.retryDelay,
      retryBackoff: true,
      ...(kind.retryDelayMax && { retryDelayMax: kind.retryDelayMax }),
      heartbeatSeconds: signOfLife,
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
        await makeQueue(kind);
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
              output: { message: withoutSecrets(String(error)) },
            };
          }
        };
        const runOne = (job: JobWithMetadata<object>) => {
          const { data, requestId } = takeOrigin(job.data);
          // What the clock has begun is named by the job itself.
          return requestScope.run({ requestId: requestId ?? job.id, job: kind.name }, () =>
            attempt(job, data),
          );
        };
        const options = { ...workOptions, batchSize: kind.atOnce };
        await boss.work(kind.name, options, (jobs: JobWithMetadata<object>[]) =>
          Promise.all(jobs.map(runOne)),
        );
      }
    },
    async enqueue(db, kind, data) {
      await boss.send(kind.name, withOrigin(data), {
        db: fromDrizzle(db, sql),
        ...(kind.delay > 0 && { startAfter: kind.delay }),
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
