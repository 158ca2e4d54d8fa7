import type { Person } from '#platform/http/access.ts';
import { can, capabilityFor } from '#platform/http/capabilities.ts';
import type { UseRow } from './uses.ts';

/** Whether the caller works on the item that uses a file. */
export const seesUse = (caller: Person, use: UseRow): boolean =>
  use.role !== null || mayEditUse(caller, use);

/** Whether the caller may edit the item that uses a file. */
export function mayEditUse(caller: Person, { kind, role }: UseRow): boolean {
  if (kind === 'skill') return can(caller, 'skill:edit');
  const needed = capabilityFor(kind, 'edit');
  return needed !== null && can(caller, needed, { courseRole: role });
}

/**
 * Whether the caller may replace, describe or remove a file: its owner, as long as it stands nowhere that the owner may
 * not edit, and anyone who may edit everything that uses it.
 */
export const mayChange = (
  caller: Person,
  { ownerId }: { ownerId: number | null },
  uses: readonly UseRow[],
): boolean =>
  caller.role === 'admin' ||
  ((ownerId === caller.id || uses.length > 0) && uses.every((use) => mayEditUse(caller, use)));

/** Whether the caller sees a file in the library: its owner, and those who work on what uses it. */
export const maySee = (
  caller: Person,
  { ownerId }: { ownerId: number | null },
  uses: readonly UseRow[],
): boolean =>
  caller.role === 'admin' || ownerId === caller.id || uses.some((use) => seesUse(caller, use));
