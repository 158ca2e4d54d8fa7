import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/database/database.ts';
import { entitlements, people } from '#platform/database/schema/index.ts';

const givers = alias(people, 'givers');
const enders = alias(people, 'enders');

/** Why a person has, or had, access to a course: the newest first. */
export const entitlementsOf = (
  db: Queryable,
  { course, person }: { course: number; person: number },
) =>
  db
    .select({
      id: entitlements.id,
      source: entitlements.source,
      giverId: givers.id,
      giverName: givers.name,
      at: entitlements.validFrom,
      until: entitlements.validUntil,
      note: entitlements.note,
      endedAt: entitlements.revokedAt,
      enderId: enders.id,
      enderName: enders.name,
    })
    .from(entitlements)
    .leftJoin(givers, eq(givers.id, entitlements.grantedBy))
    .leftJoin(enders, eq(enders.id, entitlements.revokedBy))
    .where(and(eq(entitlements.courseId, course), eq(entitlements.personId, person)))
    .orderBy(desc(entitlements.id));
export type EntitlementRow = Awaited<ReturnType<typeof entitlementsOf>>[number];
