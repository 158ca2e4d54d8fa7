import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { emailAliases, people } from '#platform/database/schema/index.ts';

export type PersonRow = typeof people.$inferSelect;

/** A person's account; null for a deleted one, which is nobody's. */
export async function personById(db: Queryable, id: number): Promise<PersonRow | null> {
  const [person] = await db
    .select()
    .from(people)
    .where(and(eq(people.id, id), isNull(people.deletedAt)));
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
    .where(
      and(or(eq(people.email, email), sql`${people.id} = (${aliased})`), isNull(people.deletedAt)),
    );
  return person ?? null;
}
