import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import type { Exercise } from '../queries.ts';
import { type StoredWork, withFormer } from './stored-work.ts';

/** Whether two programs are the same, whatever is locked in them. */
export const sameFiles = (one: readonly CodeFile[], other: readonly CodeFile[]): boolean =>
  one.length === other.length &&
  one.every(({ name, code }, at) => other[at]?.name === name && other[at]?.code === code);

/**
 * What this browser has and what the server has, as one: where both were changed, the newer one is the work, and the
 * other one can be restored.
 */
export function uniteWork(
  { files: start, work: saved }: Pick<Exercise, 'files' | 'work'>,
  stored: StoredWork | null,
): { work: StoredWork; isConflict: boolean } {
  const savedAt = saved ? Date.parse(saved.saved_at) : 0;
  const ofServer: StoredWork = {
    files: saved?.files ?? start,
    base: saved?.save ?? 0,
    isUnsent: false,
    at: savedAt,
    former: stored?.former ?? [],
  };
  if (!stored) return { work: ofServer, isConflict: false };
  const isServerNewer = (saved?.save ?? 0) > stored.base;
  if (!stored.isUnsent) {
    return {
      work: isServerNewer ? ofServer : { ...stored, base: ofServer.base },
      isConflict: false,
    };
  }
  if (!isServerNewer || !saved) return { work: stored, isConflict: false };
  if (sameFiles(saved.files, stored.files)) return { work: ofServer, isConflict: false };
  const mineIsNewer = stored.at >= savedAt;
  const [winner, other] = mineIsNewer ? [stored, ofServer] : [ofServer, stored];
  const former = withFormer(stored.former, {
    files: other.files,
    at: other.at,
    why: 'other-device',
  });
  return {
    work: { ...winner, base: saved.save, isUnsent: mineIsNewer, former },
    isConflict: true,
  };
}
