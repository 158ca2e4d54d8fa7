import { jobKind } from '#platform/jobs/jobs.ts';

const day = 24 * 60 * 60;

/** The making of renditions. It goes on for as long as a video waits, which is hours after many uploads. */
export const makeStreamsKind = jobKind<object>('make-streams', {
  retries: 0,
  longest: day - 60,
  atOnce: 1,
});
