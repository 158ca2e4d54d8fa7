import { sql } from 'drizzle-orm';
import type { Person } from '#platform/http/access.ts';
import { can } from '#platform/http/capabilities.ts';
import { coursesWith } from '#platform/http/course-access.ts';

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

export const viewerOf = ({
  caller,
  now,
  timeZone,
}: {
  caller: Person;
  now: Date;
  timeZone: string;
}): Viewer => ({
  caller,
  now,
  timeZone,
  today: startOfToday(now, timeZone),
  sees: courseConditions(caller),
});
