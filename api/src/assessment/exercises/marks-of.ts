import type { Mark } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import { exerciseAttempts, lectures } from '#platform/database/schema/index.ts';
import { isHandedIn } from './queries.ts';

/**
 * The marks of people for the exercises of a course, by person and lecture: of each the best attempt. What only the browser
 * has checked gives none.
 */
export async function marksOfPeople(
  db: Queryable,
  { course, people }: { course: number; people: readonly number[] },
): Promise<Map<number, Map<number, Mark>>> {
  if (people.length === 0) return new Map();
  const { lectureId, personId, score, maxScore, passed } = exerciseAttempts;
  const rows = await db
    .selectDistinctOn([personId, lectureId], {
      person: personId,
      lecture: lectureId,
      score,
      max: maxScore,
      passed,
    })
    .from(exerciseAttempts)
    .innerJoin(lectures, eq(lectures.id, lectureId))
    .where(and(anyOf(personId, people), eq(lectures.courseId, course), isHandedIn, gt(maxScore, 0)))
    .orderBy(
      personId,
      lectureId,
      desc(passed),
      desc(sql`${score} / ${maxScore}`),
      desc(exerciseAttempts.id),
    );
  const marks = new Map<number, Map<number, Mark>>();
  for (const { person, lecture, ...mark } of rows) {
    const own = marks.get(person) ?? new Map<number, Mark>();
    marks.set(person, own.set(lecture, mark));
  }
  return marks;
}

/** A person's marks for the exercises of a course, by lecture. */
export async function marksOf(
  db: Queryable,
  { course, person }: { course: number; person: number },
): Promise<Map<number, Mark>> {
  return (await marksOfPeople(db, { course, people: [person] })).get(person) ?? new Map();
}
