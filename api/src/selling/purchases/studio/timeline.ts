import type { PurchaseState } from '@nibras/contract/selling/purchases/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  named,
  newestOf,
  placesOf,
  shownByPlace,
  type TimelineContent,
  type TimelineHead,
  type TimelineReader,
  type TimelineSource,
} from '#platform/timeline.ts';
import { sells } from './policy.ts';

/** The names of what a purchase is for, up to three of them. */
const bought = sql`coalesce((select string_agg(name, '، ' order by id) from (
  select id, name from purchase_lines where purchase_id = purchases.id order by id limit 3) bought), '')`;

interface PurchaseRow {
  state: PurchaseState;
  names: string;
  reference: string;
  total: string;
  currency: Currency;
}

interface PurchaseEvent {
  name: string;
  at: SQL;
  where: SQL;
  present: (row: PurchaseRow) => Pick<TimelineContent, 'title' | 'outcome'>;
}

const ofPerson = (reader: TimelineReader) => sql`purchases.person_id = ${reader.person}`;

/** A moment in the life of a purchase, which a column of it has. */
const purchaseEvent = ({ name, at, where, present }: PurchaseEvent): TimelineSource => ({
  kind: 'purchases',
  name,
  heads: (reader, page) =>
    sells(reader.caller)
      ? newestOf(page, {
          from: sql`purchases`,
          where: sql`${ofPerson(reader)} and ${where}`,
          at,
          place: sql`purchases.id`,
        })
      : null,
  shown: (db, _reader, heads) =>
    shownByPlace<PurchaseRow>(db, heads, {
      query: sql`select purchases.id as place, purchases.state, ${bought} as names, purchases.reference,
          purchases.total::text as total, purchases.currency
        from purchases where purchases.id = any(${placesOf(heads)})`,
      present: (row, { place }) => ({
        ...present(row),
        text: [row.names, row.reference].filter(Boolean).join(' · '),
        money: { amount: Number(row.total), currency: row.currency },
        path: `/studio/purchases/${place}`,
      }),
    }),
});

const ends: Record<PurchaseState, string> = {
  open: 'شراء مفتوح',
  paid: 'اكتمل الشراء',
  expired: 'انتهت مهلة الشراء',
  cancelled: 'أُلغي الشراء',
  refunded: 'أُعيد ثمن الشراء كله',
};

interface MoneyRow {
  purchaseId: number;
  state: string;
  names: string;
  reason: string;
  amount: string;
  currency: Currency;
  byId: number | null;
  byName: string | null;
}

const moneyEvent = (
  name: string,
  {
    rows,
    at,
    place,
    shown,
    present,
  }: {
    rows: (reader: TimelineReader) => { from: SQL; where: SQL };
    at: SQL;
    place: SQL;
    shown: (heads: readonly TimelineHead[]) => SQL;
    present: (row: MoneyRow) => Pick<TimelineContent, 'title' | 'outcome'>;
  },
): TimelineSource => ({
  kind: 'purchases',
  name,
  heads: (reader, page) =>
    sells(reader.caller) ? newestOf(page, { ...rows(reader), at, place }) : null,
  shown: (db, _reader, heads) =>
    shownByPlace<MoneyRow>(db, heads, {
      query: shown(heads),
      present: (row) => ({
        ...present(row),
        text: [row.names, row.reason].filter(Boolean).join('، '),
        money: { amount: Number(row.amount), currency: row.currency },
        by: named(row.byId, row.byName),
        path: `/studio/purchases/${row.purchaseId}`,
      }),
    }),
});

/** Refunds, and payments that fit no purchase. */
const refunds = moneyEvent('refunds', {
  rows: (reader) => ({
    from: sql`refunds join purchases on purchases.id = refunds.purchase_id`,
    where: ofPerson(reader),
  }),
  at: sql`coalesce(refunds.done_at, refunds.created_at)`,
  place: sql`refunds.id`,
  shown: (
    heads,
  ) => sql`select refunds.id as place, purchases.id as "purchaseId", refunds.state, ${bought} as names,
      refunds.reason, refunds.amount::text as amount, refunds.currency, people.id as "byId", people.name as "byName"
    from refunds join purchases on purchases.id = refunds.purchase_id
    left join people on people.id = refunds.made_by where refunds.id = any(${placesOf(heads)})`,
  present: ({ state }) => {
    if (state === 'failed') return { title: 'تعذرت إعادة مبلغ', outcome: 'bad' };
    if (state === 'pending') return { title: 'إعادة مبلغ لم تتم بعد', outcome: 'waiting' };
    return { title: 'أُعيد مبلغ', outcome: null };
  },
});

const misfits = moneyEvent('payment-cases', {
  rows: (reader) => ({
    from: sql`payment_cases join payments on payments.id = payment_cases.payment_id
      join purchases on purchases.id = payments.purchase_id`,
    where: ofPerson(reader),
  }),
  at: sql`payment_cases.created_at`,
  place: sql`payment_cases.id`,
  shown: (
    heads,
  ) => sql`select payment_cases.id as place, purchases.id as "purchaseId", payment_cases.state,
      ${bought} as names, payment_cases.note as reason, payments.amount::text as amount, payments.currency,
      people.id as "byId", people.name as "byName"
    from payment_cases join payments on payments.id = payment_cases.payment_id
    join purchases on purchases.id = payments.purchase_id
    left join people on people.id = payment_cases.solved_by where payment_cases.id = any(${placesOf(heads)})`,
  present: ({ state }) => ({
    title: 'دفعة لا تطابق الشراء',
    outcome: state === 'open' ? 'waiting' : null,
  }),
});

/** What a person bought, and the money that came and went back, for those who sell. */
export const purchaseEvents: readonly TimelineSource[] = [
  purchaseEvent({
    name: 'purchases-opened',
    at: sql`purchases.created_at`,
    where: sql`true`,
    present: ({ state }) => ({
      title: 'بدأ شراء',
      outcome: state === 'open' ? 'waiting' : null,
    }),
  }),
  purchaseEvent({
    name: 'purchases-paid',
    at: sql`purchases.paid_at`,
    where: sql`purchases.paid_at is not null`,
    present: () => ({ title: 'اكتمل الشراء', outcome: 'good' }),
  }),
  purchaseEvent({
    name: 'purchases-ended',
    at: sql`purchases.ended_at`,
    where: sql`purchases.ended_at is not null and purchases.state in ('expired', 'cancelled', 'refunded')`,
    present: ({ state }) => ({ title: ends[state], outcome: null }),
  }),
  refunds,
  misfits,
];
