import { type JsonLd, whole } from './json-ld.ts';

/** A description as the text of a block of data; no text in it can end the block. */
export function jsonLdText(described: JsonLd, origin: string): string {
  const thing = whole({ '@context': 'https://schema.org', ...described }, origin);
  return JSON.stringify(thing).replace(/</g, '\\u003c');
}
