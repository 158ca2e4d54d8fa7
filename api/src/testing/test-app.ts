import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterEach, expect, inject, onTestFinished } from 'vitest';
import { type Config, readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { createLogger } from '#platform/log/logger.ts';
import { openMailer } from '#platform/mail/open-mailer.ts';
import { openMetrics } from '#platform/metrics/metrics.ts';
import type { Platform } from '#platform/platform.ts';
import { openPushService } from '#platform/push/push-service.ts';
import { openRealtime } from '#platform/realtime/open-realtime.ts';
import type { PresenceTimings } from '#platform/realtime/presence.ts';
import { openRedis } from '#platform/redis/open-redis.ts';
import { openSearchDatabase } from '#platform/search/search-database.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { openVault } from '#platform/secrets/vault.ts';
import { drawMailMark } from '#platform/settings/draw-icon.ts';
import { openSettings } from '#platform/settings/open-settings.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { acceptSockets, createHttpServer } from '../app.ts';
import { makeSession } from '../factories/people.ts';
import { features } from '../features.ts';
import { addTestApi } from './add-test-api.ts';
import { runOn, withDatabaseName } from './database.ts';
import { startMailServer } from './mail-server.ts';
import { whenScopeEnds } from './when-scope-ends.ts';

type Person = { id: number };

/**
 * Starts the real application on its own database, cloned from the migrated template, with a real mail server. Call it
 * once at the top of a test file; with `sockets` it listens on `address`. A log line at error level fails the test.
 * With `beside` it is another process of the same installation, which shares the database.
 */
export async function startTestApp(
  options: {
    config?: Partial<Config>;
    work?: boolean;
    sockets?: PresenceTimings | true;
    /** Receives every log line of all levels. */
    logged?: string[];
    beside?: { databaseUrl: string };
  } = {},
) {
  const { beside } = options;
  const postgres = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  if (!beside) await runOn(postgres.url, `create database ${name} template ${postgres.template}`);
  const url = beside?.databaseUrl ?? withDatabaseName(postgres.url, name);
  const dataDir = await mkdtemp(join(tmpdir(), 'nibras-app-'));
  const smtp = await startMailServer();
  const config: Config = {
    ...readConfig({
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      DEMO: '0',
      CONTACT_EMAIL: 'hello@example.com',
      CONTACT_PHONE: '+20 100 000 0000',
      CONTACT_ADDRESS: 'القاهرة، مصر',
      PUSH_TO_LOOPBACK: '1',
    }),
    ...options.config,
  };

  const errors: string[] = [];
  let errorsExpected = false;
  const log = createLogger(options.logged ? 'trace' : 'error', {
    write(line: string) {
      options.logged?.push(line);
      if (JSON.parse(line).level >= 50) errors.push(line);
      return true;
    },
  });
  afterEach(() => {
    const seen = errors.splice(0);
    if (errorsExpected) errorsExpected = false;
    else expect(seen, 'log lines at error level').toEqual([]);
  });

  const database = openDatabase(url, { connections: 5 });
  const searches = openSearchDatabase(url);
  const vault = await openVault(config);
  const settings = await openSettings({ config, db: database.db, log, write: true });
  const jobs = openJobs(url, log);
  const storage = await openStorage(config);
  const mark = () => drawMailMark(storage, settings.current());
  const mailer = openMailer({ config, db: database.db, jobs, vault, mark });
  let clock = 0;
  let stoppedAt: number | undefined;
  const now = () => new Date((stoppedAt ?? Date.now()) + clock);
  const timings = options.sockets === true ? undefined : options.sockets;
  const metrics = openMetrics(config);
  const push = await openPushService(config, settings.current);
  const redis = config.redisUrl ? await openRedis(config.redisUrl, log) : null;
  const platform: Platform = {
    config,
    settings: settings.current,
    db: database.db,
    searches,
    jobs,
    mailer,
    push: metrics ? metrics.countPush(push) : push,
    realtime: openRealtime({ config, db: database.db, redis, log, now, timings }),
    redis,
    storage,
    secrets: await openSecrets(database.db),
    vault,
    log,
    now,
  };
  metrics?.measure({ ...platform, pool: database.pool });
  const workers = [
    ...mailer.workers(),
    ...features.flatMap((feature) => feature.jobs?.(platform) ?? []),
  ];
  await jobs.start(workers, { work: options.work ?? true });
  const app = createHttpServer(platform);
  metrics?.watch(app);
  await addTestApi(app, platform);
  if (options.sockets) await acceptSockets(app, platform);
  await app.ready();
  const address = options.sockets ? await app.listen({ port: 0, host: '127.0.0.1' }) : '';

  whenScopeEnds(async () => {
    await app.close();
    await platform.realtime.close();
    await redis?.close();
    await jobs.stop();
    await mailer.close();
    await searches.close();
    await database.close();
    await smtp.stop();
    if (!beside) await runOn(postgres.url, `drop database ${name} with (force)`);
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Makes one call: `await call('POST /api/enroll', { as: student, body: { courseId: 1 } })`. */
  async function call(
    route: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
    {
      as,
      token,
      body,
      ...rest
    }: { as?: Person; token?: string; body?: object } & Omit<InjectOptions, 'method' | 'url'> = {},
  ) {
    const [method, path] = route.split(' ') as ['GET', string];
    const bearer = token ?? (as && (await tokenOf(as)));
    const response = await app.inject({
      ...rest,
      method,
      url: path,
      ...(body && { payload: body }),
      headers: { ...(bearer && { authorization: `Bearer ${bearer}` }), ...rest.headers },
    });
    const isJson =
      String(response.headers['content-type']).startsWith('application/json') &&
      !response.headers['content-encoding'];
    return {
      status: response.statusCode,
      headers: response.headers,
      raw: response.rawPayload,
      // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
      body: (isJson ? response.json() : response.payload) as any,
    };
  }

  const tokens = new Map<number, string>();
  /** Returns a person's access token; `fresh` opens another session. */
  async function tokenOf(person: Person, { fresh = false } = {}): Promise<string> {
    const known = tokens.get(person.id);
    if (known && !fresh) return known;
    const token = await makeSession(platform.db, person, { provenAt: now() });
    tokens.set(person.id, token);
    return token;
  }

  return {
    app,
    address,
    databaseUrl: url,
    platform,
    /** Follows no other process; a test that changes them reloads them. */
    settings,
    db: platform.db,
    pool: database.pool,
    smtp,
    call,
    tokenOf,
    /** Shifts the application's clock. */
    passTime(milliseconds: number) {
      clock += milliseconds;
    },
    /** Stops the application's clock, so that only `passTime` moves it, until the end of the current test. */
    stopClock() {
      stoppedAt = Date.now();
      onTestFinished(() => {
        stoppedAt = undefined;
      });
    },
    /** Allows log lines at error level in the current test. @returns those lines */
    expectErrors() {
      errorsExpected = true;
      return errors;
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
