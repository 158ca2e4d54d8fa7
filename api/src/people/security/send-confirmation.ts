import { confirmationMail, issueConfirmation, personById } from '#people/auth/index.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Mails the code that makes a session fresh to the current address. Repeated too soon it sends nothing, and the
 * earlier code stays valid.
 * @returns the seconds until another code may be requested
 * @throws AppError 'too-many-requests'
 */
export async function sendConfirmation(
  platform: Platform,
  { personId, networkAddress }: { personId: number; networkAddress: string },
): Promise<number> {
  const { db, mailer, now, settings } = platform;
  return db.transaction(async (tx) => {
    const person = orThrow(await personById(tx, personId), 'session-expired');
    const { code, resendAfter } = await issueConfirmation(tx, platform, { person, networkAddress });
    if (code !== null) {
      await mailer.send(
        tx,
        confirmationMail({ settings: settings(), to: person.email, code, now: now() }),
      );
    }
    return resendAfter;
  });
}
