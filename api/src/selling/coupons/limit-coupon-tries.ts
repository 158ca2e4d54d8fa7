import { and, eq } from 'drizzle-orm';
import { lockAttempts } from '#platform/codes/attempts.ts';
import { countTry, tooManyAttempts } from '#platform/codes/tries.ts';
import { attempts } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Runs what looks for a coupon by a code that a person typed. Five unknown codes of one person lock them for 15 minutes
 * after the last (docs/behaviour/coupons.md#guessing). A try is counted before the code is looked for, in a transaction of
 * its own, because that of a refused code is rolled back; whatever is not an unknown code is taken from the count again.
 * @throws AppError too-many-attempts, and what `look` throws
 */
export async function limitCouponTries<Result>(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  person: number,
  look: () => Promise<Result>,
): Promise<Result> {
  const counted = { kind: 'coupon-try', subject: String(person) };
  const at = now();
  const wait = await db.transaction((tx) => countTry(tx, counted, at));
  if (wait > 0) throw tooManyAttempts(wait);
  const uncount = () =>
    db.transaction(async (tx) => {
      await lockAttempts(tx, counted);
      const { kind, subject } = counted;
      const own = and(eq(attempts.kind, kind), eq(attempts.subject, subject), eq(attempts.at, at));
      const [row] = await tx.select({ id: attempts.id }).from(attempts).where(own).limit(1);
      if (row) await tx.delete(attempts).where(eq(attempts.id, row.id));
    });
  try {
    const result = await look();
    await uncount();
    return result;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'coupon-unknown')) await uncount();
    throw error;
  }
}
