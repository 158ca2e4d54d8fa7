import { waiting as limits } from '@nibras/contract/limits.ts';
import { type WaitingKind, waitingKinds } from '@nibras/contract/site/waiting/studio/kinds.ts';
import type { WaitingQuery } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { cursorMoment, type MomentCursor } from '#platform/http/moment-cursor.ts';
import type { WaitingRows, WaitingSource, WaitingSources } from '#platform/waiting.ts';

type Cursor = MomentCursor<WaitingKind>;

/** Who reads the inbox, when. */
export interface Reader {
  caller: Person;
  now: Date;
}

type Filters = Pick<WaitingQuery, 'course' | 'assigned' | 'snoozed'>;

/** A kind with what of it waits for the caller. */
interface OwnKind {
  kind: WaitingKind;
  source: WaitingSource;
  rows: WaitingRows;
}

/** The kinds that a caller decides; of one kind where it is named. */
export async function ownKinds(
  db: Queryable,
  sources: WaitingSources,
  { caller, kind }: { caller: Person; kind?: WaitingKind | undefined },
): Promise<OwnKind[]> {
  const own: OwnKind[] = [];
  for (const one of waitingKinds) {
    const source = kind === undefined || kind === one ? sources[one] : undefined;
    const rows = await source?.rows(db, caller);
    if (source && rows) own.push({ kind: one, source, rows });
  }
  return own;
}

/** What is assigned to the caller, or snoozed, is found from there: it is little, and what waits may be much. */
async function chosenThings(
  db: Queryable,
  { caller, now }: Reader,
  { assigned, snoozed }: Filters,
): Promise<Map<WaitingKind, string[]> | null> {
  if (assigned !== 'mine' && !snoozed) return null;
  const conditions = [
    ...(assigned === 'mine' ? [sql`assigned_to = ${caller.id}`] : []),
    ...(snoozed ? [sql`snoozed_until > ${now.toISOString()}`] : []),
  ];
  const { rows } = await db.execute<{ kind: WaitingKind; thing: string }>(sql`
    select kind, thing from (select kind, thing, row_number() over (partition by kind order by thing) as number
      from waiting where ${sql.join(conditions, sql` and `)}) chosen
    where number <= ${limits.chosen}`);
  const groups = Map.groupBy(rows, ({ kind }) => kind);
  return new Map([...groups].map(([kind, things]) => [kind, things.map(({ thing }) => thing)]));
}

/** The condition that `waiting` has a row of the thing that meets another one; estimated well where it has few or none. */
const inWaiting = ({ kind, rows }: OwnKind, condition: SQL): SQL => sql`exists (select from waiting
  where waiting.kind = ${kind} and waiting.thing = ${rows.thing} and ${condition})`;

