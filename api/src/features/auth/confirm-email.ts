import { eq } from 'drizzle-orm';
import { checkCode } from '#platform/codes/check-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import { people } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { emailChangedMail } from './mails.ts';
import { personById } from './queries.ts';

/** PostgreSQL's word for a value that must be unique and is not. */
const uniqueViolation = '23505';

function isUniqueViolation(error: unknown): boolean {
  const inner = error instanceof Error ? (error.cause ?? error) : error;
  return inner instanceof Error && 'code' in inner && inner.code === uniqueViolation;
}

/**
 * Makes a person's new address theirs, by the code that was sent to it, and tells the old one.
 * @throws AppError 'wrong-code' (also when no new address waits), 'code-expired', 'code-exhausted';
 *   'email-taken' when someone else has the address meanwhile
 */
export async function confirmEmail(
  { config, db, mailer, now, secrets }: Platform,
  { personId, code, networkAddress }: { personId: number; code: string; networkAddress: string },
): Promise<void> {
  const at = now();
  const person = await personById(db, personId);
  const pending = person?.pendingEmail;
  if (!pending) throw new AppError('wrong-code');
  const subject = codeSubjects.email(personId, pending);
  const given = { secrets, purpose: 'email' as const, subject, code, networkAddress, now: at };
  await checkCode(db, given, async (tx) => {
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
    await mailer.send(tx, emailChangedMail({ config, oldEmail: person.email, newEmail: pending }));
  });
}
