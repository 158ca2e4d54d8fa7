import { postOrders } from '@nibras/contract/selling/orders/calls.ts';
import { ApiError } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import type { TextValues } from '#platform/forms/draft.ts';
import { orderTexts } from './order-texts.ts';

/** The success text: `messages` (docs/behaviour/orders.md#calls), a string or a list, else `message`, else ours. */
export function successText(response: unknown): string {
  const { messages, message } = (response ?? {}) as { messages?: unknown; message?: unknown };
  for (const value of [messages, message]) {
    // A text without Arabic letters is not shown to the users of this site.
    const texts = [value].flat().filter((text) => /[\u0600-\u06ff]/.test(String(text)));
    if (texts.length > 0) return texts.join(' ');
  }
  return orderTexts.sent;
}

/** Sends an order as multipart; resolves to the success text. An error of `service_id` becomes the message. */
export async function sendOrder(values: TextValues): Promise<string> {
  const form = new FormData();
  for (const [name, text] of Object.entries(values)) if (text) form.set(name, text);
  try {
    return successText(await makeCall(postOrders, { form, unchecked: true }));
  } catch (error) {
    const problem = error instanceof ApiError ? error.errors.service_id?.[0] : undefined;
    if (!(error instanceof ApiError) || !problem) throw error;
    throw new ApiError({ ...error.toJSON(), message: problem });
  }
}
