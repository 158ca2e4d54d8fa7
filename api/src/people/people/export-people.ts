import { people as limits } from '@nibras/contract/limits.ts';
import type { Role } from '@nibras/contract/people/auth/shapes.ts';
import type { PeopleExportQuery } from '@nibras/contract/people/people/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { csvPages, dayIn } from '#platform/text/csv.ts';
import { type ListedRow, listPeople } from './list-people.ts';

const headings = () => [
  'رقم الحساب',
  'الاسم',
  'البريد الإلكتروني',
  'الهاتف',
  'الدور',
  'موقوف',
  wording`عدد الكورسات`,
  'تاريخ التسجيل',
  'آخر ظهور',
];

const roleName = (role: Role): string =>
  ({
    student: wording`طالب`,
    teacher: wording`معلّم`,
    editor: 'محرّر',
    admin: 'مشرف',
  })[role];

const cells = (row: ListedRow, day: ReturnType<typeof dayIn>) => [
  row.id,
  row.name,
  row.email,
  row.phoneNumber,
  roleName(row.role),
  row.suspendedAt ? 'نعم' : null,
  row.courses,
  day(row.createdAt),
  day(row.lastSeenAt),
];

/**
 * Writes the accounts that the list shows as CSV, in its order, and into the audit log that they were taken out.
 * @returns the lines
 */
export async function exportPeople(
  platform: Platform,
  { caller, query }: { caller: Person; query: PeopleExportQuery },
): Promise<AsyncGenerator<string>> {
  const entry = { person: caller.id, kind: 'person', itemId: 0, now: platform.now() };
  await platform.db.transaction((tx) => writeEntry(tx, { ...entry, action: 'people-exported' }));
  const day = dayIn(platform.settings().timeZone);
  let before: number | undefined;
  return csvPages<ListedRow>({
    headings: headings(),
    cells: (row) => cells(row, day),
    readPage: async () => {
      const page = { ...query, before };
      const { rows } = await readList(platform, query.search, (db) =>
        listPeople(db, page, limits.exportBatch),
      );
      before = rows.at(-1)?.id ?? before;
      return rows;
    },
  });
}
