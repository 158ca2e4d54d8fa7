import ipaddr from 'ipaddr.js';

/** An address with its port, as some proxies write it: `203.0.113.9:51234`, `[2001:db8::1]:443`. */
const withPort = /^(?:\[(?<six>[^\]]*)\]|(?<four>[\d.]+))(?::\d{1,5})?$/;

/** One connection owns all 2^64 addresses of its IPv6 /64 network. */
const ownedBits = 64;

/**
 * Parses a network address of a socket or a proxy, without its port; an IPv4-mapped IPv6 address becomes IPv4. Null
 * for anything that is no address.
 */
export function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const { six, four } = withPort.exec(text)?.groups ?? {};
  const address = six ?? four ?? text;
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return null;
  return ipaddr.process(address);
}

/**
 * Returns the network that rate limits count: an IPv4 address itself, an IPv6 address's /64, since otherwise one
 * connection could evade a limit. Everything that is no address counts as one.
 */
export function networkOf(text: string): string {
  const address = parseAddress(text);
  if (!address) return 'unknown';
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = `${address.toNormalizedString()}/${ownedBits}`;
  return `${ipaddr.IPv6.networkAddressFromCIDR(network)}/${ownedBits}`;
}
