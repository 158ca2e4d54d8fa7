/** Returns the address in `MAIL_FROM`: `نبراس <no-reply@example.com>` or the bare address. */
export function senderAddress(from: string): string {
  return (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();
}

/** Returns the domain of the address in `MAIL_FROM`. */
export function senderDomain(from: string): string {
  const address = senderAddress(from);
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase() || 'localhost';
}
