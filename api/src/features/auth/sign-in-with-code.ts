import { eq } from 'drizzle-orm';
import { type BroughtByCode, checkCode } from '#platform/codes/check-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import type { Transaction } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import type { OpenedSession } from './present.ts';
import { type PersonRow, personByEmail } from './queries.ts';
import { openSession } from './sessions.ts';

async function makePerson(
  tx: Transaction,
  email: string,
  { name, passwordHash }: BroughtByCode,
  now: Date,
): Promise<PersonRow | null> {
  const [person] = await tx
    .insert(people)
    .values({
      email,
      name: name ?? email.slice(0, email.lastIndexOf('@')),
      passwordHash,
      emailVerifiedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: people.email })
    .returning();
  return person ?? null;
}

/**
 * The person of a proven address, made where there is none. Someone who exists keeps their name and password:
 * otherwise whoever registers with another's address could give that account a password of their own.
 */
async function personOf(
  tx: Transaction,
  email: string,
  brought: BroughtByCode,
  now: Date,
): Promise<PersonRow> {
  const known =
    (await personByEmail(tx, email)) ??
    (await makePerson(tx, email, brought, now)) ??
    // Someone changed their address to this one a moment ago: by a code to it, too.
    (await personByEmail(tx, email));
  if (!known) throw new Error('a person neither exists nor can be made');
  if (known.emailVerifiedAt) return known;
  await tx.update(people).set({ emailVerifiedAt: now }).where(eq(people.id, known.id));
  return { ...known, emailVerifiedAt: now };
}

/**
 * Signs in by a mailed code, making the person when the address is new.
 * @throws AppError 'wrong-code', 'code-expired'; 'too-many-attempts' for 15 minutes after five failures
 */
export async function signInWithCode(
  { db, now, secrets }: Platform,
  { email, code, networkAddress }: { email: string; code: string; networkAddress: string },
): Promise<OpenedSession> {
  const at = now();
  const subject = codeSubjects.signIn(email);
  return checkCode(
    db,
    { secrets, purpose: 'sign-in', subject, code, networkAddress, now: at },
    async (tx, brought) => {
      const person = await personOf(tx, email, brought, at);
      return { person, tokens: await openSession(tx, { personId: person.id, now: at }) };
    },
  );
}
