import { issueCode } from '#platform/codes/issue-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import type { Platform } from '#platform/platform.ts';
import { signInCodeMail } from './mails.ts';

interface CodeRequest {
  email: string;
  networkAddress: string;
  /** The name of the account, if the sign-in creates one. */
  name?: string;
}

/**
 * Mails a sign-in code to an address. It does not look up whether the address has an account, so that response, mail
 * and timing cannot reveal it.
 * @throws AppError 'code-too-soon' or 'too-many-requests'; with a password 'passwords-busy', too
 */
export async function sendSignInCode(
  { db, mailer, now, secrets, settings }: Platform,
  { email, networkAddress, name }: CodeRequest,
): Promise<void> {
  const time = now();
  await db.transaction(async (tx) => {
    const code = await issueCode(tx, {
      secrets,
      purpose: 'sign-in',
      subject: codeSubjects.signIn(email),
      address: email,
      networkAddress,
      name,
      now: time,
    });
    await mailer.send(tx, signInCodeMail({ settings: settings(), to: email, code, now: time }));
  });
}
