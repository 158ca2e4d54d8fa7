import { overview as limits } from '@nibras/contract/limits.ts';
import type { OverviewList } from '@nibras/contract/site/overview/studio/shapes.ts';
import { type SQL, sql } from 'drizzle-orm';
import { answers, isOwn } from '#conversation/inbox/index.ts';
import { hasJoined } from '#platform/database/membership.ts';
import { can } from '#platform/http/capabilities.ts';
import { withheldReasons } from '#platform/mail/deliver-mail.ts';
import type { Viewer } from './viewer.ts';

/**
 * Each list of the first page as a query for rows `id, kind, name, about, person_id, at, changes, path`; its number is
 * the count of the same rows. Null for those who see no such list.
 */
type List = (viewer: Viewer) => SQL | null;

interface OverviewRows {
  /** The rows to count and to page: without the joins that only `shown` needs, so that an index answers both. */
  rows: List;
  order: SQL;
  /** The rows of a page from the table `page`, which has what `rows` reads; by default `rows` has it all. */
  shown?: SQL;
}

const draftOf = (kind: string, table: string) => sql`left join drafts on drafts.kind = ${kind}
  and drafts.item_id = ${sql.identifier(table)}.id and drafts.fields <> '{}'`;

/** What one kind of content has in a list. */
interface Part {
  kind: 'course' | 'lecture' | 'article' | 'service' | 'project';
  table: string;
  /** The condition that the viewer may edit it; null where they edit none of the kind. */
  own: (viewer: Viewer) => SQL | null;
  about: SQL;
  joins: SQL;
  path: SQL;
}

const publishing = (kind: 'article' | 'service' | 'project'): Part => ({
  kind,
  table: `${kind}s`,
  own: ({ caller }) => (can(caller, `${kind}:edit`) ? sql`true` : null),
  about: sql`''`,
  joins: sql``,
  path: sql`'/studio/' || ${`${kind}s`} || '/' || ${sql.identifier(`${kind}s`)}.id`,
});

const parts: Part[] = [
  {
    kind: 'course',
    table: 'courses',
    own: ({ sees }) => sees('course:edit', sql`courses.id`),
    about: sql`''`,
    joins: sql``,
    path: sql`'/studio/courses/' || courses.id`,
  },
  {
    kind: 'lecture',
    table: 'lectures',
    // Those of a course that was never public are published with it, and so are no drafts of their own.
    own: ({ sees }) => sql`(courses.state in ('published', 'hidden') and courses.deleted_at is null
      and ${sees('course:edit', sql`courses.id`)})`,
    about: sql`courses.name`,
    joins: sql`join courses on courses.id = lectures.course_id`,
    path: sql`'/studio/lectures/' || lectures.id`,
  },
  publishing('article'),
  publishing('service'),
  publishing('project'),
];

/** The rows of all kinds of content that meet a condition on their own table. */
function contentRows(viewer: Viewer, listed: (table: SQL) => SQL, at: (table: SQL) => SQL) {
  const rows = parts.flatMap(({ kind, table: name, own, about, joins, path }) => {
    const condition = own(viewer);
    if (!condition) return [];
    const table = sql`${sql.identifier(name)}`;
    return sql`select ${table}.id, ${kind}::text as kind,
        coalesce(nullif(drafts.fields ->> 'name', ''), ${table}.name) as name, ${about}::text as about,
        drafts.person_id, ${at(table)} as at, ${table}.version > 0 or ${table}.published as changes, ${path} as path
      from ${table} ${joins} ${draftOf(kind, name)}
      where ${table}.deleted_at is null and ${condition} and ${listed(table)}`;
  });
  return rows.length > 0 ? sql.join(rows, sql` union all `) : null;
}

