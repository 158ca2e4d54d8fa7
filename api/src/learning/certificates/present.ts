import type {
  OwnCertificate,
  OwnCorrection,
  PublicCertificate,
  WaitingCertificate,
} from '@nibras/contract/learning/certificates/shapes.ts';
import type { CorrectionRow, OwnRow } from './own-queries.ts';
import { type CertificateRow, stateOf } from './queries.ts';
import type { OwnWaitingRow } from './waiting-certificates.ts';

/** The path of a course's page; null where it is not public. */
export const coursePath = (courseId: number | null, isPublic: boolean): string | null =>
  courseId !== null && isPublic ? `/courses/${courseId}` : null;

/** What everybody learns who has the code: never whose account it is, nor by which certificate it was replaced. */
export const presentPublic = (
  row: CertificateRow,
  { isPublic, signed }: { isPublic: boolean; signed: boolean },
): PublicCertificate => ({
  code: row.code,
  state: stateOf(row),
  name: row.name,
  course: { name: row.courseName, path: coursePath(row.courseId, isPublic) },
  paper: row.paper,
  completed_at: row.completedAt.toISOString(),
  issued_at: row.issuedAt.toISOString(),
  revoked_at: row.revokedAt?.toISOString() ?? null,
  revoked_reason: row.revokedReason,
  signed,
});

const presentCorrection = (row: CorrectionRow): OwnCorrection => ({
  state: row.state,
  name: row.name,
  note: row.note,
  answer: row.answer,
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
});

export const presentOwn = ({ certificate, correction, isPublic }: OwnRow): OwnCertificate => ({
  code: certificate.code,
  state: stateOf(certificate),
  name: certificate.name,
  course: {
    id: certificate.courseId,
    name: certificate.courseName,
    path: coursePath(certificate.courseId, isPublic),
  },
  completed_at: certificate.completedAt.toISOString(),
  issued_at: certificate.issuedAt.toISOString(),
  revoked_at: certificate.revokedAt?.toISOString() ?? null,
  revoked_reason: certificate.revokedReason,
  correction: correction && presentCorrection(correction),
});

export const presentWaiting = ({
  completedAt,
  courseId,
  courseName,
  isPublic,
}: OwnWaitingRow): WaitingCertificate => ({
  course: { id: courseId, name: courseName, path: coursePath(courseId, isPublic) },
  completed_at: completedAt.toISOString(),
});
