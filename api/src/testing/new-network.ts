let networks = 0;

/** Returns an unused network address, for tests that must not reach the limits of a network. */
export function newNetwork(): string {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
}
