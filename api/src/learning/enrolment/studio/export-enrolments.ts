import { sourceNames } from '@nibras/contract/learning/enrolment/studio/enrolment-names.ts';
import type {
  EnrolmentsExportQuery,
  StudioEnrolment,
} from '@nibras/contract/learning/enrolment/studio/shapes.ts';
import { studio as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { studioScope } from '#learning/staff/index.ts';
import { exportList } from '#platform/audit/export-list.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { dayIn } from '#platform/text/csv.ts';
import { enrolmentPage } from './enrolment-query.ts';
import { presentEnrolment } from './present.ts';

const headings = () => [
  'الاسم',
  'البريد الإلكتروني',
  wording`الكورس`,
  'السبب',
  'أعطاه',
  'ملاحظة',
  'اشترك في',
  'ينتهي في',
  'سارٍ',
  wording`محاضرات شاهدها`,
  wording`محاضرات {course:الكورس}`,
];

/**
 * Exports the enrolments that the caller's list shows, in its order (`exportList`).
 * @returns the lines
 */
export function exportEnrolments(
  platform: Platform,
  { caller, query }: { caller: Person; query: EnrolmentsExportQuery },
): Promise<AsyncGenerator<string>> {
  const now = platform.now();
  const scope = studioScope(caller);
  const day = dayIn(platform.settings().timeZone);
  return exportList<StudioEnrolment>(platform, {
    caller,
    action: 'enrolments-exported',
    kind: 'course',
    headings: headings(),
    cells: (enrolment) => [
      enrolment.person.name,
      enrolment.person.email,
      enrolment.course.name,
      sourceNames[enrolment.source],
      enrolment.by?.name ?? null,
      enrolment.note,
      day(enrolment.joined_at),
      day(enrolment.access_until),
      enrolment.active ? 'نعم' : 'لا',
      enrolment.watched,
      enrolment.lectures,
    ],
    readPage: async (page) => {
      const { rows } = await readList(platform, query.search, (db) =>
        enrolmentPage(db, scope, { ...query, page, now, size: limits.exportBatch }),
      );
      return rows.map(presentEnrolment);
    },
  });
}
