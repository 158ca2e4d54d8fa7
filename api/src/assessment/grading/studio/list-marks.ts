import type { StudentMarks } from '@nibras/contract/assessment/grading/studio/shapes.ts';
import { quizzes as limits } from '@nibras/contract/assessment/limits.ts';
import type { Mark } from '@nibras/contract/assessment/quizzes/shapes.ts';
import type { LectureWork } from '@nibras/contract/learning/courses/shapes.ts';
import type { ListMeta } from '@nibras/contract/wire.ts';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { marksOfPeople as marksInExercises } from '#assessment/exercises/index.ts';
import { marksOfPeople as marksInQuizzes } from '#assessment/quizzes/index.ts';
import { workColumn } from '#learning/courses/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { chapters, lectures } from '#platform/database/schema/index.ts';
import { boundedMeta, boundedWindow, countUpTo } from '#platform/http/paging.ts';
import { searchCondition } from '#platform/search/search.ts';
import { type Student, studentsFrom } from './student-query.ts';

/** A quiz or an exercise of a course. */
export interface MarkedLecture {
  id: number;
  name: string;
  work: LectureWork;
}

/** The quizzes and exercises of a course, in its order. */
export async function markedLectures(db: Queryable, course: number): Promise<MarkedLecture[]> {
  const rows = await db
    .select({ id: lectures.id, name: lectures.name, work: workColumn })
    .from(lectures)
    .innerJoin(chapters, eq(chapters.id, lectures.chapterId))
    .where(and(eq(lectures.courseId, course), isNull(lectures.deletedAt), isNotNull(workColumn)))
    .orderBy(asc(chapters.position), asc(chapters.id), asc(lectures.position), asc(lectures.id));
  return rows.flatMap(({ work, ...row }) => (work ? [{ ...row, work }] : []));
}

/** Students with what they got, for a table or a file. */
export async function withMarks(
  db: Queryable,
  course: number,
  students: readonly Student[],
): Promise<{ student: Student; marks: Map<number, Mark> }[]> {
  const people = students.map(({ id }) => id);
  const quizMarks = await marksInQuizzes(db, { course, people });
  const exerciseMarks = await marksInExercises(db, { course, people });
  return students.map((student) => ({
    student,
    marks: new Map([
      ...(quizMarks.get(student.id) ?? []),
      ...(exerciseMarks.get(student.id) ?? []),
    ]),
  }));
}

/** All students of a course whose names have the words of a search, in the order of names. */
export async function findStudents(
  db: Queryable,
  course: number,
  { search, ...window }: { search: string; limit?: number; offset?: number },
): Promise<{ students: Student[]; total: number }> {
  const from = studentsFrom(course);
  const condition =
    (await searchCondition(
      db,
      search,
      sql`people.search_text`,
      async (exact) => {
        const { rows } = await db.execute(sql`select 1 ${from} and ${exact} limit 1`);
        return rows.length > 0;
      },
      { namesOnly: true },
    )) ?? sql`true`;
  const { rows } = await db.execute<Student>(sql`
    select people.id, people.name ${from} and ${condition} order by people.name, people.id
    ${window.limit === undefined ? sql`` : sql`limit ${window.limit} offset ${window.offset}`}`);
  const total = await countUpTo(db, sql`(select ${from} and ${condition}) students`, undefined);
  return { students: rows, total };
}

/** A page of a course's students with their marks. */
export async function listGrades(
  db: Queryable,
  course: number,
  { page, search }: { page: number; search: string },
): Promise<{
  lectures: MarkedLecture[];
  students: { data: StudentMarks[]; meta: ListMeta };
}> {
  const paging = { page, per_page: limits.markingPerPage };
  const { students, total } = await findStudents(db, course, { search, ...boundedWindow(paging) });
  const rows = await withMarks(db, course, students);
  return {
    lectures: await markedLectures(db, course),
    students: {
      data: rows.map(({ student, marks }) => ({ student, marks: Object.fromEntries(marks) })),
      meta: boundedMeta(paging, total),
    },
  };
}
