import { jobKind } from '#platform/jobs/jobs.ts';

/** The work after an upload. One at a time in a process: videos and pictures take processor and memory. */
export const processMediaKind = jobKind<{ mediaId: number; uploadId: string }>('process-media', {
  retries: 3,
  retryDelay: 10,
  atOnce: 1,
});
