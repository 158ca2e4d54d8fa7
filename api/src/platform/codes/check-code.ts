import type { FailureCode } from '@nibras/contract/errors.ts';
import { code as rules } from '@nibras/contract/limits.ts';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { codes } from '../database/schema/index.ts';
import { AppError } from '../http/app-error.ts';
import { networkOf } from '../http/network-address.ts';
import { type Secrets, sameBytes } from '../secrets/secrets.ts';
import { latestWritten } from './clock-skew.ts';
import { codeHash } from './issue-code.ts';
import type { CodePurpose } from './subjects.ts';
import { forgetTries, takeTry, tooManyAttempts, triesOf } from './tries.ts';

interface CodeToCheck {
  secrets: Secrets;
  purpose: CodePurpose;
  subject: string;
  /** The digits that were typed. */
  code: string;
  /** Who tries: `request.ip`. */
  networkAddress: string;
  now: Date;
}

/** Where five failures are answered with a wait; of the others a person is told to ask for another code. */
const lockedAfterFailures: readonly CodePurpose[] = ['sign-in', 'enrolment'];

/** What was given when the code was asked for. */
export interface BroughtByCode {
  name: string | null;
}

/**
 * Why a code is not right, with a wrong try counted; null where it is. The network that asked for the code has five
 * tries, and all others together have five of their own: a stranger elsewhere cannot use up those of its holder.
 */
async function failureOf(
  tx: Transaction,
  row: typeof codes.$inferSelect | undefined,
  { given, network, now }: { given: Buffer; network: string; now: Date },
): Promise<FailureCode | null> {
  if (!row) return 'wrong-code';
  if (row.expiresAt <= now || row.createdAt > latestWritten(now)) return 'code-expired';
  const asker = row.askedFrom === network;
  if ((asker ? row.wrongTries : row.wrongTriesElsewhere) >= rules.wrongTries)
    return 'code-exhausted';
  if (sameBytes(row.codeHash, given)) return null;
  await tx
    .update(codes)
    .set(
      asker
        ? { wrongTries: row.wrongTries + 1 }
        : { wrongTriesElsewhere: row.wrongTriesElsewhere + 1 },
    )
    .where(eq(codes.id, row.id));
  return 'wrong-code';
}

/**
 * Checks a code, uses it up, and does in the same transaction what it was for. A wrong try is counted although
 * the call fails, which is why this opens the transaction itself; tries at the same moment wait for each other.
 * After five failures a network is refused for this subject, unless its code is the right one: whoever holds a live
 * code gets in, whatever others have tried. When `onRight` throws, nothing of it stays and the code stays live.
 * @throws AppError 'wrong-code' (also where no code is live: it never tells whether an address is known),
 *   'code-expired', 'code-exhausted' after five wrong tries, or 'too-many-attempts' for 15 minutes after five failures
 */
export async function checkCode<Result>(
  db: Database,
  { secrets, purpose, subject, code, networkAddress, now }: CodeToCheck,
  onRight: (tx: Transaction, brought: BroughtByCode) => Promise<Result>,
): Promise<Result> {
  const given = codeHash(secrets, purpose, subject, code);
  const network = networkOf(networkAddress);
  const tries = triesOf(`code-try:${purpose}`, subject, networkAddress);
  const outcome = await db.transaction<{ failure: AppError } | { result: Result }>(async (tx) => {
    const wait = lockedAfterFailures.includes(purpose) ? await takeTry(tx, tries, now) : 0;
    const [row] = await tx
      .select()
      .from(codes)
      .where(and(eq(codes.purpose, purpose), eq(codes.subject, subject)))
      .for('update');
    const failure = await failureOf(tx, row, { given, network, now });
    if (row && !failure) {
      await forgetTries(tx, tries);
      await tx.delete(codes).where(eq(codes.id, row.id));
      return { result: await onRight(tx, { name: row.name }) };
    }
    return { failure: wait > 0 ? tooManyAttempts(wait) : new AppError(failure ?? 'wrong-code') };
  });
  if ('failure' in outcome) throw outcome.failure;
  return outcome.result;
}
