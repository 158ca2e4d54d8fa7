import type { Transaction } from '#platform/database/database.ts';
import { isGain } from './access-end.ts';
import { type LineRow, ownedAmong } from './queries.ts';

/** Whether a person has everything already that lines sell, from another purchase or by a grant. */
export async function hasAll(
  tx: Transaction,
  person: number,
  lines: readonly LineRow[],
): Promise<boolean> {
  const ids = lines.flatMap(({ courseId }) => courseId ?? []);
  const owned = await ownedAmong(tx, person, ids);
  return lines.every(
    ({ courseId, ...line }) => courseId === null || !isGain(line, { present: owned.get(courseId) }),
  );
}
