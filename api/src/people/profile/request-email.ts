import { emailChanges, code as rules } from '@nibras/contract/limits.ts';
import {
  isFresh,
  issueConfirmation,
  type PersonRow,
  personByEmail,
  personById,
} from '#people/auth/index.ts';
import { issueCode } from '#platform/codes/issue-code.ts';
import { tookFromQuota } from '#platform/codes/quota.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import type { Transaction } from '#platform/database/database.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { emailChangeNoticeMail, newEmailCodeMail } from './mails.ts';
import { changePerson } from './queries.ts';

const hour = 60 * 60 * 1000;

/**
 * Counts a request for a new address in its own transaction, so that it also counts if the request is refused.
 * @throws AppError too-many-requests
 */
export async function countEmailRequest({ db, now }: Platform, personId: number): Promise<void> {
  const counter = { kind: 'email-change', subject: String(personId) };
  const quota = { most: emailChanges.perHour, within: hour };
  if (await db.transaction((tx) => tookFromQuota(tx, counter, quota, now()))) return;
  throw new AppError('too-many-requests', {
    retryAfter: hour / 1000,
    message: 'طلبت تغيير بريدك مرات كثيرة. حاول مرة أخرى بعد ساعة.',
  });
}

const emailTaken = () =>
  new AppError('email-taken', { errors: { email: ['هذا البريد مستخدم في حساب آخر.'] } });

interface EmailRequest {
  personId: number;
  sessionId: number;
  newEmail: string;
  networkAddress: string;
}

/** Mails the code, unless the last one was too recent. @returns the seconds until another may be requested */
async function sendCode(
  tx: Transaction,
  { mailer, secrets, settings, now }: Platform,
  { personId, newEmail, networkAddress }: EmailRequest,
): Promise<number> {
  const time = now();
  try {
    const code = await issueCode(tx, {
      secrets,
      purpose: 'email',
      subject: codeSubjects.email(personId, newEmail),
      address: newEmail,
      networkAddress,
      now: time,
    });
    await mailer.send(tx, newEmailCodeMail({ settings: settings(), newEmail, code, now: time }));
    return rules.resendAfter / 1000;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'code-too-soon')) throw error;
    return Math.ceil(error.retryAfter ?? 0);
  }
}

/**
 * Issues the code that must confirm the session first if it is not fresh, because another person may be using it.
 * @returns null for a fresh session; `code` null if the last one was too recent and is still valid
 */
async function confirmationFor(
  tx: Transaction,
  platform: Platform,
  { sessionId, networkAddress }: EmailRequest,
  person: PersonRow,
): Promise<{ code: string | null } | null> {
  if (await isFresh(tx, { sessionId, now: platform.now() })) return null;
  return issueConfirmation(tx, platform, { person, networkAddress });
}

/**
 * Mails a code to a person's new address, which takes effect when the code is confirmed (`POST /api/verify-email`),
 * and notifies the old address once. If the session is not fresh, the old address gets a code too, which must be
 * confirmed first. Repeated too soon it sends nothing, and the earlier codes stay valid.
 * @returns the seconds until another code may be requested, and whether the old address's code is needed
 * @throws AppError email-taken, too-many-requests
 */
export async function requestEmail(
  tx: Transaction,
  platform: Platform,
  request: EmailRequest,
): Promise<{ resendAfter: number; confirmCurrent: boolean }> {
  const { mailer, settings } = platform;
  const { personId, newEmail } = request;
  if (await personByEmail(tx, newEmail)) throw emailTaken();
  // Lock the codes before the person's row, in the same order as the confirmation, to avoid a deadlock.
  const resendAfter = await sendCode(tx, platform, request);
  const person = orThrow(await personById(tx, personId), 'session-expired');
  const confirmation = await confirmationFor(tx, platform, request, person);
  const code = confirmation?.code ?? null;
  const isNew = person.pendingEmail !== newEmail;
  if (isNew) await changePerson(tx, personId, { pendingEmail: newEmail });
  if (isNew || code !== null) {
    const notice = { settings: settings(), oldEmail: person.email, newEmail, code };
    await mailer.send(tx, emailChangeNoticeMail(notice));
  }
  return { resendAfter, confirmCurrent: confirmation !== null };
}
