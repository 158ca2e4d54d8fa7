import { safeHref } from '@nibras/contract/html/html-schema.ts';

const mailAddress = /^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/;
const hostName = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#]|$)/u;

/** The address of a link that was typed: «example.com» and «name@example.com» are completed. Null for no address. */
export function typedAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  if (mailAddress.test(text)) return safeHref(`mailto:${text}`);
  if (hostName.test(text)) return safeHref(`https://${text}`);
  return safeHref(text);
}
