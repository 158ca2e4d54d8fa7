import { forgetTries } from '#platform/codes/tries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { hashing, passwordMatches } from './passwords.ts';
import type { OpenedSession } from './present.ts';
import { personByEmail } from './queries.ts';
import { openSession } from './sessions.ts';
import { passwordTries, takePasswordTry } from './throttle.ts';

/**
 * Signs in by a password. An unknown address, one without a password and a wrong password cannot be told apart.
 * @throws AppError 'wrong-credentials'; 'too-many-attempts' for 15 minutes after five failures; 'too-many-requests'
 *   or 'passwords-busy' before anything is hashed
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
  const { email, password, networkAddress } = given;
  // Before a try is taken, so that who is turned away loses none.
  hashing.refuseWhenFull();
  await db.transaction((tx) => takePasswordTry(tx, { email, networkAddress, now: at }));
  const person = await personByEmail(db, email);
  const matches = await passwordMatches(password, person?.passwordHash ?? null);
  if (!person || !matches) throw new AppError('wrong-credentials');
  return db.transaction(async (tx) => {
    await forgetTries(tx, passwordTries(email, networkAddress));
    const { userAgent } = given;
    // A password proves nothing of the mailbox: what protects the account asks for a code first.
    const session = { personId: person.id, userAgent, proven: false, now: at };
    return { person, tokens: await openSession(tx, session) };
  });
}
