import { passwords as limits } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import {
  endSessions,
  hashChosenPassword,
  personById,
  refuseWeakPassword,
} from '#people/auth/index.ts';
import { tookFromQuota } from '#platform/codes/quota.ts';
import { people } from '#platform/database/schema/index.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { passwordMail } from './mails.ts';

const hour = 60 * 60 * 1000;

/** Counts a change against the person's quota. @throws AppError 'too-many-requests' */
async function countChange({ db, now }: Platform, personId: number): Promise<void> {
  const counter = { kind: 'password-change', subject: String(personId) };
  const quota = { most: limits.changesPerHour, within: hour };
  if (await db.transaction((tx) => tookFromQuota(tx, counter, quota, now()))) return;
  throw new AppError('too-many-requests', {
    retryAfter: hour / 1000,
    message: 'غيّرت كلمة المرور مرات كثيرة. حاول مرة أخرى بعد ساعة.',
  });
}

interface PasswordChange {
  personId: number;
  sessionId: number;
  /** Null removes it. */
  password: string | null;
  networkAddress: string;
}

/**
 * Sets, changes or removes a person's password and notifies them by mail. If there was one before, all other sessions
 * end, because another person may have signed in with the old password.
 * @throws AppError 'weak-password', 'too-many-requests'
 */
export async function changePassword(
  platform: Platform,
  { personId, sessionId, password, networkAddress }: PasswordChange,
): Promise<void> {
  const { db, mailer, now, settings } = platform;
  const time = now();
  const { email, name } = orThrow(await personById(db, personId), 'session-expired');
  if (password !== null) {
    await refuseWeakPassword({ password, known: [email, name, settings().siteName] });
  }
  await countChange(platform, personId);
  const passwordHash =
    password === null ? null : await hashChosenPassword(platform, { password, networkAddress });
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(people).where(eq(people.id, personId)).for('update');
    const hadOne = orThrow(before ?? null, 'session-expired').passwordHash !== null;
    if (!hadOne && passwordHash === null) return;
    await tx.update(people).set({ passwordHash }).where(eq(people.id, personId));
    if (hadOne) await endSessions(tx, platform, { personId, except: sessionId, now: time });
    const kind = passwordHash === null ? 'removed' : hadOne ? 'changed' : 'set';
    await mailer.send(tx, passwordMail({ settings: settings(), to: email, kind }));
  });
}
