import { code as rules } from '@nibras/contract/limits.ts';
import { and, eq, gt, lte } from 'drizzle-orm';
import { latestWritten } from '../database/clock-skew.ts';
import type { Queryable } from '../database/database.ts';
import { codes } from '../database/schema/index.ts';
import type { CodePurpose } from './subjects.ts';

/** Returns whether a sent code is still valid, with the seconds until another may be requested. */
export async function liveCode(
  db: Queryable,
  { purpose, subject, now }: { purpose: CodePurpose; subject: string; now: Date },
): Promise<{ resendAfter: number } | null> {
  const [live] = await db
    .select({ createdAt: codes.createdAt })
    .from(codes)
    .where(
      and(
        eq(codes.purpose, purpose),
        eq(codes.subject, subject),
        gt(codes.expiresAt, now),
        lte(codes.createdAt, latestWritten(now)),
      ),
    );
  if (!live) return null;
  const wait = live.createdAt.getTime() + rules.resendAfter - now.getTime();
  return { resendAfter: Math.max(0, Math.ceil(wait / 1000)) };
}
