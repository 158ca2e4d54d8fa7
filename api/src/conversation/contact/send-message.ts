import type { ContactBody } from '@nibras/contract/conversation/contact/shapes.ts';
import { receipts, contact as rules } from '@nibras/contract/limits.ts';
import { arrivalState, notifyOfMessage, originOf, sendReceipt } from '#conversation/inbox/index.ts';
import { takeFromQuota, tookFromQuota } from '#platform/codes/quota.ts';
import { only } from '#platform/database/only.ts';
import { contactMessages } from '#platform/database/schema/index.ts';
import { networkOf } from '#platform/http/origin/network-address.ts';
import { providerAddresses } from '#platform/mail/provider-addresses.ts';
import type { Platform } from '#platform/platform.ts';
import { contactMail, contactReceiptMail } from './mails.ts';

interface SendMessage {
  message: ContactBody;
  networkAddress: string;
}

const hour = 60 * 60 * 1000;

/**
 * Stores a message, forwards it to the provider, notifies those who may answer it and mails the sender a receipt, in
 * one transaction. One of a known sender of spam is only stored.
 * @throws AppError 'too-many-requests'
 */
export async function sendMessage(
  platform: Platform,
  { message: body, networkAddress }: SendMessage,
): Promise<void> {
  const { db, mailer, now, settings } = platform;
  const time = now();
  const { name, email, subject, message } = body;
  await db.transaction(async (tx) => {
    await takeFromQuota(
      tx,
      { kind: 'contact', subject: networkOf(networkAddress) },
      { most: rules.perHourPerNetworkAddress, within: hour },
      time,
    );
    const origin = originOf(platform, networkAddress);
    const state = await arrivalState(tx, { email, origin }, time);
    const values = { name, email, subject, message, state, origin, createdAt: time };
    const { id } = only(
      await tx.insert(contactMessages).values(values).returning({ id: contactMessages.id }),
    );
    if (state === 'spam') return;
    for (const to of await providerAddresses(tx, settings())) {
      await mailer.send(tx, contactMail(settings(), to, { ...body, id }));
    }
    await notifyOfMessage(platform, tx, { id, personName: name, subject });
    const mayReceipt = await tookFromQuota(
      tx,
      { kind: 'receipt', subject: email },
      { most: receipts.perHourPerAddress, within: hour },
      time,
    );
    if (!mayReceipt) return;
    const mail = contactReceiptMail(settings(), email);
    await sendReceipt(platform, tx, { kind: 'message', id, mail, now: time });
  });
}
