import type { ContentKind } from '@nibras/contract/content/items/studio/page.ts';
import { content, studio as limits } from '@nibras/contract/limits.ts';
import type { TrashItem, TrashQuery } from '@nibras/contract/site/log/studio/shapes.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { usedByPeople } from '#content/items/index.ts';
import { inScope, type Scope } from '#learning/staff/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { boundedWindow, countUpTo } from '#platform/http/paging.ts';
import { searchCondition } from '#platform/search/search.ts';

interface TrashRow extends Record<string, unknown> {
  kind: ContentKind;
  id: number;
  name: string;
  deletedAt: string;
  courseId: number | null;
  /** People have left something on it, so that it is never deleted. */
  kept: boolean;
  personId: number | null;
  personName: string | null;
}

/** What is in the trash, by kind, as far as the scope reaches. Lectures of a course that is there itself stay with it. */
function inTrash(scope: Scope): SQL {
  const within = (course: SQL) => inScope(scope, course) ?? sql`true`;
  const outsideOfTrashedCourse = sql`not exists (select from courses
    where courses.id = item.course_id and courses.deleted_at is not null)`;
  const parts = [
    sql`select 'course' as kind, id, name, deleted_at, id as course_id, ${usedByPeople('course')} as kept
      from courses item where deleted_at is not null and ${within(sql`item.id`)}`,
    ...(['lecture', 'question'] as const).map(
      (kind) => sql`select ${kind}, id, name, deleted_at, course_id, ${usedByPeople(kind)}
        from ${sql.identifier(`${kind}s`)} item where deleted_at is not null
          and ${within(sql`item.course_id`)} and ${outsideOfTrashedCourse}`,
    ),
    ...(scope.publishing
      ? (['article', 'service', 'project', 'page'] as const).map(
          (kind) => sql`select ${kind}, id, name, deleted_at, null::int, ${usedByPeople(kind)}
            from ${sql.identifier(`${kind}s`)} item where deleted_at is not null`,
        )
      : []),
  ];
  return sql.join(parts, sql` union all `);
}

/** Who put it there: the newest entry that changed its state. */
const lastTrashed = sql`select person_id from audit_log where audit_log.changed && array[item.kind || ':' || item.id || ':state']
  order by audit_log.id desc limit 1`;

/** What of the trash is of a kind and found by its name. */
async function listedItems(db: Queryable, scope: Scope, { kind, search }: TrashQuery) {
  const items = inTrash(scope);
  const ofKind = kind && sql`binned.kind = ${kind}`;
  const rowsOf = (found: SQL | undefined) =>
    sql`select * from (${items}) binned where ${and(ofKind, found) ?? sql`true`}`;
  const found = await searchCondition(db, search, sql`fold_arabic(binned.name)`, async (exact) => {
    const { rows } = await db.execute<{ any: boolean }>(
      sql`select exists (${rowsOf(exact)}) as any`,
    );
    return rows[0]?.any ?? false;
  });
  return rowsOf(found);
}

/** A page of what is in the trash, the newest first, and how much there is. */
export async function trashPage(db: Queryable, scope: Scope, query: TrashQuery) {
  const { limit, offset } = boundedWindow({ page: query.page, per_page: limits.trashPerPage });
  const items = await listedItems(db, scope, query);
  const { rows } = await db.execute<TrashRow>(sql`
    select item.kind, item.id, item.name, item.deleted_at as "deletedAt", item.course_id as "courseId", item.kept,
      people.id as "personId", people.name as "personName"
    from (select * from (${items}) binned order by deleted_at desc, kind, id desc limit ${limit} offset ${offset}) item
    left join lateral (${lastTrashed}) entry on true
    left join people on people.id = entry.person_id
    order by item.deleted_at desc, item.kind, item.id desc`);
  return { rows, total: await countUpTo(db, sql`(${items}) binned`, undefined) };
}

const paths: Record<ContentKind, (row: TrashRow) => string> = {
  course: ({ id }) => `/studio/courses/${id}`,
  lecture: ({ id }) => `/studio/lectures/${id}`,
  article: ({ id }) => `/studio/articles/${id}`,
  service: ({ id }) => `/studio/services/${id}`,
  project: ({ id }) => `/studio/projects/${id}`,
  page: ({ id }) => `/studio/pages/${id}`,
  question: ({ courseId }) => `/studio/courses/${courseId}/questions`,
  // Never in the trash.
  site: () => '/studio/settings',
};

export function presentTrashItem(row: TrashRow): TrashItem {
  const deletedAt = new Date(row.deletedAt);
  return {
    kind: row.kind,
    id: row.id,
    name: row.name,
    deleted_at: deletedAt.toISOString(),
    by:
      row.personId === null || row.personName === null
        ? null
        : { id: row.personId, name: row.personName },
    goes_at: row.kept ? null : new Date(deletedAt.getTime() + content.trashFor).toISOString(),
    path: paths[row.kind](row),
  };
}
