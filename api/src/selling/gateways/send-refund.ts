import { type Gateway, gateways } from '@nibras/contract/selling/purchases/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { payments, refunds } from '#platform/database/schema/index.ts';
import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { settleRefund } from '#selling/purchases/index.ts';
import { type Adapter, type RefundOutcome, type Vendor, VendorError } from './adapter.ts';
import { adapters, isGateway } from './adapters.ts';
import { checkoutOf } from './checkout-queries.ts';
import { completeKeys, setupOf } from './setups.ts';
import { openVendor } from './vendor.ts';

const refundKind = jobKind<{ refund: number }>('gateway-refund', { atOnce: 2 });
const sweepKind = jobKind<object>('gateway-refunds');

/** Asks the gateways for refunds, in the transaction that has written them down; those of other ways are left out. */
export async function sendRefunds(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Transaction,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(anyOf(refunds.id, ids), eq(refunds.state, 'pending'), anyOf(payments.way, gateways)))
    .orderBy(asc(refunds.id));
  for (const { id } of rows) await jobs.enqueue(tx, refundKind, { refund: id });
}

async function pendingRefund(db: Queryable, id: number) {
  const [row] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.id, id), eq(refunds.state, 'pending')));
  return row ?? null;
}
type Pending = NonNullable<Awaited<ReturnType<typeof pendingRefund>>>;

/** What was given back by all refunds that are done. */
async function doneRefunds(tx: Transaction, payment: number): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment), eq(refunds.state, 'done')));
  return row?.sum ?? 0;
}

const failed = (failure: string): RefundOutcome => ({ state: 'failed', vendorId: null, failure });

const untold = 'لا تخبرنا البوابة كم أعادت من قبل. راجع لوحتها، وأعد المبلغ منها.';
const noAnswer = 'لم تستجب البوابة، ولا نعرف هل أعادت المبلغ. راجع لوحتها قبل أن تعيد المحاولة.';

interface Input {
  adapter: Adapter;
  vendor: Vendor;
  pending: Pending;
  done: number;
}

/** What the gateway has given back so far, by its own word; 0 where it has nothing to say. */
async function refundedThere(tx: Transaction, { adapter, vendor, pending }: Input) {
  const { vendorId: paymentId, currency } = pending.payment;
  const session = await checkoutOf(tx, adapter.name, { paymentId });
  if (!session) return 0;
  const { payments: said } = await adapter.fetchStatus(vendor, {
    vendorId: session.vendorId,
    currency: currency as Currency,
    ...(adapter.name === 'paymob' && { transaction: paymentId }),
  });
  return said.find(({ id }) => id === paymentId)?.refunded ?? (said.length > 0 ? null : 0);
}

/** Gives the money back unless the gateway already has, by an earlier try or by its own dashboard. */
async function giveBack(tx: Transaction, input: Input): Promise<RefundOutcome> {
  const { adapter, vendor, done, pending } = input;
  const { refund, payment } = pending;
  const before = await refundedThere(tx, input);
  if (before !== null && before >= done + refund.amount) {
    return { state: 'done', vendorId: refund.vendorId, failure: null };
  }
  if (before === null && done === 0) return failed(untold);
  try {
    return await adapter.refund(vendor, {
      paymentId: payment.vendorId,
      amount: refund.amount,
      currency: payment.currency as Currency,
      reason: refund.reason,
      key: `nibras-refund-${refund.id}`,
    });
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    if (error.kind === 'refused') return failed(error.message);
    if (!adapter.tellsRefunds) return failed(noAnswer);
    throw error;
  }
}

async function settle(
  platform: Platform,
  tx: Transaction,
  { refund, outcome }: { refund: number; outcome: RefundOutcome },
): Promise<void> {
  const { state, vendorId, failure } = outcome;
  if (state === 'pending') {
    if (vendorId) await tx.update(refunds).set({ vendorId }).where(eq(refunds.id, refund));
    return;
  }
  await settleRefund(platform, tx, {
    refund,
    state,
    ...(vendorId !== null && { vendorId }),
    ...(failure !== null && { failure: failure.slice(0, 300) }),
  });
}

/**
 * Sends one refund to its gateway, at most once: of one payment one after another, and never again what the gateway says to
 * have given back.
 * @throws VendorError where a later try may succeed
 */
export async function sendRefund(platform: Platform, id: number): Promise<void> {
  const { db, config } = platform;
  const seen = await pendingRefund(db, id);
  if (!seen || !isGateway(seen.payment.way)) return;
  const gateway: Gateway = seen.payment.way;
  const keys = completeKeys(gateway, await setupOf(platform, gateway));
  if (!keys) throw new VendorError('silent', `${gateway} has no keys`);
  await db.transaction(async (tx) => {
    // A connection is held while the gateway is called; refunds are few.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext('gateway refund'), ${seen.payment.id})`,
    );
    const pending = await pendingRefund(tx, id);
    if (!pending) return;
    const done = await doneRefunds(tx, pending.payment.id);
    const vendor = openVendor(config, gateway, keys);
    const outcome = await giveBack(tx, { adapter: adapters[gateway], vendor, pending, done });
    await settle(platform, tx, { refund: id, outcome });
  });
}

const tenMinutes = 10 * 60_000;

/** Asks again for refunds of which nobody knows, as after a long failure of a gateway. */
export async function sweepRefunds({ db, jobs, now }: Platform): Promise<void> {
  const before = new Date(now().getTime() - tenMinutes);
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.state, 'pending'),
        lt(refunds.createdAt, before),
        anyOf(payments.way, gateways),
      ),
    )
    .orderBy(asc(refunds.id))
    .limit(200);
  for (const { id } of rows) await jobs.enqueue(db, refundKind, { refund: id });
}

export const refundWorkers = (platform: Platform): JobWorker[] => [
  jobWorker(refundKind, ({ refund }) => sendRefund(platform, refund)),
  jobWorker(sweepKind, () => sweepRefunds(platform), '17 * * * *'),
];
