const maxLength = 253;

/**
 * The domain of a mail address as mail servers take it: an international one in its Latin form (`مثال.مصر` becomes
 * `xn--mgbh0fb.xn--wgbh1c`, UTS 46), in small letters.
 * @returns null for what is no domain of at least two labels, or is an address of numbers
 */
export function asciiDomain(typed: string): string | null {
  // A URL is read with more than a name in it; what is longer than a domain may be is not read at all.
  if (typed.length > maxLength || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(typed)) return null;
  const address = `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  const labels = hostname.split('.');
  const fits =
    labels.length > 1 &&
    hostname.length <= maxLength &&
    labels.every((label) => /^[a-z\d-]{1,63}$/.test(label) && !/^-|-$/.test(label));
  return fits && /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(labels.at(-1) ?? '') ? hostname : null;
}

/** An address with its domain as `asciiDomain` has it; unchanged where that is none. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = asciiDomain(address.slice(at + 1));
  return at > 0 && domain !== null ? address.slice(0, at + 1) + domain : address;
}
