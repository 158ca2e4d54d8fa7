import { toMinor } from '@nibras/contract/money.ts';
import type { StudioBundle } from '@nibras/contract/selling/bundles/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { savingOf } from '../present.ts';
import type { StudioBundleRow } from './bundle-query.ts';

export const presentStudioBundle = (
  { bundle, state, sold, courses }: StudioBundleRow,
  currency: Currency,
): StudioBundle => ({
  id: bundle.id,
  name: bundle.name,
  description: bundle.description,
  price: String(Number(bundle.price)),
  currency,
  active: bundle.active,
  state,
  courses: courses.map(({ id, name, image, price, published }) => ({
    id,
    name,
    image,
    price: toMinor(price ?? '0', currency) ?? 0,
    published,
  })),
  ...savingOf(bundle.price, courses, currency),
  sold,
  created_at: bundle.createdAt.toISOString(),
  updated_at: bundle.updatedAt.toISOString(),
});
