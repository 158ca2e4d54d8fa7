import { LRUCache } from 'lru-cache';
import type { Encoding } from './cached-response.ts';

const memo = new LRUCache<string, { encoding: Encoding | null }>({ max: 200 });

/** The smaller one first. */
const encodings: readonly Encoding[] = ['br', 'gzip'];

/** `q` with its value: 0 to 1, with up to three decimals. */
const weightPattern = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** Parses the weight of each coding that the header names; 1 where it has none, or none that is valid. */
function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const one of header.toLowerCase().split(',')) {
    const [coding = '', ...options] = one.split(';').map((part) => part.trim());
    const weight = options.map((text) => weightPattern.exec(text)?.[1]).find(Boolean);
    weights.set(coding, Number(weight ?? 1));
  }
  return weights;
}

function choose(header: string): Encoding | null {
  const weights = parseWeights(header);
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best] = encodings.toSorted((one, other) => weightOf(other) - weightOf(one));
  if (best === undefined || weightOf(best) === 0) return null;
  return weightOf(best) < (weights.get('identity') ?? 0) ? null : best;
}

/**
 * Chooses the encoding of a cached response by the header `Accept-Encoding` (RFC 9110, 12.5.3): the one with the highest
 * weight, of equal ones the smaller form. Null for a client that accepts none or prefers the uncompressed body.
 */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (!header) return null;
  const known = memo.get(header);
  if (known) return known.encoding;
  const encoding = choose(header);
  // Long headers are not memoised, to bound the memory.
  if (header.length < 200) memo.set(header, { encoding });
  return encoding;
}
