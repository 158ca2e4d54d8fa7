import { z } from 'zod';
import { mailSetups as limits } from '../../../limits.ts';
import { email, timestamp } from '../../../wire.ts';

/** How mails are sent. The password is never told, only whether there is one. */
export const mailSetup = z.object({
  /** `none`: mails are kept on the server and not sent. */
  source: z.enum(['studio', 'environment', 'none']),
  host: z.string(),
  port: z.int().nullable(),
  /** Whether the connection is encrypted from the first byte. */
  tls: z.boolean(),
  user: z.string(),
  has_password: z.boolean(),
  from_name: z.string(),
  from_address: z.string(),
});
export type MailSetup = z.infer<typeof mailSetup>;

/** What an admin is told of the installation beside its settings (`/api/studio/items/site/1`). */
export const setupAnswer = z.object({
  mail: mailSetup,
  mails: z.object({
    /** Of the last 30 days. */
    sent: z.int(),
    refused: z.int(),
    waiting: z.int(),
  }),
  push: z.object({
    public_key: z.string(),
    subject: z.string(),
    /** Whether the keys come from the environment, or were made at the first start. */
    from_environment: z.boolean(),
    devices: z.int(),
  }),
  storage: z.object({
    kind: z.enum(['folder', 'bucket']),
    /** Bytes of the library. */
    used: z.number(),
    max: z.number(),
    file_max: z.number(),
    /** Bytes that the disk has left; null for a bucket. */
    free: z.number().nullable(),
    database: z.number(),
  }),
  /** Whether the mail password or keys of gateways were sealed with another key than this installation has. */
  secrets_locked: z.boolean(),
  /** What only the operator of the server changes; null where it is not set. */
  environment: z.object({
    public_url: z.string().nullable(),
    parts: z.array(z.string()),
    redis: z.boolean(),
    own_database: z.boolean(),
    ffmpeg: z.boolean(),
  }),
  started_at: timestamp,
});
export type Setup = z.infer<typeof setupAnswer>;

const line = (maxLength: number) => z.string().trim().max(maxLength);

/** `PUT /api/studio/settings/mail`; an absent password keeps the stored one. */
export const mailSetupBody = z.object({
  host: line(limits.hostMaxLength).regex(
    /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?|[0-9a-f:]+)$/iu,
  ),
  port: z.int().min(1).max(65_535),
  tls: z.boolean(),
  user: line(limits.userMaxLength),
  password: z.string().max(limits.passwordMaxLength).optional(),
  from_name: line(limits.fromNameMaxLength).regex(/^[^\p{Cc}<>"\\]*$/u),
  from_address: email,
});
export type MailSetupBody = z.output<typeof mailSetupBody>;
/** Without an undo: what was stored before is gone. */
export const mailSetupAnswer = z.object({ mail: mailSetup });

export const mailTestBody = z.object({ to: email });
/** `code` names the sentence that explains the step; `text` is what the mail server or DNS has said. */
export const mailStep = z.object({
  code: z.string(),
  state: z.enum(['ok', 'warning', 'failed', 'unknown']),
  title: z.string(),
  hint: z.string(),
  text: z.string(),
});
export type MailStep = z.infer<typeof mailStep>;
export const mailTestAnswer = z.object({ ok: z.boolean(), steps: z.array(mailStep) });
export type MailTest = z.infer<typeof mailTestAnswer>;
