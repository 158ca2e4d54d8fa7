import { fromMinor } from '@nibras/contract/money.ts';
import type { BundleDetail } from '@nibras/contract/selling/bundles/shapes.ts';
import { type JsonLd, provider } from '#platform/json-ld.ts';

/** The JSON-LD of a bundle: a product of several courses at one price (schema.org Product and Course). */
export function bundleData({
  id,
  name,
  description,
  price,
  currency,
  courses,
}: BundleDetail): JsonLd {
  return {
    '@type': 'Product',
    name,
    description: description || courses.map((course) => course.name).join('، '),
    brand: provider,
    offers: {
      '@type': 'Offer',
      url: `/bundles/${id}`,
      price: fromMinor(price, currency),
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      itemOffered: courses.map((course) => ({
        '@type': 'Course',
        name: course.name,
        description: course.description,
        url: `/courses/${course.id}`,
        provider,
      })),
    },
  };
}
