import type {
  Choice,
  ChoiceKind,
  ChoicesQuery,
} from '@nibras/contract/content/choices/studio/shapes.ts';
import { offers as limits } from '@nibras/contract/limits.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { listedNames } from '#content/items/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { can } from '#platform/http/capabilities.ts';
import { searchCondition } from '#platform/search/search.ts';

interface Choosable {
  table: SQL;
  columns: SQL;
  /** What the caller may choose, and see where it is chosen. */
  within: (caller: Person) => SQL;
  order: SQL;
}

const noPrice = sql`null::text`;

const content = (
  kind: 'course' | 'service' | 'project',
  table: SQL,
  detail: SQL,
  price = noPrice,
): Choosable => ({
  table,
  columns: sql`coalesce((select nullif(fields ->> 'name', '') from drafts
      where kind = ${kind} and item_id = item.id), item.name) as name, item.image, ${detail} as detail, item.published,
    ${price} as price`,
  within: () => sql`item.deleted_at is null`,
  order: sql`item.published desc, item.created_at desc, item.id desc`,
});

const courses: Choosable = {
  ...content(
    'course',
    sql`courses`,
    sql`coalesce((select name from people where people.id = item.teacher_id), '')`,
    sql`item.price::text`,
  ),
  // A course that is not public is known to those who work on it, and to admins.
  within: (caller) =>
    can(caller, 'course:watch')
      ? sql`item.deleted_at is null`
      : sql`(item.published or item.deleted_at is null and exists (select from course_staff
          where course_id = item.id and person_id = ${caller.id}))`,
};

const choosable: Record<ChoiceKind, Choosable> = {
  course: courses,
  service: content('service', sql`services`, sql`''`),
  project: content('project', sql`projects`, sql`''`),
  skill: {
    table: sql`skills`,
    columns: sql`item.name, item.image, '' as detail, true as published, ${noPrice} as price`,
    within: () => sql`true`,
    order: sql`(select count(*) from project_skills where skill_id = item.id) desc, lower(item.name), item.id`,
  },
  manager: {
    table: sql`(select * from people where ${listedNames})`,
    columns: sql`item.name, item.photo_path as image, item.email as detail, true as published, ${noPrice} as price`,
    within: () => sql`true`,
    order: sql`item.name, item.id`,
  },
};

/**
 * What a service or a project can be related to: those that a search finds, or those with given ids, in their order.
 * Ids that do not exist, or that the caller may not see, are left out.
 */
export async function findChoices(
  db: Queryable,
  caller: Person,
  { kind, search, ids }: ChoicesQuery,
): Promise<Choice[]> {
  const { table, columns, within, order } = choosable[kind];
  const select = async (condition: SQL | undefined, by: SQL, limit: number) => {
    const { rows } = await db.execute<Choice & Record<string, unknown>>(
      sql`select item.id, ${columns} from ${table} item where ${condition} order by ${by} limit ${limit}`,
    );
    return rows;
  };
  if (ids) {
    const wanted = sql`${sql.param(ids)}::int[]`;
    const condition = and(sql`item.id = any(${wanted})`, within(caller));
    return select(condition, sql`array_position(${wanted}, item.id)`, ids.length);
  }
  let rows: Choice[] = [];
  const find = async (condition: SQL | undefined) => {
    rows = await select(and(within(caller), condition), order, limits.choicesFound);
    return rows.length > 0;
  };
  const found = await searchCondition(db, search, sql`item.search_text`, find);
  if (rows.length === 0) await find(found);
  return rows;
}
