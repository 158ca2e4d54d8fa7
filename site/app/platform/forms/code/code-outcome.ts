import { ApiError, failureTexts } from '#platform/api/api-error.ts';
import { codeTexts as texts } from './code-texts.ts';

/** What a call of the dialog answers; both texts may be missing. */
export type Titled = { title: string | null; message: string | null };

export type Told = { title: string; message: string };

/** What the API client says where the server itself said nothing. */
const unworded: readonly string[] = Object.values(failureTexts);

/** An OK answer that speaks of something wrong is a refusal all the same (docs/behaviour/enrolment.md#dialog). */
export function isRefusal({ message }: Titled): boolean {
  return message?.includes('خطأ') ?? false;
}

/** What to say after a code was taken; `fallback` where the server says nothing. */
export function successOf({ title, message }: Titled, fallback: string): Told {
  return { title: title ?? texts.successTitle, message: message ?? fallback };
}

/** What to say after a code was refused by an answer that came with a good status. */
export function refusalOf({ title, message }: Titled): Told {
  return { title: title ?? texts.failureTitle, message: message ?? texts.wrongCode };
}

/**
 * What to say after a failed call of the dialog: the server's own title and words where it gave some, else the
 * specification's; a call that reached no server is told as that, whatever it was for.
 */
export function failureOf(error: unknown, fallback: string): Told {
  if (!(error instanceof ApiError) || error.kind !== 'http') {
    return { title: texts.failureTitle, message: texts.connection };
  }
  const worded = error.status === 429 || !unworded.includes(error.message);
  return {
    title: error.title ?? texts.failureTitle,
    message: worded ? error.message : fallback,
  };
}
