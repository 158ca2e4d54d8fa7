import { sql } from 'drizzle-orm';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';

import { requireFuture } from './access-scope.ts';
import { changeEnrolments } from './change-enrolments.ts';
import type { EndedBefore } from './undo-access.ts';

type EndedRow = EndedBefore['ended'][number] & Record<string, unknown>;

/**
 * Ends access at once, or at a time to come: every entitlement that lasts longer ends then. Nothing is deleted, and
 * progress waits for an extension.
 * @throws AppError enrolment-not-found, forbidden, invalid-input for a past time
 */
export async function endAccess(
  platform: Platform,
  { caller, ids, at }: { caller: Person; ids: readonly number[]; at: Date | null },
): Promise<{ changed: number; undo: number[] }> {
  requireFuture(at, platform.now());
  const action = 'access-ended';
  return changeEnrolments(platform, { caller, ids, action }, async (tx, course, rows) => {
    const people = rows.map(({ person }) => person);
    // The database's own time, by which membership is decided.
    const end = at ? sql`${at.toISOString()}::timestamptz` : sql`now()`;
    const { rows: ended } = await tx.execute<EndedRow>(sql`with before as (
        select id, person_id, revoked_at, revoked_by from entitlements
        where course_id = ${course} and person_id = any(${sql.param(people)}::int[])
          and coalesce(least(valid_until, revoked_at), 'infinity') > ${end}
        order by id for update
      )
      update entitlements set revoked_at = ${end}, revoked_by = ${caller.id}
      from before where entitlements.id = before.id
      returning entitlements.id as entitlement, before.person_id as person,
        to_json(before.revoked_at) #>> '{}' as at, before.revoked_by as by`);
    if (ended.length === 0) return null;
    return {
      people: [...new Set(ended.map(({ person }) => person))],
      details: { ...(at && { at: at.toISOString() }), undo: { course, ended } },
    };
  });
}
