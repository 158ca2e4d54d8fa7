import { signIn } from '@nibras/contract/limits.ts';
import type { KeyValueStore } from '#platform/browser/storage.ts';

export type LoginAttempts = {
  loginAttempts: number;
  /** Milliseconds since 1970, or null before the first. */
  lastLoginAttempt: number | null;
};

const key = 'login-attempts';
const minute = 60_000;

export const noAttempts: LoginAttempts = { loginAttempts: 0, lastLoginAttempt: null };

/** Milliseconds until another attempt is allowed: 0, or up to 15 minutes after the fifth. */
export function loginWait(attempts: LoginAttempts, now: number): number {
  const { loginAttempts, lastLoginAttempt } = attempts;
  if (loginAttempts < signIn.attempts || lastLoginAttempt === null) return 0;
  const waited = now - lastLoginAttempt;
  // A clock set back would otherwise lock for longer than the rule says.
  return waited < 0 ? signIn.lock : Math.max(0, signIn.lock - waited);
}

/** The same in whole minutes, rounded up, as the button shows it. */
export function loginWaitMinutes(attempts: LoginAttempts, now: number): number {
  return Math.ceil(loginWait(attempts, now) / minute);
}

/** The count after one more attempt; it begins anew once a lock is over. */
export function countAttempt(attempts: LoginAttempts, now: number): LoginAttempts {
  const lockOver = attempts.loginAttempts >= signIn.attempts && loginWait(attempts, now) === 0;
  const before = lockOver ? 0 : attempts.loginAttempts;
  return { loginAttempts: before + 1, lastLoginAttempt: now };
}

/** What earlier visits left; kept in local storage, so that a reload does not lift the lock. */
export function readAttempts(store: KeyValueStore): LoginAttempts {
  try {
    const kept = JSON.parse(store.getItem(key) ?? 'null') as Partial<LoginAttempts> | null;
    if (typeof kept?.loginAttempts !== 'number' || typeof kept.lastLoginAttempt !== 'number') {
      return noAttempts;
    }
    return { loginAttempts: kept.loginAttempts, lastLoginAttempt: kept.lastLoginAttempt };
  } catch {
    return noAttempts;
  }
}

/** Keeps the count; none is kept as nothing. */
export function writeAttempts(store: KeyValueStore, attempts: LoginAttempts): void {
  if (attempts.loginAttempts === 0) store.removeItem(key);
  else store.setItem(key, JSON.stringify(attempts));
}
