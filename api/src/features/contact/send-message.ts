import type { ContactBody } from '@nibras/contract/contact.ts';
import { receipts, contact as rules } from '@nibras/contract/limits.ts';
import { takeFromQuota, tookFromQuota } from '#platform/codes/quota.ts';
import { contactMessages } from '#platform/database/schema/index.ts';
import { networkOf } from '#platform/http/origin/network-address.ts';
import type { Platform } from '#platform/platform.ts';
import { contactMail, contactReceiptMail } from './mails.ts';

interface SendMessage {
  message: ContactBody;
  networkAddress: string;
}

const hour = 60 * 60 * 1000;

/**
 * Stores a message, forwards it to the provider and mails the sender a receipt, in one transaction.
 * @throws AppError 'too-many-requests'
 */
export async function sendMessage(
  { db, mailer, now, settings }: Platform,
  { message: body, networkAddress }: SendMessage,
): Promise<void> {
  const time = now();
  const { name, email, subject, message } = body;
  await db.transaction(async (tx) => {
    await takeFromQuota(
      tx,
      { kind: 'contact', subject: networkOf(networkAddress) },
      { most: rules.perHourPerNetworkAddress, within: hour },
      time,
    );
    await tx.insert(contactMessages).values({ name, email, subject, message, createdAt: time });
    await mailer.send(tx, contactMail(settings(), body));
    const mayReceipt = await tookFromQuota(
      tx,
      { kind: 'receipt', subject: email },
      { most: receipts.perHourPerAddress, within: hour },
      time,
    );
    if (mayReceipt) await mailer.send(tx, contactReceiptMail(settings(), email));
  });
}
