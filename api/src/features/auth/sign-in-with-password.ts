import { forgetTries, takeTry } from '#platform/codes/tries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { passwordMatches } from './passwords.ts';
import type { OpenedSession } from './present.ts';
import { personByEmail } from './queries.ts';
import { openSession } from './sessions.ts';
import { passwordTries } from './throttle.ts';

/**
 * Signs in by a password. An unknown address, one without a password and a wrong password cannot be told apart.
 * @throws AppError 'wrong-credentials'; 'too-many-attempts' for 15 minutes after five failures
 */
export async function signInWithPassword(
  { db, now }: Platform,
  given: {
    email: string;
    password: string;
    networkAddress: string;
    userAgent: string | undefined;
  },
): Promise<OpenedSession> {
  const at = now();
  const tries = passwordTries(given.email, given.networkAddress);
  await takeTry(db, tries, at);
  const person = await personByEmail(db, given.email);
  const matches = await passwordMatches(given.password, person?.passwordHash ?? null);
  if (!person || !matches) throw new AppError('wrong-credentials');
  return db.transaction(async (tx) => {
    await forgetTries(tx, tries);
    const { userAgent } = given;
    // A password proves nothing of the mailbox: what protects the account asks for a code first.
    const session = { personId: person.id, userAgent, proven: false, now: at };
    return { person, tokens: await openSession(tx, session) };
  });
}
