import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { can, capabilityFor } from '#platform/http/capabilities.ts';
import type { UseRow } from './uses.ts';

/** Whether somebody works in the studio: by their role, or as one of a course's staff. */
async function opensStudio(db: Queryable, caller: Person): Promise<boolean> {
  if (can(caller, 'studio:open')) return true;
  const { rows } = await db.execute<{ works: boolean }>(
    sql`select exists (select from course_staff where person_id = ${caller.id}) as works`,
  );
  return rows[0]?.works ?? false;
}

/** @throws AppError forbidden for those who do not work in the studio */
export async function requireStudio(db: Queryable, caller: Person): Promise<void> {
  if (!(await opensStudio(db, caller))) throw new AppError('forbidden');
}

/** Whether the caller works on the item that uses a file. */
export const seesUse = (caller: Person, use: UseRow): boolean =>
  use.role !== null || mayEditUse(caller, use);

/** Whether the caller may edit the item that uses a file. */
export function mayEditUse(caller: Person, { kind, role }: UseRow): boolean {
  if (kind === 'skill') return can(caller, 'skill:edit');
  const needed = capabilityFor(kind, 'edit');
  return needed !== null && can(caller, needed, { courseRole: role });
}

/**
 * Whether the caller may replace, describe or remove a file: its owner, as long as it stands nowhere that the owner may
 * not edit, and whoever may edit everything that uses it.
 */
export const mayChange = (
  caller: Person,
  { ownerId }: { ownerId: number | null },
  uses: readonly UseRow[],
): boolean =>
  caller.role === 'admin' ||
  ((ownerId === caller.id || uses.length > 0) && uses.every((use) => mayEditUse(caller, use)));

/** Whether the caller sees a file in the library: its owner, and those who work on what uses it. */
export const maySee = (
  caller: Person,
  { ownerId }: { ownerId: number | null },
  uses: readonly UseRow[],
): boolean =>
  caller.role === 'admin' || ownerId === caller.id || uses.some((use) => seesUse(caller, use));