/** The items of the table `touched` that the viewer may edit, courses left out; null where there are none. */
export function recentRows(viewer: Viewer): SQL | null {
  const rows = parts.flatMap(({ kind, table: name, own, about, joins, path }) => {
    const condition = own(viewer);
    if (!condition || kind === 'course') return [];
    const table = sql.identifier(name);
    return sql`select ${kind}::text as kind, ${table}.id,
        coalesce(nullif(drafts.fields ->> 'name', ''), ${table}.name) as name, ${about}::text as about,
        touched.at, ${path} as path
      from touched join ${table} on ${table}.id = touched.item_id and touched.kind = ${kind}
      ${joins} ${draftOf(kind, name)}
      where ${table}.deleted_at is null and ${condition}`;
  });
  return rows.length > 0 ? sql.join(rows, sql` union all `) : null;
}

/**
 * What was never published, and what is public with changes that are not. Two queries, because each has an index of its
 * own and a condition with `or` has none.
 */
const drafts: List = (viewer) => {
  const at = (table: SQL) => sql`coalesce(drafts.updated_at, ${table}.created_at)`;
  const unpublished = contentRows(viewer, (table) => sql`${table}.state = 'draft'`, at);
  const changed = contentRows(
    viewer,
    (table) => sql`${table}.state in ('published', 'hidden') and drafts.id is not null`,
    at,
  );
  return unpublished && changed && sql`${unpublished} union all ${changed}`;
};

const scheduled: List = (viewer) =>
  contentRows(
    viewer,
    (table) => sql`${table}.state = 'scheduled'`,
    (table) => sql`${table}.publish_at`,
  );

/** Who has joined which course today. */
const joins: OverviewRows = {
  rows: ({ sees, today }) => sql`select id, course_id, person_id, joined_at as at from enrolments
    where ${hasJoined()} and joined_at >= ${today} and ${sees('course:watch', sql`enrolments.course_id`)}`,
  // The order of the index `enrolments_newest`.
  order: sql`at desc, id desc`,
  shown: sql`select page.id, null::text as kind, courses.name, '' as about, page.person_id, page.at,
      false as changes, '/studio/courses/' || courses.id as path
    from page join courses on courses.id = page.course_id`,
};

/** Which lectures were finished today, and by whom. */
const finished: OverviewRows = {
  rows: ({ sees, today }) => sql`select lecture_id as id, person_id, watched_at as at from progress
    where watched_at >= ${today}
      and ${sees('course:watch', sql`(select course_id from lectures where lectures.id = lecture_id)`)}`,
  order: sql`at desc, person_id, id`,
  shown: sql`select page.id, null::text as kind, lectures.name, courses.name as about, page.person_id, page.at,
      false as changes, '/studio/lectures/' || page.id as path
    from page join lectures on lectures.id = page.id join courses on courses.id = lectures.course_id`,
};

/** Today's orders, without spam, of the services whose orders the viewer answers. */
const orders: List = ({ caller, today }) =>
  answers(caller, 'order')
    ? sql`select orders.id, null::text as kind, orders.name, coalesce(services.name, '') as about, null::int as person_id,
        orders.created_at as at, false as changes, '/studio/orders/' || orders.id as path
      from orders left join services on services.id = orders.service_id
      where orders.created_at >= ${today} and orders.state <> 'spam' and ${isOwn(caller, 'order', sql`orders.service_id`)}`
    : null;

/** Mails that were refused lately; not those that a suspended person is not to get. */
const failedMails: List = ({ caller, now }) =>
  can(caller, 'people:manage')
    ? sql`select mails.id, null::text as kind, subject as name, recipient || coalesce(' — ' || reason, '') as about,
        null::int as person_id, created_at as at, false as changes, null::text as path
      from mails where state = 'refused' and coalesce(reason, '') <> all(${sql.param(withheldReasons)}::text[])
        and created_at >= ${new Date(now.getTime() - limits.failedMailsFor).toISOString()}::timestamptz`
    : null;

export const lists: Record<OverviewList, OverviewRows> = {
  drafts: { rows: drafts, order: sql`at desc, kind, id` },
  scheduled: { rows: scheduled, order: sql`at, kind, id` },
  joins,
  finished,
  orders: { rows: orders, order: sql`at desc, id desc` },
  'failed-mails': { rows: failedMails, order: sql`at desc, id desc` },
};
