import type {
  StudioCertificate,
  StudioCertificateDetail,
  StudioCorrection,
  StudioWaitingCertificate,
} from '@nibras/contract/learning/certificates/studio/shapes.ts';
import { stateOf } from '../queries.ts';
import type { CorrectionWithDecider, neighboursOf } from './detail-queries.ts';
import type { ListedRow } from './list-queries.ts';
import type { WaitingNameRow } from './waiting-queries.ts';

const named = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

function presentCorrection({ correction, decider }: CorrectionWithDecider): StudioCorrection {
  const { id, state, name, note, answer, createdAt, decidedAt, decidedBy } = correction;
  return {
    id,
    state,
    name,
    note,
    answer,
    created_at: createdAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
    decided_by: named(decidedBy, decider),
  };
}

export function presentCertificate(row: ListedRow): StudioCertificate {
  const { certificate, correction } = row;
  const person = named(certificate.personId, row.personName);
  return {
    id: certificate.id,
    code: certificate.code,
    state: stateOf(certificate),
    name: certificate.name,
    person: person && { ...person, email: row.personEmail ?? '' },
    course: { id: certificate.courseId, name: certificate.courseName },
    issued_at: certificate.issuedAt.toISOString(),
    completed_at: certificate.completedAt.toISOString(),
    issued_by: named(certificate.issuedBy, row.issuer),
    granted: certificate.issuedBy !== null || certificate.note !== '',
    note: certificate.note,
    revoked_at: certificate.revokedAt?.toISOString() ?? null,
    revoked_by: named(certificate.revokedBy, row.revoker),
    revoked_reason: certificate.revokedReason,
    correction: correction && presentCorrection({ correction, decider: null }),
  };
}

export const presentDetail = (
  row: ListedRow,
  {
    corrections,
    neighbours,
  }: {
    corrections: CorrectionWithDecider[];
    neighbours: Awaited<ReturnType<typeof neighboursOf>>;
  },
): StudioCertificateDetail => ({
  ...presentCertificate(row),
  corrections: corrections.map(presentCorrection),
  replaces: neighbours.replaces,
  replaced_by: neighbours.replacedBy,
});

export const presentWaitingName = ({
  row,
  personName,
  personEmail,
  courseName,
}: WaitingNameRow): StudioWaitingCertificate => ({
  person: { id: row.personId, name: personName, email: personEmail },
  course: { id: row.courseId, name: courseName },
  completed_at: row.completedAt.toISOString(),
  granted: row.granted,
});
