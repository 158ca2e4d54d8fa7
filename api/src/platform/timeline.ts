import type { TimelineKind } from '@nibras/contract/people/timeline/studio/kinds.ts';
import type { TimelineEvent } from '@nibras/contract/people/timeline/studio/shapes.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './database/database.ts';
import type { Person } from './http/access.ts';
import { can } from './http/capabilities.ts';
import { coursesWith } from './http/course-access.ts';
import { cursorMoment, type MomentCursor } from './http/moment-cursor.ts';

/** Who reads whose timeline, and in which time zone its days are. */
export interface TimelineReader {
  caller: Person;
  /** Whose events they are. */
  person: number;
  timeZone: string;
}

/** A page of one source: the newest events before its cursor. */
export interface TimelinePage {
  source: string;
  /** The last event of the page before, which may be of another source; null for the first page. */
  before: MomentCursor<string> | null;
  limit: number;
}

/** An event before what is shown of it is read. */
export interface TimelineHead {
  /** To the microsecond, as a cursor has it. */
  at: string;
  /** The number of its row within the source. */
  place: number;
}

/** What is shown of an event. */
export type TimelineContent = Pick<TimelineEvent, 'title'> &
  Partial<Omit<TimelineEvent, 'id' | 'kind' | 'at' | 'title'>>;

/** What a feature registers of one sort of event in the lives of people. */
export interface TimelineSource {
  kind: TimelineKind;
  /** In the ids of its events; no other source has it. */
  name: string;
  /** A query for `at` and `place` of a page of events, the newest first; null for readers who see none of them. */
  heads(reader: TimelineReader, page: TimelinePage): SQL | null;
  /** What is shown of some events, by `eventKey`; of those that have gone meanwhile nothing. */
  shown(
    db: Queryable,
    reader: TimelineReader,
    heads: readonly TimelineHead[],
  ): Promise<ReadonlyMap<string, TimelineContent>>;
}

export const eventKey = ({ at, place }: TimelineHead): string => `${place} ${at}`;

/** Whether the reader sees all that concerns a person, in place of what belongs to their own courses. */
export const seesAll = ({ caller }: TimelineReader): boolean => can(caller, 'people:manage');

/** The condition that an event of this course is the reader's to see: those who enrol people in it, and admins. */
export const inOwnCourse = (reader: TimelineReader, course: SQL): SQL =>
  seesAll(reader) ? sql`true` : sql`${course} in (${coursesWith(reader.caller, 'course:enrol')})`;

/** The order of a timeline: the newest first; at the same moment by the name of the source, then the higher place. */
function isBefore({ source, before }: TimelinePage, at: SQL, place: SQL): SQL {
  if (!before) return sql`true`;
  const moment = sql`${before.at}::timestamptz`;
  if (source > before.kind) return sql`${at} <= ${moment}`;
  if (source < before.kind) return sql`${at} < ${moment}`;
  return sql`${at} <= ${moment} and (${at} < ${moment} or ${place} < ${before.place}::bigint)`;
}

/** A page of events that are a row each, found by an index on the person and `at`. */
export const newestOf = (
  page: TimelinePage,
  { from, where, at, place }: { from: SQL; where: SQL; at: SQL; place: SQL },
): SQL => sql`select ${at} as at, (${place})::bigint as place from ${from}
  where ${where} and ${isBefore(page, at, place)} order by ${at} desc, ${place} desc limit ${page.limit}`;

/** The same of rows that belong to several values, such as the addresses of a person: a page of each, by an index. */
export const newestOfEach = (
  page: TimelinePage,
  { of, from, where, at, place }: { of: SQL; from: SQL; where: SQL; at: SQL; place: SQL },
): SQL => sql`select one.at, one.place from ${of}
  cross join lateral (${newestOf(page, { from, where, at, place })}) one
  order by one.at desc, one.place desc limit ${page.limit}`;

/** The first moment of the day of another one. */
export const dayStart = ({ timeZone }: TimelineReader, at: SQL): SQL =>
  sql`date_trunc('day', ${at}, ${timeZone})`;

