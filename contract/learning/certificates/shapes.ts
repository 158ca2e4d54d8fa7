import { z } from 'zod';
import { certificates as limits } from '../../people/limits.ts';
import { isSeen, withoutDirection } from '../../text/invisible.ts';
import { absentWhenEmpty, id, timestamp } from '../../wire.ts';

/** A name as it is printed: any script, on one line. */
export const certificateName = z
  .string()
  .transform((text) => withoutDirection(text).trim())
  .pipe(
    z
      .string()
      .min(2)
      .max(limits.nameMaxLength)
      .regex(/^\P{Cc}*$/u),
  )
  // A separate pipe, so that an empty name is reported once.
  .pipe(z.string().refine(isSeen));

/** What a certificate says beside the name and the course, as it was when it was issued. */
export const certificateDocument = z.object({
  /** What the provider was called, with the logo as a file in storage. */
  provider: z.string(),
  logo: z.string().nullable(),
  title: z.string(),
  /** The words around the name and the course; `{الاسم}`, `{الكورس}` and `{التاريخ}` stand for these. */
  text: z.string(),
  teacher: z.string().nullable(),
  /** The length of the course. */
  minutes: z.int(),
  lectures: z.int(),
  /** The mean of the marks in per cent; null where the course has none. */
  mark: z.number().nullable(),
  signer: z.string(),
  signer_title: z.string(),
  signature: z.string().nullable(),
  /** `#rrggbb`. */
  accent: z.string(),
});
export type CertificateDocument = z.infer<typeof certificateDocument>;

/** `valid`, or withdrawn for a reason, or withdrawn because another one was issued in its place. */
export const certificateStates = ['valid', 'revoked', 'replaced'] as const;

/** What `/certificates/{code}` proves to everybody. */
export const publicCertificate = z.object({
  code: z.string(),
  state: z.enum(certificateStates),
  name: z.string(),
  course: z.object({ name: z.string(), path: z.string().nullable() }),
  paper: certificateDocument,
  completed_at: timestamp,
  issued_at: timestamp,
  revoked_at: timestamp.nullable(),
  revoked_reason: z.string().nullable(),
  /** Whether `/certificates/{code}.json` has it as a signed credential. */
  signed: z.boolean(),
});
export type PublicCertificate = z.infer<typeof publicCertificate>;

/** As it is typed: the server folds letters and digits, and answers 404 to what cannot be a code. */
export const certificateParams = z.object({ code: z.string().min(1).max(limits.typedMaxLength) });
export const certificateAnswer = z.object({ certificate: publicCertificate });

/** The paper, the picture for sharing, and that of a link. */
export const certificatePdf = z.unknown().describe('application/pdf');
export const certificatePicture = z.unknown().describe('image/png');

export const correctionStates = ['open', 'accepted', 'declined'] as const;

/** What became of a request for another name. */
export const ownCorrection = z.object({
  state: z.enum(correctionStates),
  name: z.string(),
  note: z.string(),
  /** What the person who decided wrote. */
  answer: z.string(),
  created_at: timestamp,
  decided_at: timestamp.nullable(),
});
export type OwnCorrection = z.infer<typeof ownCorrection>;

/** A certificate as its owner sees it. */
export const ownCertificate = z.object({
  code: z.string(),
  state: z.enum(certificateStates),
  name: z.string(),
  /** `id` is null where the course is gone, `path` also where it is not public. */
  course: z.object({ id: z.int().nullable(), name: z.string(), path: z.string().nullable() }),
  completed_at: timestamp,
  issued_at: timestamp,
  revoked_at: timestamp.nullable(),
  revoked_reason: z.string().nullable(),
  /** The newest request for another name. */
  correction: ownCorrection.nullable(),
});
export type OwnCertificate = z.infer<typeof ownCertificate>;

/** The names that the caller's certificates carry: the own choice, null for that of the account. */
export const certificateNames = z.object({
  chosen: z.string().nullable(),
  account: z.string(),
  /** Whether certificates can show the one that they would carry now. */
  printable: z.boolean(),
  /** The letters and signs of it that they cannot show, each once. */
  unprintable: z.array(z.string()),
});
export type CertificateNames = z.infer<typeof certificateNames>;

/** A certificate that is issued as soon as its owner has a name that it can show. */
export const waitingCertificate = z.object({
  course: z.object({ id: z.int(), name: z.string(), path: z.string().nullable() }),
  completed_at: timestamp,
});
export type WaitingCertificate = z.infer<typeof waitingCertificate>;

/** The valid ones and those that were withdrawn, the newest first; not those that were replaced. */
export const ownCertificatesQuery = z.object({ course: absentWhenEmpty(id.optional()) });
export const ownCertificatesAnswer = z.object({
  certificates: z.array(ownCertificate),
  waiting: z.array(waitingCertificate),
  names: certificateNames,
});

/** Of the certificates to come; null for the account's name. */
export const certificateNameBody = z.strictObject({ name: certificateName.nullable() });
export const certificateNameAnswer = z.object({ message: z.string(), names: certificateNames });

export const correctionBody = z.strictObject({
  name: certificateName,
  note: z.string().trim().max(limits.noteMaxLength).default(''),
});
/** The response of asking for another name, and of taking that back. */
export const ownCertificateAnswer = z.object({
  message: z.string(),
  certificate: ownCertificate,
});
