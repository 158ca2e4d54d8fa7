import { type Column, type SQL, sql } from 'drizzle-orm';
import { coursesWith } from '#content/items/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { reports } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { can } from '#platform/http/capabilities.ts';

/** Whose reviews, questions and messages somebody moderates. */
export interface Moderator {
  person: number;
  /** Everything; otherwise that of `courses`, a query for ids. */
  all: boolean;
  courses: SQL;
}

/** A person as a moderator; null for those who moderate nothing. */
export async function findModerator(db: Queryable, caller: Person): Promise<Moderator | null> {
  const all = can(caller, 'course:moderate');
  const courses = coursesWith(caller, 'course:moderate');
  const moderator = { person: caller.id, all, courses };
  if (all) return moderator;
  const { rows } = await db.execute<{ moderates: boolean }>(
    sql`select exists (${courses}) as moderates`,
  );
  return rows[0]?.moderates ? moderator : null;
}

/** @throws AppError forbidden for those who moderate nothing */
export async function moderatorOf(db: Queryable, caller: Person): Promise<Moderator> {
  const moderator = await findModerator(db, caller);
  if (!moderator) throw new AppError('forbidden');
  return moderator;
}

/**
 * The condition that somebody moderates a thing, given by its course and its author: nobody but admins moderates what
 * they wrote themselves. Undefined where all are.
 */
export const isModerated = (
  { all, courses, person }: Moderator,
  thing: { course: Column | SQL; author: Column | SQL },
): SQL | undefined =>
  all ? undefined : sql`(${thing.course} in (${courses}) and ${thing.author} <> ${person})`;

/** How many things wait for somebody's decision. */
export async function openReports(db: Queryable, moderator: Moderator): Promise<number> {
  const own = isModerated(moderator, { course: reports.courseId, author: reports.authorId });
  const [row] = await db
    .select({ open: sql<number>`count(distinct ${reports.subject})::int` })
    .from(reports)
    .where(sql`${reports.decidedAt} is null and ${own ?? sql`true`}`);
  return row?.open ?? 0;
}
