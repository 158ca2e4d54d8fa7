import { eq } from 'drizzle-orm';
import type { PersonRow } from '#people/auth/index.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';

/** Selects and locks a person's row until the transaction ends, so that concurrent changes wait. */
export async function lockPerson(tx: Transaction, id: number): Promise<PersonRow | null> {
  const [person] = await tx.select().from(people).where(eq(people.id, id)).for('update');
  return person ?? null;
}

export async function changePerson(
  db: Queryable,
  id: number,
  values: Partial<Pick<PersonRow, 'name' | 'phoneNumber' | 'pendingEmail' | 'photoPath'>>,
): Promise<PersonRow | null> {
  const [person] = await db.update(people).set(values).where(eq(people.id, id)).returning();
  return person ?? null;
}
