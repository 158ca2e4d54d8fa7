import type { Platform } from '#platform/platform.ts';

/** What submitting an attempt takes: it marks, notifies and tells open pages. */
export type SubmitPlatform = Pick<Platform, 'db' | 'now' | 'jobs' | 'realtime' | 'log'>;
