import { studio as limits } from '@nibras/contract/limits.ts';
import { fromMinor } from '@nibras/contract/money.ts';
import { batchStateNames } from '@nibras/contract/selling/codes/studio/code-names.ts';
import type {
  BatchesExportQuery,
  CodeBatch,
} from '@nibras/contract/selling/codes/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { exportList } from '#platform/audit/export-list.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { dayIn } from '#platform/text/csv.ts';
import { batchPage } from './batch-queries.ts';
import { presentBatch } from './present.ts';

const headings = () => [
  'رقم المجموعة',
  'الاسم',
  'البادئة',
  'الحالة',
  wording`الكورسات`,
  'الرصيد',
  'السعر المطبوع',
  'العملة',
  'عدد الأكواد',
  'المستخدم',
  'الملغى',
  'الباقي',
  'من يوم',
  'حتى يوم',
  'أنشأها',
  'تاريخ الإنشاء',
];

const cells = (batch: CodeBatch, day: ReturnType<typeof dayIn>) => {
  const money = (amount: number | null) =>
    amount === null ? null : fromMinor(amount, batch.currency);
  return [
    batch.id,
    batch.name,
    batch.prefix,
    batchStateNames[batch.state],
    batch.courses.map(({ name }) => name).join('، '),
    money(batch.amount),
    money(batch.printed_price),
    batch.currency,
    batch.count,
    batch.used,
    batch.cancelled,
    batch.left,
    day(batch.valid_from),
    day(batch.valid_until),
    batch.by?.name ?? null,
    day(batch.created_at),
  ];
};

/** Exports the batches that the list shows, in its order (`exportList`); no code is in it. @returns the lines */
export function exportBatches(
  platform: Platform,
  { caller, query }: { caller: Person; query: BatchesExportQuery },
): Promise<AsyncGenerator<string>> {
  const now = platform.now();
  const day = dayIn(platform.settings().timeZone);
  return exportList<CodeBatch>(platform, {
    caller,
    action: 'batches-exported',
    kind: 'code-batch',
    headings: headings(),
    cells: (batch) => cells(batch, day),
    readPage: async (page) => {
      const { rows } = await readList(platform, query.search, (db) =>
        batchPage(db, { ...query, page }, { now, size: limits.exportBatch }),
      );
      return rows.map(presentBatch);
    },
  });
}
