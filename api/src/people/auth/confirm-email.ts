import { eq } from 'drizzle-orm';
import { checkCode } from '#platform/codes/check-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import { people } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { endSessions } from './end-sessions.ts';
import { confirmSession, isFresh } from './fresh-session.ts';
import { emailChangedMail } from './mails.ts';
import { personById } from './queries.ts';

/** PostgreSQL's error code for a violated unique constraint. */
const uniqueViolation = '23505';

function isUniqueViolation(error: unknown): boolean {
  const inner = error instanceof Error ? (error.cause ?? error) : error;
  return inner instanceof Error && 'code' in inner && inner.code === uniqueViolation;
}

interface EmailConfirmation {
  personId: number;
  sessionId: number;
  code: string;
  networkAddress: string;
}

/** Whether the code is the one mailed to the current address. If so, the session becomes fresh. */
async function tryConfirmSession(
  platform: Platform,
  confirmation: EmailConfirmation,
): Promise<boolean> {
  try {
    await confirmSession(platform, confirmation);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/**
 * Changes a person's address with the code that was mailed to the new one, notifies the old address, and ends the
 * person's other sessions. If the session is not fresh, this call first accepts the code that was mailed to the old
 * address, because clients of the specification have no other call for it.
 * @returns which of the two addresses the code confirmed
 * @throws AppError 'wrong-code' (also without a pending address), 'code-expired', 'code-exhausted';
 *   'confirmation-needed' for the right code in a session that is not fresh (the code stays valid);
 *   'email-taken' if someone else has taken the address since
 */
export async function confirmEmail(
  platform: Platform,
  confirmation: EmailConfirmation,
): Promise<'current' | 'new'> {
  const { db, mailer, now, secrets, settings } = platform;
  const { personId, sessionId, code, networkAddress } = confirmation;
  const time = now();
  const person = await personById(db, personId);
  const pending = person?.pendingEmail;
  if (!pending) throw new AppError('wrong-code');
  const fresh = await isFresh(db, { sessionId, now: time });
  if (!fresh && (await tryConfirmSession(platform, confirmation))) return 'current';
  const subject = codeSubjects.email(personId, pending);
  const check = { secrets, purpose: 'email' as const, subject, code, networkAddress, now: time };
  await checkCode(db, check, async (tx) => {
    if (!fresh) throw new AppError('confirmation-needed');
    try {
      await tx
        .update(people)
        .set({ email: pending, emailVerifiedAt: time, pendingEmail: null })
        .where(eq(people.id, personId));
    } catch (error) {
      // Only the unique constraint reliably detects that someone takes the address concurrently.
      if (isUniqueViolation(error)) throw new AppError('email-taken', { cause: error });
      throw error;
    }
    await endSessions(tx, platform, { personId, except: sessionId, now: time });
    await mailer.send(
      tx,
      emailChangedMail({ settings: settings(), oldEmail: person.email, newEmail: pending }),
    );
  });
  return 'new';
}
