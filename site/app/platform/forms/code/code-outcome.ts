import { ApiError, failureTexts } from '#platform/api/api-error.ts';
import { codeTexts as texts } from './code-texts.ts';

/** The answer to a call of the dialog; both texts may be missing. */
export type CodeAnswer = { title: string | null; message: string | null };

/** The texts of a toast. */
export type CodeNotice = { title: string; message: string };

/** The API client's texts for failures without a message of the server. */
const clientTexts: readonly string[] = Object.values(failureTexts);

/** A 200 answer whose message contains «خطأ» is a refusal (docs/behaviour/enrolment.md#dialog). */
export function isRefusal({ message }: CodeAnswer): boolean {
  return message?.includes('خطأ') ?? false;
}

/** The texts after a correct code; `fallback` where the server sent no message. */
export function successOf({ title, message }: CodeAnswer, fallback: string): CodeNotice {
  return { title: title ?? texts.successTitle, message: message ?? fallback };
}

/** The texts after a code was refused by a 200 answer. */
export function refusalOf({ title, message }: CodeAnswer): CodeNotice {
  return { title: title ?? texts.failureTitle, message: message ?? texts.wrongCode };
}

/**
 * The texts after a failed call of the dialog: the server's title and message where it sent them, else the
 * specification's. Without a response the connection is named, whatever the call was for.
 */
export function failureOf(error: unknown, fallback: string): CodeNotice {
  if (!(error instanceof ApiError) || error.kind !== 'http') {
    return { title: texts.failureTitle, message: texts.connection };
  }
  const hasMessage = error.status === 429 || !clientTexts.includes(error.message);
  return {
    title: error.title ?? texts.failureTitle,
    message: hasMessage ? error.message : fallback,
  };
}
