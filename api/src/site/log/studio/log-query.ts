import { studio as limits } from '@nibras/contract/limits.ts';
import type { LogQuery } from '@nibras/contract/site/log/studio/shapes.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#learning/staff/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { auditLog, people } from '#platform/database/schema/index.ts';
import { boundedWindow, countUpTo } from '#platform/http/paging.ts';
import { type FoundIn, searchCondition } from '#platform/search/search.ts';
import { entryInScope, hasNewer, roleInEntry } from '#site/undo/index.ts';

const columns = (person: number) => ({
  id: auditLog.id,
  at: auditLog.createdAt,
  personId: people.id,
  personName: people.name,
  action: auditLog.action,
  kind: auditLog.kind,
  itemId: auditLog.itemId,
  courseId: auditLog.courseId,
  name: auditLog.name,
  details: auditLog.details,
  undoneBy: auditLog.undoneBy,
  hasNewer,
  courseRole: roleInEntry(person),
});

/** The entries of items, or by people, whose names a condition finds. */
const foundBy = (condition: FoundIn) => sql`(${condition(sql`audit_log.search_text`)}
  or audit_log.person_id in (select id from people where ${condition(sql`people.search_text`)}))`;

/** One item's entries; those of a course are about its lectures, chapters and staff too. */
const ofItem = ({ kind, item }: LogQuery): SQL | undefined => {
  if (kind === 'course' && item !== undefined) return eq(auditLog.courseId, item);
  return and(
    kind && eq(auditLog.kind, kind),
    item === undefined ? undefined : eq(auditLog.itemId, item),
  );
};

/** The first moment of a day in a time zone. */
const startOf = (day: string, timeZone: string, plusDays = 0) =>
  sql`((${day}::date + ${plusDays}::int)::timestamp at time zone ${timeZone})`;

/** What the filters leave. */
const filtered = ({ person, action, from, to }: LogQuery, timeZone: string): SQL | undefined =>
  and(
    person === undefined ? undefined : eq(auditLog.personId, person),
    action ? eq(auditLog.action, action) : undefined,
    from ? sql`${auditLog.createdAt} >= ${startOf(from, timeZone)}` : undefined,
    to ? sql`${auditLog.createdAt} < ${startOf(to, timeZone, 1)}` : undefined,
  );

/**
 * A page of the entries in a scope, the newest first, and their number.
 * @param timeZone in which the filter's days begin
 */
export async function logPage(
  db: Queryable,
  scope: Scope,
  { query, timeZone }: { query: LogQuery; timeZone: string },
) {
  const listed = and(entryInScope(scope), ofItem(query), filtered(query, timeZone));
  const countOf = (condition: SQL | undefined) => countUpTo(db, auditLog, and(listed, condition));
  let total: number | null = null;
  const found = await searchCondition(db, query.search, foundBy, async (condition) => {
    total = await countOf(condition);
    return total > 0;
  });
  const { limit, offset } = boundedWindow({ page: query.page, per_page: limits.logPerPage });
  const rows = await db
    .select(columns(scope.person))
    .from(auditLog)
    .leftJoin(people, eq(people.id, auditLog.personId))
    .where(and(listed, found))
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: total || (await countOf(found)) };
}
export type LogRow = Awaited<ReturnType<typeof logPage>>['rows'][number];
