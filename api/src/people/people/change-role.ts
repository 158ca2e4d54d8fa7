import type { Role } from '@nibras/contract/people/auth/shapes.ts';
import { eq } from 'drizzle-orm';
import { people } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { type AccountServices, changeAccount } from './change-account.ts';

/**
 * Gives a person another role on the platform. It counts from their next request on.
 * @throws AppError forbidden, person-not-found, own-account, last-admin
 */
export async function changeRole(
  platform: AccountServices,
  { caller, id, role }: { caller: Person; id: number; role: Role },
): Promise<number> {
  const { undo } = await changeAccount(platform, { caller, id }, async (tx, person) => {
    await tx.update(people).set({ role }).where(eq(people.id, id));
    const details = { from: person.role, to: role, undo: { role: person.role } };
    const entry = { action: 'role-changed' as const, details, changed: [`person:${id}:role`] };
    return { result: undefined, entry, admins: role === 'admin' };
  });
  return undo;
}
