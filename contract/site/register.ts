import type { Failures } from '../failure.ts';

/*
 * What this domain adds to the lists of the contract: the changes that the audit log names, the kinds of what they are
 * about, and failures.
 */

/** What the audit log calls the changes of this domain; each has a sentence in the studio. */
export type SiteAction =
  | 'undone'
  | 'mail-changed'
  | 'first-steps-changed'
  | 'synonyms-made'
  | 'synonyms-changed'
  | 'synonyms-removed'
  | 'failed-search-ignored'
  | 'waiting-assigned'
  | 'waiting-snoozed';

/** The kinds of what these changes are about, beside content. */
export const siteLogKinds = ['settings', 'synonyms', 'failed-search', 'waiting'] as const;

/** The failures of this domain. */
export const siteFailures = {
  'entry-not-found': { status: 404, message: 'لم نجد هذا الإجراء في السجل.' },
  'synonyms-not-found': { status: 404, message: 'لم نجد هذه الكلمات، وربما حُذفت.' },
  'synonyms-taken': { status: 409, message: 'هذه الكلمات موجودة معًا في مجموعة أخرى.' },
  'waiting-over': {
    status: 409,
    message: 'لم يعد هذا ينتظر، فقد أُنجز أو أُزيل.',
  },
  'not-a-decider': {
    status: 422,
    message: 'لا يملك هذا الشخص البتّ في هذا. اختر شخصًا من القائمة.',
  },
  'failed-search-not-found': { status: 404, message: 'لم يعد هذا البحث في القائمة.' },
} as const satisfies Failures;
