import { z } from 'zod';
import { pageOf, studioPerson, undoId } from '../../../content/items/studio/page.ts';
import { certificates as limits } from '../../../people/limits.ts';
import {
  absentWhenEmpty,
  email,
  id,
  messageAnswer,
  pageNumber,
  searchText,
  timestamp,
} from '../../../wire.ts';
import { certificateName, certificateStates, correctionStates } from '../shapes.ts';

/** A student's request for another name on a certificate. */
export const studioCorrection = z.object({
  id: z.int(),
  state: z.enum(correctionStates),
  name: z.string(),
  note: z.string(),
  answer: z.string(),
  created_at: timestamp,
  decided_at: timestamp.nullable(),
  decided_by: studioPerson.nullable(),
});
export type StudioCorrection = z.infer<typeof studioCorrection>;

/** A certificate as a row of the list. */
export const studioCertificate = z.object({
  id: z.int(),
  code: z.string(),
  state: z.enum(certificateStates),
  /** As it is printed. */
  name: z.string(),
  /** Null for an account that is gone. */
  person: studioPerson.extend({ email: z.string() }).nullable(),
  course: z.object({ id: z.int().nullable(), name: z.string() }),
  issued_at: timestamp,
  completed_at: timestamp,
  /** Who granted it by hand; null where the rules did, or a person who is gone: then `granted` still tells. */
  issued_by: studioPerson.nullable(),
  granted: z.boolean(),
  /** Why it was granted by hand. */
  note: z.string(),
  revoked_at: timestamp.nullable(),
  revoked_by: studioPerson.nullable(),
  revoked_reason: z.string().nullable(),
  /** The request that waits for a decision. */
  correction: studioCorrection.nullable(),
});
export type StudioCertificate = z.infer<typeof studioCertificate>;

const link = z.object({ id: z.int(), code: z.string(), name: z.string() });

/** With all requests, and the certificates before and after it. */
export const studioCertificateDetail = studioCertificate.extend({
  corrections: z.array(studioCorrection),
  replaces: link.nullable(),
  replaced_by: link.nullable(),
});
export type StudioCertificateDetail = z.infer<typeof studioCertificateDetail>;

const filters = {
  /** Any part of the name or the course, carelessly written; the account's address; or a code. */
  search: searchText,
  course: absentWhenEmpty(id.optional()),
  state: absentWhenEmpty(z.enum(certificateStates).optional()),
  /** `open`: those with a request that waits, the oldest request first. */
  corrections: absentWhenEmpty(z.literal('open').optional()),
};
export const studioCertificatesQuery = z.object({ page: pageNumber, ...filters });
export type StudioCertificatesQuery = z.output<typeof studioCertificatesQuery>;
export const certificatesExportQuery = z.object(filters);
export type CertificatesExportQuery = z.output<typeof certificatesExportQuery>;

/** A certificate that is issued as soon as its owner has chosen a name that it can show. */
export const studioWaitingCertificate = z.object({
  person: studioPerson.extend({ email: z.string() }),
  course: z.object({ id: z.int(), name: z.string() }),
  completed_at: timestamp,
  /** Whether it was granted by hand. */
  granted: z.boolean(),
});
export type StudioWaitingCertificate = z.infer<typeof studioWaitingCertificate>;

/**
 * `open_corrections` counts all that the caller decides about, whatever the list shows; `waiting` are the oldest of all that
 * wait for a name, and `waiting_count` their number.
 */
export const studioCertificatesAnswer = z.object({
  certificates: pageOf(studioCertificate),
  open_corrections: z.int(),
  waiting: z.array(studioWaitingCertificate),
  waiting_count: z.int(),
});

export const studioCertificateParams = z.object({ id });
export const studioCertificateAnswer = z.object({ certificate: studioCertificateDetail });

/** The reason of a withdrawal stands on the certificate's public page. */
const reason = z.string().trim().min(3).max(limits.noteMaxLength);

/** By hand, whatever the rules say. The reason is for the studio only. */
export const grantCertificateBody = z.strictObject({
  person: z.union([z.object({ id }), z.object({ email })]),
  course: id,
  reason,
});
export const revokeCertificateBody = z.strictObject({ reason });
/** With a corrected name, whether or not it was asked for. */
export const reissueCertificateBody = z.strictObject({ name: certificateName });
export const correctionParams = z.object({ id });
export const declineCorrectionBody = z.strictObject({
  answer: z.string().trim().max(limits.answerMaxLength).default(''),
});

/** The response of all changes: the certificate as it is now; of a new name the new certificate. */
export const changedCertificateAnswer = messageAnswer.extend({
  certificate: studioCertificateDetail,
  undo: undoId,
});
/** The response of a grant. Without a certificate where it waits for a name. */
export const grantedCertificateAnswer = changedCertificateAnswer.extend({
  certificate: studioCertificateDetail.nullable(),
});
export type GrantedCertificate = z.infer<typeof grantedCertificateAnswer>;
export type ChangedCertificate = z.infer<typeof changedCertificateAnswer>;
