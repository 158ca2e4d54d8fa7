import type { ParsedUser } from './parse-user.ts';
import { parseUser } from './parse-user.ts';

/** The response of a profile update. Only this project's server sends the last three fields. */
export interface ProfileChange {
  user: ParsedUser | null;
  message: string | null;
  /** The new address, which must be confirmed with a code. */
  pendingEmail: string | null;
  /** Seconds until another code may be requested. */
  resendAfter: number | null;
  /** Whether the code sent to the current address must be confirmed first. */
  confirmCurrent: boolean;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Parses `{user, message}` of any server; missing fields are null. */
export function parseProfileChange(answer: unknown): ProfileChange {
  const body = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<
    string,
    unknown
  >;
  const wait = body.resend_after;
  return {
    user: parseUser(body.user ?? body.data),
    message: textOf(body.message),
    pendingEmail: textOf(body.pending_email),
    resendAfter: typeof wait === 'number' && wait >= 0 ? wait : null,
    confirmCurrent: body.confirm_current === true,
  };
}
