import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { published } from '#platform/database/published.ts';
import { orders, services } from '#platform/database/schema/index.ts';

/** The ordered service, locked against deletion; null for one that is unknown or not published. */
export async function orderedService(db: Queryable, service: number) {
  const [row] = await db
    .select({ id: services.id, name: services.name })
    .from(services)
    .where(and(eq(services.id, service), published(services)))
    // The service must not be deleted before the order is inserted.
    .for('key share');
  return row ?? null;
}

/** Inserts an order. @returns its number */
export async function insertOrder(
  db: Queryable,
  order: typeof orders.$inferInsert,
): Promise<{ id: number }> {
  const [row] = await db.insert(orders).values(order).returning({ id: orders.id });
  if (!row) throw new Error('the order was not inserted');
  return row;
}
