import { eq } from 'drizzle-orm';
import { checkCode } from '#platform/codes/check-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import { forgetTries, takeTry } from '#platform/codes/tries.ts';
import type { Transaction } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { hashPassword } from './passwords.ts';
import type { OpenedSession } from './present.ts';
import { type PersonRow, personByEmail } from './queries.ts';
import { openSession } from './sessions.ts';
import { codeTries } from './throttle.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/** What a new account begins with. */
interface NewAccount {
  /** As it was given when the code was asked for. */
  name: string | null;
  /** As it was given with the code: one that came before could be a stranger's. */
  password: string | undefined;
}

async function makePerson(
  tx: Transaction,
  { config }: Pick<Platform, 'config'>,
  { email, name: given, password, now }: NewAccount & { email: string; now: Date },
): Promise<PersonRow | null> {
  const name = given ?? email.slice(0, email.lastIndexOf('@'));
  if (password !== undefined) {
    await refuseWeakPassword({ password, known: [email, name, config.siteName] });
  }
  const [person] = await tx
    .insert(people)
    .values({
      email,
      name,
      passwordHash: password === undefined ? null : await hashPassword(password),
      emailVerifiedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: people.email })
    .returning();
  return person ?? null;
}

/**
 * The person of a proven address, made where there is none. Someone who exists keeps their name and password: a code
 * signs in and changes nothing.
 */
async function personOf(
  tx: Transaction,
  platform: Pick<Platform, 'config'>,
  account: NewAccount & { email: string; now: Date },
): Promise<PersonRow> {
  const { email, now } = account;
  const known =
    (await personByEmail(tx, email)) ??
    (await makePerson(tx, platform, account)) ??
    // Someone changed their address to this one a moment ago: by a code to it, too.
    (await personByEmail(tx, email));
  if (!known) throw new Error('a person neither exists nor can be made');
  if (known.emailVerifiedAt) return known;
  await tx.update(people).set({ emailVerifiedAt: now }).where(eq(people.id, known.id));
  return { ...known, emailVerifiedAt: now };
}

interface CodeSignIn {
  email: string;
  code: string;
  password: string | undefined;
  userAgent: string | undefined;
}

/**
 * Signs in by a mailed code, making the person when the address is new.
 * @throws AppError 'wrong-code', 'code-expired'; 'too-many-attempts' for 15 minutes after five failures;
 *   'weak-password' of a new account, whose code stays good
 */
export async function signInWithCode(
  { config, db, now, secrets }: Platform,
  { email, code, password, userAgent }: CodeSignIn,
): Promise<OpenedSession> {
  const at = now();
  const tries = codeTries(email);
  await takeTry(db, tries, at);
  return checkCode(
    db,
    { secrets, purpose: 'sign-in', subject: codeSubjects.signIn(email), code, now: at },
    async (tx, { name }) => {
      await forgetTries(tx, tries);
      const person = await personOf(tx, { config }, { email, name, password, now: at });
      const session = { personId: person.id, userAgent, proven: true, now: at };
      return { person, tokens: await openSession(tx, session) };
    },
  );
}
