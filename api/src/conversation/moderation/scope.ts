import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { reports } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { can } from '#platform/http/capabilities.ts';
import { coursesWith } from '#platform/http/course-access.ts';

/** Whose reviews, questions and messages a person moderates. */
export interface Moderator {
  person: number;
  /** Everything; otherwise that of `courses`, a query for ids. */
  all: boolean;
  courses: SQL;
}

/** A person as a moderator; their calls are for those who moderate something. */
export const moderatorOf = (caller: Person): Moderator => ({
  person: caller.id,
  all: can(caller, 'course:moderate'),
  courses: coursesWith(caller, 'course:moderate'),
});

/**
 * The condition that a person moderates a thing, given by its course and its author: nobody but admins moderates what
 * they wrote themselves. Undefined where all are.
 */
export const isModerated = (
  { all, courses, person }: Moderator,
  thing: { course: Column | SQL; author: Column | SQL },
): SQL | undefined =>
  all ? undefined : sql`(${thing.course} in (${courses}) and ${thing.author} <> ${person})`;

/** How many things wait for a person's decision. */
export async function openReports(db: Queryable, moderator: Moderator): Promise<number> {
  const own = isModerated(moderator, { course: reports.courseId, author: reports.authorId });
  const [row] = await db
    .select({ open: sql<number>`count(distinct ${reports.subject})::int` })
    .from(reports)
    .where(sql`${reports.decidedAt} is null and ${own ?? sql`true`}`);
  return row?.open ?? 0;
}
