import { eq } from 'drizzle-orm';
import { checkCode } from '#platform/codes/check-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import type { Transaction } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { hashChosenPassword } from './hash-chosen-password.ts';
import type { OpenedSession } from './present.ts';
import { type PersonRow, personByEmail } from './queries.ts';
import { openSession } from './sessions.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

interface ChosenPassword {
  password: string;
  hash: string;
}

/** What a new account begins with. */
interface NewAccount {
  /** As it was given when the code was asked for. */
  name: string | null;
  /** As it was given with the code: one that came before could be a stranger's. */
  chosen: ChosenPassword | null;
}

async function makePerson(
  tx: Transaction,
  { config }: Pick<Platform, 'config'>,
  { email, name: given, chosen, now }: NewAccount & { email: string; now: Date },
): Promise<PersonRow | null> {
  const name = given ?? email.slice(0, email.lastIndexOf('@'));
  if (chosen) {
    await refuseWeakPassword({ ...chosen, known: [email, name, config.siteName] });
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
  networkAddress: string;
  userAgent: string | undefined;
}

/**
 * Signs in by a mailed code, making the person when the address is new.
 * @throws AppError 'wrong-code', 'code-expired'; 'too-many-attempts' for 15 minutes after five failures;
 *   'weak-password' of a new account, whose code stays good
 */
export async function signInWithCode(
  { config, db, now, secrets }: Platform,
  { email, code, password, networkAddress, userAgent }: CodeSignIn,
): Promise<OpenedSession> {
  const at = now();
  const subject = codeSubjects.signIn(email);
  const chosen =
    password === undefined
      ? null
      : { password, hash: await hashChosenPassword({ db, now }, { password, networkAddress }) };
  return checkCode(
    db,
    { secrets, purpose: 'sign-in', subject, code, networkAddress, now: at },
    async (tx, { name }) => {
      const person = await personOf(tx, { config }, { email, name, chosen, now: at });
      const session = { personId: person.id, userAgent, proven: true, now: at };
      return { person, tokens: await openSession(tx, session) };
    },
  );
}
