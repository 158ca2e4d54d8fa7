import { join } from 'node:path';
import { readUnreadCaptions } from '#content/media/index.ts';
import { repoRoot } from '#platform/config/paths.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { dismissFirstSteps } from '#site/first-steps/index.ts';
import { content } from '../../../demo/content/index.ts';
import { startLoading } from './loading.ts';
import { openMedia } from './media.ts';
import { collectNotifications } from './notifications.ts';
import { writeCertificates } from './write-certificates.ts';
import { writeCourses } from './write-courses.ts';
import { writeDeletions } from './write-deletions.ts';
import { writeDiscussions } from './write-discussions.ts';
import { writeExerciseAttempts } from './write-exercise-attempts.ts';
import { writeInbox } from './write-inbox.ts';
import { writeLearning } from './write-learning.ts';
import { writeOffers } from './write-offers.ts';
import { writePeople } from './write-people.ts';
import { writePublishing } from './write-publishing.ts';
import { writeQuizAttempts } from './write-quiz-attempts.ts';
import { writeSelling } from './write-selling.ts';

/**
 * Writes the demo content in the caller’s transaction, and its files into storage. Files stay if the transaction fails;
 * the next start overwrites them.
 */
export async function writeDemo(
  db: Transaction,
  { storage, log, now }: Pick<Platform, 'storage' | 'log' | 'now'>,
): Promise<void> {
  const media = openMedia(join(repoRoot(), 'demo/media'));
  const loading = startLoading(db, media, now());
  const notifications = collectNotifications();
  await writePeople(loading, content);
  await writeCourses(loading, content);
  await writePublishing(loading, content);
  await writeOffers(loading, content);
  await writeSelling(loading, content);
  await writeLearning(loading, content, notifications);
  await writeQuizAttempts(loading, content);
  await writeExerciseAttempts(loading, content);
  await writeCertificates(loading, content);
  await writeDeletions(loading, content);
  await writeDiscussions(loading, content, notifications);
  await writeInbox(loading, content);
  await dismissFirstSteps(db);
  await notifications.write(loading);
  await media.copyTo(storage);
  await readUnreadCaptions({ db, storage, log });
  if (media.missing.size > 0) {
    log.warn({ files: [...media.missing] }, 'files of the demo content are missing');
  }
}
