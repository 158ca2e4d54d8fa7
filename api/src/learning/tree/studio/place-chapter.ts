import { changeCourses } from '#learning/staff/index.ts';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { chapterOrder, findChapter, setChapterOrder, withInserted } from './order.ts';

/**
 * Puts a chapter at another place of its course.
 * @throws AppError chapter-not-found, forbidden
 */
export async function placeChapter(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { caller, chapter, position }: { caller: Person; chapter: number; position: number },
): Promise<{ course: number; undo: number }> {
  const { courseId: course } = orThrow(await findChapter(db, chapter), 'chapter-not-found');
  const change = { caller, courses: [course], act: 'edit', now: now() } as const;
  const missing = 'chapter-not-found';
  const { undo } = await changeCourses(db, { ...change, missing }, async (tx) => {
    const { name } = orThrow(await findChapter(tx, chapter), missing);
    const order = await chapterOrder(tx, course);
    const from = order.filter(({ shown }) => shown).findIndex(({ id }) => id === chapter);
    await setChapterOrder(tx, withInserted(order, [chapter], position));
    return {
      result: undefined,
      entry: {
        action: 'chapter-placed',
        kind: 'course',
        itemId: course,
        details: { name, undo: { chapter, from } },
        changed: [`chapter:${chapter}`],
      },
    };
  });
  return { course, undo };
}

/** Puts the chapter back to the place that it had. */
export async function undoPlaceChapter({
  tx,
  data: { chapter, from },
}: Undoing<{ chapter: number; from: number }>): Promise<void> {
  const { courseId } = (await findChapter(tx, chapter)) ?? tooLate();
  await setChapterOrder(tx, withInserted(await chapterOrder(tx, courseId), [chapter], from));
}
