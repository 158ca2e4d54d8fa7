import { postContact } from '@nibras/contract/conversation/contact/calls.ts';
import type { ContactBody } from '@nibras/contract/conversation/contact/shapes.ts';
import { contact } from '@nibras/contract/limits.ts';
import { ApiError, failureTexts, isUnsupportedCall } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import type { TextValues } from '#platform/forms/draft.ts';

export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

export const contactTexts = {
  sent: 'تم إرسال رسالتك، وسنرد عليك قريبًا.',
  failed: {
    message: 'تعذر إرسال رسالتك',
    advice: 'ما كتبته باقٍ في مكانه. حاول مرة أخرى، أو أرسله من بريدك.',
  },
} as const;

/**
 * Replaces the message of a server without the call («غير موجود»), which means nothing to the user, so that the form
 * shows its own text.
 */
function replaceUnsupportedMessage(error: unknown): unknown {
  if (!(error instanceof ApiError) || !isUnsupportedCall(error)) return error;
  return new ApiError({ ...error.toJSON(), message: failureTexts.notFound });
}

/** Sends a message; resolves to the success text. Throws an `ApiError`. */
export async function sendMessage(values: TextValues): Promise<string> {
  const response = await makeCall(postContact, {
    body: values as ContactBody,
    unchecked: true,
  }).catch((error) => {
    throw replaceUnsupportedMessage(error);
  });
  const message = (response as { message?: unknown } | null)?.message;
  return typeof message === 'string' && message !== '' ? message : contactTexts.sent;
}

/**
 * Like `sendMessage`, but takes at least the specified second, so that the sending state is visible. A server without
 * the call, which the specification does not name, counts as a failure: the message was not sent.
 */
export async function sendMessageVisibly(values: TextValues): Promise<string> {
  const minimumTime = new Promise((resolve) => setTimeout(resolve, contact.sendingShown));
  const [text] = await Promise.all([sendMessage(values), minimumTime]);
  return text;
}

/** A `mailto:` URL with the message, for when it cannot be sent by the form. */
export function mailtoUrl(to: string, { subject, message }: Partial<TextValues>): string {
  const filled = Object.entries({ subject, body: message }).filter(([, text]) => text);
  const query = filled.map(([name, text]) => `${name}=${encodeURIComponent(text ?? '')}`);
  return `mailto:${to}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
