import { jobKind } from '#platform/jobs/jobs.ts';

/** Begins the sending of an announcement whose time has come. */
export const beginKind = jobKind<{ id: number }>('begin-announcement', { retryDelay: 2 });

/** Delivers to some recipients of an announcement: so many batches, of those who still wait. */
export const deliverKind = jobKind<{ id: number; batches: number }>('deliver-announcement', {
  retryDelay: 1,
  retryDelayMax: 30,
  atOnce: 2,
});

/** Looks whether the last mails of an announcement have gone. */
export const settleKind = jobKind<{ id: number; wait: number }>('settle-announcement');

/** Goes on with whatever is due or was left, also after a restored backup. */
export const sweepKind = jobKind<object>('sweep-announcements');
