import type { ParsedUser } from './parse-user.ts';
import { parseUser } from './parse-user.ts';

/** A new address that must be confirmed with a code. */
export interface WaitingEmail {
  email: string;
  /** When another code may be requested, in milliseconds since 1970. */
  resendAt: number;
}

export interface Student {
  user: ParsedUser;
  /** Only this project's server sends it; with others the site knows it until the page is left. */
  waiting: WaitingEmail | null;
  /** Only this project's server sends it; null for others, which have no calls for passwords. */
  hasPassword: boolean | null;
}

/** Parses `GET /api/student` of any server; null without a person. */
export function parseStudent(answer: unknown, now: number): Student | null {
  const person = parseUser(answer) as (ParsedUser & Record<string, unknown>) | null;
  if (!person) return null;
  const { pending_email: email, resend_after: wait, has_password: password, ...user } = person;
  const hasPassword = typeof password === 'boolean' ? password : null;
  if (typeof email !== 'string' || email === '') return { user, waiting: null, hasPassword };
  const seconds = typeof wait === 'number' && wait > 0 ? wait : 0;
  return { user, waiting: { email, resendAt: now + seconds * 1000 }, hasPassword };
}
