import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { PrivacyPlatform } from '../privacy-platform.ts';
import { collectExport } from './collect-export.ts';
import { purgeExports } from './purge-exports.ts';
import { exportKind } from './request-export.ts';

const purgeKind = jobKind<object>('purge-exports');

export const exportWorkers = (platform: PrivacyPlatform): JobWorker[] => [
  jobWorker(exportKind, ({ id }, tries) => collectExport(platform, { id, ...tries })),
  jobWorker(purgeKind, () => purgeExports(platform), '*/10 * * * *'),
];
