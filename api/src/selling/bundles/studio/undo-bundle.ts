import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { bundles, purchaseLines } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { type BundleSnapshot, columnsOf, lockBundle, setBundleCourses } from './bundle-snapshot.ts';

interface Undoing<Data> {
  tx: Transaction;
  entry: { itemId: number };
  data: Data;
  now: Date;
}

/** Takes a new bundle away, unless somebody buys it. @throws AppError undo-too-late */
export async function undoMakeBundle({
  tx,
  entry,
}: Pick<Undoing<unknown>, 'tx' | 'entry'>): Promise<void> {
  await lockBundle(tx, entry.itemId);
  const bought = await tx.$count(purchaseLines, eq(purchaseLines.bundleId, entry.itemId));
  if (bought > 0) throw new AppError('undo-too-late');
  await tx.delete(bundles).where(eq(bundles.id, entry.itemId));
}

/** Makes a bundle what it was before a change. */
export async function undoChangeBundle({
  tx,
  entry,
  data,
  now,
}: Undoing<BundleSnapshot>): Promise<void> {
  await lockBundle(tx, entry.itemId);
  await tx.update(bundles).set(columnsOf(data, now)).where(eq(bundles.id, entry.itemId));
  await setBundleCourses(tx, entry.itemId, data.courses);
}
