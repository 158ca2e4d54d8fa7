import { code as codeRules } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { checkCode } from '#platform/codes/check-code.ts';
import { issueCode } from '#platform/codes/issue-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { sessions } from '#platform/database/schema/index.ts';
import { isFreshProof } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

interface SessionAt {
  sessionId: number;
  now: Date;
}

/** Whether the session's owner has recently confirmed with a code that they can read the account's mailbox. */
export async function isFresh(db: Queryable, { sessionId, now }: SessionAt): Promise<boolean> {
  const [row] = await db
    .select({ provenAt: sessions.provenAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return isFreshProof(row?.provenAt ?? null, now);
}

interface Confirmation {
  personId: number;
  sessionId: number;
  code: string;
  networkAddress: string;
}

/**
 * Makes a session fresh with the code that was mailed to the current address.
 * @throws AppError 'wrong-code', 'code-expired', 'code-exhausted'
 */
export async function confirmSession(
  { db, now, secrets }: Pick<Platform, 'db' | 'now' | 'secrets'>,
  { personId, sessionId, code, networkAddress }: Confirmation,
): Promise<void> {
  const time = now();
  const subject = codeSubjects.confirm(personId);
  const check = { secrets, purpose: 'confirm' as const, subject, code, networkAddress, now: time };
  await checkCode(db, check, async (tx) => {
    await tx.update(sessions).set({ provenAt: time }).where(eq(sessions.id, sessionId));
  });
}

interface NewConfirmation {
  person: { id: number; email: string };
  networkAddress: string;
}

/**
 * Issues the code that confirms a session; the caller mails it to the current address.
 * @returns `code` null if the last one was issued too recently; that one stays valid. `resendAfter` in seconds
 * @throws AppError 'too-many-requests'
 */
export async function issueConfirmation(
  tx: Transaction,
  { now, secrets }: Pick<Platform, 'now' | 'secrets'>,
  { person, networkAddress }: NewConfirmation,
): Promise<{ code: string | null; resendAfter: number }> {
  try {
    const code = await issueCode(tx, {
      secrets,
      purpose: 'confirm',
      subject: codeSubjects.confirm(person.id),
      address: person.email,
      networkAddress,
      now: now(),
    });
    return { code, resendAfter: codeRules.resendAfter / 1000 };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'code-too-soon')) throw error;
    return { code: null, resendAfter: Math.ceil(error.retryAfter ?? 0) };
  }
}
