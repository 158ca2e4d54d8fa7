import { join } from 'node:path';
import { repoRoot } from '#platform/config/paths.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { content } from '../../../demo/content/index.ts';
import { startLoading } from './loading.ts';
import { openMedia } from './media.ts';
import { collectNotices } from './notices.ts';
import { writeCourses } from './write-courses.ts';
import { writeDiscussions } from './write-discussions.ts';
import { writeLearning } from './write-learning.ts';
import { writePeople } from './write-people.ts';
import { writePublishing } from './write-publishing.ts';

/**
 * Writes the whole demo content in the transaction given, and its files into storage. Files stay when the
 * transaction fails: the next start writes them again under the same names.
 */
export async function writeDemo(
  db: Transaction,
  { storage, log, now }: Pick<Platform, 'storage' | 'log' | 'now'>,
): Promise<void> {
  const media = openMedia(join(repoRoot(), 'demo/media'));
  const loading = startLoading(db, media, now());
  const notices = collectNotices();
  await writePeople(loading, content);
  await writeCourses(loading, content);
  await writePublishing(loading, content);
  await writeLearning(loading, content, notices);
  await writeDiscussions(loading, content, notices);
  await notices.write(loading);
  await media.copyTo(storage);
  if (media.missing.size > 0) {
    log.warn({ files: [...media.missing] }, 'files of the demo content are missing');
  }
}
