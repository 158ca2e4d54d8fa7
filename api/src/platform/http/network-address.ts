import ipaddr from 'ipaddr.js';

/** How proxies write an address with the port that it called from: `203.0.113.9:51234`, `[2001:db8::1]:443`. */
const withPort = /^(?:\[(?<six>[^\]]*)\]|(?<four>[\d.]+))(?::\d{1,5})?$/;

/** One connection owns all 2^64 addresses of its IPv6 network. */
const ownedBits = 64;

/**
 * A network address as the network or a proxy gives it: without a port, and an IPv4 address that is written as IPv6
 * as what it is. Null for anything that is no address.
 */
export function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const { six, four } = withPort.exec(text)?.groups ?? {};
  const address = six ?? four ?? text;
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return null;
  return ipaddr.process(address);
}

/**
 * Whom a network address counts for: an IPv4 address stands for itself, an IPv6 address for its /64, since else one
 * connection would never meet a limit. All that is no address counts together.
 */
export function networkOf(text: string): string {
  const address = parseAddress(text);
  if (!address) return 'unknown';
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = `${address.toNormalizedString()}/${ownedBits}`;
  return `${ipaddr.IPv6.networkAddressFromCIDR(network)}/${ownedBits}`;
}