const nextDay = ({ timeZone }: TimelineReader, at: SQL): SQL =>
  sql`(date_trunc('day', ${at} at time zone ${timeZone}) + interval '1 day') at time zone ${timeZone}`;

/**
 * A page of events that gather the rows of a day which have the same `place`. Goes from day to day by an index, so that it
 * reads the rows of the days that it returns.
 * @param latestBefore a scalar query for the moment of the newest row before another moment
 * @param rowsWithin a query for `at` and `place` of the rows from a moment until before another one
 * @param given what both read, found once: a name, and its query
 */
export function newestDays(
  reader: TimelineReader,
  page: TimelinePage,
  {
    latestBefore,
    rowsWithin,
    given,
  }: {
    latestBefore: (moment: SQL) => SQL;
    rowsWithin: (from: SQL, to: SQL) => SQL;
    given?: { name: string; query: SQL };
  },
): SQL {
  const start = page.before
    ? nextDay(reader, sql`${page.before.at}::timestamptz`)
    : sql`'infinity'::timestamptz`;
  const day = sql`days.at`;
  // The day of the cursor may have shown all of its events already.
  const found = given
    ? sql`${sql.identifier(given.name)} as materialized (${given.query}), `
    : sql``;
  return sql`with recursive ${found}days as (
      select 1 as number, ${latestBefore(start)} as at
      union all
      select number + 1, ${latestBefore(dayStart(reader, day))} from days
      where at is not null and number <= ${page.limit}
    )
    select gathered.at, gathered.place from days cross join lateral (
      select max(rows_of_day.at) as at, rows_of_day.place::bigint as place
      from (${rowsWithin(dayStart(reader, day), nextDay(reader, day))}) rows_of_day group by rows_of_day.place) gathered
    where days.at is not null and ${isBefore(page, sql`gathered.at`, sql`gathered.place`)}
    order by gathered.at desc, gathered.place desc limit ${page.limit}`;
}

/** The places of some events as an array of a query. */
export const placesOf = (heads: readonly TimelineHead[]): SQL =>
  sql`${sql.param(heads.map(({ place }) => place))}::int[]`;

/** Some events as rows `at` and `place` of a query. */
export const headRows = (heads: readonly TimelineHead[]): SQL =>
  sql`unnest(${sql.param(heads.map(({ at }) => at))}::timestamptz[], ${placesOf(heads)})`;

type Present<Row> = (row: Row, head: TimelineHead) => TimelineContent;

/** What is shown of the events whose rows a query finds, by a key of both. */
async function shownBy<Row extends object>(
  db: Queryable,
  heads: readonly TimelineHead[],
  {
    query,
    present,
    keyOf,
  }: { query: SQL; present: Present<Row>; keyOf: (of: TimelineHead) => string },
): Promise<ReadonlyMap<string, TimelineContent>> {
  const { rows } = await db.execute(query);
  const found = new Map(
    (rows as unknown as (Row & TimelineHead)[]).map((row) => [keyOf(row), row]),
  );
  return new Map(
    heads.flatMap((head) => {
      const row = found.get(keyOf(head));
      return row ? [[eventKey(head), present(row, head)] as const] : [];
    }),
  );
}

/** What is shown of events that are a row each. @param query for the rows of `placesOf(heads)`, with their `place` */
export const shownByPlace = <Row extends object>(
  db: Queryable,
  heads: readonly TimelineHead[],
  input: { query: SQL; present: Present<Row> },
) => shownBy<Row>(db, heads, { ...input, keyOf: ({ place }) => String(place) });

/** What is shown of the events of days. @param query for the rows of `headRows(heads)`, with their `place` and `at` */
export const shownByMoment = <Row extends object>(
  db: Queryable,
  heads: readonly TimelineHead[],
  { query, present }: { query: SQL; present: Present<Row> },
) =>
  shownBy<Row>(db, heads, {
    query: sql`select found.*, ${cursorMoment(sql`found.at`)} as at from (${query}) found`,
    present,
    keyOf: eventKey,
  });

/** A person or a course of a row, which may be gone. */
export const named = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };
