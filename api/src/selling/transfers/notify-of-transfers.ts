import type { NotificationType } from '@nibras/contract/conversation/notifications/shapes.ts';
import { eq } from 'drizzle-orm';
import { notify, notifyReplacing } from '#conversation/notifications/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { providerAddresses } from '#platform/mail/provider-addresses.ts';
import type { Platform } from '#platform/platform.ts';
import { formatMoney } from '#platform/text/money.ts';
import { dueOf, type PurchaseRow } from '#selling/purchases/index.ts';
import { answeredReceiptMail, receiptArrivedMail, receiptUnderReviewMail } from './mails.ts';
import type { TransferRow } from './queries.ts';

async function buyerOf(tx: Transaction, { personId }: PurchaseRow) {
  if (personId === null) return null;
  const [person] = await tx
    .select({ id: people.id, name: people.name, email: people.email })
    .from(people)
    .where(eq(people.id, personId));
  return person ?? null;
}

/**
 * Tells the provider of a new receipt, in its transaction: those who sell get a notice and a push, the provider's address a
 * mail. A newer receipt for the same purchase replaces an unread notice.
 */
export async function notifyOfReceipt(
  platform: Platform,
  tx: Transaction,
  {
    transfer,
    purchase,
    channel,
  }: { transfer: TransferRow; purchase: PurchaseRow; channel: { name: string } },
): Promise<void> {
  const person = await buyerOf(tx, purchase);
  if (!person) return;
  const amount = dueOf(purchase);
  const admins = await tx.select({ id: people.id }).from(people).where(eq(people.role, 'admin'));
  const data = {
    transferId: transfer.id,
    purchaseId: purchase.id,
    personName: person.name,
    amount: formatMoney(amount, purchase.currency),
  };
  const type = 'App\\Notifications\\TransferSent' as const;
  const items = admins.map(({ id }) => ({ personId: id, type, data }));
  await notifyReplacing(platform, tx, items, 'purchaseId');
  const about = { settings: platform.settings(), purchase, amount };
  const mail = { ...about, transfer: transfer.id, person, channelName: channel.name };
  for (const to of await providerAddresses(tx, about.settings)) {
    await platform.mailer.send(tx, receiptArrivedMail({ ...mail, to }));
  }
}

const noticeTypes = {
  asked: 'App\\Notifications\\PurchaseAsked',
  declined: 'App\\Notifications\\PurchaseDeclined',
  review: 'App\\Notifications\\PurchaseUnderReview',
} as const satisfies Record<string, NotificationType>;

/** Tells the person what was answered to their receipt, by notice, push and mail. */
export async function notifyOfAnswer(
  platform: Platform,
  tx: Transaction,
  { kind, purchase, text }: { kind: keyof typeof noticeTypes; purchase: PurchaseRow; text: string },
): Promise<void> {
  const person = await buyerOf(tx, purchase);
  if (!person) return;
  const data = { purchaseId: purchase.id, reference: purchase.reference, text };
  await notify(platform, tx, [{ personId: person.id, type: noticeTypes[kind], data }]);
  const about = {
    settings: platform.settings(),
    purchase,
    amount: dueOf(purchase),
    to: person.email,
  };
  const mail: Mail =
    kind === 'review'
      ? receiptUnderReviewMail(about)
      : answeredReceiptMail(kind, { ...about, text });
  await platform.mailer.send(tx, mail);
}
