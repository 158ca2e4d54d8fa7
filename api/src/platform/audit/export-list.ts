import { listBounds } from '@nibras/contract/limits.ts';
import type { LogAction } from '@nibras/contract/site/log/log-action.ts';
import type { Person } from '../http/access.ts';
import type { Platform } from '../platform.ts';
import { type CsvPages, csvPages } from '../text/csv.ts';
import { writeEntry } from './write-entry.ts';

interface ListExport<Row> extends Omit<CsvPages<Row>, 'most'> {
  caller: Person;
  /** What the audit log calls it. */
  action: LogAction;
  kind: string;
}

/**
 * Writes what a list shows as CSV, up to the bound of the list, and into the audit log that it was taken out.
 * @returns the lines
 */
export async function exportList<Row>(
  platform: Pick<Platform, 'db' | 'now'>,
  { caller, action, kind, ...pages }: ListExport<Row>,
): Promise<AsyncGenerator<string>> {
  const entry = { person: caller.id, action, kind, itemId: 0, now: platform.now() };
  await platform.db.transaction((tx) => writeEntry(tx, entry));
  return csvPages({ ...pages, most: listBounds.countedTo });
}
