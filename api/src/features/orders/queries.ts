import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { orders, services } from '#platform/database/schema/index.ts';

/** The service that is asked for; null when there is none with this id. */
export async function orderedService(db: Queryable, service: number) {
  const [row] = await db
    .select({ id: services.id, name: services.name })
    .from(services)
    .where(eq(services.id, service))
    // Until the order is kept, nobody may take the service away.
    .for('key share');
  return row ?? null;
}

/** Keeps an order. @returns its number */
export async function insertOrder(
  db: Queryable,
  order: typeof orders.$inferInsert,
): Promise<{ id: number }> {
  const [row] = await db.insert(orders).values(order).returning({ id: orders.id });
  if (!row) throw new Error('an order was inserted and not returned');
  return row;
}
