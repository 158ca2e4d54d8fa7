import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { type Judged, judge } from './judge.ts';
import { readFacts } from './read-facts.ts';

/** How far a person is in a course. */
export interface CourseCompletion extends Judged {
  /** When it was first found to be completed, whatever was added to the course since. */
  completedAt: Date | null;
  /** When the course page has congratulated. */
  congratulatedAt: Date | null;
  /** When the last of what counts was done. */
  lastAt: Date | null;
  /** Whether the course promises a certificate. */
  certificate: boolean;
}

/**
 * Issues a person's certificate in the transaction that stores the completion.
 * @returns whether it was issued; not where the person had one, or where it waits for a name
 */
export type IssueByRule = (
  platform: Platform,
  tx: Transaction,
  completed: {
    person: number;
    course: number;
    completedAt: Date;
    completion: CourseCompletion;
    /** It lies before this version: nothing is sent for it but the one notice of the completion. */
    quiet: boolean;
  },
) => Promise<boolean>;

/**
 * How far people are in a course, computed by one query from what they have done; whether they have joined is the
 * caller's question.
 * @returns one for each of the people; none for a course that does not exist
 */
export async function completionOf(
  db: Queryable,
  { course, people, now }: { course: number; people: readonly number[]; now: Date },
): Promise<Map<number, CourseCompletion>> {
  if (people.length === 0) return new Map();
  const facts = await readFacts(db, { course, people });
  if (!facts) return new Map();
  const { asks } = facts;
  return new Map(
    facts.people.map(({ person, completedAt, congratulatedAt, lastAt, ...done }) => [
      person,
      {
        ...judge(asks, done, now),
        completedAt,
        congratulatedAt,
        lastAt,
        certificate: asks.certificate,
      },
    ]),
  );
}
