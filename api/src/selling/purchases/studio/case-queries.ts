import { sales as limits } from '@nibras/contract/limits.ts';
import type {
  CaseReason,
  CaseState,
  PaymentWay,
  PurchaseState,
} from '@nibras/contract/selling/purchases/shapes.ts';
import type { CasesQuery } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';

export interface CaseRow extends Record<string, unknown> {
  id: number;
  reason: CaseReason;
  state: CaseState;
  note: string;
  createdAt: string;
  solvedAt: string | null;
  solverId: number | null;
  solverName: string | null;
  paymentId: number;
  way: PaymentWay;
  vendorId: string;
  amount: string;
  currency: Currency;
  receivedAt: string;
  purchaseId: number | null;
  reference: string | null;
  purchaseState: PurchaseState | null;
  purchaseCurrency: Currency | null;
  total: string | null;
  credit: string | null;
  expiresAt: string | null;
  paidAt: string | null;
  endedAt: string | null;
  personId: number | null;
  personName: string | null;
  courses: string[];
}

const columns: SQL = sql`payment_cases.id, payment_cases.reason, payment_cases.state, payment_cases.note,
  payment_cases.created_at as "createdAt", payment_cases.solved_at as "solvedAt",
  solvers.id as "solverId", solvers.name as "solverName",
  payments.id as "paymentId", payments.way, payments.vendor_id as "vendorId", payments.amount, payments.currency,
  payments.received_at as "receivedAt",
  purchases.id as "purchaseId", purchases.reference, purchases.state as "purchaseState",
  purchases.currency as "purchaseCurrency", purchases.total, purchases.credit,
  purchases.expires_at as "expiresAt", purchases.paid_at as "paidAt", purchases.ended_at as "endedAt",
  people.id as "personId", people.name as "personName",
  array(select name from purchase_lines where purchase_id = purchases.id order by id limit ${limits.coursesNamed})
    as courses`;

const casesWhere = (condition: SQL, order: SQL) => sql`select ${columns}
  from payment_cases join payments on payments.id = payment_id
  left join purchases on purchases.id = payments.purchase_id
  left join people on people.id = purchases.person_id
  left join people solvers on solvers.id = payment_cases.solved_by
  where ${condition} ${order}`;

/** A page of the cases: the open ones, the oldest first, or the solved ones, the newest first. */
export async function casePage(db: Queryable, { list, before }: CasesQuery) {
  const isOpen = list === 'open';
  const after = isOpen ? sql`payment_cases.id > ${before}` : sql`payment_cases.id < ${before}`;
  const condition = sql`payment_cases.state ${isOpen ? sql`=` : sql`<>`} 'open'
    and ${before === undefined ? sql`true` : after}`;
  const order = sql`order by payment_cases.id ${isOpen ? sql`` : sql`desc`} limit ${limits.casesPerPage + 1}`;
  const { rows } = await db.execute<CaseRow>(casesWhere(condition, order));
  const shown = rows.slice(0, limits.casesPerPage);
  const next = rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null;
  return { rows: shown, next };
}

/** One case; null where there is none. */
export async function caseById(db: Queryable, id: number): Promise<CaseRow | null> {
  const { rows } = await db.execute<CaseRow>(casesWhere(sql`payment_cases.id = ${id}`, sql``));
  return rows[0] ?? null;
}

/** The cases of a purchase, the oldest first. */
export async function casesOf(db: Queryable, purchase: number): Promise<CaseRow[]> {
  const order = sql`order by payment_cases.id`;
  const { rows } = await db.execute<CaseRow>(
    casesWhere(sql`payments.purchase_id = ${purchase}`, order),
  );
  return rows;
}

/** How many cases wait for a decision. */
export async function openCases(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from payment_cases where state = 'open'`,
  );
  return only(rows).count;
}
