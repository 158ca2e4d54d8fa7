import { eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { emailAliases, people } from '#platform/database/schema/index.ts';

export type PersonRow = typeof people.$inferSelect;

export async function personById(db: Queryable, id: number): Promise<PersonRow | null> {
  const [person] = await db.select().from(people).where(eq(people.id, id));
  return person ?? null;
}

/** The person whose address it is, or an alias of it (docs/behaviour/people.md#merging). */
export async function personByEmail(db: Queryable, email: string): Promise<PersonRow | null> {
  const aliased = db
    .select({ id: emailAliases.personId })
    .from(emailAliases)
    .where(eq(emailAliases.email, email));
  const [person] = await db
    .select()
    .from(people)
    .where(or(eq(people.email, email), sql`${people.id} = (${aliased})`));
  return person ?? null;
}
