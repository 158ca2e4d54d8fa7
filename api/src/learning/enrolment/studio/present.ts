import type {
  Entitlement,
  StudioEnrolment,
} from '@nibras/contract/learning/enrolment/studio/shapes.ts';
import type { EnrolmentRow } from './enrolment-query.ts';
import type { EntitlementRow } from './entitlement-query.ts';

const named = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

export const presentEnrolment = (row: EnrolmentRow): StudioEnrolment => ({
  id: row.id,
  person: {
    id: row.personId,
    name: row.personName,
    email: row.personEmail,
    photo: row.personPhoto,
  },
  course: { id: row.courseId, name: row.courseName },
  source: row.source,
  by: named(row.giverId, row.giverName),
  note: row.note,
  joined_at: row.joinedAt.toISOString(),
  access_until: row.accessUntil?.toISOString() ?? null,
  active: row.active,
  lectures: row.lectures,
  watched: row.watched,
});

export const presentEntitlement = (row: EntitlementRow): Entitlement => ({
  id: row.id,
  source: row.source,
  by: named(row.giverId, row.giverName),
  at: row.at.toISOString(),
  until: row.until?.toISOString() ?? null,
  note: row.note,
  ended_at: row.endedAt?.toISOString() ?? null,
  ended_by: named(row.enderId, row.enderName),
});
