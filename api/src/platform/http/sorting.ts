import type { ListSort } from '@nibras/contract/content/items/studio/page.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * An order of a list by a value of its rows; those of equal value are in the order of their ids, the same way round. An index
 * on both is read forwards for it, and backwards where it is turned round.
 */
export interface ListOrder {
  by: SQLWrapper;
  id: SQLWrapper;
  /** The greatest first. */
  down?: boolean;
  /** Rows without a value stand after those that have one; PostgreSQL has them where an infinite value would be. */
  emptyLast?: boolean;
}

/** The order that a list is asked for, and whether its rows go down. */
export interface RequestedOrder extends ListOrder {
  down: boolean;
}

/** Finds the order of a `sort` of the query (`listSort`). @param usual the one without it */
export function askedOrder<Name extends string>(
  orders: Readonly<Record<Name, ListOrder>>,
  sort: ListSort<Name> | undefined,
  usual: Name,
): RequestedOrder {
  const isTurned = sort?.startsWith('-') ?? false;
  const order = orders[(sort?.replace('-', '') ?? usual) as Name];
  return { ...order, down: (order.down ?? false) !== isTurned };
}

/** The parts of `order by`. */
export function orderParts({ by, id, down, emptyLast = false }: RequestedOrder): SQL[] {
  const way = down ? sql`desc` : sql`asc`;
  // Without the words an index in PostgreSQL's own order could not be read.
  const nulls = emptyLast ? (down ? sql` nulls last` : sql` nulls first`) : sql``;
  return [sql`${by} ${way}${nulls}`, sql`${id} ${way}`];
}

export const orderSql = (order: RequestedOrder): SQL => sql.join(orderParts(order), sql`, `);

/**
 * The condition that a row comes after the last one of the page before; always true for the first page. Every row has a value of
 * the order.
 * @param from the table that `by` and `id` are columns of
 * @param last the id of the last row of the page before
 */
export function comesAfter(
  { by, id, down }: RequestedOrder,
  { from, last }: { from: SQLWrapper; last: number | undefined },
): SQL {
  if (last === undefined) return sql`true`;
  const direction = down ? sql`<` : sql`>`;
  if (by === id) return sql`${id} ${direction} ${last}`;
  return sql`(${by}, ${id}) ${direction} (select ${by}, ${id} from ${from} where ${id} = ${last})`;
}

/** Rows that were read by their ids, in the order of these. */
export function inOrderOf<Row extends { id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
