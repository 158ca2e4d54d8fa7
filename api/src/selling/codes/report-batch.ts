import { studio as limits } from '@nibras/contract/limits.ts';
import { codeStateNames } from '@nibras/contract/selling/codes/studio/code-names.ts';
import type {
  PackCode,
  PackCodesExportQuery,
} from '@nibras/contract/selling/codes/studio/shapes.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { csvPages } from '#platform/text/csv.ts';
import { batchOf, packCodePage } from './batch-queries.ts';

import { presentPackCode } from './present.ts';

/** A moment for a spreadsheet, in the provider's time zone: `2026-05-03 17:20`. */
function spreadsheetTime(at: string | null, timeZone: string): string {
  if (at === null) return '';
  const options = { dateStyle: 'short', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat('sv', options).format(new Date(at));
}

/**
 * Writes what became of the codes of a batch as CSV, for the account with a bookshop, and into the audit log that it was
 * taken out. A batch has no more codes than a list is paged to.
 * @param input.query which codes, in which order; all by number without it
 * @returns the lines
 * @throws AppError batch-not-found
 */
export async function reportBatch(
  platform: Pick<Platform, 'db' | 'settings' | 'now'>,
  { caller, batch, query }: { caller: Person; batch: number; query: PackCodesExportQuery },
): Promise<AsyncGenerator<string>> {
  const { db } = platform;
  const now = platform.now();
  const { batch: row } = await batchOf(db, batch, now);
  const { timeZone } = platform.settings();
  const entry = {
    action: 'codes-exported' as const,
    kind: 'code-batch',
    itemId: batch,
    name: row.name,
  };
  await db.transaction((tx) => writeEntry(tx, { ...entry, person: caller.id, now }));
  return csvPages<PackCode>({
    headings: ['الرقم', 'الحالة', 'من استخدمه', 'بريده', 'الوقت'],
    cells: ({ number, state, by, at }) => [
      number,
      codeStateNames[state],
      by?.name ?? '',
      by?.email ?? '',
      spreadsheetTime(at, timeZone),
    ],
    readPage: async (page) => {
      const { rows } = await packCodePage(db, batch, { ...query, page, size: limits.exportBatch });
      return rows.map(presentPackCode);
    },
  });
}
