import { emailChanges, code as rules } from '@nibras/contract/limits.ts';
import {
  isFresh,
  issueConfirmation,
  type PersonRow,
  personByEmail,
  personById,
} from '#features/auth/index.ts';
import { issueCode } from '#platform/codes/issue-code.ts';
import { tookFromQuota } from '#platform/codes/quota.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import type { Transaction } from '#platform/database/database.ts';
import { AppError, found } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { emailChangeNoticeMail, newEmailCodeMail } from './mails.ts';
import { changePerson } from './queries.ts';

const hour = 60 * 60 * 1000;

/**
 * Counts one wish for a new address, in a transaction of its own: it counts although the wish may be refused.
 * @throws AppError too-many-requests
 */
export async function countEmailWish({ db, now }: Platform, personId: number): Promise<void> {
  const pluralise = { kind: 'email-change', subject: String(personId) };
  const quota = { most: emailChanges.perHour, within: hour };
  if (await db.transaction((tx) => tookFromQuota(tx, pluralise, quota, now()))) return;
  throw new AppError('too-many-requests', {
    retryAfter: hour / 1000,
    message: 'طلبت تغيير بريدك مرات كثيرة. حاول مرة أخرى بعد ساعة.',
  });
}

const emailTaken = () =>
  new AppError('email-taken', { errors: { email: ['هذا البريد مستخدم في حساب آخر.'] } });

interface EmailWish {
  personId: number;
  sessionId: number;
  newEmail: string;
  networkAddress: string;
}

/** Mails the code; the seconds until another may be asked for. Too soon after the last it mails none. */
async function sendCode(
  tx: Transaction,
  { config, mailer, secrets, now }: Platform,
  { personId, newEmail, networkAddress }: EmailWish,
): Promise<number> {
  const at = now();
  try {
    const code = await issueCode(tx, {
      secrets,
      purpose: 'email',
      subject: codeSubjects.email(personId, newEmail),
      address: newEmail,
      networkAddress,
      now: at,
    });
    await mailer.send(tx, newEmailCodeMail({ config, newEmail, code, now: at }));
    return rules.resendAfter / 1000;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'code-too-soon')) throw error;
    return Math.ceil(error.retryAfter ?? 0);
  }
}

/**
 * The code that the session needs first where it is not fresh, since whoever left it open may not be the one who asks.
 * `code` is null where the last one is still on its way.
 */
async function confirmationFor(
  tx: Transaction,
  platform: Platform,
  { sessionId, networkAddress }: EmailWish,
  person: PersonRow,
): Promise<{ code: string | null } | null> {
  if (await isFresh(tx, { sessionId, now: platform.now() })) return null;
  return issueConfirmation(tx, platform, { person, networkAddress });
}

/**
 * Mails a code to a person's new address, which takes effect when the code comes back (`POST /api/verify-email`),
 * and tells the old address once. Where the session is not fresh the old address gets a code too, which comes first.
 * Asked again too soon it sends nothing: the codes before are still good.
 * @returns the seconds until another code may be asked for, and whether the old address's code is needed
 * @throws AppError email-taken, too-many-requests
 */
export async function requestEmail(
  tx: Transaction,
  platform: Platform,
  wish: EmailWish,
): Promise<{ resendAfter: number; confirmCurrent: boolean }> {
  const { config, mailer } = platform;
  const { personId, newEmail } = wish;
  if (await personByEmail(tx, newEmail)) throw emailTaken();
  // The codes before the person's row, as when they are confirmed: the other way round the two could block each other.
  const resendAfter = await sendCode(tx, platform, wish);
  const person = found(await personById(tx, personId), 'session-expired');
  const confirmation = await confirmationFor(tx, platform, wish, person);
  const code = confirmation?.code ?? null;
  const isNew = person.pendingEmail !== newEmail;
  if (isNew) await changePerson(tx, personId, { pendingEmail: newEmail });
  if (isNew || code !== null) {
    const notice = { config, oldEmail: person.email, newEmail, code };
    await mailer.send(tx, emailChangeNoticeMail(notice));
  }
  return { resendAfter, confirmCurrent: confirmation !== null };
}
