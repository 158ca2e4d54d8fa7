import { toUnicode } from 'punycode.js';

const encoded = /^[^\s@]+@(?=[^\s@]*xn--)[^\s@]+$/i;

function writtenAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  try {
    return address.slice(0, at) + toUnicode(address.slice(at).toLowerCase());
  } catch {
    return address;
  }
}

/**
 * An answer with its e-mail addresses as people write them: the server stores the domain of `سلمى@مثال.مصر` in the form
 * that the network uses, `xn--…`, and takes both.
 */
export function withWrittenDomains(value: unknown): unknown {
  if (typeof value === 'string') return encoded.test(value) ? writtenAddress(value) : value;
  if (Array.isArray(value)) return value.map(withWrittenDomains);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withWrittenDomains(part)]),
  );
}
