import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { settings } from '#platform/database/schema/index.ts';

const name = 'credential-key';

/**
 * Reads the seed of the Ed25519 key that signs credentials, or creates it; two processes that start together agree on one.
 * It is a row of the database, so a backup contains it: credentials that were signed before stay valid after a restore.
 * @returns 32 bytes
 */
export async function readSigningSeed(db: Queryable): Promise<Uint8Array> {
  const stored = async () => {
    const [row] = await db.select().from(settings).where(eq(settings.name, name));
    return row ? Buffer.from(String(row.value), 'base64') : null;
  };
  const known = await stored();
  if (known) return known;
  const value = randomBytes(32).toString('base64');
  await db.insert(settings).values({ name, value }).onConflictDoNothing();
  const agreed = await stored();
  if (!agreed) throw new Error('the key of credentials could not be stored');
  return agreed;
}
