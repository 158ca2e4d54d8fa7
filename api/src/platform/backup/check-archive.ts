import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import type { Storage } from '../storage/storage.ts';
import { readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import type { DecryptionKeys } from './encryption.ts';
import { entries, type Manifest, readAbout, readManifest, type TableSum } from './manifest.ts';
import { newFilesSum, newSum } from './sums.ts';

/** Whether a file of the archive is missing in the storage, identical to the stored one, or different. */
export type FileState = 'new' | 'same' | 'other';

export interface CheckedArchive {
  manifest: Manifest;
  files: Map<string, FileState>;
}

interface ArchiveSource {
  file: string;
  decryption?: DecryptionKeys | undefined;
}

const damaged = (what: string) => new BackupError(`The backup is damaged: ${what}.`);

/**
 * Reads the whole archive once and verifies every checksum before anything is changed.
 * @param source.decryption with what it is decrypted, where it is encrypted
 * @param storage the target of its files; null for only the database
 * @throws BackupError naming what is wrong with it
 */
export async function checkArchive(
  source: ArchiveSource,
  storage: Storage | null,
): Promise<CheckedArchive> {
  try {
    return await readThrough(source, storage);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The backup ${source.file} cannot be read: ${(error as Error).message}.`);
  }
}

async function readThrough(
  { file, decryption }: ArchiveSource,
  storage: Storage | null,
): Promise<CheckedArchive> {
  const tables = new Map<string, ReturnType<typeof newSum>>();
  const filesSum = newFilesSum();
  const files = new Map<string, FileState>();
  let keys: string | null = null;
  let begun = false;
  let manifest: Manifest | null = null;

  for await (const { name, content } of readArchive(file, decryption)) {
    if (manifest) throw damaged('something follows its end');
    if (!begun) {
      if (name !== entries.about) throw new BackupError('This is no backup of Nibras.');
      readAbout((await buffer(content)).toString());
      begun = true;
    } else if (name === entries.manifest) {
      manifest = readManifest((await buffer(content)).toString());
    } else if (name.startsWith(entries.database)) {
      const table = tableOf(name);
      const sum = tables.get(table) ?? newSum();
      tables.set(table, sum);
      for await (const chunk of content) sum.update(chunk);
    } else {
      const sum = newSum();
      for await (const chunk of content) sum.update(chunk);
      const result = sum.end();
      if (name === entries.keys) keys = result.sha256;
      else if (name.startsWith(entries.files)) {
        const path = name.slice(entries.files.length);
        filesSum.add(path, result);
        files.set(path, storage ? await compareFile(storage, path, result) : 'new');
      } else throw damaged(`it has ${name}, which does not belong there`);
    }
  }

  if (!manifest) throw damaged('its end is missing');
  const listed = [...manifest.tables, ...(manifest.jobs ? [manifest.jobs] : [])];
  for (const table of listed) checkTable(table, tables);
  if (tables.size > 0)
    throw damaged(`it has ${[...tables.keys()].join(', ')} that it does not list`);
  if (!isDeepStrictEqual(filesSum.end(), manifest.files)) throw damaged('its files do not add up');
  if (keys !== manifest.keys) throw damaged('its push keys do not add up');
  return { manifest, files };
}

/** Returns the table of an entry. */
export const tableOf = (name: string) => name.slice(entries.database.length, name.lastIndexOf('/'));

function checkTable(
  { name, bytes, sha256 }: TableSum,
  sums: Map<string, ReturnType<typeof newSum>>,
) {
  // An empty table has no entry.
  const sum = (sums.get(name) ?? newSum()).end();
  sums.delete(name);
  if (sum.bytes !== bytes || sum.sha256 !== sha256) throw damaged(`table ${name} does not add up`);
}

async function compareFile(
  storage: Storage,
  path: string,
  expected: { bytes: number; sha256: string },
): Promise<FileState> {
  const stored = await storage.stat(path);
  if (!stored) return 'new';
  if (stored.size !== expected.bytes) return 'other';
  if (stored.size === 0) return 'same';
  const sum = newSum();
  for await (const chunk of storage.read(path)) sum.update(chunk);
  return sum.end().sha256 === expected.sha256 ? 'same' : 'other';
}
