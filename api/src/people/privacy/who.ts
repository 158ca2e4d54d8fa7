import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { emailAliases, people } from '#platform/database/schema/index.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Who } from '#platform/privacy/types.ts';

/** By what a person's data are found. @throws AppError person-not-found */
export async function whoIs(db: Queryable, id: number): Promise<Who> {
  const [person] = await db
    .select({ name: people.name, email: people.email, phone: people.phoneNumber })
    .from(people)
    .where(eq(people.id, id));
  const { name, email, phone } = orThrow(person, 'person-not-found');
  const aliases = await db
    .select({ email: emailAliases.email })
    .from(emailAliases)
    .where(eq(emailAliases.personId, id));
  return { id, name, phone, emails: [email, ...aliases.map((alias) => alias.email)] };
}
