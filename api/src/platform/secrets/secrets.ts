import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';
import { openDailyKey } from './daily-key.ts';

/** Keyed hashes for codes and signed addresses. The processes of an installation share one key. */
export interface Secrets {
  /** HMAC-SHA-256 of the parts; `purpose` separates the uses, so that no hash is valid for another one. */
  sign(purpose: string, ...parts: (string | number)[]): Buffer;
  /** The same with a key that is replaced every day (UTC) and then deleted. */
  signForToday(now: Date, purpose: string, ...parts: (string | number)[]): Promise<Buffer>;
}

const signBy = (key: Buffer, purpose: string, parts: (string | number)[]) =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest();

/** Reads the installation's key or creates it; two processes that start together agree on one. */
export async function openSecrets(db: Queryable): Promise<Secrets> {
  const newKey = randomBytes(32).toString('base64');
  await db.insert(settings).values({ name: 'secret', value: newKey }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, 'secret'));
  const key = Buffer.from(String(row?.value), 'base64');
  const dailyKey = openDailyKey(db);
  return {
    sign: (purpose, ...parts) => signBy(key, purpose, parts),
    signForToday: async (now, purpose, ...parts) => signBy(await dailyKey(now), purpose, parts),
  };
}

/** Creates a token of 256 random bits as text. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Derives a token from a secret seed; the same seed and parts yield it again. */
export const deriveToken = (seed: Buffer, ...parts: string[]) =>
  createHmac('sha256', seed).update(JSON.stringify(parts)).digest('base64url');

/** Hashes a token for storage. Tokens are random, so a plain hash is enough. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest();

/** Creates a code of so many digits from a cryptographic random source. */
export const newCode = (digits: number) => String(randomInt(10 ** digits)).padStart(digits, '0');

/** Compares in constant time, so that the duration reveals nothing. */
export const sameBytes = (one: Buffer, other: Buffer) =>
  one.length === other.length && timingSafeEqual(one, other);
