import { eq } from 'drizzle-orm';
import { hasMembers, lockItem } from '#features/content/index.ts';
import { courses } from '#platform/database/schema/index.ts';
import { tooLate, type Undoing } from './undoing.ts';

/** Puts a new course into the bin, unless it was published or somebody has joined it. */
export async function undoMadeCourse({ tx, entry, now }: Undoing): Promise<void> {
  const course = (await lockItem(tx, { kind: 'course', id: entry.itemId })) ?? tooLate();
  const isNew = course.state === 'draft' && !course.deletedAt;
  if (!isNew || (await hasMembers(tx, entry.itemId))) tooLate();
  await tx.update(courses).set({ deletedAt: now }).where(eq(courses.id, entry.itemId));
}
