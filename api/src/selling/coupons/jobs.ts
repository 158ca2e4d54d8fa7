import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { emptySellingBin } from './empty-bin.ts';

const binKind = jobKind<object>('empty-selling-bin');

export const workers = (platform: Platform): JobWorker[] => [
  jobWorker(binKind, () => emptySellingBin(platform), '47 3 * * *'),
];
