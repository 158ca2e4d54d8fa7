import type { LogAction } from '@nibras/contract/site/log/log-action.ts';
import type { Transaction } from '../database/database.ts';
import { auditLog } from '../database/schema/index.ts';

/** An entry of the audit log. The database adds the name of a course, lecture, article, service or project. */
export interface NewEntry {
  /** Null for the system. */
  person: number | null;
  action: LogAction;
  kind: string;
  itemId: number;
  /** The course that it is about, where it is neither `itemId` nor the course of that lecture. */
  courseId?: number;
  /** The item's name, for kinds that the database does not name. */
  name?: string;
  details?: Record<string, unknown>;
  /**
   * What it changed, as `lecture:12:place`: it cannot be undone once a newer entry has changed the same. The database
   * adds it for the usual changes of state.
   */
  changed?: string[];
  now: Date;
}

/** An entry as a change gives it; who made it and when is known to what writes it. */
export type ChangeEntry = Omit<NewEntry, 'person' | 'now'>;

/** Writes an entry of the audit log. @returns its id */
export async function writeEntry(
  tx: Transaction,
  { person, now, itemId, ...entry }: NewEntry,
): Promise<number> {
  const [row] = await tx
    .insert(auditLog)
    .values({ ...entry, itemId, personId: person, createdAt: now })
    .returning({ id: auditLog.id });
  if (!row) throw new Error('the entry was not written');
  return row.id;
}
