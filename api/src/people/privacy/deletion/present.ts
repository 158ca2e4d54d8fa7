import type { AccountDeletion } from '@nibras/contract/people/privacy/shapes.ts';
import type { DeletionRow } from './queries.ts';

/** A person's waiting request to delete their account. */
export const presentDeletion = (row: DeletionRow): AccountDeletion => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  due_at: row.dueAt.toISOString(),
  certificates: row.certificates ?? 'remove',
});
