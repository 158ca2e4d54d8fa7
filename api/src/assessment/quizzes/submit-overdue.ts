import { quizzes as limits } from '@nibras/contract/assessment/limits.ts';
import { and, asc, eq, lt } from 'drizzle-orm';
import { quizAttempts } from '#platform/database/schema/index.ts';
import type { Place } from './queries.ts';
import { submitOpen } from './submit.ts';
import type { SubmitPlatform } from './submit-platform.ts';

/** Submitted by one run of the job; the next one goes on. */
const atOnce = 500;

/**
 * Submits the attempts whose time is over, each in a transaction of its own: those of one person at one quiz anyone who opens
 * it, all of them a job each minute. What was given before the end may arrive a little later, so they wait as long.
 */
export async function submitOverdue(platform: SubmitPlatform, place?: Place): Promise<void> {
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
  const maySubmit = (endsAt: Date | null) => endsAt !== null && endsAt < lastEnd;
  for (const { id } of overdue) {
    await platform.db.transaction((tx) => submitOpen(platform, tx, { id, now, maySubmit }));
  }
}
