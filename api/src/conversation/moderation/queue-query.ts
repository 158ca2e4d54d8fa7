import type { ReportedKind } from '@nibras/contract/conversation/moderation/shapes.ts';
import type { ModerationQuery } from '@nibras/contract/conversation/moderation/studio/shapes.ts';
import { moderation as limits, listBounds } from '@nibras/contract/limits.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { boundedWindow, countUpTo } from '#platform/http/paging.ts';
import { type FoundIn, searchCondition } from '#platform/search/search.ts';
import { isModerated, type Moderator } from './scope.ts';
import type { ThingKey } from './things.ts';

/** What a search looks through: the thing, who wrote it, and its course. */
const textOfReported = sql`fold_arabic(concat_ws(' ', reviews.comment, discussions.description, messages.body,
  messages.file_name, author.name, courses.name))`;

/** What was reported, one row a thing; only a search reads the things themselves. */
function reported(moderator: Moderator, { list, kind }: ModerationQuery, found: SQL | undefined) {
  const scope = isModerated(moderator, {
    course: sql`reports.course_id`,
    author: sql`reports.author_id`,
  });
  const ofKind = kind && sql`${sql.identifier(`${kind}_id`)} is not null`;
  const texts = sql`join people author on author.id = reports.author_id
    left join courses on courses.id = reports.course_id
    left join reviews on reviews.id = reports.review_id
    left join discussions on discussions.id = reports.discussion_id
    left join messages on messages.id = reports.message_id`;
  const waiting = sql`reports.decided_at is null`;
  const isListed =
    list === 'open'
      ? waiting
      : sql`not exists (select from reports other where other.subject = reports.subject and other.decided_at is null)`;
  return sql`select reports.subject, min(reports.created_at) as since, max(reports.decided_at) as decided
    from reports ${found ? texts : sql``}
    where ${and(isListed, scope, ofKind, found) ?? sql`true`}
    group by reports.subject`;
}

const textOf = (own: SQL) => sql`fold_arabic(concat_ws(' ', ${own}, author.name, courses.name))`;

/** Reviews and questions, reported or not, one row each: the newest `most` of both. */
function everything(
  moderator: Moderator,
  { kind }: ModerationQuery,
  { find, most }: { find: FoundIn | undefined; most: number },
) {
  const kinds = [
    { kind: 'review', table: sql`reviews`, text: sql`reviews.comment` },
    { kind: 'discussion', table: sql`discussions`, text: sql`discussions.description` },
  ].filter((one) => kind === undefined || one.kind === kind);
  const parts = kinds.map(({ kind: name, table, text }) => {
    const scope = isModerated(moderator, {
      course: sql`${table}.course_id`,
      author: sql`${table}.person_id`,
    });
    const people = sql`join people author on author.id = ${table}.person_id
      join courses on courses.id = ${table}.course_id`;
    return sql`(select ${`${name}:`} || ${table}.id as subject, ${table}.created_at as since, ${table}.id as id
      from ${table} ${find ? people : sql``} where ${and(scope, find?.(textOf(text))) ?? sql`true`}
      order by ${table}.created_at desc, ${table}.id desc limit ${most})`;
  });
  const none = sql`select null::text as subject, null::timestamptz as since, null::int as id where false`;
  return parts.length > 0 ? sql.join(parts, sql` union all `) : none;
}

const orders: Record<ModerationQuery['list'], SQL> = {
  open: sql`since, subject`,
  decided: sql`decided desc, subject`,
  all: sql`since desc, id desc, subject`,
};

function keyOf(subject: string): ThingKey {
  const [kind, id] = subject.split(':');
  return { kind: kind as ReportedKind, id: Number(id) };
}

/** A page of what a person moderates, and how much there is of it. */
export async function queuePage(db: Queryable, moderator: Moderator, query: ModerationQuery) {
  const rowsOf = (find: FoundIn | undefined, most: number) =>
    query.list === 'all'
      ? everything(moderator, query, { find, most })
      : reported(moderator, query, find?.(textOfReported));
  const countOf = (rows: SQL) => countUpTo(db, sql`(${rows}) listed`, undefined);
  const counted = (find: FoundIn | undefined) => countOf(rowsOf(find, listBounds.countedTo + 1));
  let found: FoundIn | undefined;
  let total: number | null = null;
  await searchCondition(
    db,
    query.search,
    (find) => {
      found = find;
      return sql`true`;
    },
    async () => {
      total = await counted(found);
      return total > 0;
    },
  );
  const { limit, offset } = boundedWindow({ page: query.page, per_page: limits.perPage });
  const listed = rowsOf(found, limit + offset);
  const { rows } = await db.execute<{ subject: string }>(sql`
    select subject from (${listed}) listed order by ${orders[query.list]} limit ${limit} offset ${offset}`);
  return {
    keys: rows.map(({ subject }) => keyOf(subject)),
    total: total || (await counted(found)),
  };
}
