/** What the audit log calls the changes of this domain; each has a sentence in the studio. */
export type SiteAction = 'undone' | 'mail-changed';

/** The kinds of what these changes are about, beside content. */
export const siteLogKinds = ['settings'] as const;
