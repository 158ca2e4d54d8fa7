import { z } from 'zod';
import { timestamp } from '../../wire.ts';

/** People's rights to their data: what can be asked for, and what can be agreed to. */

export const dataRequestKinds = ['export', 'deletion'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** `waiting`: accepted and not done. `ready`: an export that can be downloaded. `done`: over, its file is gone. */
export const dataRequestStates = ['waiting', 'ready', 'done', 'cancelled', 'failed'] as const;
export type DataRequestState = (typeof dataRequestStates)[number];

/** Terms of use, digests of unread messages by mail, push messages. */
export const consentKinds = ['terms', 'digest', 'push'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** `expired`: the file was removed a day after it was ready. */
export const exportStates = ['waiting', 'ready', 'failed', 'expired'] as const;

/** A person's request for all of their data. */
export const dataExport = z.object({
  id: z.int(),
  state: z.enum(exportStates),
  created_at: timestamp,
  /** Until when a ready one can be downloaded. */
  expires_at: timestamp.nullable(),
  bytes: z.int().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

/** The last request; null without one. */
export const dataExportAnswer = z.object({ data: dataExport.nullable() });
export const dataExportAsked = z.object({ message: z.string(), data: dataExport });
/** Where the file is for a short while, for its owner alone. */
export const exportAddressAnswer = z.object({ data: z.object({ url: z.string() }) });

/** What becomes of a person's certificates when their account is deleted: they stay with the name, or are withdrawn and go. */
export const certificateChoices = ['keep', 'remove'] as const;
export type CertificateChoice = (typeof certificateChoices)[number];

/** Why an account cannot be deleted now: its owner is the only admin, or teaches courses that nobody else would teach. */
export const deletionObstacles = ['last-admin', 'teaches-courses'] as const;
export type DeletionObstacle = (typeof deletionObstacles)[number];

/** A person's waiting request to delete their account. */
export const accountDeletion = z.object({
  id: z.int(),
  created_at: timestamp,
  /** When the account is deleted; until then the request can be withdrawn. */
  due_at: timestamp,
  certificates: z.enum(certificateChoices),
});
export type AccountDeletion = z.infer<typeof accountDeletion>;

export const deletionAnswer = z.object({
  /** The waiting request; null without one. */
  data: accountDeletion.nullable(),
  /** What stands in the way; the request is refused while there is anything. */
  obstacles: z.array(z.enum(deletionObstacles)),
  /** How many certificates the choice is about. */
  certificates: z.int(),
});
export const deletionRequest = z.object({ certificates: z.enum(certificateChoices) });
export const deletionAsked = z.object({
  message: z.string(),
  data: accountDeletion.nullable(),
});

/** What a person agreed to or withdrew, in the words they saw. */
export const consent = z.object({
  id: z.int(),
  kind: z.enum(consentKinds),
  wording: z.string(),
  given: z.boolean(),
  at: timestamp,
});
export type Consent = z.infer<typeof consent>;

/** The newest first, at most `limits.privacy.consentsShown`. */
export const consentsAnswer = z.object({ data: z.array(consent) });
