import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { chapters, lectures } from '#platform/database/schema/index.ts';

/** A chapter of a course or a lecture of a chapter; what is removed keeps its place and is not shown. */
interface Slot {
  id: number;
  shown: boolean;
}

/** A list without some ids, with them inserted so that they begin at an index of what is shown of it. */
export function withInserted(list: readonly Slot[], ids: readonly number[], index: number): Slot[] {
  const rest = list.filter(({ id }) => !ids.includes(id));
  const before = rest.filter(({ shown }) => shown)[index];
  const at = before ? rest.indexOf(before) : rest.length;
  return rest.toSpliced(at, 0, ...ids.map((id) => ({ id, shown: true })));
}

const idsOf = (order: readonly Slot[]) => sql`${sql.param(order.map(({ id }) => id))}::int[]`;

/** The chapters of a course in their order, removed ones included. */
export async function chapterOrder(db: Queryable, course: number) {
  const rows = await db
    .select({ id: chapters.id, deletedAt: chapters.deletedAt })
    .from(chapters)
    .where(eq(chapters.courseId, course))
    .orderBy(asc(chapters.position), asc(chapters.id));
  return rows.map(({ id, deletedAt }) => ({ id, shown: deletedAt === null }));
}

/** The lectures of a chapter in their order, those in the trash included. */
export async function lectureOrder(db: Queryable, chapter: number) {
  const rows = await db
    .select({ id: lectures.id, deletedAt: lectures.deletedAt })
    .from(lectures)
    .where(eq(lectures.chapterId, chapter))
    .orderBy(asc(lectures.position), asc(lectures.id));
  return rows.map(({ id, deletedAt }) => ({ id, shown: deletedAt === null }));
}

/** Numbers the chapters of a course from 0 in the given order. */
export const setChapterOrder = (tx: Transaction, order: readonly Slot[]) =>
  tx.execute(sql`update chapters set position = wanted.place - 1
    from unnest(${idsOf(order)}) with ordinality as wanted(id, place)
    where chapters.id = wanted.id and chapters.position <> wanted.place - 1`);

/** Puts exactly these lectures into a chapter, numbered from 0 in the given order. */
export const setLectureOrder = (
  tx: Transaction,
  { chapter, course, order }: { chapter: number; course: number; order: readonly Slot[] },
) =>
  tx.execute(sql`update lectures set position = wanted.place - 1, chapter_id = ${chapter}, course_id = ${course}
    from unnest(${idsOf(order)}) with ordinality as wanted(id, place)
    where lectures.id = wanted.id
      and (position, chapter_id, course_id) is distinct from (wanted.place - 1, ${chapter}, ${course})`);

/** A chapter that is not removed, with its course; null if there is none. */
export async function findChapter(db: Queryable, id: number) {
  const [row] = await db
    .select({ id: chapters.id, courseId: chapters.courseId, name: chapters.name })
    .from(chapters)
    .where(and(eq(chapters.id, id), isNull(chapters.deletedAt)));
  return row ?? null;
}

const lectureColumns = {
  id: lectures.id,
  slug: lectures.slug,
  name: lectures.name,
  courseId: lectures.courseId,
  chapterId: lectures.chapterId,
  state: lectures.state,
  free: lectures.free,
  deletedAt: lectures.deletedAt,
};

/** Lectures in the order of the ids; unknown ones are left out. */
export async function findLectures(db: Queryable, ids: readonly number[]) {
  const rows = await db.select(lectureColumns).from(lectures).where(anyOf(lectures.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
export type FoundLecture = Awaited<ReturnType<typeof findLectures>>[number];
