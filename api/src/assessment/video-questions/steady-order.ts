import { createHash } from 'node:crypto';

/**
 * An order that is the same whenever it is made for the same seed: what a person is asked does not move when it is fetched
 * again.
 */
export function steadyOrder(seed: string): (ids: readonly string[]) => string[] {
  const rank = (id: string) => createHash('sha256').update(`${seed}:${id}`).digest('hex');
  return (ids) =>
    ids
      .map((id) => [rank(id), id] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, id]) => id);
}
