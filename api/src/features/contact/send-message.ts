import type { ContactBody } from '@nibras/contract/contact.ts';
import { receipts, contact as rules } from '@nibras/contract/limits.ts';
import { takeFromQuota, tookFromQuota } from '#platform/codes/quota.ts';
import { contactMessages } from '#platform/database/schema/index.ts';
import { networkOf } from '#platform/http/network-address.ts';
import type { Platform } from '#platform/platform.ts';
import { contactMail, contactReceiptMail } from './mails.ts';

interface SendMessage {
  message: ContactBody;
  networkAddress: string;
}

const hour = 60 * 60 * 1000;

/**
 * Keeps a message, hands it on to the provider, and sends the person a receipt: all of it or nothing.
 * @throws AppError 'too-many-requests'
 */
export async function sendMessage(
  { config, db, mailer, now }: Platform,
  { message: given, networkAddress }: SendMessage,
): Promise<void> {
  const at = now();
  const { name, email, subject, message } = given;
  await db.transaction(async (tx) => {
    await takeFromQuota(
      tx,
      { kind: 'contact', subject: networkOf(networkAddress) },
      { most: rules.perHourPerNetworkAddress, within: hour },
      at,
    );
    await tx.insert(contactMessages).values({ name, email, subject, message, createdAt: at });
    await mailer.send(tx, contactMail(config, given));
    const room = await tookFromQuota(
      tx,
      { kind: 'receipt', subject: email },
      { most: receipts.perHourPerAddress, within: hour },
      at,
    );
    if (room) await mailer.send(tx, contactReceiptMail(config, email));
  });
}
