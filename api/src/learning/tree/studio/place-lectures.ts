import { and, eq, ne, sql } from 'drizzle-orm';
import { freeSlugs } from '#content/items/index.ts';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { lectures } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { changeLectures, lecturesSubject } from './change-lectures.ts';
import { requireRoom } from './create-lectures.ts';
import {
  type FoundLecture,
  findChapter,
  findLectures,
  lectureOrder,
  setLectureOrder,
  withInserted,
} from './order.ts';

/** Whether a person has watched one of the lectures or asked about it. */
async function areInUse(db: Queryable, ids: readonly number[]): Promise<boolean> {
  const { rows } = await db.execute<{ used: boolean }>(
    sql`select exists (select from progress where lecture_id = any(${sql.param(ids)}::int[]))
      or exists (select from discussions where lecture_id = any(${sql.param(ids)}::int[])) as used`,
  );
  return rows[0]?.used ?? false;
}

interface Place {
  id: number;
  course: number;
  chapter: number;
  index: number;
  slug: string;
}

/** Where lectures stand among what is shown of their chapters, from the first to the last. */
async function placesOf(db: Queryable, moved: FoundLecture[]): Promise<Place[]> {
  const places: Place[] = [];
  for (const chapter of new Set(moved.map(({ chapterId }) => chapterId))) {
    const shown = (await lectureOrder(db, chapter)).filter((one) => one.shown);
    for (const lecture of moved.filter(({ chapterId }) => chapterId === chapter)) {
      const index = shown.findIndex(({ id }) => id === lecture.id);
      places.push({ id: lecture.id, course: lecture.courseId, chapter, index, slug: lecture.slug });
    }
  }
  return places.toSorted((a, b) => a.index - b.index);
}

/** Gives lectures that come into a course slugs that are free there; their own ones where nobody has them. */
async function moveToCourse(tx: Transaction, coming: FoundLecture[], course: number) {
  await requireRoom(tx, course, coming.length);
  if (
    await areInUse(
      tx,
      coming.map(({ id }) => id),
    )
  )
    throw new AppError('lecture-in-use');
  for (const { id, slug, name } of coming) {
    const within = sql`course_id = ${course}`;
    const taken = await tx.$count(lectures, and(eq(lectures.slug, slug), within));
    const [free = slug] =
      taken === 0
        ? []
        : await freeSlugs(tx, { table: 'lectures', names: [name], otherwise: 'lecture', within });
    await tx.update(lectures).set({ courseId: course, slug: free }).where(eq(lectures.id, id));
  }
}

/** Numbers anew the chapters that lectures have left. */
async function closeUp(tx: Transaction, moved: FoundLecture[], except: readonly number[]) {
  const left = new Map(moved.map(({ chapterId, courseId }) => [chapterId, courseId]));
  for (const [chapter, course] of left) {
    if (except.includes(chapter)) continue;
    await setLectureOrder(tx, { chapter, course, order: await lectureOrder(tx, chapter) });
  }
}

/**
 * Puts lectures together at a place of a chapter, also of another course, in the order in which they are named. Inside
 * a course their progress and questions stay with them; lectures that a person has watched or asked about do not leave
 * it (docs/behaviour/studio.md#lectures).
 * @throws AppError lecture-not-found, chapter-not-found, forbidden, lecture-in-use, too-many-items, wrong-state
 */
export async function placeLectures(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  options: { caller: Person; lectures: number[]; chapter: number; position: number },
): Promise<{ course: number; undo: number }> {
  const { caller, chapter, position } = options;
  const { courseId: course } = orThrow(await findChapter(db, chapter), 'chapter-not-found');
  const change = {
    caller,
    lectures: options.lectures,
    courses: [course],
    act: 'edit',
    now: now(),
  } as const;
  const { undo } = await changeLectures(db, change, async (tx, moved) => {
    orThrow(await findChapter(tx, chapter), 'chapter-not-found');
    if (moved.some(({ deletedAt }) => deletedAt)) throw new AppError('wrong-state');
    const from = await placesOf(tx, moved);
    const coming = moved.filter(({ courseId }) => courseId !== course);
    if (coming.length > 0) await moveToCourse(tx, coming, course);
    const ids = moved.map(({ id }) => id);
    const order = withInserted(await lectureOrder(tx, chapter), ids, position);
    await setLectureOrder(tx, { chapter, course, order });
    await closeUp(tx, moved, [chapter]);
    return {
      result: undefined,
      entry: {
        action: 'lectures-placed',
        ...lecturesSubject(moved.map(({ id }) => ({ id, courseId: course }))),
        courseId: course,
        details: { count: moved.length, undo: { from, chapter } },
        changed: moved.map(({ id }) => `lecture:${id}:place`),
      },
    };
  });
  return { course, undo };
}

/** Gives a lecture back to the course that it came from, with the slug that it had there. */
async function returnToCourse(tx: Transaction, { id, course, slug }: Place): Promise<void> {
  const others = and(eq(lectures.courseId, course), ne(lectures.id, id), eq(lectures.slug, slug));
  if ((await areInUse(tx, [id])) || (await tx.$count(lectures, others)) > 0) tooLate();
  await tx.update(lectures).set({ courseId: course, slug }).where(eq(lectures.id, id));
}

/** Puts each lecture back to the place that it had, unless its chapter is gone. */
export async function undoPlaceLectures({
  tx,
  data: { from },
}: Undoing<{ from: Place[] }>): Promise<void> {
  const ids = from.map(({ id }) => id);
  const moved = await findLectures(tx, ids);
  if (moved.length < ids.length) tooLate();
  for (const [chapter, places] of Map.groupBy(from, (place) => place.chapter)) {
    const course = (await findChapter(tx, chapter))?.courseId ?? tooLate();
    if (places.some((place) => place.course !== course)) tooLate();
    for (const place of places) {
      const lecture = moved.find(({ id }) => id === place.id);
      if (lecture?.courseId !== course) await returnToCourse(tx, place);
    }
    const rest = (await lectureOrder(tx, chapter)).filter(({ id }) => !ids.includes(id));
    const order = places.reduce((list, { id, index }) => withInserted(list, [id], index), rest);
    await setLectureOrder(tx, { chapter, course, order });
  }
  await closeUp(
    tx,
    moved,
    from.map(({ chapter }) => chapter),
  );
}
