import { studio as limits } from '@nibras/contract/limits.ts';
import type { SearchItem, SearchKind } from '@nibras/contract/site/search/studio/shapes.ts';
import { type SQL, sql } from 'drizzle-orm';
import { inScope, orderInScope, type Scope } from '#learning/staff/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { FoundIn } from '#platform/search/search.ts';

type SearchedKind = Exclude<SearchKind, 'page'>;

/** Where people and their purchases are found, which are searched in other ways too. */
interface OtherConditions {
  person: SQL | undefined;
  purchase: SQL;
}

interface Search {
  kind: SearchedKind;
  /** Whether the scope has anything of the kind. */
  open: (scope: Scope) => boolean;
  /** Ids, names, details and addresses of what is found. */
  query: (found: FoundIn, scope: Scope, other: OtherConditions) => SQL;
}

/**
 * The items of a table whose name, or whose draft's, is found. The search comes first and by itself, in the indexes of
 * the texts: together with an order and a limit PostgreSQL may read all rows in that order.
 */
const hits = (kind: string, table: string, found: FoundIn): SQL => sql`found as materialized (
  select id from ${sql.identifier(table)} where ${found(sql`${sql.identifier(table)}.search_text`)}
  union select item_id from drafts where kind = ${kind} and ${found(sql`drafts.search_text`)})`;

const draftName = (kind: string, id: SQL) =>
  sql`(select nullif(fields ->> 'name', '') from drafts where kind = ${kind} and item_id = ${id})`;

const courses: Search = {
  kind: 'course',
  open: () => true,
  query: (found, scope) => sql`with ${hits('course', 'courses', found)}
    select courses.id, coalesce(${draftName('course', sql`courses.id`)}, courses.name) as name, people.name as detail,
      '/studio/courses/' || courses.id as path
    from courses join people on people.id = teacher_id join studio_courses on course_id = courses.id
    where courses.id in (select id from found) and courses.deleted_at is null
      and ${inScope(scope, sql`courses.id`) ?? sql`true`}
    order by worked_at desc, courses.id desc limit ${limits.foundPerKind}`,
};

const lectures: Search = {
  kind: 'lecture',
  open: () => true,
  query: (found, scope) => sql`with ${hits('lecture', 'lectures', found)}
    select lectures.id, coalesce(${draftName('lecture', sql`lectures.id`)}, lectures.name) as name,
      courses.name as detail, '/studio/lectures/' || lectures.id as path
    from lectures join courses on courses.id = course_id
    where lectures.id in (select id from found) and lectures.deleted_at is null and courses.deleted_at is null
      and ${inScope(scope, sql`lectures.course_id`) ?? sql`true`}
    order by lectures.id desc limit ${limits.foundPerKind}`,
};

/** People are found by their numbers too, and lead to their page. */
const people: Search = {
  kind: 'person',
  open: ({ everything }) => everything,
  query: (_found, _scope, { person }) => sql`with found as materialized (
      select id from people where ${person} and deleted_at is null limit ${limits.peopleSearched})
    select people.id, name, email as detail, '/studio/people/' || people.id as path
    from people where id in (select id from found)
    order by role = 'student', name, people.id limit ${limits.foundPerKind}`,
};

const ordersOf: Search = {
  kind: 'order',
  open: ({ orders }) => orders,
  query: (found, scope) => sql`with found as materialized (
      select id from orders where ${found(sql`orders.search_text`)} and state <> 'spam')
    select orders.id, orders.name, coalesce(services.name, 'طلب عام') as detail, '/studio/orders/' || orders.id as path
    from orders left join services on services.id = orders.service_id
    where orders.id in (select id from found) and ${orderInScope(scope, sql`orders.service_id`)}
    order by orders.id desc limit ${limits.foundPerKind}`,
};

const contactMessages: Search = {
  kind: 'message',
  open: ({ everything }) => everything,
  query: (found) => sql`with found as materialized (
      select id from contact_messages where ${found(sql`contact_messages.search_text`)} and state <> 'spam')
    select id, name, subject as detail, '/studio/messages/' || id as path
    from contact_messages where id in (select id from found) order by id desc limit ${limits.foundPerKind}`,
};

/** Purchases are found by their buyers, their references and the numbers of their receipts. */
const purchases: Search = {
  kind: 'purchase',
  open: ({ sales }) => sales,
  query: (_found, _scope, { purchase }) => sql`
    select purchases.id, coalesce(people.name, 'حساب محذوف') as name,
      purchases.reference || coalesce(' · ' || (select min(name) from purchase_lines
        where purchase_id = purchases.id), '') as detail,
      '/studio/purchases/' || purchases.id as path
    from purchases left join people on people.id = purchases.person_id
    where ${purchase} order by purchases.id desc limit ${limits.foundPerKind}`,
};

const publishing = (
  kind: 'article' | 'service' | 'project',
  { table, detail }: { table: string; detail: SQL },
): Search => ({
  kind,
  open: (scope) => scope.publishing,
  query: (found) => {
    const items = sql.identifier(table);
    return sql`with ${hits(kind, table, found)}
      select id, coalesce(${draftName(kind, sql`${items}.id`)}, name) as name, ${detail} as detail,
        ${`/studio/${table}/`} || id as path
      from ${items} where id in (select id from found) and deleted_at is null
      order by created_at desc, id desc limit ${limits.foundPerKind}`;
  },
});

const skills: Search = {
  kind: 'skill',
  open: (scope) => scope.publishing,
  query: (found) => sql`select id, name, '' as detail, '/studio/skills?search=' || name as path
    from skills where ${found(sql`skills.search_text`)} order by name, id limit ${limits.foundPerKind}`,
};

const searches: readonly Search[] = [
  courses,
  lectures,
  people,
  publishing('article', {
    table: 'articles',
    detail: sql`coalesce((select name from people where people.id = author_id), '')`,
  }),
  publishing('service', {
    table: 'services',
    detail: sql`coalesce((select name from people where people.id = manager_id), '')`,
  }),
  publishing('project', {
    table: 'projects',
    detail: sql`coalesce((select min(services.name) from project_services
      join services on services.id = service_id where project_id = projects.id), '')`,
  }),
  {
    kind: 'site-page',
    open: ({ publishing: edits }) => edits,
    query: (found) => sql`with ${hits('page', 'pages', found)}
      select id, coalesce(${draftName('page', sql`pages.id`)}, name) as name, '' as detail,
        '/studio/pages/' || id as path
      from pages where id in (select id from found) and deleted_at is null order by id limit ${limits.foundPerKind}`,
  },
  skills,
  ordersOf,
  contactMessages,
  purchases,
];

interface FoundRow extends Record<string, unknown>, SearchItem {}

/** What a condition finds in everything that the scope has, by kind; kinds without a hit are left out. */
export async function searchEverything(
  db: Queryable,
  { scope, found, ...other }: { scope: Scope; found: FoundIn } & OtherConditions,
) {
  const groups: { kind: SearchedKind; items: SearchItem[] }[] = [];
  for (const { kind, open, query } of searches) {
    if (!open(scope)) continue;
    const { rows } = await db.execute<FoundRow>(query(found, scope, other));
    if (rows.length > 0) groups.push({ kind, items: rows });
  }
  return groups;
}
