import { LRUCache } from 'lru-cache';
import type { Encoding } from './cached-response.ts';

const memo = new LRUCache<string, { encoding: Encoding | null }>({ max: 200 });

function accepts(header: string, name: Encoding): boolean {
  return header.split(',').some((one) => {
    const [coding, ...options] = one.split(';').map((part) => part.trim().toLowerCase());
    return (
      (coding === name || coding === '*') && !options.some((text) => /^q=0(\.0*)?$/.test(text))
    );
  });
}

/** Chooses as `@fastify/compress` does: brotli first, then gzip, where the client accepts it. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (!header) return null;
  const known = memo.get(header);
  if (known) return known.encoding;
  const encoding = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : null;
  // Long headers are not memoised, to bound the memory.
  if (header.length < 200) memo.set(header, { encoding });
  return encoding;
}
