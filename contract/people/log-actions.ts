/** What the audit log calls the changes of this domain; each has a sentence in the studio. */
export type PeopleAction =
  | 'class-imported'
  | 'people-imported'
  | 'made-admin'
  | 'role-changed'
  | 'code-issued'
  | 'person-signed-out'
  | 'person-suspended'
  | 'suspension-lifted'
  | 'alias-removed'
  | 'people-merged'
  | 'data-requested'
  | 'deletion-asked'
  | 'deletion-cancelled'
  | 'deletion-failed'
  | 'account-deleted';

/** The kinds of what these changes are about, beside content. */
export const peopleLogKinds = ['person', 'import'] as const;
