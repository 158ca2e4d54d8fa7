import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { courses, people, settings } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';

const setting = 'demo';

/** The number of the advisory lock: of concurrent processes one loads and the others wait. No other lock uses it. */
const demoLock = 7_261_942_002;

const isLoaded = (db: Queryable) =>
  db.$count(settings, eq(settings.name, setting)).then((count) => count > 0);

const isEmpty = async (db: Queryable) =>
  (await db.$count(people)) === 0 && (await db.$count(courses)) === 0;

/**
 * Loads the demo content into a new installation, once and in one transaction. An installation with own people or
 * courses is not changed.
 */
export async function loadDemoOnce(
  platform: Pick<Platform, 'db' | 'storage' | 'log' | 'now'>,
): Promise<void> {
  const { db, log, now } = platform;
  if (await isLoaded(db)) return;
  // Imported on demand, because the content is large and most starts do not need it.
  const { writeDemo } = await import('./write-demo.ts');
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    if (await isLoaded(tx)) return;
    if (!(await isEmpty(tx))) {
      log.warn('the installation is not empty, so the demo content was not loaded');
      return;
    }
    await writeDemo(tx, platform);
    await tx.insert(settings).values({ name: setting, value: { loadedAt: now().toISOString() } });
  });
}
