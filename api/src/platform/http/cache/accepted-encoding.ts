import { LRUCache } from 'lru-cache';
import type { Encoding } from './cached-response.ts';

const chosen = new LRUCache<string, { encoding: Encoding | null }>({ max: 200 });

function accepts(header: string, name: Encoding): boolean {
  return header.split(',').some((one) => {
    const [coding, ...options] = one
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return (
      (coding === name || coding === '*') && !options.some((text) => /^q=0(\.0*)?$/.test(text))
    );
  });
}

/** As the compression of other answers chooses: brotli first, then gzip, where the visitor accepts it. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (!header) return null;
  const known = chosen.get(header);
  if (known) return known.encoding;
  const encoding = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : null;
  // A header of any length is not worth remembering.
  if (header.length < 200) chosen.set(header, { encoding });
  return encoding;
}
