import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { hasSpace, lockQuota } from '../quota.ts';
import { refuse } from './failure.ts';

/**
 * Stores what takes more space than its upload did, such as a picture that grew by being encoded.
 * @throws MediaFailure where it does not fit
 */
export async function withinSpace<Result>(
  { db }: Platform,
  more: number,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    if (more > 0) {
      await lockQuota(tx);
      if (!(await hasSpace(tx, more))) refuse('noSpace');
    }
    return work(tx);
  });
}
