import { jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { keepSignature } from './keep-signature.ts';

const kind = jobKind('keep-paper-signature', { retries: 0, atOnce: 1 });

/** Looks every minute whether the signature has changed. */
export const workers = (platform: Platform) => [
  jobWorker(kind, () => keepSignature(platform), '* * * * *'),
];
