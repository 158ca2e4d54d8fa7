import { and, eq, sql } from 'drizzle-orm';
import { courses, discussions, messages } from '#platform/database/schema/index.ts';
import { visible } from '#platform/database/visible.ts';
import type { Caller } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Removes a question of an own course from the question inbox because it needs no answer, or puts it back.
 * @throws AppError discussion-not-found, also for another teacher's course, whose questions are private
 */
export async function settleQuestion(
  { db }: Pick<Platform, 'db'>,
  { discussion, settled, caller }: { discussion: number; settled: boolean; caller: Caller },
): Promise<void> {
  const newest = sql<number>`coalesce((select max(${messages.id}) from ${messages}
    where ${messages.conversationId} = ${discussions.conversationId}), 0)`;
  const [row] = await db
    .update(discussions)
    .set({ settledMessageId: settled ? newest : null })
    .from(courses)
    .where(
      and(
        eq(discussions.id, discussion),
        eq(courses.id, discussions.courseId),
        eq(courses.teacherId, caller.id),
        visible(discussions),
      ),
    )
    .returning({ id: discussions.id });
  orThrow(row, 'discussion-not-found');
}
