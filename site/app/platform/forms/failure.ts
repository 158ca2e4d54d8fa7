import { serverMessage } from '#platform/api/api-error.ts';

/** A form's own text for a failure without a message of the server, and the advice below it. */
export type FailureTexts = { message: string; advice: string };

/** The result of a submitted form. */
export type FormOutcome = { kind: 'sent' | 'failed'; message: string; advice?: string };

/**
 * The result after a failure: the server's message, or the form's own text where the server sent none or did not answer
 * (docs/behaviour/general.md#failures).
 */
export function failedOutcome(error: unknown, words: FailureTexts): FormOutcome {
  const message = serverMessage(error);
  return message === null ? { kind: 'failed', ...words } : { kind: 'failed', message };
}
