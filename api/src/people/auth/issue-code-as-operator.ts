import { replaceCode } from '#platform/codes/issue-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import type { Platform } from '#platform/platform.ts';
import { personByEmail } from './queries.ts';

/**
 * Issues a sign-in code that an operator gives to a person who receives no mail. No limits apply, since the operator
 * knows the person. Like every valid code, it works despite earlier failed attempts.
 * @returns the code, and whether the address belongs to an account
 */
export async function issueCodeAsOperator(
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
 * Issues a code that confirms a session of a person who has lost access to their mailbox.
 * @returns null if nobody has the address
 */
export async function issueConfirmationAsOperator(
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
