import { waiting as limits } from '@nibras/contract/limits.ts';
import { waitingKinds } from '@nibras/contract/site/waiting/studio/kinds.ts';
import type { WaitingAnswer, WaitingQuery } from '@nibras/contract/site/waiting/studio/shapes.ts';
import type { Queryable } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import { parseCursor, writeCursor } from '#platform/http/moment-cursor.ts';
import type { WaitingSources } from '#platform/waiting.ts';
import { presentRows } from './present-rows.ts';
import { countCourses, countKinds, headPage, ownKinds, type Reader } from './queries.ts';

/** A count that stops at its bound. */
const bounded = (count: number) =>
  count > limits.countedTo ? { count: limits.countedTo, more: true as const } : { count };

type CourseCounts = Awaited<ReturnType<typeof countCourses>>;

/** The courses of what waits, those with most of it first. */
function presentCourses(counts: CourseCounts): WaitingAnswer['courses'] {
  const ofKinds = Map.groupBy(counts, ({ kind }) => kind);
  const isCut = (rows: CourseCounts) =>
    rows.reduce((sum, { count }) => sum + count, 0) > limits.countedTo;
  const more = [...ofKinds.values()].some(isCut);
  const courses = new Map<number, { id: number; name: string; count: number }>();
  for (const { id, name, count } of counts) {
    if (id === null || name === null) continue;
    courses.set(id, { id, name, count: (courses.get(id)?.count ?? 0) + count });
  }
  return [...courses.values()]
    .toSorted((one, other) => other.count - one.count || one.id - other.id)
    .map((course) => (more ? { ...course, more } : course));
}

/**
 * A page of what waits for the caller, of all kinds that they decide, the oldest first, with how much there is of each.
 * @throws AppError invalid-input for a cursor that is none
 */
export async function readInbox(
  db: Queryable,
  sources: WaitingSources,
  { reader, query }: { reader: Reader; query: WaitingQuery },
): Promise<WaitingAnswer> {
  const { kind, after, ...filters } = query;
  const cursor = after === undefined ? null : parseCursor(after, waitingKinds);
  if (after !== undefined && !cursor) throw new AppError('invalid-input');
  const own = await ownKinds(db, sources, { caller: reader.caller });
  const listed = own.filter((one) => kind === undefined || one.kind === kind);
  const rows = await headPage(db, listed, { reader, filters, after: cursor });
  const page = rows.slice(0, limits.perPage);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  const counts = await countKinds(db, own, { reader, filters });
  const { course: _, ...ofAnyCourse } = filters;
  const courses = await countCourses(db, listed, { reader, filters: ofAnyCourse });
  return {
    items: await presentRows(db, sources, page),
    next: last ? writeCursor(last) : null,
    counts: own.map((one) => ({ kind: one.kind, ...bounded(counts.get(one.kind) ?? 0) })),
    courses: presentCourses(courses),
  };
}

/** How much waits for the caller and is not snoozed; of each kind up to the bound of its count. */
export async function countInbox(
  db: Queryable,
  sources: WaitingSources,
  reader: Reader,
): Promise<number> {
  const own = await ownKinds(db, sources, { caller: reader.caller });
  const counts = await countKinds(db, own, { reader, filters: {} });
  return [...counts.values()].reduce((sum, count) => sum + Math.min(count, limits.countedTo), 0);
}
