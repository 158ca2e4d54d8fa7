import { issueCode } from '#platform/codes/issue-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import type { Platform } from '#platform/platform.ts';
import { signInCodeMail } from './mails.ts';

interface CodeWish {
  email: string;
  networkAddress: string;
  /** For a person who turns out to be new. */
  name?: string;
}

/**
 * Mails a sign-in code to an address. Whether the address belongs to anyone is not even looked up: the answer,
 * the mail and the time it takes are the same.
 * @throws AppError 'code-too-soon' or 'too-many-requests'; with a password 'passwords-busy', too
 */
export async function sendSignInCode(
  { config, db, mailer, now, secrets }: Platform,
  { email, networkAddress, name }: CodeWish,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const code = await issueCode(tx, {
      secrets,
      purpose: 'sign-in',
      subject: codeSubjects.signIn(email),
      address: email,
      networkAddress,
      name,
      now: at,
    });
    await mailer.send(tx, signInCodeMail({ config, to: email, code, now: at }));
  });
}
