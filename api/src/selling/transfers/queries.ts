import type { TransferList } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/database/database.ts';
import {
  paymentCases,
  payments,
  people,
  purchases,
  transfers,
} from '#platform/database/schema/index.ts';
import { countUpTo } from '#platform/http/paging.ts';

export type TransferRow = typeof transfers.$inferSelect;
export const undecided = ['waiting', 'asked'] as const;

/** What payments call the money of a receipt. */
export const paymentName = (transfer: number): string => `transfer:${transfer}`;

/**
 * When a receipt counts as sent: with the first of those that replaced each other, so that anyone who answers a question does not
 * become late by it.
 */
export const countsFrom = sql<Date>`(select min(before.created_at) from transfers before
  where before.purchase_id = transfers.purchase_id and before.id <= transfers.id
    and not exists (select from transfers declined where declined.purchase_id = before.purchase_id
      and declined.state = 'declined' and declined.id between before.id + 1 and transfers.id - 1))`.mapWith(
  transfers.createdAt,
);

const firsts = alias(people, 'firsts');
const deciders = alias(people, 'deciders');

/** The names of what a purchase is for: a bundle by its own name. */
const boughtNames = sql<string[]>`(select array_agg(bought.name order by bought.id) from (
    select min(purchase_lines.id) as id, coalesce(bundles.name, purchase_lines.name) as name
    from purchase_lines left join bundles on bundles.id = purchase_lines.bundle_id
    where purchase_lines.purchase_id = purchases.id
    group by bundles.id, coalesce(bundles.name, purchase_lines.name),
      case when bundles.id is null then purchase_lines.id end
  ) bought)`;

const shown = {
  transfer: {
    id: transfers.id,
    state: transfers.state,
    picture: transfers.picture,
    channelName: transfers.channelName,
    senderDigits: transfers.senderDigits,
    sentAt: transfers.sentAt,
    note: transfers.note,
    question: transfers.question,
    reason: transfers.reason,
    createdAt: transfers.createdAt,
    decidedAt: transfers.decidedAt,
    countsFrom,
  },
  purchase: {
    id: purchases.id,
    reference: purchases.reference,
    state: purchases.state,
    currency: sql<Currency>`${purchases.currency}`,
    total: purchases.total,
    credit: purchases.credit,
    expiresAt: purchases.expiresAt,
  },
  lines: boughtNames,
  person: { id: people.id, name: people.name, email: people.email },
  first: { id: firsts.id, name: firsts.name },
  decider: { id: deciders.id, name: deciders.name },
};

const select = (db: Queryable) =>
  db
    .select(shown)
    .from(transfers)
    .innerJoin(purchases, eq(purchases.id, transfers.purchaseId))
    .leftJoin(people, eq(people.id, purchases.personId))
    .leftJoin(firsts, eq(firsts.id, transfers.firstBy))
    .leftJoin(deciders, eq(deciders.id, transfers.decidedBy));

/** A receipt with its purchase, as the studio shows it. */
export async function findTransfer(db: Queryable, id: number) {
  const [row] = await select(db).where(eq(transfers.id, id));
  return row ?? null;
}
export type ShownTransfer = NonNullable<Awaited<ReturnType<typeof findTransfer>>>;

/** The other receipts of a purchase, the newest first. */
export const othersOf = (db: Queryable, { id, purchase }: { id: number; purchase: number }) =>
  select(db)
    .where(and(eq(transfers.purchaseId, purchase), ne(transfers.id, id)))
    .orderBy(desc(transfers.id));

const listed: Record<TransferList, SQL | undefined> = {
  waiting: eq(transfers.state, 'waiting'),
  asked: eq(transfers.state, 'asked'),
  decided: inArray(transfers.state, ['approved', 'declined']),
};

/** The text in which the list is searched. */
export const searchedText = sql`fold_arabic(concat_ws(' ', people.name, people.email, purchases.reference))`;

/** How many receipts of a list meet a condition. */
export const countTransfers = (
  db: Queryable,
  list: TransferList,
  condition?: SQL,
): Promise<number> =>
  countUpTo(
    db,
    sql`${transfers} join ${purchases} on ${eq(purchases.id, transfers.purchaseId)}
      left join ${people} on ${eq(people.id, purchases.personId)}`,
    and(listed[list], condition),
  );

/** A page of a list: those that wait from the oldest on, the decided ones from the newest on. */
export const transferPage = (
  db: Queryable,
  {
    list,
    condition,
    limit,
    offset,
  }: { list: TransferList; condition: SQL | undefined; limit: number; offset: number },
) =>
  select(db)
    .where(and(listed[list], condition))
    .orderBy(
      ...(list === 'decided'
        ? [desc(transfers.decidedAt), desc(transfers.id)]
        : [asc(transfers.id)]),
    )
    .limit(limit)
    .offset(offset);

/** How many receipts wait for a decision. */
export const waitingTransfers = (db: Queryable): Promise<number> =>
  db.$count(transfers, eq(transfers.state, 'waiting'));

/**
 * The receipt to go on with after another one: the next that waits, else the one that waits longest. Those that the person
 * has approved as the first of two wait for others.
 */
export async function nextWaiting(
  db: Queryable,
  { after, person }: { after: number; person: number },
): Promise<number | null> {
  const [row] = await db
    .select({ id: transfers.id })
    .from(transfers)
    .where(
      and(
        eq(transfers.state, 'waiting'),
        ne(transfers.id, after),
        or(sql`${transfers.firstBy} is null`, ne(transfers.firstBy, person)),
      ),
    )
    .orderBy(desc(sql`${transfers.id} > ${after}`), asc(transfers.id))
    .limit(1);
  return row?.id ?? null;
}

/** The case that a receipt's money has become; null where it paid its purchase, or was not approved. */
export async function caseOf(db: Queryable, transfer: number) {
  const [row] = await db
    .select({ id: paymentCases.id, reason: paymentCases.reason, state: paymentCases.state })
    .from(payments)
    .innerJoin(paymentCases, eq(paymentCases.paymentId, payments.id))
    .where(and(eq(payments.way, 'transfer'), eq(payments.vendorId, paymentName(transfer))));
  return row ?? null;
}

/** The newest receipt of a purchase; null where none was sent. */
export async function newestTransfer(db: Queryable, purchase: number): Promise<TransferRow | null> {
  const [row] = await db
    .select()
    .from(transfers)
    .where(eq(transfers.purchaseId, purchase))
    .orderBy(desc(transfers.id))
    .limit(1);
  return row ?? null;
}
