import { toMinor } from '@nibras/contract/money.ts';
import type {
  DecidedTransfer,
  SeenTransfer,
  TransferOutcome,
} from '@nibras/contract/selling/transfers/studio/shapes.ts';
import type { LogAction } from '@nibras/contract/site/log/log-action.ts';
import { and, desc, eq } from 'drizzle-orm';
import { withdraw } from '#conversation/notifications/index.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Transaction } from '#platform/database/database.ts';
import { auditLog, people, transfers } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { answeredBefore } from '#platform/http/answered-before.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { sellingSetup } from '#platform/selling/selling-setup.ts';
import { dueOf, lockPurchase, type PurchaseRow, receivePayment } from '#selling/purchases/index.ts';
import { notifyOfAnswer } from './notify-of-transfers.ts';

import {
  countsFrom,
  newestTransfer,
  nextWaiting,
  paymentName,
  type TransferRow,
  undecided,
  waitingTransfers,
} from './queries.ts';

interface Deciding {
  platform: Platform;
  tx: Transaction;
  caller: Person;
  purchase: PurchaseRow;
  transfer: TransferRow;
  /** The state in which the caller saw the receipt; undefined where the call does not say. */
  seen: SeenTransfer;
  now: Date;
}

/** Locks a receipt, after its purchase, as everybody does who changes either. */
async function lockTransfer(tx: Transaction, id: number) {
  const [known] = await tx
    .select({ purchase: transfers.purchaseId })
    .from(transfers)
    .where(eq(transfers.id, id));
  const purchase = await lockPurchase(tx, orThrow(known, 'transfer-not-found').purchase);
  const [transfer] = await tx.select().from(transfers).where(eq(transfers.id, id)).for('update');
  return { purchase, transfer: orThrow(transfer, 'transfer-not-found') };
}

/** Who last asked the sender of a receipt something, and when. */
async function askedBy(tx: Transaction, { id }: TransferRow) {
  const [row] = await tx
    .select({ by: auditLog.personId, at: auditLog.createdAt })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.kind, 'transfer'),
        eq(auditLog.itemId, id),
        eq(auditLog.action, 'transfer-asked'),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row ?? { by: null, at: null };
}

/**
 * Refuses a decision about a receipt that is decided, or that another person has asked about since the caller saw it.
 * @throws AppError transfer-decided
 */
async function assertUndecided({ platform, tx, transfer, seen }: Deciding): Promise<void> {
  const { state } = transfer;
  const isOpen = (undecided as readonly string[]).includes(state);
  const isAsked = seen === 'waiting' && state === 'asked';
  if (isOpen && !isAsked) return;
  const first = isAsked
    ? await askedBy(tx, transfer)
    : { by: transfer.decidedBy, at: transfer.decidedAt };
  const { timeZone } = platform.settings();
  throw await answeredBefore(tx, { code: 'transfer-decided', as: 'decided', first, timeZone });
}

const change = (tx: Transaction, { id }: TransferRow, values: Partial<TransferRow>) =>
  tx.update(transfers).set(values).where(eq(transfers.id, id));

async function log(
  { tx, caller, purchase, transfer, now }: Deciding,
  action: LogAction,
  details: Record<string, unknown> = {},
): Promise<void> {
  const [buyer] = purchase.personId
    ? await tx.select({ name: people.name }).from(people).where(eq(people.id, purchase.personId))
    : [];
  await writeEntry(tx, {
    person: caller.id,
    action,
    kind: 'transfer',
    itemId: transfer.id,
    name: buyer?.name ?? '',
    details: { name: purchase.reference, ...details },
    now,
  });
}

type Decision = (deciding: Deciding) => Promise<TransferOutcome>;

const receivedText = 'اكتب المبلغ الذي وصل بالأرقام، مثل 450 أو 450.50.';

/** What has come: what is due, or the amount that the approver has typed. */
function amountOf(purchase: PurchaseRow, received: string | undefined): number {
  const amount = received ? toMinor(received, purchase.currency) : dueOf(purchase);
  if (amount === undefined || amount <= 0)
    throw new AppError('invalid-input', { errors: { received: [receivedText] } });
  return amount;
}

/** @throws AppError second-approver-needed for the person who has approved it already */
async function isFirstOfTwo({ tx, caller, transfer, now }: Deciding): Promise<boolean> {
  if (!(await sellingSetup(tx)).twoApprovers) return false;
  if (transfer.firstBy === caller.id) throw new AppError('second-approver-needed');
  if (transfer.firstBy !== null) return false;
  await change(tx, transfer, { firstBy: caller.id, firstAt: now });
  return true;
}

