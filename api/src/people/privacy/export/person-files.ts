import { basename } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { columnName, columnOf } from '#platform/privacy/column-names.ts';
import type { RegisterEntry } from '#platform/privacy/types.ts';
import type { PersonRow } from './person-rows.ts';

/** Names that any file system takes. */
const safe = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').slice(-120);

/** The files of an export, by their paths in storage, each with its name in the archive. */
export type PersonFiles = Map<string, string>;

/**
 * Replaces the paths of files in a row with their names in the archive, and adds them to `files`. Paths of others' files are
 * left out.
 */
export function takeFiles(
  entry: RegisterEntry,
  { row, ownFiles }: PersonRow,
  files: PersonFiles,
): PersonRow['row'] {
  const taken = { ...row };
  for (const [key, { kind }] of Object.entries(entry.columns)) {
    if (kind !== 'file') continue;
    const column = columnName(columnOf(entry, key));
    const path = row[column];
    if (!ownFiles || typeof path !== 'string') delete taken[column];
    else {
      const number = files.size + 1;
      const name =
        files.get(path) ?? `files/${getTableName(entry.table)}/${number}-${safe(basename(path))}`;
      files.set(path, name);
      taken[column] = name;
    }
  }
  return taken;
}
