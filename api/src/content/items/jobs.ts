import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { emptyBin } from './empty-bin.ts';
import { publicationKind, publishDueItems, publishScheduled } from './schedule-item.ts';

const sweepKind = jobKind<object>('publish-due');
const binKind = jobKind<object>('empty-bin');

export const workers = (platform: Platform): JobWorker[] => [
  jobWorker(publicationKind, (item) => publishScheduled(platform, item)),
  jobWorker(sweepKind, () => publishDueItems(platform), '* * * * *'),
  jobWorker(binKind, () => emptyBin(platform), '41 3 * * *'),
];
