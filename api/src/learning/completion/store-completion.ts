import { eq } from 'drizzle-orm';
import { notify } from '#conversation/notifications/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { completions, courses } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import type { CourseCompletion, IssueByRule } from './completion.ts';

const noticeType = 'App\\Notifications\\CourseCompleted';

interface Stored {
  person: number;
  course: number;
  completion: CourseCompletion;
  /** Of one that lies before this version: a notice that is not pushed, and no congratulation on the page. */
  quiet: boolean;
}

/** The moment of a completion. One that is found later than it happened is dated by what was done last. */
function momentOf({ completion, quiet }: Stored, now: Date): Date {
  const { lastAt, rules } = completion;
  if (!quiet || lastAt === null) return now;
  const from = rules.not_before === null ? lastAt : new Date(rules.not_before);
  return new Date(Math.min(now.getTime(), Math.max(lastAt.getTime(), from.getTime())));
}

/**
 * Stores that a person has completed a course, tells them, and issues the certificate of a course that promises one.
 * Nothing happens where it is stored already.
 */
export async function storeCompletion(
  platform: Platform,
  tx: Transaction,
  { issueByRule, ...stored }: Stored & { issueByRule: IssueByRule },
): Promise<void> {
  const { person, course, completion, quiet } = stored;
  const completedAt = momentOf(stored, platform.now());
  const [made] = await tx
    .insert(completions)
    .values({
      personId: person,
      courseId: course,
      completedAt,
      congratulatedAt: quiet ? completedAt : null,
    })
    .onConflictDoNothing()
    .returning();
  if (!made) return;
  const [row] = await tx
    .select({ courseName: courses.name })
    .from(courses)
    .where(eq(courses.id, course));
  if (!row) return;
  const { certificate } = completion;
  const issued =
    certificate &&
    (await issueByRule(platform, tx, { person, course, completedAt, completion, quiet }));
  const data = { courseId: course, ...row, ...(issued && { certificate: 1 }) };
  // The certificate's notice is pushed by itself.
  const isSilent = quiet || certificate;
  await notify(platform, tx, [{ personId: person, type: noticeType, data, quiet: isSilent }]);
}
