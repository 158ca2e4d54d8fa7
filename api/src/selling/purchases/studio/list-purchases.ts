import { sales as limits } from '@nibras/contract/limits.ts';
import type { PaymentWay, PurchaseState } from '@nibras/contract/selling/purchases/shapes.ts';
import type { SaleSort } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import {
  askedOrder,
  comesAfter,
  inOrderOf,
  type ListOrder,
  orderSql,
} from '#platform/http/sorting.ts';
import { dayOf, type Input, isListed, searchesFor } from './filter-purchases.ts';

interface Slice {
  /** The last one of the page before; undefined for the first page. */
  before: number | undefined;
  limit: number;
}

const id = sql`purchases.id`;
const orders: Record<SaleSort, ListOrder> = {
  made: { by: id, id, down: true },
  day: { by: dayOf, id, down: true },
  total: { by: sql`purchases.total`, id, down: true },
};

/** The ids of some purchases, the newest first unless they are sorted otherwise. */
export async function purchaseIds(db: Queryable, input: Input, slice: Slice): Promise<number[]> {
  const order = askedOrder(orders, input.filters.sort, 'made');
  const further = comesAfter(order, { from: sql`purchases`, last: slice.before });
  for (const found of await searchesFor(db, input.filters.search)) {
    const { rows } = await db.execute<{ id: number }>(sql`select purchases.id from purchases
      where ${isListed(input)} and ${further} and ${found} order by ${orderSql(order)} limit ${slice.limit}`);
    if (rows.length > 0) return rows.map(({ id }) => id);
  }
  return [];
}

export interface SaleRow extends Record<string, unknown> {
  id: number;
  reference: string;
  state: PurchaseState;
  way: PaymentWay | null;
  currency: Currency;
  price: string;
  discount: string;
  total: string;
  credit: string;
  refunded: string;
  personId: number | null;
  personName: string | null;
  personEmail: string | null;
  personPhoto: string | null;
  courses: string[];
  lines: number;
  cases: number;
  createdAt: string;
  paidAt: string | null;
}

/** Sums of bigints are read as texts: PostgreSQL widens them. */
const columns: SQL = sql`purchases.id, reference, purchases.state, way, currency, price, discount, total, credit,
  people.id as "personId", people.name as "personName", people.email as "personEmail",
  people.photo_path as "personPhoto", purchases.created_at as "createdAt", paid_at as "paidAt",
  array(select name from purchase_lines where purchase_id = purchases.id order by id limit ${limits.coursesNamed})
    as courses,
  (select count(*)::int from purchase_lines where purchase_id = purchases.id) as lines,
  (select coalesce(sum(refunded), 0) from purchase_lines where purchase_id = purchases.id) as refunded,
  (select count(*)::int from payments join payment_cases on payment_id = payments.id
    where purchase_id = purchases.id and payment_cases.state = 'open') as cases`;

/** Purchases as lists show them, in the order of their ids. */
export async function saleRows(db: Queryable, ids: readonly number[]): Promise<SaleRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<SaleRow>(sql`select ${columns}
    from purchases left join people on people.id = person_id
    where purchases.id = any(${sql.param([...ids])}::int[])`);
  return inOrderOf(ids, rows);
}

/** A page of purchases; `next` is where the next one begins. */
export async function salePage(db: Queryable, input: Input, before: number | undefined) {
  // One more than is shown says whether another page follows.
  const ids = await purchaseIds(db, input, { before, limit: limits.perPage + 1 });
  const shown = ids.slice(0, limits.perPage);
  const next = ids.length > limits.perPage ? (shown.at(-1) ?? null) : null;
  return { rows: await saleRows(db, shown), next };
}
