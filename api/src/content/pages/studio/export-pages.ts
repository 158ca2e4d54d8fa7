import { stateNames } from '@nibras/contract/content/items/studio/state-names.ts';
import type { PagesExportQuery } from '@nibras/contract/content/pages/studio/shapes.ts';
import { studio as limits } from '@nibras/contract/limits.ts';
import { exportList } from '#platform/audit/export-list.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { dayIn } from '#platform/text/csv.ts';
import { studioPageList } from './list-pages.ts';

type PageRow = Awaited<ReturnType<typeof studioPageList>>['rows'][number];

const headings = [
  'رقم الصفحة',
  'الاسم',
  'الرابط',
  'الحالة',
  'موعد النشر',
  'رابطها أسفل الصفحات',
  'فيها تعديلات لم تُنشر',
  'آخر تعديل',
];

/** Exports the own pages that the list shows, in its order (`exportList`). @returns the lines */
export function exportPages(
  platform: Platform,
  { caller, query }: { caller: Person; query: PagesExportQuery },
): Promise<AsyncGenerator<string>> {
  const day = dayIn(platform.settings().timeZone);
  return exportList<PageRow>(platform, {
    caller,
    action: 'items-exported',
    kind: 'page',
    headings,
    cells: (page) => [
      page.id,
      page.name,
      page.slug,
      stateNames[page.state],
      day(page.publishAt),
      page.inFooter ? 'نعم' : 'لا',
      page.changed ? 'نعم' : 'لا',
      day(page.updatedAt),
    ],
    readPage: async (page) => {
      const { rows } = await readList(platform, query.search, (db) =>
        studioPageList(db, { ...query, page }, limits.exportBatch),
      );
      return rows;
    },
  });
}
