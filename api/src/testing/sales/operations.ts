import type { PaymentWay } from '@nibras/contract/selling/purchases/shapes.ts';
import { eq, sql } from 'drizzle-orm';
import { grantAccess } from '#learning/enrolment/index.ts';
import { creditEntries, entitlements, purchases } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import {
  cancelPurchase,
  changePurchase,
  expirePurchases,
  openPurchase,
  receivePayment,
  refundPayment,
  settleRefund,
  solveCase,
} from '#selling/purchases/index.ts';

/** An event with the rows that it is about: what another process can be asked to do. */
export type Operation =
  | { kind: 'open'; courses: number[]; bundle?: number; coupon?: string }
  | { kind: 'change'; purchase: number; coupon?: string | null; useCredit?: boolean }
  | { kind: 'cancel'; purchase: number }
  | { kind: 'expire'; purchase: number }
  | {
      kind: 'pay';
      purchase: number;
      way: PaymentWay;
      vendorId: string;
      amount: number;
      currency: string;
      /** Whether it was paid after the purchase's end, whenever the news of it comes. */
      isLate: boolean;
    }
  | { kind: 'refund'; payment: number; line: number; amount: number; endsAccess: boolean }
  | { kind: 'settle'; refund: number; state: 'done' | 'failed' }
  | { kind: 'solve'; id: number; decision: 'accepted' | 'refunded' | 'dismissed' }
  | { kind: 'grant'; course: number; source: 'grant' | 'code' }
  | { kind: 'take grant'; course: number }
  | { kind: 'credit'; amount: number };

/** Lets the time of a purchase run out, and waits until this process or another one has ended it. */
async function expire(platform: Platform, purchase: number): Promise<string> {
  const { db } = platform;
  await db
    .update(purchases)
    .set({ expiresAt: sql`least(expires_at, now() - interval '1 second')` })
    .where(sql`${purchases.id} = ${purchase} and ${purchases.state} = 'open'`);
  for (;;) {
    await expirePurchases(platform);
    const [row] = await db
      .select({ state: purchases.state })
      .from(purchases)
      .where(eq(purchases.id, purchase));
    if (row?.state !== 'open') return 'ok';
  }
}

async function pay(
  platform: Platform,
  { purchase, isLate, ...payment }: Extract<Operation, { kind: 'pay' }>,
): Promise<string> {
  return platform.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ expiresAt: purchases.expiresAt })
      .from(purchases)
      .where(eq(purchases.id, purchase));
    const receivedAt = new Date((row?.expiresAt.getTime() ?? 0) + (isLate ? 1000 : -1000));
    const { way, vendorId, amount, currency } = payment;
    const received = { purchase, way, vendorId, amount, currency, receivedAt, by: null };
    return receivePayment(platform, tx, received);
  });
}

async function perform(platform: Platform, person: number, done: Operation): Promise<string> {
  const { db } = platform;
  const now = platform.now();
  switch (done.kind) {
    case 'open':
      await openPurchase(platform, { person, ...done });
      return 'ok';
    case 'change':
      await changePurchase(platform, { person, ...done });
      return 'ok';
    case 'cancel':
      await cancelPurchase(platform, { person, purchase: done.purchase });
      return 'ok';
    case 'expire':
      return expire(platform, done.purchase);
    case 'pay':
      return pay(platform, done);
    case 'refund': {
      const { payment, line: id, amount, endsAccess } = done;
      const lines = [{ id, amount }];
      const refund = { payment, lines, endsAccess, reason: '', by: null };
      await db.transaction((tx) => refundPayment(platform, tx, refund));
      return 'ok';
    }
    case 'settle':
      await db.transaction((tx) => settleRefund(platform, tx, done));
      return 'ok';
    case 'solve':
      await db.transaction((tx) => solveCase(platform, tx, { ...done, note: '', by: null }));
      return 'ok';
    case 'grant': {
      const { course, source } = done;
      const granted = { course, people: [person], source, until: null, by: null, now };
      await db.transaction((tx) => grantAccess(tx, granted));
      return 'ok';
    }
    case 'take grant':
      await db
        .update(entitlements)
        .set({ revokedAt: sql`now()` })
        .where(
          sql`person_id = ${person} and course_id = ${done.course} and source in ('grant', 'code')
            and revoked_at is null`,
        );
      return 'ok';
    case 'credit': {
      const currency = platform.settings().currency;
      await db.insert(creditEntries).values({ personId: person, amount: done.amount, currency });
      return 'ok';
    }
  }
}

/** Does something for a person. @returns `ok`, what became of a payment, or the code of the error */
export async function operate(
  platform: Platform,
  person: number,
  done: Operation,
): Promise<string> {
  try {
    return await perform(platform, person, done);
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