/** What the filters leave of a kind; null where they leave nothing. */
function conditionOf(
  own: OwnKind,
  {
    filters,
    chosen,
    now,
  }: { filters: Filters; chosen: Map<WaitingKind, string[]> | null; now: Date },
): SQL | null {
  const { kind, source, rows } = own;
  const things = chosen?.get(kind);
  if (chosen && !things) return null;
  if (filters.course !== undefined && !rows.course) return null;
  const isSnoozed = sql`waiting.snoozed_until > ${now.toISOString()}`;
  const isTaken = sql`waiting.assigned_to is not null`;
  const hidden = filters.assigned === 'none' ? sql`(${isSnoozed} or ${isTaken})` : isSnoozed;
  const conditions = [
    rows.where,
    filters.snoozed ? inWaiting(own, isSnoozed) : sql`not ${inWaiting(own, hidden)}`,
    ...(things ? [source.among(things)] : []),
    ...(filters.course === undefined ? [] : [sql`${rows.course} = ${filters.course}`]),
    ...(filters.snoozed && filters.assigned === 'none'
      ? [sql`not ${inWaiting(own, isTaken)}`]
      : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** The condition that a row comes after the end of a page; `at` comes first by itself, since its index has it. */
function isAfter({ kind, rows }: OwnKind, { at, kind: last, place }: Cursor): SQL {
  const moment = sql`${at}::timestamptz`;
  if (kind < last) return sql`${rows.at} > ${moment}`;
  if (kind > last) return sql`${rows.at} >= ${moment}`;
  return sql`${rows.at} >= ${moment} and (${rows.at} > ${moment} or ${rows.place} > ${place}::bigint)`;
}

export interface HeadRow extends Record<string, unknown> {
  kind: WaitingKind;
  thing: string;
  /** To the microsecond, as a cursor has it. */
  at: string;
  place: string;
  courseId: number | null;
  assignedTo: number | null;
  assignedName: string | null;
  snoozedUntil: string | null;
}

const headOf = (own: OwnKind, where: SQL, limit: number): SQL => sql`(
  select ${own.kind}::text as kind, ${own.rows.thing} as thing, ${own.rows.at} as since, (${own.rows.place})::bigint as place,
    (${own.rows.course ?? sql`null`})::int as course_id
  from ${own.rows.from} where ${where} order by ${own.rows.at}, ${own.rows.place} limit ${limit})`;

/** Each kind gives a page of its oldest at most, by its index, and the oldest of these are the page. */
const merged = (heads: readonly SQL[], limit: number): SQL => sql`
  select heads.kind, heads.thing, ${cursorMoment(sql`heads.since`)} as at,
    heads.place::text as place, course_id as "courseId", waiting.assigned_to as "assignedTo",
    (select name from people where id = waiting.assigned_to) as "assignedName", waiting.snoozed_until as "snoozedUntil"
  from (select * from (${sql.join([...heads], sql` union all `)}) heads
    order by since, kind collate "C", place limit ${limit}) heads
  left join waiting on waiting.kind = heads.kind and waiting.thing = heads.thing
  order by heads.since, heads.kind collate "C", heads.place`;

/** A page of what waits, the oldest first, with one row more where there is another page. */
export async function headPage(
  db: Queryable,
  own: readonly OwnKind[],
  { reader, filters, after }: { reader: Reader; filters: Filters; after: Cursor | null },
): Promise<HeadRow[]> {
  const chosen = await chosenThings(db, reader, filters);
  const heads = own.flatMap((one) => {
    const where = conditionOf(one, { filters, chosen, now: reader.now });
    if (!where) return [];
    const behind = after ? sql`${where} and ${isAfter(one, after)}` : where;
    return headOf(one, behind, limits.perPage + 1);
  });
  if (heads.length === 0) return [];
  return (await db.execute<HeadRow>(merged(heads, limits.perPage + 1))).rows;
}

/** One thing, if it waits for the caller, snoozed or not. */
export async function headOfThing(
  db: Queryable,
  own: readonly OwnKind[],
  thing: string,
): Promise<HeadRow | null> {
  const heads = own.map((one) =>
    headOf(one, sql`${one.rows.where} and ${one.source.among([thing])}`, 1),
  );
  if (heads.length === 0) return null;
  return (await db.execute<HeadRow>(merged(heads, 1))).rows[0] ?? null;
}

/** How much of each kind the filters leave, each up to the bound and one, in one query. */
export async function countKinds(
  db: Queryable,
  own: readonly OwnKind[],
  { reader, filters }: { reader: Reader; filters: Filters },
): Promise<Map<WaitingKind, number>> {
  const chosen = await chosenThings(db, reader, filters);
  const counts = own.flatMap((one) => {
    const where = conditionOf(one, { filters, chosen, now: reader.now });
    if (!where) return [];
    const counted = sql`select from ${one.rows.from} where ${where} limit ${limits.countedTo + 1}`;
    return sql`(select count(*)::int from (${counted}) counted_rows) as ${sql.identifier(one.kind)}`;
  });
  if (counts.length === 0) return new Map();
  const { rows } = await db.execute<Partial<Record<WaitingKind, number>>>(
    sql`select ${sql.join(counts, sql`, `)}`,
  );
  return new Map(Object.entries(rows[0] ?? {}) as [WaitingKind, number][]);
}

interface CourseCount extends Record<string, unknown> {
  kind: WaitingKind;
  id: number | null;
  name: string | null;
  count: number;
}

/**
 * How much of each kind belongs to each course, with the filters: of each kind what has waited longest, up to the bound and
 * one, so that a page costs the same however much waits.
 */
export async function countCourses(
  db: Queryable,
  own: readonly OwnKind[],
  { reader, filters }: { reader: Reader; filters: Omit<Filters, 'course'> },
): Promise<CourseCount[]> {
  const chosen = await chosenThings(db, reader, filters);
  const oldest = own.flatMap((one) => {
    const where = one.rows.course && conditionOf(one, { filters, chosen, now: reader.now });
    return where ? [headOf(one, where, limits.countedTo + 1)] : [];
  });
  if (oldest.length === 0) return [];
  const { rows } = await db.execute<CourseCount>(sql`
    select kind, courses.id, courses.name, count(*)::int as count
    from (${sql.join(oldest, sql` union all `)}) counted_rows left join courses on courses.id = course_id
    group by kind, courses.id, courses.name`);
  return rows;
}
