import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { courses, people, settings } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import type { writeDemo } from './write-demo.ts';

const setting = 'demo';

/** The number of the advisory lock: of concurrent processes one loads and the others wait. No other lock uses it. */
export const demoLock = 7_261_942_002;

/** Milliseconds between two tries for the lock. */
const lockInterval = 250;

type DemoPlatform = Pick<Platform, 'db' | 'storage' | 'log' | 'now'>;

const isLoaded = (db: Queryable) =>
  db.$count(settings, eq(settings.name, setting)).then((count) => count > 0);

const isEmpty = async (db: Queryable) =>
  (await db.$count(people)) === 0 && (await db.$count(courses)) === 0;

/** @returns false where another process is loading */
function tryToLoad(platform: DemoPlatform, write: typeof writeDemo): Promise<boolean> {
  const { db, log, now } = platform;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(${demoLock}) as free`,
    );
    if (!rows[0]?.free) return false;
    if (await isLoaded(tx)) return true;
    if (!(await isEmpty(tx))) {
      log.warn('the installation is not empty, so the demo content was not loaded');
      return true;
    }
    await write(tx, platform);
    await tx.insert(settings).values({ name: setting, value: { loadedAt: now().toISOString() } });
    return true;
  });
}

/**
 * Loads the demo content into a new installation, once and in one transaction. An installation with own people or
 * courses is not changed. A process that another one is loading beside asks again until that one has ended: a statement
 * that waits for the lock would reach the limit of statements on a slow machine.
 */
export async function loadDemoOnce(platform: DemoPlatform): Promise<void> {
  if (await isLoaded(platform.db)) return;
  // Imported on demand, because the content is large and most starts do not need it.
  const { writeDemo: write } = await import('./write-demo.ts');
  while (!(await tryToLoad(platform, write))) await setTimeout(lockInterval);
}
