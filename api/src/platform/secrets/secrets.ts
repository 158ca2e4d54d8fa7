import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';
import { openKeyOfDay } from './key-of-day.ts';

/** Keyed hashes for codes and signed addresses. One key an installation, shared by its processes. */
export interface Secrets {
  /** HMAC-SHA-256 of the parts; `purpose` keeps one use from being taken for another. */
  sign(purpose: string, ...parts: (string | number)[]): Buffer;
  /** The same by a key that is replaced every day (UTC) and kept nowhere after it. */
  signForToday(now: Date, purpose: string, ...parts: (string | number)[]): Promise<Buffer>;
}

const signBy = (key: Buffer, purpose: string, parts: (string | number)[]) =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest();

/** Reads the installation's key, or makes it; two processes that start together agree on one. */
export async function openSecrets(db: Queryable): Promise<Secrets> {
  const made = randomBytes(32).toString('base64');
  await db.insert(settings).values({ name: 'secret', value: made }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, 'secret'));
  const key = Buffer.from(String(row?.value), 'base64');
  const keyOfDay = openKeyOfDay(db);
  return {
    sign: (purpose, ...parts) => signBy(key, purpose, parts),
    signForToday: async (now, purpose, ...parts) => signBy(await keyOfDay(now), purpose, parts),
  };
}

/** A token of 256 random bits, as text for the wire. */
export const newToken = () => randomBytes(32).toString('base64url');

/** A token that follows from a secret seed: whoever has the seed and the parts gets it again. */
export const deriveToken = (seed: Buffer, ...parts: string[]) =>
  createHmac('sha256', seed).update(JSON.stringify(parts)).digest('base64url');

/** How a token is kept. Tokens are random, so a plain hash is enough. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest();

/** A code of so many digits from a cryptographic source. */
export const newCode = (digits: number) => String(randomInt(10 ** digits)).padStart(digits, '0');

/** Compares without telling by its time how much was right. */
export const sameBytes = (one: Buffer, other: Buffer) =>
  one.length === other.length && timingSafeEqual(one, other);
