import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { issueFirstAdminLink } from '#people/auth/index.ts';
import type { Config } from '#platform/config/config.ts';
import { repoRoot } from '#platform/config/paths.ts';
import {
  type Database,
  migrateDatabase,
  openDatabase,
  readsArabic,
} from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded.ts';
import { renderStoredHtml } from '#platform/html/render-stored-html.ts';
import type { ApiServer } from '#platform/http/api-server.ts';
import {
  type InvalidationBus,
  openInvalidationBus,
} from '#platform/http/cache/invalidation-bus.ts';
import { pruneWorker } from '#platform/http/cache/invalidation-log.ts';
import { ResponseCache } from '#platform/http/cache/response-cache.ts';
import { openSavedPages, type SavedPages } from '#platform/http/cache/saved-pages.ts';
import { createDraining, endConnections } from '#platform/http/draining.ts';
import { followHalfSent, type HalfSent } from '#platform/http/half-sent.ts';
import { addHealth, type HealthCheck } from '#platform/http/health.ts';
import { addSite } from '#platform/http/site.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { openMailer } from '#platform/mail/open-mailer.ts';
import { type Metrics, openMetrics } from '#platform/metrics/metrics.ts';
import type { Platform } from '#platform/platform.ts';
import { openPushService } from '#platform/push/push-service.ts';
import { openRealtime } from '#platform/realtime/open-realtime.ts';
import type { SharedRedis } from '#platform/redis/open-redis.ts';
import { openSearchDatabase } from '#platform/search/search-database.ts';
import { lockedSecrets, sealOldSecrets } from '#platform/secrets/secret-settings.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { openVault, type Vault } from '#platform/secrets/vault.ts';
import { drawMailMark } from '#platform/settings/draw-icon.ts';
import {
  openSettings,
  type SettingsStore,
  settingsOfEnvironment,
} from '#platform/settings/open-settings.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import {
  acceptSockets,
  addApi,
  createHttpServer,
  followWaiting,
  localFetch,
  remoteFetch,
} from './app.ts';
import { loadDemoOnce } from './demo/load-demo.ts';
import { refuseOpenDemo } from './demo/refuse-open-demo.ts';
import { features } from './features.ts';

/** The timeout of statements in milliseconds, because a person waits for each of them. */
const patience = { statementTimeout: 10_000, connectionTimeout: 8_000 };

type Closing = () => Promise<unknown>;

async function openEmbedded(config: Config, log: Logger, closing: Closing[]): Promise<string> {
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  closing.unshift(() => embedded.stop());
  return embedded.url;
}

/** Imported only where it is used, because a single process needs less memory without it. */
async function openSharedRedis({ redisUrl }: Config, log: Logger): Promise<SharedRedis | null> {
  if (!redisUrl) return null;
  const { openRedis } = await import('#platform/redis/open-redis.ts');
  return openRedis(redisUrl, log);
}

/** Opens everything that the API and the jobs need, to be closed in reverse order. */
async function openPlatform(
  config: Config,
  log: Logger,
  metrics: Metrics | null,
  closing: Closing[],
): Promise<Platform & { databaseUrl: string; store: SettingsStore; checks: HealthCheck[] }> {
  await mkdir(config.dataDir, { recursive: true });
  const databaseUrl = config.databaseUrl ?? (await openEmbedded(config, log, closing));
  const onError = (error: Error) => log.warn({ err: error }, 'database connection lost');
  const database = openDatabase(databaseUrl, {
    ...patience,
    prepare: config.databasePrepare,
    onError,
  });
  closing.unshift(() => database.close());
  const searches = openSearchDatabase(databaseUrl, { onError });
  closing.unshift(() => searches.close());
  await migrateDatabase(databaseUrl, join(repoRoot(), 'api/migrations'));
  if (!(await readsArabic(database.pool))) {
    log.warn('the database does not know Arabic letters (LC_CTYPE=C): searches will find nothing');
  }

  const vault = await openSealed(config, { db: database.db, log });
  const store = await openSettings({ config, db: database.db, log, write: true });
  const jobs = openJobs(databaseUrl, log);
  const storage = await openStorage(config);
  const mark = () => drawMailMark(storage, store.current());
  const mailer = openMailer({ config, db: database.db, jobs, vault, mark });
  closing.unshift(() => mailer.close());
  const now = () => new Date();
  const push = await openPushService(config, store.current);
  const redis = await openSharedRedis(config, log);
  closing.unshift(async () => redis?.close());
  const realtime = openRealtime({ config, db: database.db, redis, log, now });
  closing.unshift(() => realtime.close());
  const platform: Platform = {
    config,
    settings: store.current,
    db: database.db,
    searches,
    jobs,
    mailer,
    push: metrics ? metrics.countPush(push) : push,
    realtime,
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
    pruneWorker(database.db),
    ...features.flatMap((feature) => feature.jobs?.(platform) ?? []),
  ];
  await jobs.start(workers, { work: config.serve.has('jobs') });
  closing.unshift(() => jobs.stop());
  if (config.demo) await loadDemoOnce(platform);
  if (config.serve.has('jobs')) {
    const made = await renderStoredHtml(platform.db);
    if (made > 0) log.info({ texts: made }, 'highlighted the code in stored texts');
  }
  await refuseOpenDemo(platform);
  return {
    ...platform,
    databaseUrl,
    store,
    checks: [
      { name: 'database', check: () => database.pool.query('select 1') },
      { name: 'jobs', check: () => jobs.check() },
      { name: 'storage', check: () => platform.storage.check() },
    ],
  };
}

