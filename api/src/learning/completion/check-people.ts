import type { Platform } from '#platform/platform.ts';
import { completionOf, type IssueByRule } from './completion.ts';
import { storeCompletion } from './store-completion.ts';

interface Check {
  course: number;
  people: readonly number[];
  quiet?: boolean;
  issueByRule: IssueByRule;
}

/** A person whose completion could not be stored, and why. */
export interface Fault {
  person: number;
  error: unknown;
}

/**
 * Looks which of some members of a course have completed it, and stores that, each in a transaction of their own: the fault
 * of one, such as a certificate that cannot be issued, takes nothing from the others.
 * @returns those for whom it failed
 */
export async function checkPeople(
  platform: Platform,
  { course, people, quiet = false, issueByRule }: Check,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const found = await completionOf(platform.db, { course, people, now: platform.now() });
  for (const [person, completion] of found) {
    if (!completion.completed || completion.completedAt) continue;
    const stored = { person, course, completion, quiet, issueByRule };
    try {
      await platform.db.transaction((tx) => storeCompletion(platform, tx, stored));
    } catch (error) {
      faults.push({ person, error });
    }
  }
  return faults;
}
