import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { auditLog, people } from '#platform/database/schema/index.ts';
import { personByEmail } from '../queries.ts';

/**
 * Makes the person of an address an admin, ends a suspension, and creates the account if the address is new. It signs nobody in: the
 * address is proven by a code as always.
 * @param name of a new account; by default the part before @
 * @returns whether the person was created, changed, or an admin already
 */
export async function makeAdmin(
  tx: Transaction,
  { email, name, now }: { email: string; name?: string; now: Date },
): Promise<'created' | 'changed' | 'unchanged'> {
  const before = await personByEmail(tx, email);
  if (before?.role === 'admin' && before.suspendedAt === null) return 'unchanged';
  const values = {
    // An alias leads to the account that it signs in to.
    email: before?.email ?? email,
    name: name ?? email.slice(0, email.lastIndexOf('@')),
    role: 'admin' as const,
  };
  const [person] = await tx
    .insert(people)
    .values({ ...values, createdAt: now })
    .onConflictDoUpdate({
      target: people.email,
      set: { role: 'admin', suspendedAt: null, suspendedReason: null },
    })
    .returning({ id: people.id, name: people.name });
  if (!person) throw new Error('the admin was not stored');
  await tx.insert(auditLog).values({
    action: 'made-admin',
    kind: 'person',
    itemId: person.id,
    name: person.name,
    createdAt: now,
  });
  return before ? 'changed' : 'created';
}

/** @returns whether anybody is an admin */
export const hasAdmin = async (tx: Transaction): Promise<boolean> =>
  (await tx.$count(people, eq(people.role, 'admin'))) > 0;
