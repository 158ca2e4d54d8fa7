import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A name for a session, which the gateway shows to the provider. It begins and ends with a letter, so that in Fawry's signature,
 * which has nothing between the values, no digit can move from it to its neighbours.
 */
export function sessionReference(purchase: string): string {
  const random = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]);
  return `N${purchase}-${random.join('')}`;
}
