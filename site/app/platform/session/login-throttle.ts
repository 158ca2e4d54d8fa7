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

/** Milliseconds until another attempt is allowed: 0, or up to 15 minutes after the fifth attempt. */
export function loginWait(attempts: LoginAttempts, now: number): number {
  const { loginAttempts, lastLoginAttempt } = attempts;
  if (loginAttempts < signIn.attempts || lastLoginAttempt === null) return 0;
  const waited = now - lastLoginAttempt;
  // A clock that was set back would otherwise lock for longer than the rule.
  return waited < 0 ? signIn.lock : Math.max(0, signIn.lock - waited);
}

/** `loginWait` in whole minutes, rounded up, as the button shows it. */
export function loginWaitMinutes(attempts: LoginAttempts, now: number): number {
  return Math.ceil(loginWait(attempts, now) / minute);
}

/** The count after one more attempt; it starts again once a lock is over. */
export function countAttempt(attempts: LoginAttempts, now: number): LoginAttempts {
  const lockOver = attempts.loginAttempts >= signIn.attempts && loginWait(attempts, now) === 0;
  const before = lockOver ? 0 : attempts.loginAttempts;
  return { loginAttempts: before + 1, lastLoginAttempt: now };
}

/** The stored attempts of earlier visits; in local storage, so that a reload does not lift the lock. */
export function readAttempts(store: KeyValueStore): LoginAttempts {
  try {
    const stored = JSON.parse(store.getItem(key) ?? 'null') as Partial<LoginAttempts> | null;
    if (typeof stored?.loginAttempts !== 'number' || typeof stored.lastLoginAttempt !== 'number') {
      return noAttempts;
    }
    return { loginAttempts: stored.loginAttempts, lastLoginAttempt: stored.lastLoginAttempt };
  } catch {
    return noAttempts;
  }
}

/** Stores the count; a count of 0 removes the entry. */
export function writeAttempts(store: KeyValueStore, attempts: LoginAttempts): void {
  if (attempts.loginAttempts === 0) store.removeItem(key);
  else store.setItem(key, JSON.stringify(attempts));
}
