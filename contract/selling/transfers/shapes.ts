import { z } from 'zod';
import { transfers as limits } from '../../limits.ts';
import { foldDigits } from '../../text/digits.ts';
import { id, messageAnswer, timestamp } from '../../wire.ts';

export const transferChannelKinds = ['vodafone-cash', 'instapay', 'bank', 'cash', 'other'] as const;
export type TransferChannelKind = (typeof transferChannelKinds)[number];

/** `asked`: the person is to send something more; `withdrawn`: they have sent another receipt in its place. */
export const transferStates = ['waiting', 'asked', 'approved', 'declined', 'withdrawn'] as const;
export type TransferState = (typeof transferStates)[number];

/** Where people can transfer money to: what the checkout shows. */
export const transferChannel = z.object({
  id: z.int(),
  kind: z.enum(transferChannelKinds),
  name: z.string(),
  /** A telephone number, an account's name or an IBAN, to be copied; '' where cash is handed over. */
  number: z.string(),
  /** What the person is to do, in the provider's words. */
  words: z.string(),
});
export type TransferChannel = z.infer<typeof transferChannel>;

/** A receipt that a person has sent in, as they see it themselves. */
export const transfer = z.object({
  id: z.int(),
  state: z.enum(transferStates),
  /** Null where the provider has removed the channel since. */
  channel_id: z.int().nullable(),
  channel_name: z.string(),
  /** An address that is signed for the owner. */
  picture: z.string(),
  sender_digits: z.string(),
  sent_at: timestamp.nullable(),
  note: z.string(),
  /** What the provider asks back, in state `asked`; else ''. */
  question: z.string(),
  /** Why it was declined; else ''. */
  reason: z.string(),
  created_at: timestamp,
  decided_at: timestamp.nullable(),
});
export type Transfer = z.infer<typeof transfer>;

const absent = (value: unknown) => (value === '' || value === null ? undefined : value);

export const sendTransferParams = z.object({ id });

/**
 * `POST /api/purchases/{id}/transfer`, a form with a picture in `attachment`. Without one the picture of the receipt that it replaces
 * stays. Whatever it says of the money is for the eyes of the provider; what is due is known to the server alone.
 */
export const sendTransferBody = z.strictObject({
  channel: id,
  /** The last digits of the number or account from which it was sent. */
  sender_digits: z
    .string()
    .transform((text) => foldDigits(text).replace(/\s/g, ''))
    .pipe(z.string().regex(new RegExp(`^(\\d{${limits.digits.least},${limits.digits.most}})?$`)))
    .default(''),
  sent_at: z.preprocess(
    absent,
    z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text))
      .optional(),
  ),
  note: z.string().trim().max(limits.noteMaxLength).default(''),
  attachment: z.unknown().optional(),
});

/** `answers_in`: after how many minutes the provider usually answers; null where nobody knows yet. */
export const sendTransferAnswer = messageAnswer.extend({
  transfer,
  answers_in: z.int().nullable(),
});
export type SentTransfer = z.infer<typeof sendTransferAnswer>;
