import type { Platform } from '#platform/platform.ts';

/** What handing in an attempt takes: it marks, notifies and tells open pages. */
export type HandInPlatform = Pick<Platform, 'db' | 'now' | 'jobs' | 'realtime' | 'log'>;
