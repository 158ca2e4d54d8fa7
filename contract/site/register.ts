import type { Failures } from '../failure.ts';

/*
 * What this domain adds to the lists of the contract: the changes that the audit log names, the kinds of what they are
 * about, and failures.
 */

/** What the audit log calls the changes of this domain; each has a sentence in the studio. */
export type SiteAction = 'undone' | 'mail-changed';

/** The kinds of what these changes are about, beside content. */
export const siteLogKinds = ['settings'] as const;

/** The failures of this domain. */
export const siteFailures = {
  'entry-not-found': { status: 404, message: 'لم نجد هذا الإجراء في السجل.' },
} as const satisfies Failures;
