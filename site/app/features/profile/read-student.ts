import { readUser } from '#platform/session/current-user.ts';
import type { SessionUser } from '#platform/session/session-types.ts';

/** A new address that waits for its code. */
export interface WaitingEmail {
  email: string;
  /** When another code may be asked for, in milliseconds since 1970. */
  resendAt: number;
}

export interface Student {
  user: SessionUser;
  /** Told by our own server only; on others it is known until the page is left. */
  waiting: WaitingEmail | null;
  /** Told by our own server only; null on others, which have no calls for it. */
  hasPassword: boolean | null;
}

/** Reads `GET /api/student` of any server of the specification; null when it names no person. */
export function readStudent(answer: unknown, now: number): Student | null {
  const given = readUser(answer) as (SessionUser & Record<string, unknown>) | null;
  if (!given) return null;
  const { pending_email: email, resend_after: wait, has_password: password, ...user } = given;
  const hasPassword = typeof password === 'boolean' ? password : null;
  if (typeof email !== 'string' || email === '') return { user, waiting: null, hasPassword };
  const seconds = typeof wait === 'number' && wait > 0 ? wait : 0;
  return { user, waiting: { email, resendAt: now + seconds * 1000 }, hasPassword };
}
