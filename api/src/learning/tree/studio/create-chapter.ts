import { studio as limits } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { changeCourses } from '#learning/staff/index.ts';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import { only } from '#platform/database/only.ts';
import { chapters } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { chapterOrder, lectureOrder, setChapterOrder, withInserted } from './order.ts';

/**
 * Adds a chapter, at the end unless a position is given.
 * @throws AppError course-not-found, forbidden, too-many-items
 */
export async function createChapter(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  options: { caller: Person; course: number; name: string; position?: number | undefined },
): Promise<{ undo: number; made: number[] }> {
  const { caller, course, name, position = Number.MAX_SAFE_INTEGER } = options;
  const change = { caller, courses: [course], act: 'edit', now: now() } as const;
  const { result, undo } = await changeCourses(db, change, async (tx) => {
    const order = await chapterOrder(tx, course);
    if (order.filter(({ shown }) => shown).length >= limits.chaptersPerCourse) {
      throw new AppError('too-many-items');
    }
    const made = only(
      await tx
        .insert(chapters)
        .values({ courseId: course, name, position: order.length })
        .returning({ id: chapters.id }),
    );
    await setChapterOrder(tx, withInserted(order, [made.id], position));
    return {
      result: made.id,
      entry: {
        action: 'chapter-made',
        kind: 'course',
        itemId: course,
        details: { name, undo: { chapter: made.id } },
        changed: [`chapter:${made.id}`],
      },
    };
  });
  return { undo, made: [result] };
}

/** Takes the chapter away, unless lectures have come into it. */
export async function undoMakeChapter({ tx, data }: Undoing<{ chapter: number }>): Promise<void> {
  if ((await lectureOrder(tx, data.chapter)).length > 0) tooLate();
  await tx.delete(chapters).where(eq(chapters.id, data.chapter));
}
