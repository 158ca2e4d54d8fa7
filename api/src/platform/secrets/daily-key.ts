import { randomBytes } from 'node:crypto';
import { eq, not, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';

const name = 'key-of-day';
const day = 24 * 60 * 60 * 1000;

const storedKey = z.object({ day: z.number().int(), key: z.string() });
type StoredKey = z.infer<typeof storedKey>;

/**
 * Reads the day's key, which all processes share, or replaces the previous day's. No copy of an old key is stored, so
 * its hashes can still be compared but no longer be traced to their input.
 */
async function readOrReplace(db: Queryable, today: number): Promise<StoredKey> {
  const newKey: StoredKey = { day: today, key: randomBytes(32).toString('base64') };
  // Of two concurrent processes one writes. The clocks of machines differ, so tomorrow's key is accepted too.
  const usable = sql`(${settings.value}->>'day')::int in (${today}, ${today + 1})`;
  await db
    .insert(settings)
    .values({ name, value: newKey })
    .onConflictDoUpdate({ target: settings.name, set: { value: newKey }, setWhere: not(usable) });
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return storedKey.parse(row?.value);
}

/** Returns a function that reads the day's key from the database, once per day and process. */
export function openDailyKey(db: Queryable): (now: Date) => Promise<Buffer> {
  let cached: StoredKey | undefined;
  return async (now) => {
    const today = Math.floor(now.getTime() / day);
    if (cached?.day !== today) cached = await readOrReplace(db, today);
    return Buffer.from(cached.key, 'base64');
  };
}
