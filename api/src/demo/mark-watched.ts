import type { Transaction } from '#platform/database/database.ts';
import { progress } from '#platform/database/schema/index.ts';

/** Marks a lecture as done, as a passed attempt does; once is enough. */
export async function markWatched(
  tx: Transaction,
  { personId, lectureId, at }: { personId: number; lectureId: number; at: Date },
): Promise<void> {
  await tx
    .insert(progress)
    .values({ personId, lectureId, status: 'endWatch', watchedAt: at, updatedAt: at })
    .onConflictDoNothing();
}
