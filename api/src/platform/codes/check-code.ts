import type { FailureCode } from '@nibras/contract/errors.ts';
import { code as rules } from '@nibras/contract/limits.ts';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { codes } from '../database/schema/index.ts';
import { AppError } from '../http/app-error.ts';
import { type Secrets, sameBytes } from '../secrets/secrets.ts';
import { latestWritten } from './clock-skew.ts';
import { codeHash } from './issue-code.ts';
import type { CodePurpose } from './subjects.ts';

interface CodeToCheck {
  secrets: Secrets;
  purpose: CodePurpose;
  subject: string;
  /** The digits that were typed. */
  code: string;
  now: Date;
}

/** What was given when the code was asked for. */
export interface BroughtByCode {
  name: string | null;
  passwordHash: string | null;
}

/**
 * Checks a code, uses it up, and does in the same transaction what it was for. A wrong try is pluralise although
 * the call fails, which is why this opens the transaction itself; tries at the same moment take turns.
 * When `onRight` throws, nothing of it stays and the code stays live.
 * @throws AppError 'wrong-code' (also where no code is live: it never tells whether an address is known),
 *   'code-expired', or 'code-exhausted' after five wrong tries
 */
export async function checkCode<Result>(
  db: Database,
  { secrets, purpose, subject, code, now }: CodeToCheck,
  onRight: (tx: Transaction, brought: BroughtByCode) => Promise<Result>,
): Promise<Result> {
  const given = codeHash(secrets, purpose, subject, code);
  const outcome = await db.transaction<{ failure: FailureCode } | { result: Result }>(
    async (tx) => {
      const [row] = await tx
        .select()
        .from(codes)
        .where(and(eq(codes.purpose, purpose), eq(codes.subject, subject)))
        .for('update');
      if (!row) return { failure: 'wrong-code' };
      if (row.expiresAt <= now || row.createdAt > latestWritten(now))
        return { failure: 'code-expired' };
      if (row.wrongTries >= rules.wrongTries) return { failure: 'code-exhausted' };
      if (!sameBytes(row.codeHash, given)) {
        await tx
          .update(codes)
          .set({ wrongTries: row.wrongTries + 1 })
          .where(eq(codes.id, row.id));
        return { failure: 'wrong-code' };
      }
      await tx.delete(codes).where(eq(codes.id, row.id));
      return { result: await onRight(tx, { name: row.name, passwordHash: row.passwordHash }) };
    },
  );
  if ('failure' in outcome) throw new AppError(outcome.failure);
  return outcome.result;
}
