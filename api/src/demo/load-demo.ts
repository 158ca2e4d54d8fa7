import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { courses, people, settings } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';

const setting = 'demo';

/** A number that nothing else locks by: of two processes that start together, one loads and the other waits. */
const demoLock = 7_261_942_002;

const isLoaded = (db: Queryable) =>
  db.$count(settings, eq(settings.name, setting)).then((count) => count > 0);

const isEmpty = async (db: Queryable) =>
  (await db.$count(people)) === 0 && (await db.$count(courses)) === 0;

/**
 * Gives a new installation its demo content, once in its life: in one transaction, so that it is there whole or
 * not at all. An installation that has people or courses of its own is left as it is.
 */
export async function loadDemoOnce(
  platform: Pick<Platform, 'db' | 'storage' | 'log' | 'now'>,
): Promise<void> {
  const { db, log, now } = platform;
  if (await isLoaded(db)) return;
  // Read only when it is needed: the content is large, and most starts do without it.
  const { writeDemo } = await import('./write-demo.ts');
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    if (await isLoaded(tx)) return;
    if (!(await isEmpty(tx))) {
      log.warn('the demo content is for an empty installation: nothing was loaded');
      return;
    }
    await writeDemo(tx, platform);
    await tx.insert(settings).values({ name: setting, value: { loadedAt: now().toISOString() } });
  });
}
