import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * A push endpoint is an address that a stranger gives and the server calls. It must not reach what only the server
 * can: its own machine and the networks behind it.
 */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  inside.addSubnet(net, bits, 'ipv4');
}
// Of IPv6 only what is given out for the world (2000::/3), less what stands for something else in it: tunnels that
// carry an IPv4 address within (2001::/32, 2002::/16), and what is for protocols, texts and tests.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inside.addSubnet(net, bits, 'ipv6');
}
const worldWide = new BlockList();
worldWide.addSubnet('2000::', 3, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function isAllowed(address: string, allowLoopback: boolean): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  // An IPv4 address in IPv6's clothes is the one that it stands for.
  const mapped = /^::ffff:/i.test(address);
  if (loopback.check(address, family)) return allowLoopback;
  if (family === 'ipv6' && (mapped || !worldWide.check(address, 'ipv6'))) return false;
  return !inside.check(address, family);
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
