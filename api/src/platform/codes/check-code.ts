import type { FailureCode } from '@nibras/contract/errors.ts';
import { codeRequests } from '@nibras/contract/limits.ts';
import { and, eq } from 'drizzle-orm';
import { latestWritten } from '../database/clock-skew.ts';
import type { Database, Transaction } from '../database/database.ts';
import { codes } from '../database/schema/index.ts';
import { AppError } from '../http/app-error.ts';
import { networkOf } from '../http/origin/network-address.ts';
import { type Secrets, sameBytes } from '../secrets/secrets.ts';
import { codeHash } from './issue-code.ts';
import type { CodePurpose } from './subjects.ts';
import { countTry, forgetTries, tooManyAttempts, triesOf } from './tries.ts';

interface CodeToCheck {
  secrets: Secrets;
  purpose: CodePurpose;
  subject: string;
  /** The entered digits. */
  code: string;
  /** The client's address: `request.ip`. */
  networkAddress: string;
  now: Date;
}

/** The purposes that five failures lock for a while; for the others a new code must be requested. */
const lockedAfterFailures: readonly CodePurpose[] = ['sign-in', 'enrolment'];

/** What was stored when the code was requested. */
export interface CodeData {
  name: string | null;
}

/**
 * Checks a code and counts a wrong try. The network that requested the code has five tries, and all others together
 * have five of their own, so that a stranger elsewhere cannot use up the owner's.
 * @returns the reason why the code is refused, or null
 */
async function failureOf(
  tx: Transaction,
  row: typeof codes.$inferSelect | undefined,
  { hash, network, now }: { hash: Buffer; network: string; now: Date },
): Promise<FailureCode | null> {
  if (!row) return 'wrong-code';
  if (row.expiresAt <= now || row.createdAt > latestWritten(now)) return 'code-expired';
  const isRequester = row.askedFrom === network;
  if ((isRequester ? row.wrongTries : row.wrongTriesElsewhere) >= codeRequests.wrongTries)
    return 'code-exhausted';
  if (sameBytes(row.codeHash, hash)) return null;
  await tx
    .update(codes)
    .set(
      isRequester
        ? { wrongTries: row.wrongTries + 1 }
        : { wrongTriesElsewhere: row.wrongTriesElsewhere + 1 },
    )
    .where(eq(codes.id, row.id));
  return 'wrong-code';
}

/**
 * Checks a code, deletes it, and runs `onRight` in the same transaction. A wrong try is counted although the call fails,
 * which is why this opens the transaction itself; concurrent tries wait for each other. After five failures a network is
 * refused for this subject unless its code is right, so that others cannot lock out the owner of a valid code. When
 * `onRight` throws, its changes are rolled back and the code stays valid.
 * @throws AppError 'wrong-code' (also where there is no code, which does not reveal whether an address is known),
 *   'code-expired', 'code-exhausted' after five wrong tries, or 'too-many-attempts' for 15 minutes after five failures
 */
export async function checkCode<Result>(
  db: Database,
  { secrets, purpose, subject, code, networkAddress, now }: CodeToCheck,
  onRight: (tx: Transaction, data: CodeData) => Promise<Result>,
): Promise<Result> {
  const hash = codeHash(secrets, purpose, subject, code);
  const network = networkOf(networkAddress);
  const tries = triesOf(`code-try:${purpose}`, subject, networkAddress);
  const outcome = await db.transaction<{ failure: AppError } | { result: Result }>(async (tx) => {
    const wait = lockedAfterFailures.includes(purpose) ? await countTry(tx, tries, now) : 0;
    const [row] = await tx
      .select()
      .from(codes)
      .where(and(eq(codes.purpose, purpose), eq(codes.subject, subject)))
      .for('update');
    const failure = await failureOf(tx, row, { hash, network, now });
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
