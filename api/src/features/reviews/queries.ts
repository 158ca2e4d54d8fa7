import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { reviews } from '#platform/database/schema/index.ts';

/** A person's review of a course. */
interface ReviewKey {
  course: number;
  person: number;
}

/** Writes a person's review of a course, over the one that may stand there already. */
export const saveReview = (
  db: Queryable,
  {
    course,
    person,
    rating,
    comment,
    now,
  }: ReviewKey & { rating: number; comment: string; now: Date },
) =>
  db
    .insert(reviews)
    .values({ courseId: course, personId: person, rating, comment, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [reviews.courseId, reviews.personId],
      set: { rating, comment, updatedAt: now },
    });

/** Takes a person's review away; answers whether there was one. */
export async function deleteReview(db: Queryable, { course, person }: ReviewKey): Promise<boolean> {
  const removed = await db
    .delete(reviews)
    .where(and(eq(reviews.courseId, course), eq(reviews.personId, person)))
    .returning({ id: reviews.id });
  return removed.length > 0;
}

/** A course's rating as its cards show it; null when nobody has rated it. */
export async function ratingOf(db: Queryable, course: number): Promise<number | null> {
  const [row] = await db
    .select({ rating: sql<number | null>`round(avg(${reviews.rating}), 1)::float` })
    .from(reviews)
    .where(eq(reviews.courseId, course));
  return row?.rating ?? null;
}
