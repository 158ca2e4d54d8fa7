import { lt } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { attempts, codes } from '../database/schema/index.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes codes and attempts that no rule needs. An expired code stays for a day, to be distinguished from a wrong
 * one.
 */
export async function purgeCodes(db: Queryable, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - day);
  await db.delete(codes).where(lt(codes.expiresAt, dayAgo));
  await db.delete(attempts).where(lt(attempts.at, dayAgo));
}
