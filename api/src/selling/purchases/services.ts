import type { Platform } from '#platform/platform.ts';

/** What purchases need of the process. */
export type Services = Pick<
  Platform,
  'db' | 'jobs' | 'log' | 'mailer' | 'now' | 'realtime' | 'secrets' | 'settings'
>;
