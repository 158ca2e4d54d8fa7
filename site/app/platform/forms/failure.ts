import { serverWords } from '#platform/api/api-error.ts';

/** What a form says in its own words where the server has none, and what to do then. */
export type FailureWords = { message: string; advice: string };

/** How a form that was sent stands. */
export type FormOutcome = { kind: 'sent' | 'failed'; message: string; advice?: string };

/**
 * What a form says of a failure: the server's own words, and where it had none, or never answered, the form's
 * (docs/behaviour/general.md#failures).
 */
export function failedOutcome(error: unknown, words: FailureWords): FormOutcome {
  const told = serverWords(error);
  return told === null ? { kind: 'failed', ...words } : { kind: 'failed', message: told };
}
