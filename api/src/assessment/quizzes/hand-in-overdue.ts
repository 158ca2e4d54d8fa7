import { quizzes as limits } from '@nibras/contract/assessment/limits.ts';
import { and, asc, eq, lt } from 'drizzle-orm';
import { quizAttempts } from '#platform/database/schema/index.ts';
import { handInOpen } from './hand-in.ts';
import type { HandInPlatform } from './hand-in-platform.ts';
import type { Place } from './queries.ts';

/** Handed in by one run of the job; the next one goes on. */
const atOnce = 500;

/**
 * Hands in the attempts whose time is over, each in a transaction of its own: those of one person at one quiz whoever opens
 * it, all of them a job each minute. What was given before the end may arrive a little later, so they wait as long.
 */
export async function handInOverdue(platform: HandInPlatform, place?: Place): Promise<void> {
  const now = platform.now();
  const lastEnd = new Date(now.getTime() - limits.acceptedAfterEnd);
  const overdue = await platform.db
    .select({ id: quizAttempts.id })
    .from(quizAttempts)
    .where(
      and(
        eq(quizAttempts.state, 'open'),
        lt(quizAttempts.endsAt, lastEnd),
        place && eq(quizAttempts.lectureId, place.lecture),
        place && eq(quizAttempts.personId, place.person),
      ),
    )
    .orderBy(asc(quizAttempts.endsAt))
    .limit(atOnce);
  const mayHandIn = (endsAt: Date | null) => endsAt !== null && endsAt < lastEnd;
  for (const { id } of overdue) {
    await platform.db.transaction((tx) => handInOpen(platform, tx, { id, now, mayHandIn }));
  }
}
