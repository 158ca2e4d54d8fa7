import type { RedeemAnswer } from '@nibras/contract/selling/codes/shapes.ts';
import { readPackCode } from '@nibras/contract/text/pack-code.ts';
import { eq, sql } from 'drizzle-orm';
import { recordWrongTry, waitBeforeTry } from '#platform/codes/growing-wait.ts';
import { forgetTries, tooManyAttempts } from '#platform/codes/tries.ts';
import type { Transaction } from '#platform/database/database.ts';
import { packCodes } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { addCodeCredit } from '#selling/credit/index.ts';
import { type LockedCode, lockPackCode, refusalOf } from './find-pack-code.ts';
import { giveCourses } from './give-courses.ts';
import { packCodeHash } from './pack-code-hash.ts';
import { givenBy, givenText } from './redeemed.ts';
import { redeemTries } from './tries.ts';

interface RedeemCode {
  caller: Pick<Caller, 'id'>;
  /** As it was typed. */
  typed: string;
  /** The client's address: `request.ip`. */
  networkAddress: string;
}

/** Locks the person, so that two codes for one course, redeemed at once, add up. */
async function lockPerson(tx: Transaction, id: number) {
  const { rows } = await tx.execute<{ id: number; name: string }>(
    sql`select id, name from people where id = ${id} for no key update`,
  );
  return orThrow(rows[0], 'person-not-found');
}

/** @throws AppError pack-code-closed, pack-code-owned; then the code stays unused */
async function give(platform: Platform, tx: Transaction, { code, batch }: LockedCode, id: number) {
  const now = platform.now();
  const person = await lockPerson(tx, id);
  if (batch.amount === null) {
    const given = { batch: batch.id, code: code.id, days: batch.accessDays, person };
    await giveCourses(platform, tx, given);
  } else {
    const { amount, currency } = batch;
    await addCodeCredit(tx, { person: id, amount, currency, code: code.id });
  }
  await tx
    .update(packCodes)
    .set({ redeemedBy: id, redeemedAt: now })
    .where(eq(packCodes.id, code.id));
}

/**
 * Redeems a code: opens its courses or adds its credit, once. A code that the same person has redeemed says again what it
 * gave. Codes that cannot be ones, by their check sign, are no tries, since guessing does not need to send them; every
 * other refused one counts, for the person and for their network (docs/behaviour/codes.md#guessing).
 * @throws AppError pack-code-mistyped, pack-code-wrong, pack-code-used, pack-code-cancelled, pack-code-early,
 *   pack-code-expired, pack-code-closed, pack-code-owned, too-many-attempts with the wait
 */
export async function redeemCode(
  platform: Platform,
  { caller, typed, networkAddress }: RedeemCode,
): Promise<RedeemAnswer> {
  const characters = readPackCode(typed);
  if (!characters) throw new AppError('pack-code-mistyped');
  const hash = packCodeHash(platform.secrets, characters);
  const now = platform.now();
  const tries = redeemTries(caller.id, networkAddress);
  const outcome = await platform.db.transaction(async (tx) => {
    const wait = await waitBeforeTry(tx, tries.all, now);
    if (wait > 0) return tooManyAttempts(wait);
    const row = await lockPackCode(tx, hash);
    const again = row?.code.redeemedBy === caller.id;
    const { timeZone } = platform.settings();
    const refusal = again ? null : refusalOf(row, { now, timeZone });
    if (!row || refusal) {
      await recordWrongTry(tx, tries.all, now);
      return refusal ?? new AppError('pack-code-wrong');
    }
    if (!again) {
      await give(platform, tx, row, caller.id);
      await forgetTries(tx, tries.ofPerson);
    }
    const given = await givenBy(tx, { code: row.code.id, person: caller.id });
    const message = again ? 'سبق أن استخدمت هذا الكود، وما فتحه لك في حسابك.' : givenText(given);
    return { message, ...given };
  });
  // A refusal is returned and thrown here, because its try must be committed.
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
