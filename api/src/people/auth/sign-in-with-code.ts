import { eq } from 'drizzle-orm';
import { recordTerms } from '#people/consents/index.ts';
import { checkCode } from '#platform/codes/check-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import type { Transaction } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { hashChosenPassword } from './hash-chosen-password.ts';
import type { OpenedByCode } from './present.ts';
import { type PersonRow, personByEmail } from './queries.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { openSession } from './sessions.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

interface ChosenPassword {
  password: string;
  hash: string;
}

/** The data of a new account. */
interface NewAccount {
  /** The name from the request for the code. */
  name: string | null;
  /** The password sent with the code. One sent before the code could be a stranger's, so it is ignored. */
  chosen: ChosenPassword | null;
}

async function createPerson(
  tx: Transaction,
  { settings }: Pick<Platform, 'settings'>,
  { email, name: requestedName, chosen, now }: NewAccount & { email: string; now: Date },
): Promise<PersonRow | null> {
  const name = requestedName ?? email.slice(0, email.lastIndexOf('@'));
  if (chosen) {
    await refuseWeakPassword({ ...chosen, known: [email, name, settings().siteName] });
  }
  const [person] = await tx
    .insert(people)
    .values({
      email,
      name,
      passwordHash: chosen?.hash ?? null,
      emailVerifiedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: people.email })
    .returning();
  return person ?? null;
}

/**
 * Finds or creates the person of a confirmed address. An existing person keeps their name and password, because a
 * code only signs in.
 */
async function findOrCreatePerson(
  tx: Transaction,
  platform: Pick<Platform, 'settings'>,
  account: NewAccount & { email: string; now: Date },
): Promise<{ person: PersonRow; created: boolean }> {
  const { email, now } = account;
  const known = await personByEmail(tx, email);
  const created = known ? null : await createPerson(tx, platform, account);
  if (created) return { person: created, created: true };
  // Someone may have just changed their address to this one, also confirmed with a code.
  const person = known ?? (await personByEmail(tx, email));
  if (!person) throw new Error('the person neither exists nor could be created');
  if (person.emailVerifiedAt) return { person, created: false };
  await tx.update(people).set({ emailVerifiedAt: now }).where(eq(people.id, person.id));
  return { person: { ...person, emailVerifiedAt: now }, created: false };
}

interface CodeSignIn {
  email: string;
  code: string;
  password: string | undefined;
  networkAddress: string;
  userAgent: string | undefined;
  /** Whether they continued below the sentence about the terms. */
  termsShown: boolean;
}

/**
 * Signs in with a mailed code and creates the account if the address is new.
 * @throws AppError 'wrong-code', 'code-expired'; 'too-many-attempts' for 15 minutes after five failures;
 *   'weak-password' for a new account (the code stays valid); 'account-suspended'
 */
export async function signInWithCode(
  { db, now, secrets, settings }: Platform,
  { email, code, password, networkAddress, userAgent, termsShown }: CodeSignIn,
): Promise<OpenedByCode> {
  const time = now();
  const subject = codeSubjects.signIn(email);
  const chosen =
    password === undefined
      ? null
      : { password, hash: await hashChosenPassword({ db, now }, { password, networkAddress }) };
  return checkCode(
    db,
    { secrets, purpose: 'sign-in', subject, code, networkAddress, now: time },
    async (tx, { name }) => {
      const account = { email, name, chosen, now: time };
      const { person, created } = await findOrCreatePerson(tx, { settings }, account);
      refuseSuspended(person);
      if (termsShown) await recordTerms(tx, { personId: person.id, at: time });
      const session = { personId: person.id, userAgent, proven: true, now: time };
      const nameNeeded = created && name === null;
      return { person, tokens: await openSession(tx, session), nameNeeded };
    },
  );
}
