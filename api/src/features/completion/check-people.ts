import type { Platform } from '#platform/platform.ts';
import { completionOf, type IssueByRule } from './completion.ts';
import { storeCompletion } from './store-completion.ts';

interface Check {
  course: number;
  people: readonly number[];
  quiet?: boolean;
  issueByRule: IssueByRule;
}

/** Looks which of some members of a course have completed it, and stores that, in one transaction. */
export async function checkPeople(
  platform: Platform,
  { course, people, quiet = false, issueByRule }: Check,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const found = await completionOf(tx, { course, people, now: platform.now() });
    for (const [person, completion] of found) {
      if (!completion.completed || completion.completedAt) continue;
      await storeCompletion(platform, tx, { person, course, completion, quiet, issueByRule });
    }
  });
}
