import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { reviews } from '#platform/database/schema/index.ts';
import { visible } from '#platform/database/visible.ts';

/** Identifies a person's review of a course. */
interface ReviewKey {
  course: number;
  person: number;
}

/**
 * Creates a person's review of a course or replaces the existing one, unless a moderator has hidden it.
 * @returns whether it was saved
 */
export async function saveReview(
  db: Queryable,
  {
    course,
    person,
    rating,
    comment,
    now,
  }: ReviewKey & { rating: number; comment: string; now: Date },
): Promise<boolean> {
  const saved = await db
    .insert(reviews)
    .values({ courseId: course, personId: person, rating, comment, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [reviews.courseId, reviews.personId],
      set: { rating, comment, updatedAt: now },
      setWhere: isNull(reviews.hiddenAt),
    })
    .returning({ id: reviews.id });
  return saved.length > 0;
}

/** Deletes a person's review, unless it is hidden. @returns whether there was one */
export async function deleteReview(db: Queryable, { course, person }: ReviewKey): Promise<boolean> {
  const removed = await db
    .delete(reviews)
    .where(and(eq(reviews.courseId, course), eq(reviews.personId, person), visible(reviews)))
    .returning({ id: reviews.id });
  return removed.length > 0;
}
