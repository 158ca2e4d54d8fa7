import { readUser } from '#platform/session/current-user.ts';
import type { SessionUser } from '#platform/session/session-types.ts';

/** What a change of the profile answers; the last three are of our own server only. */
export interface ProfileChange {
  user: SessionUser | null;
  message: string | null;
  /** A new address that waits for the code that was sent to it. */
  pendingEmail: string | null;
  /** Seconds until another code may be asked for. */
  resendAfter: number | null;
  /** The code that was sent to the address in use comes before the one of the new address. */
  confirmCurrent: boolean;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Reads `{user, message}` of any server of the specification; whatever is missing is null. */
export function readChange(answer: unknown): ProfileChange {
  const body = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<
    string,
    unknown
  >;
  const wait = body.resend_after;
  return {
    user: readUser(body.user ?? body.data),
    message: textOf(body.message),
    pendingEmail: textOf(body.pending_email),
    resendAfter: typeof wait === 'number' && wait >= 0 ? wait : null,
    confirmCurrent: body.confirm_current === true,
  };
}
