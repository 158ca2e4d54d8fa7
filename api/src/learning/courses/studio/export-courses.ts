import { stateNames } from '@nibras/contract/content/items/studio/state-names.ts';
import type {
  CoursesExportQuery,
  StudioCourse,
} from '@nibras/contract/learning/courses/studio/shapes.ts';
import { studio as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { studioScope } from '#learning/staff/index.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { csvPages, dayIn } from '#platform/text/csv.ts';
import { mostOf, studioCourseList } from './list-courses.ts';
import { presentStudioCourse } from './present.ts';

const headings = () => [
  wording`رقم الكورس`,
  'الاسم',
  'الرابط',
  'الحالة',
  'السعر',
  wording`المعلّم`,
  wording`محاضرات منشورة`,
  wording`محاضرات لم تُنشر`,
  wording`محاضرات مخفية`,
  wording`الطلاب{ون}`,
  'آخر تعديل',
];

const cells = (course: StudioCourse, day: ReturnType<typeof dayIn>) => [
  course.id,
  course.name,
  course.slug,
  stateNames[course.state],
  course.price ?? 'مجاني',
  course.teacher.name,
  course.lectures,
  course.draft_lectures,
  course.hidden_lectures,
  course.students,
  day(course.updated_at),
];

/** The courses that the caller's list shows, as the lines of a CSV file, in its order. */
export function exportCourses(
  platform: Platform,
  { caller, query }: { caller: Person; query: CoursesExportQuery },
): AsyncGenerator<string> {
  const day = dayIn(platform.settings().timeZone);
  const scope = studioScope(caller);
  return csvPages<StudioCourse>({
    headings: headings(),
    cells: (course) => cells(course, day),
    most: mostOf(query.search),
    readPage: async (page) => {
      const { rows } = await readList(platform, query.search, (db) =>
        studioCourseList(db, scope, { ...query, page }, limits.exportBatch),
      );
      return rows.map((row) => presentStudioCourse(row, () => false));
    },
  });
}
