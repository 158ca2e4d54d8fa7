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

/** PostgreSQL's word for a value that must be unique and is not. */
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

/** Whether the code was the one that was mailed to the address in use; then the session is fresh. */
async function confirmedSession(platform: Platform, given: EmailConfirmation): Promise<boolean> {
  try {
    await confirmSession(platform, given);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/**
 * Makes a person's new address theirs by the code that was sent to it, tells the old one, and ends the person's other
 * sessions. Where the session is not fresh, the code that was sent to the old address is taken first, by this same
 * call: a client of the specification has no other.
 * @returns which of the two addresses the code has proven
 * @throws AppError 'wrong-code' (also when no new address waits), 'code-expired', 'code-exhausted';
 *   'confirmation-needed' for the right code in a session that is not fresh, which stays good;
 *   'email-taken' when someone else has the address meanwhile
 */
export async function confirmEmail(
  platform: Platform,
  given: EmailConfirmation,
): Promise<'current' | 'new'> {
  const { config, db, mailer, now, secrets } = platform;
  const { personId, sessionId, code, networkAddress } = given;
  const at = now();
  const person = await personById(db, personId);
  const pending = person?.pendingEmail;
  if (!pending) throw new AppError('wrong-code');
  const fresh = await isFresh(db, { sessionId, now: at });
  if (!fresh && (await confirmedSession(platform, given))) return 'current';
  const subject = codeSubjects.email(personId, pending);
  const typed = { secrets, purpose: 'email' as const, subject, code, networkAddress, now: at };
  await checkCode(db, typed, async (tx) => {
    if (!fresh) throw new AppError('confirmation-needed');
    try {
      await tx
        .update(people)
        .set({ email: pending, emailVerifiedAt: at, pendingEmail: null })
        .where(eq(people.id, personId));
    } catch (error) {
      // The database alone can tell: someone may take the address at this very moment.
      if (isUniqueViolation(error)) throw new AppError('email-taken', { cause: error });
      throw error;
    }
    await endSessions(tx, platform, { personId, except: sessionId, now: at });
    await mailer.send(tx, emailChangedMail({ config, oldEmail: person.email, newEmail: pending }));
  });
  return 'new';
}