/** Opens the vault, encrypts what an earlier version stored in plaintext, and warns of what this key does not open. */
async function openSealed(
  config: Config,
  { db, log }: { db: Database; log: Logger },
): Promise<Vault> {
  const vault = await openVault(config);
  const count = await sealOldSecrets({ db, vault });
  if (count > 0) log.info({ count }, 'encrypted the secrets that were stored in plaintext');
  const locked = await lockedSecrets({ db, vault });
  if (locked.length > 0) {
    log.warn(
      { locked, key: vault.keyId },
      'secrets were encrypted with another key than this process has: set INSTALLATION_KEY to that one, or enter them again in the studio',
    );
  }
  return vault;
}

/** What the build was made from (scripts/build.mjs), with the version of Node; null for a server from source. */
async function readBuild(): Promise<string | null> {
  if (import.meta.filename.endsWith('.ts')) return null;
  try {
    const stamp = await readFile(join(repoRoot(), 'api/build/.built-from'), 'utf8');
    const { content } = JSON.parse(stamp);
    return content ? `${content} ${process.version}` : null;
  } catch {
    return null;
  }
}

interface Shared {
  bus: InvalidationBus | null;
  cache: ResponseCache | null;
  saved: SavedPages | null;
  bypass: string | null;
  settings: Pick<SettingsStore, 'current'>;
}

/**
 * Opens what follows the changes that any process makes: the settings, the response cache, and the secret of its bypass
 * header, which the processes share. Where invalidations cannot be received there is no cache, and the settings are
 * those of the environment: for a site in front of another installation's API.
 * @param options.store the settings that the process has opened already
 */
async function openShared(
  config: Config,
  log: Logger,
  {
    databaseUrl,
    store,
    closing,
  }: { databaseUrl: string | null; store: SettingsStore | null; closing: Closing[] },
): Promise<Shared> {
  if (databaseUrl === null) {
    const settings = settingsOfEnvironment(config);
    return { bus: null, cache: null, saved: null, bypass: null, settings };
  }
  const { db, pool, close } = openDatabase(databaseUrl, {
    connections: 1,
    prepare: config.databasePrepare,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  closing.unshift(close);
  const bus = await openInvalidationBus({ url: databaseUrl, pool, log });
  closing.unshift(() => bus.close());
  const settings = store ?? (await openSettings({ config, db, log, write: false }));
  await settings.follow(bus);
  if (config.answerCacheMb === 0) return { bus, cache: null, saved: null, bypass: null, settings };
  const secrets = await openSecrets(db);
  const cache = new ResponseCache(bus, { maxBytes: config.answerCacheMb * 1024 * 1024 });
  const build = config.serve.has('site') ? await readBuild() : null;
  const saved =
    build !== null
      ? openSavedPages({
          cache,
          db,
          folder: join(config.dataDir, 'cache'),
          sign: (position) => secrets.sign('saved-pages', build, JSON.stringify(config), position),
          log,
        })
      : null;
  const secret = secrets.sign('cache-bypass').toString('base64url');
  return { bus, cache, saved, bypass: secret, settings };
}

/** The time in milliseconds after which requests are aborted when the server stops. */
const finishWithin = 20_000;

/**
 * Stops accepting requests and waits for running ones. A connection that was busy at the beginning is closed once
 * idle, and one that has sent half of a request after a moment.
 */
async function closeServer(app: ApiServer, halfSent: HalfSent): Promise<void> {
  halfSent.close();
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  const cut = setTimeout(() => app.server.closeAllConnections(), finishWithin);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}

/**
 * Starts the parts in `SERVE` and listens.
 * @returns the address; the token that makes the first admin, null where there is one; a function that begins draining, which takes as long as balancers need; and one that stops the
 *   server after running requests and jobs have finished
 */
export async function startServer(
  config: Config,
  log: Logger,
): Promise<{
  address: string;
  firstAdminToken: string | null;
  /** As it is published. */
  siteName: string;
  leave(): Promise<void>;
  stop(): Promise<void>;
}> {
  const closing: Closing[] = [];
  const draining = createDraining(config.drain);
  const stop = async () => {
    for (const close of closing.splice(0))
      await close().catch((error) => log.error({ err: error }, 'while stopping'));
  };
  try {
    const metrics = openMetrics(config);
    const needsPlatform = config.serve.has('api') || config.serve.has('jobs');
    const platform = needsPlatform ? await openPlatform(config, log, metrics, closing) : null;
    const databaseUrl = platform?.databaseUrl ?? config.databaseUrl;
    const { bus, cache, saved, bypass, settings } = await openShared(config, log, {
      databaseUrl,
      store: platform?.store ?? null,
      closing,
    });
    const app = createHttpServer({ config, log }, { cache, bypass });
    endConnections(app, draining);
    metrics?.watch(app);
    addHealth(app, platform?.checks ?? [], draining);
    if (platform && config.serve.has('api')) {
      await addApi(app, platform);
      await acceptSockets(app, platform);
      if (bus) followWaiting(platform, bus);
    }
    if (config.serve.has('site')) {
      const apiFetch = config.serve.has('api')
        ? localFetch(app)
        : remoteFetch(config.apiBaseUrl, bypass);
      await addSite(app, {
        siteBuild: join(repoRoot(), 'site/build'),
        config,
        settings: settings.current,
        apiFetch,
      });
    }
    if (saved) {
      await saved.load();
      closing.unshift(saved.save);
    }
    const halfSent = followHalfSent(app.server);
    closing.unshift(() => closeServer(app, halfSent));
    const address = await app.listen({ port: config.port, host: config.host });
    const firstAdminToken =
      platform && config.serve.has('api') ? await issueFirstAdminLink(platform) : null;
    const { siteName } = settings.current();
    const leave = () => {
      halfSent.begin();
      return draining.begin();
    };
    return { address, firstAdminToken, siteName, leave, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
