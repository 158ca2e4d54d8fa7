import { contact } from '@nibras/contract/limits.ts';
import { apiSend } from '#platform/api/api-client.ts';
import { ApiError, failureTexts, isUnsupportedCall } from '#platform/api/api-error.ts';
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
 * What a server without the call says of it («غير موجود») tells a sender nothing: the form then fails in its own words.
 */
function withoutWordsOfMissingCall(error: unknown): unknown {
  if (!(error instanceof ApiError) || !isUnsupportedCall(error)) return error;
  return new ApiError({ ...error.toJSON(), message: failureTexts.notFound });
}

/** Sends a message, and answers the words of success. */
export async function sendMessage(values: TextValues): Promise<string> {
  const answer = await apiSend<{ message?: unknown } | null>('POST', '/api/contact', {
    json: values,
  }).catch((error) => {
    throw withoutWordsOfMissingCall(error);
  });
  const told = answer?.message;
  return typeof told === 'string' && told !== '' ? told : contactTexts.sent;
}

/**
 * The same, seen to be sent for at least the specification's second. A server without this call (the specification
 * names none) fails it like any other failure: a message is never claimed sent when it was not.
 */
export async function sendMessageVisibly(values: TextValues): Promise<string> {
  const seen = new Promise((resolve) => setTimeout(resolve, contact.sendingShown));
  const [told] = await Promise.all([sendMessage(values), seen]);
  return told;
}

/** The message as a mail of the person's own, for when it cannot be sent from here. */
export function mailInstead(to: string, { subject, message }: Partial<TextValues>): string {
  const filled = Object.entries({ subject, body: message }).filter(([, text]) => text);
  const query = filled.map(([name, text]) => `${name}=${encodeURIComponent(text ?? '')}`);
  return `mailto:${to}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
