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
 * The key of a day that all processes share. It is replaced when the next day begins, and no copy is kept: what was
 * made with it can then be compared, but nobody can find out any more what it was made from.
 */
async function readOrReplace(db: Queryable, today: number): Promise<StoredKey> {
  const made: StoredKey = { day: today, key: randomBytes(32).toString('base64') };
  // Of two processes that begin the day together one writes. Clocks of machines differ: tomorrow's key is taken too.
  const usable = sql`(${settings.value}->>'day')::int in (${today}, ${today + 1})`;
  await db
    .insert(settings)
    .values({ name, value: made })
    .onConflictDoUpdate({ target: settings.name, set: { value: made }, setWhere: not(usable) });
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return storedKey.parse(row?.value);
}

/** Reads the day's key from the database once a day and process. */
export function openKeyOfDay(db: Queryable): (now: Date) => Promise<Buffer> {
  let known: StoredKey | undefined;
  return async (now) => {
    const today = Math.floor(now.getTime() / day);
    if (known?.day !== today) known = await readOrReplace(db, today);
    return Buffer.from(known.key, 'base64');
  };
}
