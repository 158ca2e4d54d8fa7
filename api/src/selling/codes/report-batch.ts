import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { csvLine, csvStart } from '#platform/text/csv.ts';
import { allPackCodes, batchOf } from './batch-queries.ts';

import { presentPackCode } from './present.ts';

const stateNames = { left: 'لم يُستخدم', used: 'استُخدم', cancelled: 'ملغى' };

/** A moment for a spreadsheet, in the provider's time zone: `2026-05-03 17:20`. */
function spreadsheetTime(at: string | null, timeZone: string): string {
  if (at === null) return '';
  const options = { dateStyle: 'short', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat('sv', options).format(new Date(at));
}

/**
 * Writes what became of every code of a batch as CSV, for the account with a bookshop, and into the audit log that it was
 * taken out.
 * @throws AppError batch-not-found
 */
export async function reportBatch(
  platform: Pick<Platform, 'db' | 'settings' | 'now'>,
  { caller, batch }: { caller: Person; batch: number },
): Promise<string> {
  const { db } = platform;
  const now = platform.now();
  const { batch: row } = await batchOf(db, batch, now);
  const { timeZone } = platform.settings();
  const lines = (await allPackCodes(db, batch))
    .map(presentPackCode)
    .map(({ number, state, by, at }) =>
      csvLine([
        number,
        stateNames[state],
        by?.name ?? '',
        by?.email ?? '',
        spreadsheetTime(at, timeZone),
      ]),
    );
  const entry = {
    action: 'codes-exported' as const,
    kind: 'code-batch',
    itemId: batch,
    name: row.name,
  };
  await db.transaction((tx) => writeEntry(tx, { ...entry, person: caller.id, now }));
  const headings = csvLine(['الرقم', 'الحالة', 'من استخدمه', 'بريده', 'الوقت']);
  return csvStart + headings + lines.join('');
}
