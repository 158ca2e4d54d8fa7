import type { Mark } from '@nibras/contract/assessment/quizzes/shapes.ts';
import type { LectureWork } from '@nibras/contract/learning/courses/shapes.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { lectures } from '#platform/database/schema/index.ts';

/** What a learner does in a lecture; null where a teacher has written no questions and no exercise. */
export const workColumn = sql<LectureWork | null>`case
  when ${lectures.type} = 'quiz' and jsonb_array_length(${lectures.quizItems}) > 0 then 'quiz'
  when ${lectures.type} = 'exercise' and ${lectures.exerciseLanguage} is not null then 'exercise'
end`;

/** The marks of a person in a course's lectures, by the lecture's id. */
export type ReadMarks = (
  db: Queryable,
  options: { course: number; person: number },
) => Promise<Map<number, Mark>>;

/** The marks that several kinds of work give; a lecture has one kind. */
export const marksOfAll =
  (kinds: readonly ReadMarks[]): ReadMarks =>
  async (db, options) => {
    const maps: Map<number, Mark>[] = [];
    for (const read of kinds) maps.push(await read(db, options));
    return new Map(maps.flatMap((map) => [...map]));
  };

/** The marks of a caller; nobody else has any, and a course without such work costs no query. */
export async function callersMarks(
  db: Queryable,
  {
    course,
    person,
    chapters,
    readMarks,
  }: {
    course: number;
    person: number | null;
    chapters: readonly { lectures: readonly { work: LectureWork | null }[] }[];
    readMarks: ReadMarks | undefined;
  },
): Promise<Map<number, Mark>> {
  const hasWork = chapters.some(({ lectures }) => lectures.some(({ work }) => work !== null));
  if (person === null || !readMarks || !hasWork) return new Map();
  return readMarks(db, { course, person });
}
