import type { SentTransfer } from '@nibras/contract/selling/transfers/shapes.ts';
import { uploadForm } from '#platform/forms/upload.ts';

/** What the form sends; empty texts are what the person has left out. */
export interface Receipt {
  channel: number;
  senderDigits: string;
  /** ISO 8601; '' where it is not said. */
  sentAt: string;
  note: string;
  /** Null keeps the picture of the receipt before. */
  picture: File | null;
}

/** Sends the receipt of a transfer for a purchase. Throws as the API client does. */
export async function sendReceipt(
  purchase: number,
  { channel, senderDigits, sentAt, note, picture }: Receipt,
  { signal, onProgress }: { signal: AbortSignal; onProgress(share: number): void },
): Promise<SentTransfer> {
  const form = new FormData();
  form.set('channel', String(channel));
  form.set('sender_digits', senderDigits);
  form.set('sent_at', sentAt);
  form.set('note', note);
  if (picture) form.set('attachment', picture, picture.name);
  const { sendTransferAnswer } = await import('@nibras/contract/selling/transfers/shapes.ts');
  return uploadForm(`/api/purchases/${purchase}/transfer`, form, {
    schema: sendTransferAnswer,
    signal,
    onProgress,
  });
}
