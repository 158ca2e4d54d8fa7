import { and, eq, isNull } from 'drizzle-orm';
import { changeCourses } from '#learning/staff/index.ts';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { chapters, lectures } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { findChapter } from './order.ts';
import { stateKeys } from './state-keys.ts';

/**
 * Removes a chapter; its lectures go to the trash, and each that comes back from there brings the chapter back.
 * @throws AppError chapter-not-found, forbidden
 */
export async function removeChapter(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { caller, chapter }: { caller: Person; chapter: number },
): Promise<{ course: number; undo: number }> {
  const missing = 'chapter-not-found';
  const { courseId: course } = orThrow(await findChapter(db, chapter), missing);
  const time = now();
  const change = { caller, courses: [course], act: 'remove', now: time, missing } as const;
  const { undo } = await changeCourses(db, change, async (tx) => {
    const { name } = orThrow(await findChapter(tx, chapter), missing);
    const binned = await tx
      .update(lectures)
      .set({ deletedAt: time })
      .where(and(eq(lectures.chapterId, chapter), isNull(lectures.deletedAt)))
      .returning({ id: lectures.id });
    const ids = binned.map(({ id }) => id);
    await tx.update(chapters).set({ deletedAt: time }).where(eq(chapters.id, chapter));
    return {
      result: undefined,
      entry: {
        action: 'chapter-removed',
        kind: 'course',
        itemId: course,
        details: { name, count: ids.length, undo: { chapter, lectures: ids } },
        changed: [`chapter:${chapter}`, ...stateKeys(ids)],
      },
    };
  });
  return { course, undo };
}

/** Brings the chapter back with the lectures that went with it. */
export async function undoRemoveChapter({
  tx,
  data,
}: Undoing<{ chapter: number; lectures: number[] }>): Promise<void> {
  const [chapter] = await tx
    .update(chapters)
    .set({ deletedAt: null })
    .where(eq(chapters.id, data.chapter))
    .returning({ id: chapters.id });
  if (!chapter) tooLate();
  await tx
    .update(lectures)
    .set({ deletedAt: null })
    .where(and(anyOf(lectures.id, data.lectures), eq(lectures.chapterId, data.chapter)));
}
