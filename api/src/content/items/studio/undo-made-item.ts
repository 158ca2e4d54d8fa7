import { eq, sql } from 'drizzle-orm';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import { tables } from '../kinds.ts';
import { hasMembers, type ItemKey, lockItem } from '../queries.ts';

/** Puts a new item into the trash, unless it was published, or is a course that a person has joined. */
export async function undoMadeItem({ tx, entry, now }: Undoing): Promise<void> {
  const item = { kind: entry.kind as ItemKey['kind'], id: entry.itemId };
  const { state, deletedAt } = (await lockItem(tx, item)) ?? tooLate();
  if (state !== 'draft' || deletedAt) tooLate();
  if (item.kind === 'course' && (await hasMembers(tx, item.id))) tooLate();
  await tx.update(tables[item.kind]).set({ deletedAt: now }).where(eq(sql`id`, item.id));
}
