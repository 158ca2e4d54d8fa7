import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { emptySellingTrash } from './empty-trash.ts';

const trashKind = jobKind<object>('empty-selling-bin');

export const workers = (platform: Platform): JobWorker[] => [
  jobWorker(trashKind, () => emptySellingTrash(platform), '47 3 * * *'),
];
