import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { openPurchase, purchaseForOwner } from '#selling/purchases/index.ts';

/**
 * Opens a new purchase of what an earlier one was for, at the prices of now: where that one has expired, was cancelled or
 * was refunded. One that can still be paid, or was, is answered itself.
 * @throws AppError purchase-not-found, course-not-found, and what `openPurchase` throws
 */
export async function buyAgain(
  platform: Platform,
  { person, purchase: id }: { person: number; purchase: number },
): Promise<number> {
  const { db } = platform;
  const { purchase, lines } = orThrow(
    await purchaseForOwner(db, { person, id }),
    'purchase-not-found',
  );
  const isOpen = purchase.state === 'open' && purchase.expiresAt > platform.now();
  if (isOpen || purchase.state === 'paid') return id;
  const bundle = lines.find(({ line }) => line.bundleId !== null)?.line.bundleId;
  const courses = lines.flatMap(({ line }) => line.courseId ?? []);
  if (!bundle && courses.length === 0) throw new AppError('course-not-found');
  const opened = await openPurchase(platform, {
    person,
    courses: bundle ? [] : courses,
    ...(bundle && { bundle }),
  });
  return opened.id;
}
