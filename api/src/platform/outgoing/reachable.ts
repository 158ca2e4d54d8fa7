import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only IPv6 range that is allocated for global unicast. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address may be called. A push endpoint is chosen by a stranger and called by the server, so it must
 * not reach the server's own machine or its internal networks (SSRF). IPv6 addresses that embed an IPv4 address are
 * refused.
 */
function isAllowed(text: string, allowLoopback: boolean): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  const range = address.range();
  if (range === 'loopback') return allowLoopback;
  return range === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(globalUnicast));
}

const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/**
 * Whether an endpoint may be stored: https, or with `allowLoopback` also http to this machine; no private IP address.
 * Names are checked again when they are resolved.
 */
export function isReachableEndpoint(endpoint: string, allowLoopback: boolean): boolean {
  const { protocol, hostname, username, password } = new URL(endpoint);
  const host = withoutBrackets(hostname);
  const local =
    /^(.+\.)?localhost\.?$/i.test(host) ||
    (isIP(host) > 0 && isAllowed(host, true) && !isAllowed(host, false));
  if (username || password) return false;
  if (local) return allowLoopback;
  if (protocol !== 'https:') return false;
  return isIP(host) === 0 || isAllowed(host, false);
}

/**
 * Creates a DNS lookup for a connection that refuses internal addresses. The checked address is the one that is used,
 * so DNS rebinding gains nothing.
 * @param resolveName replaced in tests
 */
export function guardedLookup(allowLoopback: boolean, resolveName = resolve): LookupFunction {
  return (hostname, options, answer) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(error, '', 0);
      const refused = addresses.find(({ address }) => !isAllowed(address, allowLoopback));
      const [first] = addresses;
      if (refused || !first) {
        return answer(new Error(`${hostname} is no public address`), '', 0);
      }
      if (options.all) answer(null, addresses);
      else answer(null, first.address, first.family);
    });
  };
}
