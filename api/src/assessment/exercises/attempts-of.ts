import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import { quizzes as limits } from '@nibras/contract/assessment/limits.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { exerciseAttempts } from '#platform/database/schema/index.ts';
import { isHandedIn } from './queries.ts';

/** A program that was submitted, for those who teach the course. */
export interface HandedIn {
  id: number;
  handedInAt: Date;
  files: CodeFile[];
  /** Each hidden test with what was expected and what came; none where only the browser has checked. */
  tests: {
    name: string;
    input: string;
    expected: string;
    output: string | null;
    passed: boolean;
  }[];
  score: number;
  maxScore: number;
  passed: boolean;
  /** Whether the server has compared outputs; without it the browser's word counts, and there is no mark. */
  isMarked: boolean;
}

/** What a person has submitted for an exercise, the newest first. It shows hidden tests: for the course's staff only. */
export async function attemptsOf(
  db: Queryable,
  { lecture, person }: { lecture: number; person: number },
): Promise<HandedIn[]> {
  const rows = await db
    .select()
    .from(exerciseAttempts)
    .where(
      and(
        eq(exerciseAttempts.lectureId, lecture),
        eq(exerciseAttempts.personId, person),
        isHandedIn,
      ),
    )
    .orderBy(desc(exerciseAttempts.id))
    .limit(limits.attemptsListed);
  return rows.map((row) => ({
    id: row.id,
    handedInAt: row.handedInAt ?? row.startedAt,
    files: row.files ?? [],
    tests: row.tests.map(({ name, input, expected }, index) => ({
      name,
      input,
      expected,
      output: row.outputs?.[index] ?? null,
      passed: row.results?.[index] ?? false,
    })),
    score: row.score ?? 0,
    maxScore: row.maxScore,
    passed: row.passed ?? false,
    isMarked: row.maxScore > 0,
  }));
}