/** Takes the money of a receipt, or approves it as the first of two. */
export const approve =
  (received: string | undefined): Decision =>
  async (deciding) => {
    const { platform, tx, caller, purchase, transfer, now } = deciding;
    await assertUndecided(deciding);
    const amount = amountOf(purchase, received);
    if (await isFirstOfTwo(deciding)) {
      await log(deciding, 'transfer-first-approved');
      return 'first';
    }
    const [sent] = await tx
      .select({ at: countsFrom })
      .from(transfers)
      .where(eq(transfers.id, transfer.id));
    const outcome = await receivePayment(platform, tx, {
      purchase: purchase.id,
      way: 'transfer',
      vendorId: paymentName(transfer.id),
      amount,
      currency: purchase.currency,
      receivedAt: sent?.at ?? transfer.createdAt,
      by: caller.id,
    });
    await change(tx, transfer, {
      state: 'approved',
      decidedBy: caller.id,
      decidedAt: now,
      answeredAt: transfer.answeredAt ?? now,
    });
    await log(deciding, 'transfer-approved', { to: outcome });
    if (outcome === 'paid') return 'paid';
    await notifyOfAnswer(platform, tx, { kind: 'review', purchase, text: '' });
    return 'case';
  };

/** Asks the person back: they send another receipt, or the same one with what was missing. */
export const askBack =
  (question: string): Decision =>
  async (deciding) => {
    const { platform, tx, purchase, transfer, now } = deciding;
    await assertUndecided(deciding);
    await change(tx, transfer, {
      state: 'asked',
      question,
      firstBy: null,
      firstAt: null,
      answeredAt: transfer.answeredAt ?? now,
    });
    await notifyOfAnswer(platform, tx, { kind: 'asked', purchase, text: question });
    await log(deciding, 'transfer-asked');
    return 'asked';
  };

/** Declines a receipt with a reason. The purchase stays open, for another receipt or another way. */
export const decline =
  (reason: string): Decision =>
  async (deciding) => {
    const { platform, tx, caller, purchase, transfer, now } = deciding;
    await assertUndecided(deciding);
    await change(tx, transfer, {
      state: 'declined',
      reason,
      firstBy: null,
      firstAt: null,
      decidedBy: caller.id,
      decidedAt: now,
      answeredAt: transfer.answeredAt ?? now,
    });
    await notifyOfAnswer(platform, tx, { kind: 'declined', purchase, text: reason });
    await log(deciding, 'transfer-declined', { reason });
    return 'declined';
  };

/** Lets a declined receipt wait again, unless a newer one was sent. */
export const reopen: Decision = async (deciding) => {
  const { tx, purchase, transfer } = deciding;
  const latest = await newestTransfer(tx, purchase.id);
  if (transfer.state !== 'declined' || latest?.id !== transfer.id)
    throw new AppError('transfer-decided');
  await change(tx, transfer, { state: 'waiting', reason: '', decidedBy: null, decidedAt: null });
  if (purchase.personId !== null) {
    const type = 'App\\Notifications\\PurchaseDeclined';
    await withdraw(tx, { personId: purchase.personId, type, about: { purchaseId: purchase.id } });
  }
  await log(deciding, 'transfer-reopened');
  return 'reopened';
};

const messages: Record<TransferOutcome, string> = {
  paid: 'قُبل التحويل، وفُتح ما اشتراه صاحبه، وأُخبر بذلك.',
  case: 'سُجّل المبلغ، لكنه لا يطابق الشراء، فينتظر قرارك في «دفعات لا تطابق».',
  first: 'قبلته. يبقى أن يقبله شخص آخر.',
  asked: 'أُرسل سؤالك.',
  declined: 'رُفض الإيصال، وأُخبر صاحبه بالسبب.',
  reopened: 'عاد الإيصال ينتظر القرار.',
};

/**
 * Decides about a receipt, once: anyone who decides at the same time as another one is told that it is decided.
 * @returns what became of it, and the receipt to go on with
 * @throws AppError transfer-not-found, transfer-decided, second-approver-needed, invalid-input
 */
export async function decideTransfer(
  platform: Platform,
  {
    caller,
    id,
    decision,
    seen,
  }: { caller: Person; id: number; decision: Decision; seen?: SeenTransfer },
): Promise<DecidedTransfer> {
  const outcome = await platform.db.transaction(async (tx) => {
    const locked = await lockTransfer(tx, id);
    return decision({ platform, tx, caller, ...locked, seen, now: platform.now() });
  });
  return {
    message: messages[outcome],
    outcome,
    next: await nextWaiting(platform.db, { after: id, person: caller.id }),
    waiting: await waitingTransfers(platform.db),
  };
}
