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
