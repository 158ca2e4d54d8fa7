import type { ExchangeFormat } from '@nibras/contract/assessment/exchange/studio/shapes.ts';
import { questions as limits } from '@nibras/contract/assessment/limits.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { draftedQuestions } from '#assessment/questions/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { questions } from '#platform/database/schema/index.ts';

import { writeGift } from './gift/write-gift.ts';
import { writeMoodle } from './moodle/write-moodle.ts';
import type { DraftQuestion } from './read-question.ts';

/** The questions of a bank as they were written last, in the order in which they were made. */
async function bankQuestions(db: Queryable, course: number): Promise<DraftQuestion[]> {
  const where = and(eq(questions.courseId, course), isNull(questions.deletedAt));
  const rows = await draftedQuestions(db, { where, limit: limits.perCourse, offset: 0 });
  return rows.toReversed();
}

/**
 * A course's bank as a file for other programs, drafts included.
 */
export async function exportQuestions(
  db: Queryable,
  { course, format }: { course: number; format: ExchangeFormat },
): Promise<string> {
  const all = await bankQuestions(db, course);
  return format === 'xml' ? writeMoodle(all) : writeGift(all);
}
