import { eq } from 'drizzle-orm';
import { notify } from '#conversation/notifications/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import { formatMoney } from '#platform/text/money.ts';
import { purchaseRefundedMail } from './mails.ts';
import type { PurchaseRow } from './queries.ts';
import type { Services } from './services.ts';

interface Told {
  purchase: PurchaseRow;
  amount: number;
  /** Names of the courses that are closed by it. */
  ended: readonly string[];
  reason: string;
}

/** Tells a person that money goes back to them, and which courses are closed by it: notice, push and mail. */
export async function notifyOfRefund(
  platform: Services,
  tx: Transaction,
  { purchase, amount, ended, reason }: Told,
): Promise<void> {
  const { id, personId, currency } = purchase;
  if (personId === null) return;
  const [person] = await tx
    .select({ email: people.email })
    .from(people)
    .where(eq(people.id, personId));
  if (!person) return;
  const names = ended.map((name) => `«${name}»`).join(' و');
  const data = { purchaseId: id, amount: formatMoney(amount, currency), ended: names };
  await notify(platform, tx, [{ personId, type: 'App\\Notifications\\PurchaseRefunded', data }]);
  const settings = platform.settings();
  const mail = { settings, to: person.email, purchase, amount, ended, reason };
  await platform.mailer.send(tx, purchaseRefundedMail(mail));
}
