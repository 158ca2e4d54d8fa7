import { sql } from 'drizzle-orm';
import { closeUpDays, membersAmong } from '#learning/enrolment/index.ts';
import { afterCommit } from '#platform/database/after-commit.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { LineRow, PurchaseRow } from './queries.ts';
import type { Services } from './services.ts';

/**
 * Ends the access that lines have given. Access from another reason stays: a grant, a code, another purchase.
 * @returns the names of the courses that are closed to the person now
 */
export async function endLines(
  platform: Services,
  tx: Transaction,
  { purchase, lines, by }: { purchase: PurchaseRow; lines: readonly LineRow[]; by: number | null },
): Promise<string[]> {
  const { personId: person } = purchase;
  if (person === null || lines.length === 0) return [];
  const ids = lines.map(({ id }) => id);
  // The database's own time, by which membership is decided.
  await tx.execute(sql`update entitlements set revoked_at = now(), revoked_by = ${by}
    where line_id = any(${sql.param(ids)}::int[])
      and coalesce(least(valid_until, revoked_at), 'infinity') > now()`);
  const ended: string[] = [];
  for (const { courseId, name } of lines) {
    if (courseId === null) continue;
    await closeUpDays(tx, { course: courseId, person }, platform.settings());
    const members = await membersAmong(tx, courseId, [person]);
    if (!members.has(person)) ended.push(name);
    await tx.execute(sql`update enrolments set end_told_for = access_until
      where course_id = ${courseId} and person_id = ${person} and access_until <= now()`);
    await afterCommit(tx, () =>
      platform.realtime.emit([person], 'access-changed', { course_id: courseId }),
    );
  }
  return ended;
}

/**
 * Gives the access back that a refund has ended and that failed: nobody is without both their money and their course. What
 * another refund of the line has ended, or a person of the staff, stays so.
 */
export async function reopenLine(platform: Services, tx: Transaction, line: number): Promise<void> {
  const { rows } = await tx.execute<{
    course: number;
    person: number;
  }>(sql`update entitlements set revoked_at = null, revoked_by = null
    from purchase_lines
    where purchase_lines.id = ${line} and line_id = purchase_lines.id
      and purchase_lines.refunded < purchase_lines.total
      and not exists (select from refunds other where other.line_id = ${line} and other.ends_access
        and other.state <> 'failed')
      -- A refund is dated by the transaction in which it ended the access.
      and revoked_at in (select created_at from refunds ended where ended.line_id = ${line})
    returning entitlements.course_id as course, entitlements.person_id as person`);
  for (const given of rows) await closeUpDays(tx, given, platform.settings());
}
