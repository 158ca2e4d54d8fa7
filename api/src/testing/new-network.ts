let networks = 0;

/** An address that nobody else calls from: limits for a network address are not what is tested there. */
export function newNetwork(): string {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
}
