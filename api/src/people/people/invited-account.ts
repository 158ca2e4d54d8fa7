import { type PersonRow, personByEmail } from '#people/auth/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';

interface Invited {
  email: string;
  /** Of a new account; without it the part of the address before @. An existing account keeps its name. */
  name?: string | undefined;
  now: Date;
}

/**
 * Finds the account of an invited address, or creates one that its owner opens by a code.
 * @throws AppError person-suspended
 */
export async function invitedAccount(
  tx: Transaction,
  { email, name = email.slice(0, email.lastIndexOf('@')), now }: Invited,
): Promise<PersonRow> {
  const known = await personByEmail(tx, email);
  if (known?.suspendedAt) throw new AppError('person-suspended');
  if (known) return known;
  const [created] = await tx
    .insert(people)
    .values({ email, name, createdAt: now })
    .onConflictDoNothing({ target: people.email })
    .returning();
  // Another transaction may have created it at the same time.
  return created ?? orThrow(await personByEmail(tx, email), 'person-not-found');
}
