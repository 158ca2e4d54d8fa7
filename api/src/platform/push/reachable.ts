import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Of IPv6 only this is given out for the world. */
const worldWide = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * A push endpoint is an address that a stranger gives and the server calls. It must not reach what only the server
 * can: its own machine and the networks behind it. An IPv4 address within an IPv6 one is refused, whatever it stands
 * for.
 */
function isAllowed(text: string, allowLoopback: boolean): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  const range = address.range();
  if (range === 'loopback') return allowLoopback;
  return range === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(worldWide));
}

const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/**
 * Whether an endpoint may be kept at all: https, or http to this machine while developing; no address of a private
 * network written out. Names are checked again when they are resolved.
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
 * Resolves a name for a connection and refuses what lies inside. The address that was checked is the one that is
 * used: a name that answers differently the second time gains nothing.
 * @param ask tests answer in the resolver's place
 */
export function guardedLookup(allowLoopback: boolean, ask = resolve): LookupFunction {
  return (hostname, options, answer) => {
    ask(hostname, { ...options, all: true }, (error, addresses) => {
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
