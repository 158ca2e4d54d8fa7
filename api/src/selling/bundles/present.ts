import { toMinor } from '@nibras/contract/money.ts';
import type { BundleCard, BundleDetail } from '@nibras/contract/selling/bundles/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { presentCard } from '#learning/courses/index.ts';
import type { BundleRow, ReadBundle } from './queries.ts';

/** A stored price in minor units; a price that the currency cannot express counts as none. */
const minor = (price: string | null, currency: Currency) => toMinor(price ?? '0', currency) ?? 0;

/** What courses cost one by one, and what a bundle of them saves. */
export function savingOf(
  price: string,
  courses: readonly { price: string | null }[],
  currency: Currency,
): { regular: number; saving: number } {
  const regular = courses.reduce((sum, course) => sum + minor(course.price, currency), 0);
  return { regular, saving: Math.max(0, regular - minor(price, currency)) };
}

const shared = ({ bundle, courses }: BundleRow | ReadBundle, currency: Currency) => ({
  id: bundle.id,
  name: bundle.name,
  price: minor(bundle.price, currency),
  ...savingOf(bundle.price, courses, currency),
  currency,
});

export const presentBundleCard = (row: BundleRow, currency: Currency): BundleCard => ({
  ...shared(row, currency),
  courses: row.courses.map(({ id, name, image }) => ({ id, name, image })),
  updated_at: row.bundle.updatedAt.toISOString(),
});

export const presentBundle = (row: ReadBundle, currency: Currency): BundleDetail => ({
  ...shared(row, currency),
  description: row.bundle.description,
  courses: row.courses.map(presentCard),
});
