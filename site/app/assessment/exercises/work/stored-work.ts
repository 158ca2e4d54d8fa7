import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import { openRecords } from '#platform/browser/record-store.ts';

/** A former text of the files, to restore. */
export interface FormerWork {
  files: CodeFile[];
  /** Milliseconds since 1970. */
  at: number;
  why: 'reset' | 'other-device' | 'brought-back';
}

/** A learner's files as this browser keeps them. */
export interface StoredWork {
  files: CodeFile[];
  /** The server's save that they are based on; 0 for none. */
  base: number;
  /** Whether the server lacks them. */
  isUnsent: boolean;
  /** When they were changed, in milliseconds since 1970. */
  at: number;
  former: FormerWork[];
}

const formerStored = 12;
const records = openRecords<StoredWork>('nibras-exercise-work', 'work');

const keyOf = (lecture: number, person: number) => `${person}|${lecture}`;

/** What this browser has of a learner's work; null for none. */
export async function readStoredWork(lecture: number, person: number): Promise<StoredWork | null> {
  const all = await records.all();
  return all.find(([key]) => key === keyOf(lecture, person))?.[1] ?? null;
}

/** @returns whether the browser has stored it */
export const keepWork = (lecture: number, person: number, work: StoredWork): Promise<boolean> =>
  records.keep(keyOf(lecture, person), work);

/** The former texts with one more, the newest first and each once. */
export function withFormer(former: readonly FormerWork[], added: FormerWork): FormerWork[] {
  const text = JSON.stringify(added.files);
  const others = former.filter(({ files }) => JSON.stringify(files) !== text);
  return [added, ...others].slice(0, formerStored);
}
