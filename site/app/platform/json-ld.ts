import type { MetaDescriptor } from 'react-router';

type Value = string | number | boolean | null | undefined | Value[] | { [key: string]: Value };

/** A thing as schema.org describes it, without its context, address and picture. */
export type JsonLd = { '@type': string; [key: string]: Value };

type Page = { url: string; image: string; origin: string };

const addresses = new Set(['@id', 'url', 'item', 'image']);

/** Makes the paths among a description's addresses whole. */
export function whole(value: Value, origin: string, key = ''): Value {
  if (Array.isArray(value)) return value.map((one) => whole(one, origin, key));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, one]) => one != null && one !== '');
    return Object.fromEntries(entries.map(([name, one]) => [name, whole(one, origin, name)]));
  }
  const isPath = typeof value === 'string' && addresses.has(key) && value.startsWith('/');
  return isPath ? new URL(value, origin).href : value;
}

/**
 * The description of what a page shows, as a descriptor of its head. It gets the page's own address and picture where
 * it names none. A block of data is no script: the security policy lets it stand without a nonce.
 */
export function jsonLdMeta(described: JsonLd, { url, image, origin }: Page): MetaDescriptor {
  const thing = { '@context': 'https://schema.org', url, image, ...described };
  return { 'script:ld+json': whole(thing, origin) } as MetaDescriptor;
}
