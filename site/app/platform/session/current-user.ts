import { ApiError } from '#platform/api/api-error.ts';
import { sessionTexts } from './session-texts.ts';

/** The call for the current user. */
export const userPath = '/api/user';

/** The specification's text for a failed call for the current user (docs/behaviour/auth.md#texts). */
export function userFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return sessionTexts.invalidUser;
  if (error.status === 401) return sessionTexts.expired;
  if (error.kind === 'not-json' && error.status < 400) return sessionTexts.userNotJson;
  return error.message;
}
