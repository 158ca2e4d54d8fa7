import type { MetaDescriptor } from 'react-router';

type Value = string | number | boolean | null | undefined | Value[] | { [key: string]: Value };

/** An item in terms of schema.org, without its context, URL and picture. */
export type JsonLd = { '@type': string; [key: string]: Value };

type Page = { url: string; image: string; origin: string; currency?: string | undefined };

const urlKeys = new Set(['@id', 'url', 'item', 'image']);

/**
 * Makes the URLs of structured data absolute, gives prices the site's currency, and removes empty values.
 * @param place.currency ISO 4217, where it is not the one that the data name
 */
export function withAbsoluteUrls(
  value: Value,
  place: { origin: string; currency?: string | undefined },
  key = '',
): Value {
  const { origin, currency } = place;
  if (Array.isArray(value)) return value.map((one) => withAbsoluteUrls(one, place, key));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, one]) => one != null && one !== '');
    return Object.fromEntries(
      entries.map(([name, one]) => [name, withAbsoluteUrls(one, place, name)]),
    );
  }
  if (key === 'priceCurrency' && currency) return currency;
  const isPath = typeof value === 'string' && urlKeys.has(key) && value.startsWith('/');
  return isPath ? new URL(value, origin).href : value;
}

/**
 * The structured data of a page as a descriptor of its head, with the page's URL and picture where it has none. The
 * content security policy needs no hash for it, because a block of data is not executed.
 */
export function jsonLdMeta(jsonLd: JsonLd, { url, image, ...place }: Page): MetaDescriptor {
  const item = { '@context': 'https://schema.org', url, image, ...jsonLd };
  return { 'script:ld+json': withAbsoluteUrls(item, place) } as MetaDescriptor;
}
