import type { Platform } from '#platform/platform.ts';

/**
 * Opens the purchase that a priced course needs. Purchases grant access through this feature, so they are passed to it when
 * the process starts (`features.ts`).
 * @throws AppError not-for-sale where nothing can be paid
 */
export type SellCourse = (
  platform: Platform,
  wanted: { person: number; course: number },
) => Promise<{ purchase: number; isPaid: boolean }>;
