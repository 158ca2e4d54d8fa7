import type { Failures } from '../failure.ts';

/** The failures of this domain. */
export const siteFailures = {
  'entry-not-found': { status: 404, message: 'لم يتم العثور على هذا الإجراء في السجل.' },
} as const satisfies Failures;
