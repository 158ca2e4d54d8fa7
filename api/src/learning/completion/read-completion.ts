import { and, eq, isNull } from 'drizzle-orm';
import { hasJoined } from '#platform/database/membership.ts';
import { completions, enrolments } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { checkPeople } from './check-people.ts';
import { type CourseCompletion, completionOf, type IssueByRule } from './completion.ts';

interface Place {
  person: number;
  course: number;
}

/** How far a person is in a course; null for a person who has not joined it. */
export async function readCompletion(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { person, course }: Place,
): Promise<CourseCompletion | null> {
  const joined = await db.$count(
    enrolments,
    and(eq(enrolments.courseId, course), eq(enrolments.personId, person), hasJoined()),
  );
  if (joined === 0) return null;
  const found = await completionOf(db, { course, people: [person], now: now() });
  return found.get(person) ?? null;
}

/**
 * Stores that the course page has congratulated, so that it does so once. A completion that no job has found yet is
 * stored first.
 */
export async function markCongratulated(
  platform: Platform,
  { person, course, issueByRule }: Place & { issueByRule: IssueByRule },
): Promise<CourseCompletion | null> {
  const before = await readCompletion(platform, { person, course });
  if (before?.completed && !before.completedAt) {
    await checkPeople(platform, { course, people: [person], issueByRule });
  }
  await platform.db
    .update(completions)
    .set({ congratulatedAt: platform.now() })
    .where(
      and(
        eq(completions.personId, person),
        eq(completions.courseId, course),
        isNull(completions.congratulatedAt),
      ),
    );
  return before && readCompletion(platform, { person, course });
}
