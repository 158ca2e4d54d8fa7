import { randomUUID } from 'node:crypto';
import { exportFolder } from '#platform/storage/storage.ts';
import type { PrivacyPlatform } from '../privacy-platform.ts';

import { whoIs } from '../who.ts';
import { type Archive, openArchive } from './archive.ts';
import { addDocuments } from './documents.ts';
import type { PersonFiles } from './person-files.ts';
import { writeGroup } from './write-data.ts';
import { writePage } from './write-page.ts';

type Used = Pick<
  PrivacyPlatform,
  'personalData' | 'config' | 'db' | 'log' | 'now' | 'settings' | 'storage'
>;

/** The rows, as they all were at one moment, as JSON and as a page. @returns the files that they name */
async function addRows(
  { db, now, settings, personalData: { groups } }: Used,
  archive: Archive,
  person: number,
): Promise<PersonFiles> {
  const files: PersonFiles = new Map();
  await db.transaction(
    async (tx) => {
      const who = await whoIs(tx, person);
      for (const group of groups) {
        await archive.addText(`data/${group.name}.json`, writeGroup(group, { tx, who, files }));
      }
      const { siteName, timeZone } = settings();
      const page = writePage({ groups, tx, who, files, siteName, timeZone, now: now() });
      await archive.addText('بياناتي.html', page);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return files;
}

async function addFiles({ log, storage }: Used, archive: Archive, files: PersonFiles) {
  for (const [path, name] of files) {
    if (await storage.stat(path)) await archive.add(name, storage.read(path), { compress: false });
    else log.warn({ path }, 'a file of an export is missing in the storage');
  }
}

async function fill(platform: Used, archive: Archive, person: number): Promise<void> {
  const files = await addRows(platform, archive, person);
  await addFiles(platform, archive, files);
  await addDocuments(platform, archive, person);
  archive.finish();
}

/**
 * Writes all that is kept about a person into one zip in the storage, without holding it in memory.
 * @returns its path
 */
export async function buildExport(platform: Used, person: number): Promise<string> {
  const time = platform.now();
  const day = time.toISOString().slice(0, 10);
  const path = `${exportFolder}${randomUUID()}/my-data-${day}.zip`;
  const archive = openArchive(time);
  const abandon = (error: Error) => {
    archive.abandon(error);
    throw error;
  };
  const written = platform.storage.write(path, archive.output).catch(abandon);
  const filled = fill(platform, archive, person).catch(abandon);
  const [fillResult, writeResult] = await Promise.allSettled([filled, written]);
  for (const result of [fillResult, writeResult]) {
    if (result.status === 'rejected') throw result.reason;
  }
  return path;
}
