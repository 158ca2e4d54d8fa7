import { issueCode, refuseTooManyCodes } from '#platform/codes/issue-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import type { Platform } from '#platform/platform.ts';
import { signInCodeMail } from './mails.ts';
import { hashing, hashPassword } from './passwords.ts';
import { takeHash } from './throttle.ts';

interface CodeWish {
  email: string;
  networkAddress: string;
  /** For a person who turns out to be new. */
  name?: string;
  password?: string;
}

/**
 * Mails a sign-in code to an address. Whether the address belongs to anyone is not even looked up: the answer,
 * the mail and the time it takes are the same. A password is hashed only where a code may be sent.
 * @throws AppError 'code-too-soon' or 'too-many-requests'; with a password 'passwords-busy', too
 */
export async function sendSignInCode(
  { config, db, mailer, now, secrets }: Platform,
  { email, networkAddress, name, password }: CodeWish,
): Promise<void> {
  const at = now();
  const request = {
    purpose: 'sign-in' as const,
    subject: codeSubjects.signIn(email),
    address: email,
    networkAddress,
    now: at,
  };
  let passwordHash: string | undefined;
  if (password !== undefined) {
    hashing.refuseWhenFull();
    await db.transaction(async (tx) => {
      await refuseTooManyCodes(tx, request);
      await takeHash(tx, networkAddress, at);
    });
    // Outside of a transaction: it would hold a connection and locks for as long as the hash waits.
    passwordHash = await hashPassword(password);
  }
  await db.transaction(async (tx) => {
    const code = await issueCode(tx, { ...request, secrets, name, passwordHash });
    await mailer.send(
      tx,
      signInCodeMail({ config, to: email, code, now: at, withPassword: Boolean(passwordHash) }),
    );
  });
}
