import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address is a loopback address, IPv4-mapped IPv6 included. */
export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  return family > 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Whether the host of a URL (a name, an IPv4 address or `[::1]`) can only be this machine. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return /^(.+\.)?localhost\.?$/.test(name) || isLoopbackAddress(name);
}
