import { jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { keepLogo } from '../../platform/files/document-picture.ts';

const kind = jobKind('keep-paper-logo', { retries: 0, atOnce: 1 });

/** Looks every minute whether the logo has changed. */
export const workers = (platform: Platform) => [
  jobWorker(kind, () => keepLogo(platform), '* * * * *'),
];
