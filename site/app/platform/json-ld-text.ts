import { type JsonLd, withAbsoluteUrls } from './json-ld.ts';

/** Structured data as the text of a script block, with «<» escaped so that no text can end the block. */
export function jsonLdText(jsonLd: JsonLd, origin: string): string {
  const item = withAbsoluteUrls({ '@context': 'https://schema.org', ...jsonLd }, { origin });
  return JSON.stringify(item).replace(/</g, '\\u003c');
}
