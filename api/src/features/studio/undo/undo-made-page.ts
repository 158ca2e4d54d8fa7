import { eq } from 'drizzle-orm';
import { lockItem } from '#features/content/index.ts';
import { pages } from '#platform/database/schema/index.ts';
import { tooLate, type Undoing } from './undoing.ts';

/** Puts a new page into the bin, unless it was published. */
export async function undoMadePage({ tx, entry, now }: Undoing): Promise<void> {
  const page = (await lockItem(tx, { kind: 'page', id: entry.itemId })) ?? tooLate();
  if (page.state !== 'draft' || page.deletedAt) tooLate();
  await tx.update(pages).set({ deletedAt: now }).where(eq(pages.id, entry.itemId));
}
