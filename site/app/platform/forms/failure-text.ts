import { ApiError, failureTexts } from '#platform/api/api-error.ts';

const ownTexts: readonly string[] = Object.values(failureTexts);

/**
 * What a form says of a failure: the server's own words, and where it had none, or never answered, the form's
 * (document 1 §8: a network failure gives the same text).
 */
export function sendFailureText(error: unknown, fallback: string): string {
  const told = error instanceof ApiError && error.kind === 'http' ? error.message : '';
  return told === '' || ownTexts.includes(told) ? fallback : told;
}
