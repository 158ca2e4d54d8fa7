import { eq } from 'drizzle-orm';
import { type ContentKind, hasMembers, lockItem, tables } from '#features/content/index.ts';
import { tooLate, type Undoing } from './undoing.ts';

/** Puts a new item into the bin, unless it was published or, of a course, somebody has joined it. */
export async function undoMade({ tx, entry, now }: Undoing): Promise<void> {
  const kind = entry.kind as ContentKind;
  const id = entry.itemId;
  const item = (await lockItem(tx, { kind, id })) ?? tooLate();
  const isNew = item.state === 'draft' && !item.deletedAt;
  if (!isNew || (kind === 'course' && (await hasMembers(tx, id)))) tooLate();
  await tx.update(tables[kind]).set({ deletedAt: now }).where(eq(tables[kind].id, id));
}
