import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { keyIdInSealed } from '../secrets/vault.ts';
import { lockFiles } from '../storage/backup-lock.ts';
import { exportFolder, resizedPictures, type Storage } from '../storage/storage.ts';
import { type ArchiveWriter, createArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { connect } from './connection.ts';
import { type DatabasePart, dumpDatabase } from './dump-database.ts';
import { type EncryptionKeys, encrypting, noKeys } from './encryption.ts';
import { type About, archiveFormat, entries, type Manifest } from './manifest.ts';
import { newFilesSum, newSum, summed } from './sums.ts';

interface BackUp {
  file: string;
  databaseUrl: string;
  /** Null leaves out the files, for an upgrade of the database cluster alone. */
  storage: Storage | null;
  /** The folder of the push keys. */
  dataDir: string;
  /** The project's version, recorded in the archive. */
  version: string;
  /** With what the archive is encrypted; absent: it is not. */
  encryption?: EncryptionKeys;
}

/**
 * Writes the database and the files to one archive while the server runs (docs/operating.md). The database is a
 * consistent snapshot. The files are read after it: a file is written before a row refers to it, its content never
 * changes, and none is removed while the backup runs, so every file that the snapshot refers to is in the archive.
 * @throws BackupError where there is nothing to back up, or another backup is running
 */
export async function backUp(options: BackUp): Promise<Manifest> {
  const { databaseUrl, encryption = noKeys, file, version } = options;
  const client = await connect(databaseUrl);
  let archive: ArchiveWriter | null = null;
  try {
    if (!(await lockFiles(client))) throw new BackupError('Another backup is running.');
    archive = await createArchive(file, await encrypting(encryption));
    const postgres = (await client.query('show server_version')).rows[0]?.server_version;
    const createdAt = new Date().toISOString();
    const about = {
      product: 'nibras',
      format: archiveFormat,
      version,
      postgres,
      createdAt,
    } as const;
    await addText(archive, entries.about, JSON.stringify(about));
    const manifest = await write(options, { client, archive, about });
    await addText(archive, entries.manifest, `${JSON.stringify(manifest, null, 1)}\n`);
    await archive.finish();
    return manifest;
  } catch (error) {
    await archive?.abandon();
    throw error;
  } finally {
    await client.end();
  }
}

async function write(
  { storage, dataDir }: BackUp,
  target: { client: Awaited<ReturnType<typeof connect>>; archive: ArchiveWriter; about: About },
): Promise<Manifest> {
  const { client, archive, about } = target;
  await client.query('begin isolation level repeatable read read only');
  const database: DatabasePart = await dumpDatabase(client, archive);
  const secretsKeys = await sealingKeys(client);
  await client.query('commit');
  const files = newFilesSum();
  if (storage) {
    for await (const path of storage.list('')) {
      // Resized pictures are created again on request, and exports of people's data are asked for again.
      if (!path.startsWith(resizedPictures) && !path.startsWith(exportFolder))
        await addFile(archive, storage, path, files);
    }
  }
  const keys = storage && (await addKeys(archive, dataDir));
  return { ...about, ...database, files: files.end(), keys, secretsKeys };
}

/** The ids of the keys with which secrets in the database are sealed. The keys themselves are never in a backup. */
async function sealingKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string | null }>(
    `select distinct substring(value->>'sealed' from $1) as id from settings where value->>'sealed' is not null`,
    [keyIdInSealed],
  );
  return rows.flatMap(({ id }) => id ?? []).toSorted();
}

const addText = (archive: ArchiveWriter, name: string, text: string) => {
  const content = Buffer.from(text);
  return archive.add(name, content.length, content);
};

/** Adds a file. One without a row (of a message that was rolled back) may be removed meanwhile and is skipped then. */
async function addFile(
  archive: ArchiveWriter,
  storage: Storage,
  path: string,
  files: ReturnType<typeof newFilesSum>,
) {
  const found = await storage.stat(path);
  if (!found) return;
  const sum = newSum();
  const source = found.size > 0 ? await openContent(storage, path) : Readable.from([]);
  if (!source) return;
  await archive.add(entries.files + path, found.size, Readable.from(summed(source, sum)));
  files.add(path, sum.end());
}

/** Opens a file's content and waits for its first bytes; null where the file was removed. */
async function openContent(storage: Storage, path: string): Promise<AsyncIterable<Buffer> | null> {
  const pieces: AsyncIterator<Buffer> = storage.read(path)[Symbol.asyncIterator]();
  const first = await pieces.next().catch(async (error: unknown) => {
    if (await storage.stat(path)) throw error;
    return null;
  });
  if (!first) return null;
  return (async function* () {
    for (let next = first; !next.done; next = await pieces.next()) yield next.value;
  })();
}

/** Adds the push keys that identify the installation to push services, where they are stored in a file. */
async function addKeys(archive: ArchiveWriter, dataDir: string): Promise<string | null> {
  const content = await readFile(join(dataDir, entries.keys)).catch(() => null);
  if (!content) return null;
  const sum = newSum();
  sum.update(content);
  await archive.add(entries.keys, content.length, content);
  return sum.end().sha256;
}
