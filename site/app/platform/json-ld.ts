import type { MetaDescriptor } from 'react-router';

type Value = string | number | boolean | null | undefined | Value[] | { [key: string]: Value };

/** An item in terms of schema.org, without its context, URL and picture. */
export type JsonLd = { '@type': string; [key: string]: Value };

/** The site's provider, to which the data of its pages refer; its name is added where the data become a page's. */
export const provider: JsonLd = { '@type': 'Organization', '@id': '/#organization', url: '/' };

interface Place {
  origin: string;
  /** The page's picture, which stands for videos without one of their own. */
  image?: string | undefined;
  siteName?: string | undefined;
  /** ISO 4217, where it is not the one that the data name. */
  currency?: string | undefined;
}

type Page = Place & { url: string; image: string };

const urlKeys = new Set(['@id', 'url', 'item', 'image']);

/**
 * Makes the URLs of structured data absolute, gives prices the site's currency and the provider its name, without which
 * search engines take none of it, and removes empty values.
 */
export function withAbsoluteUrls(value: Value, place: Place, key = ''): Value {
  const { origin, currency, siteName } = place;
  if (Array.isArray(value)) return value.map((one) => withAbsoluteUrls(one, place, key));
  if (typeof value === 'object' && value !== null) {
    const isProvider = value['@id'] === provider['@id'];
    const named = isProvider && siteName ? { name: siteName, ...value } : value;
    // Videos are only in the server's HTML, and so is this.
    const pictured =
      import.meta.env.SSR && value['@type'] === 'VideoObject'
        ? { thumbnailUrl: place.image, ...named }
        : named;
    const entries = Object.entries(pictured).filter(([, one]) => one != null && one !== '');
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
  return { 'script:ld+json': withAbsoluteUrls(item, { ...place, image }) } as MetaDescriptor;
}
