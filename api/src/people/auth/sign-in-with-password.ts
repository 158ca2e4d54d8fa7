import { forgetTries } from '#platform/codes/tries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { hashing, passwordMatches } from './passwords.ts';
import type { OpenedSession } from './present.ts';
import { personByEmail } from './queries.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { openSession } from './sessions.ts';
import { passwordTries, takePasswordTry } from './throttle.ts';

/**
 * Signs in with a password. The response does not reveal whether the address is unknown or has no password.
 * @throws AppError 'wrong-credentials'; 'too-many-attempts' for 15 minutes after five failures; 'too-many-requests'
 *   or 'passwords-busy' before anything is hashed; 'account-suspended' with the right password
 */
export async function signInWithPassword(
  { db, now }: Platform,
  credentials: {
    email: string;
    password: string;
    networkAddress: string;
    userAgent: string | undefined;
  },
): Promise<OpenedSession> {
  const time = now();
  const { email, password, networkAddress } = credentials;
  // Checked before an attempt is counted, so that an overloaded server costs nobody an attempt.
  hashing.refuseWhenFull();
  await db.transaction((tx) => takePasswordTry(tx, { email, networkAddress, now: time }));
  const person = await personByEmail(db, email);
  const matches = await passwordMatches(password, person?.passwordHash ?? null);
  if (!person || !matches) throw new AppError('wrong-credentials');
  refuseSuspended(person);
  return db.transaction(async (tx) => {
    await forgetTries(tx, passwordTries(email, networkAddress));
    const { userAgent } = credentials;
    // A password does not confirm the mailbox, so the session is not fresh.
    const session = { personId: person.id, userAgent, proven: false, now: time };
    return { person, tokens: await openSession(tx, session) };
  });
}
