import type { QuizItem } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { and, arrayOverlaps, asc, eq, or } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import { questions } from '#platform/database/schema/index.ts';

/** The published questions of a course that a quiz asks or draws from. */
export async function questionPool(
  db: Queryable,
  { course, items }: { course: number; items: readonly QuizItem[] },
) {
  const ids = items.flatMap((item) => ('question' in item ? [item.question] : []));
  const tags = items.flatMap((item) => ('tag' in item ? [item.tag] : []));
  const { id, version, points, kind } = questions;
  return db
    .select({ id, version, points, kind, tags: questions.tags })
    .from(questions)
    .where(
      and(
        eq(questions.courseId, course),
        eq(questions.published, true),
        or(
          ids.length > 0 ? anyOf(questions.id, ids) : undefined,
          tags.length > 0 ? arrayOverlaps(questions.tags, tags) : undefined,
        ),
      ),
    )
    .orderBy(asc(questions.id));
}
