import type { ReportedKind } from '@nibras/contract/conversation/moderation/shapes.ts';
import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { reports } from '#platform/database/schema/index.ts';
import { makePerson } from './people.ts';

/** Creates a report of a review, a question or a message, whose author and course are given. */
export async function makeReport(
  db: Queryable,
  kind: ReportedKind,
  {
    id,
    personId: authorId,
    courseId = null,
  }: { id: number; personId: number; courseId?: number | null },
  overrides: Partial<typeof reports.$inferInsert> = {},
) {
  const thing = {
    review: { reviewId: id },
    discussion: { discussionId: id },
    message: { messageId: id },
  };
  return only(
    await db
      .insert(reports)
      .values({
        ...thing[kind],
        authorId,
        courseId,
        reason: 'abuse',
        ...overrides,
        personId: overrides.personId ?? (await makePerson(db)).id,
      })
      .returning(),
  );
}
