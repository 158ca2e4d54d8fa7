import { ApiError } from '#platform/api/api-error.ts';
import { sessionTexts } from './session-texts.ts';
import type { SessionUser } from './session-types.ts';

/** Who is signed in. */
export const userPath = '/api/user';

const filled = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/**
 * The person in an answer of `GET /api/user`, which some servers wrap in `user` or `data`.
 * Null when it has neither an id nor an e-mail.
 */
export function readUser(answer: unknown): SessionUser | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const body = answer as Record<string, unknown>;
  if (filled(body.id) || filled(body.email)) return body as SessionUser;
  return readUser(body.user ?? body.data);
}

/** The specification's text for a failed call for the current user (document 1 §8). */
export function userFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return sessionTexts.invalidUser;
  if (error.status === 401) return sessionTexts.expired;
  if (error.kind === 'not-json' && error.status < 400) return sessionTexts.userNotJson;
  return error.message;
}
