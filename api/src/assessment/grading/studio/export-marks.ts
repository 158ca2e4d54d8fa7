import { wording } from '@nibras/contract/text/wording.ts';
import type { Queryable } from '#platform/database/database.ts';
import { csvLine, csvStart } from '#platform/text/csv.ts';
import { findStudents, markedLectures, withMarks } from './list-marks.ts';

const atOnce = 200;

/** The marks of a course as a file for spreadsheets: a line for each student, per cent and points of each work. */
export async function* exportGrades(db: Queryable, course: number): AsyncGenerator<string> {
  const lectures = await markedLectures(db, course);
  yield csvStart +
    csvLine([wording`الطالب`, ...lectures.flatMap(({ name }) => [name, `${name} (من)`])]);
  for (let offset = 0; ; offset += atOnce) {
    const { students } = await findStudents(db, course, { search: '', limit: atOnce, offset });
    for (const { student, marks } of await withMarks(db, course, students)) {
      const cells = lectures.flatMap(({ id }) => {
        const mark = marks.get(id);
        if (!mark) return [null, null];
        return [mark.score ?? 'قيد التصحيح', mark.max];
      });
      yield csvLine([student.name, ...cells]);
    }
    if (students.length < atOnce) return;
  }
}
