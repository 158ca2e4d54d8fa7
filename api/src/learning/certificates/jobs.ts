import { jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { issueWaiting } from './issue-waiting.ts';

const kind = jobKind('issue-waiting-certificates', { retries: 0, atOnce: 1 });

/** Looks every minute whether names for which certificates wait have changed: many features change the name of an account. */
export const workers = (platform: Platform) => [
  jobWorker(kind, () => issueWaiting(platform), '* * * * *'),
];
