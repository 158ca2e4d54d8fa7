import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { codeBatches, packCodes } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { arabicDate } from '#platform/text/arabic-date.ts';

/** Locks the code with a hash, so that of two who redeem it one waits and finds it used. */
export async function lockPackCode(tx: Transaction, hash: Buffer) {
  const [row] = await tx
    .select({ code: packCodes, batch: codeBatches })
    .from(packCodes)
    .innerJoin(codeBatches, eq(codeBatches.id, packCodes.batchId))
    .where(eq(packCodes.keyHash, hash))
    .for('no key update', { of: packCodes });
  return row;
}
export type LockedCode = NonNullable<Awaited<ReturnType<typeof lockPackCode>>>;

/**
 * Why a code cannot be redeemed, or null. Anyone who typed all twelve signs of a code has it in their hand, so it is said
 * what is wrong with it; of a code that does not exist nothing is.
 */
export function refusalOf(
  row: LockedCode | undefined,
  { now, timeZone }: { now: Date; timeZone: string },
): AppError | null {
  if (!row) return new AppError('pack-code-wrong');
  const { code, batch } = row;
  if (code.redeemedAt) return new AppError('pack-code-used');
  if (code.cancelledAt) return new AppError('pack-code-cancelled');
  const { validFrom, validUntil } = batch;
  if (validFrom && validFrom > now) {
    const message = `يبدأ استخدام هذا الكود في ${arabicDate(validFrom, timeZone)}. احتفظ به حتى ذلك اليوم.`;
    return new AppError('pack-code-early', { message });
  }
  if (validUntil && validUntil <= now) {
    const message = `انتهت مدة استخدام هذا الكود في ${arabicDate(validUntil, timeZone)}.`;
    return new AppError('pack-code-expired', { message });
  }
  return null;
}
