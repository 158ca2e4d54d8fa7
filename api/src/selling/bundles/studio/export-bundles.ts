import { studio as limits } from '@nibras/contract/limits.ts';
import { fromMinor } from '@nibras/contract/money.ts';
import { bundleStateNames } from '@nibras/contract/selling/bundles/studio/bundle-names.ts';
import type {
  BundlesExportQuery,
  StudioBundle,
} from '@nibras/contract/selling/bundles/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { exportList } from '#platform/audit/export-list.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { dayIn } from '#platform/text/csv.ts';
import { bundlePage } from './bundle-query.ts';
import { presentStudioBundle } from './present.ts';

const headings = () => [
  'رقم الباقة',
  'الاسم',
  'الحالة',
  wording`الكورسات`,
  'السعر',
  'السعر متفرقة',
  'العملة',
  'مرات البيع',
  'تاريخ الإنشاء',
];

/** Exports the bundles that the list shows, in its order (`exportList`). @returns the lines */
export function exportBundles(
  platform: Platform,
  { caller, query }: { caller: Person; query: BundlesExportQuery },
): Promise<AsyncGenerator<string>> {
  const { currency, timeZone } = platform.settings();
  const selling = { currency, now: platform.now() };
  const day = dayIn(timeZone);
  return exportList<StudioBundle>(platform, {
    caller,
    action: 'bundles-exported',
    kind: 'bundle',
    headings: headings(),
    cells: (bundle) => [
      bundle.id,
      bundle.name,
      bundleStateNames[bundle.state],
      bundle.courses.map(({ name }) => name).join('، '),
      bundle.price,
      fromMinor(bundle.regular, bundle.currency),
      bundle.currency,
      bundle.sold,
      day(bundle.created_at),
    ],
    readPage: async (page) => {
      const { data } = await readList(platform, query.search, (db) =>
        bundlePage(db, { ...query, page }, selling, limits.exportBatch),
      );
      return data.map((row) => presentStudioBundle(row, currency));
    },
  });
}
