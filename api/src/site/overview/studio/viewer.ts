import { sql } from 'drizzle-orm';
import { coursesWith } from '#content/items/index.ts';
import { studioScope } from '#learning/staff/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { can } from '#platform/http/capabilities.ts';

/** Whose first page it is, and when. */
export interface Viewer {
  caller: Person;
  /** The first moment of today in the provider's time zone, as SQL. */
  today: ReturnType<typeof startOfToday>;
  now: Date;
  timeZone: string;
  /** The condition that a course is the viewer's: of all capabilities, or of one. */
  sees: ReturnType<typeof courseConditions>;
}

const startOfToday = (now: Date, timeZone: string) =>
  sql`(date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${timeZone}) at time zone ${timeZone})`;

const courseConditions =
  (caller: Person) => (capability: 'course:watch' | 'course:edit', id: ReturnType<typeof sql>) =>
    can(caller, capability) ? sql`true` : sql`${id} in (${coursesWith(caller, capability)})`;

/** @throws AppError forbidden for those who have no part in the studio */
export async function viewerOf(
  db: Queryable,
  { caller, now, timeZone }: { caller: Person; now: Date; timeZone: string },
): Promise<Viewer> {
  await studioScope(db, caller);
  const today = startOfToday(now, timeZone);
  return { caller, now, timeZone, today, sees: courseConditions(caller) };
}
