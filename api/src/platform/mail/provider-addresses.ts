import { mails as limits } from '@nibras/contract/limits.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Settings } from '../config/settings.ts';
import { activePerson } from '../database/active-person.ts';
import type { Queryable } from '../database/database.ts';
import { people } from '../database/schema/index.ts';

/**
 * Where mails to the provider go: the address of the settings; while there is none, the admins, so that no order and no
 * message is lost.
 */
export async function providerAddresses(
  db: Queryable,
  { contact }: Pick<Settings, 'contact'>,
): Promise<string[]> {
  if (contact.email !== '') return [contact.email];
  const admins = await db
    .select({ email: people.email })
    .from(people)
    .where(and(eq(people.role, 'admin'), activePerson))
    .orderBy(asc(people.id))
    .limit(limits.adminsMax);
  return admins.map(({ email }) => email);
}
