/** What the audit log calls the changes of this domain; each has a sentence in the studio. */
export type ContentAction =
  | 'made'
  | 'copied'
  | 'published'
  | 'scheduled'
  | 'unscheduled'
  | 'publication-called-off'
  | 'hidden'
  | 'binned'
  | 'restored'
  | 'draft-discarded'
  | 'version-brought-back'
  | 'offers-ordered'
  | 'skill-made'
  | 'skill-changed'
  | 'skill-removed';

/** The kinds of what these changes are about, beside content. */
export const contentLogKinds = ['skill', 'media'] as const;
