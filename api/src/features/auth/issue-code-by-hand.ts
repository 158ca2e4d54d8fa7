import { replaceCode } from '#platform/codes/issue-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import type { Platform } from '#platform/platform.ts';
import { personByEmail } from './queries.ts';

/**
 * A sign-in code that an operator gives to a person whom mail does not reach. No limit holds here: the operator knows
 * who asks. It signs in although tries failed before, as every live code does.
 */
export async function issueCodeByHand(
  { db, secrets, now }: Pick<Platform, 'db' | 'secrets' | 'now'>,
  email: string,
): Promise<{ code: string; known: boolean }> {
  return db.transaction(async (tx) => {
    const subject = codeSubjects.signIn(email);
    const code = await replaceCode(tx, { secrets, purpose: 'sign-in', subject, now: now() });
    return { code, known: (await personByEmail(tx, email)) !== null };
  });
}

/**
 * A code for a session that is open already, in place of one that cannot reach the address in use: the person's mailbox
 * is lost. Null where nobody has the address.
 */
export async function issueConfirmationByHand(
  { db, secrets, now }: Pick<Platform, 'db' | 'secrets' | 'now'>,
  email: string,
): Promise<string | null> {
  const person = await personByEmail(db, email);
  if (!person) return null;
  const subject = codeSubjects.confirm(person.id);
  return db.transaction((tx) =>
    replaceCode(tx, { secrets, purpose: 'confirm', subject, now: now() }),
  );
}
