import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';

export type PersonRow = typeof people.$inferSelect;

export async function personById(db: Queryable, id: number): Promise<PersonRow | null> {
  const [person] = await db.select().from(people).where(eq(people.id, id));
  return person ?? null;
}

export async function personByEmail(db: Queryable, email: string): Promise<PersonRow | null> {
  const [person] = await db.select().from(people).where(eq(people.email, email));
  return person ?? null;
}
