import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { emptyTrash } from './empty-trash.ts';
import { publicationKind, publishDueItems, publishScheduled } from './schedule-item.ts';

const sweepKind = jobKind<object>('publish-due');
const trashKind = jobKind<object>('empty-bin');

export const workers = (platform: Platform): JobWorker[] => [
  jobWorker(publicationKind, (item) => publishScheduled(platform, item)),
  jobWorker(sweepKind, () => publishDueItems(platform), '* * * * *'),
  jobWorker(trashKind, () => emptyTrash(platform), '41 3 * * *'),
];
