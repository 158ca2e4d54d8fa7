import { apiSend } from '#platform/api/api-client.ts';
import { ApiError } from '#platform/api/api-error.ts';
import type { TextValues } from '#platform/forms/draft.ts';
import { orderTexts } from './order-texts.ts';

/** The fields under the wire's names (docs/behaviour/orders.md#calls). */
export const orderFields = [
  'name',
  'phone',
  'email',
  'country',
  'Job_title',
  'description',
] as const;
export type OrderField = (typeof orderFields)[number];

/** The words of a success: `messages` (docs/behaviour/orders.md#calls) as a text or a list, else `message`, else ours. */
export function successText(answer: unknown): string {
  const { messages, message } = (answer ?? {}) as { messages?: unknown; message?: unknown };
  for (const told of [messages, message]) {
    // What a server says in another language is not for this site's readers.
    const texts = [told].flat().filter((text) => /[\u0600-\u06ff]/.test(String(text)));
    if (texts.length > 0) return texts.join(' ');
  }
  return orderTexts.sent;
}

/** Sends an order, as multipart. What is wrong with the service has no field of its own: it becomes the failure. */
export async function sendOrder(values: TextValues): Promise<string> {
  const form = new FormData();
  for (const [name, text] of Object.entries(values)) if (text) form.set(name, text);
  try {
    return successText(await apiSend('POST', '/api/orders', { form }));
  } catch (error) {
    const problem = error instanceof ApiError ? error.errors.service_id?.[0] : undefined;
    if (!(error instanceof ApiError) || !problem) throw error;
    throw new ApiError({ ...error.toJSON(), message: problem });
  }
}
