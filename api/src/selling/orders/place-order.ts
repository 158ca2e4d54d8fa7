import { receipts, orders as rules } from '@nibras/contract/limits.ts';
import type { OrderBody } from '@nibras/contract/selling/orders/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { arrivalState, notifyOfOrder, originOf, sendReceipt } from '#conversation/inbox/index.ts';
import { takeFromQuota, tookFromQuota } from '#platform/codes/quota.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { networkOf } from '#platform/http/origin/network-address.ts';
import { providerAddresses } from '#platform/mail/provider-addresses.ts';
import type { Platform } from '#platform/platform.ts';
import { orderMail, orderReceiptMail } from './mails.ts';
import { insertOrder, orderedService } from './queries.ts';

interface PlaceOrder {
  order: OrderBody;
  /** Null for a visitor. */
  caller: Caller | null;
  networkAddress: string;
}

const hour = 60 * 60 * 1000;

/**
 * Stores an order, mails it to the provider, notifies those who may answer it and mails the person a receipt, in one
 * transaction. One of a known sender of spam is only stored.
 * @throws AppError 'invalid-input' for an unknown service, 'too-many-requests'
 */
export async function placeOrder(
  platform: Platform,
  { order, caller, networkAddress }: PlaceOrder,
): Promise<void> {
  const { db, mailer, now, settings } = platform;
  const time = now();
  await db.transaction(async (tx) => {
    const service =
      order.service_id === undefined ? null : await orderedService(tx, order.service_id);
    if (order.service_id !== undefined && !service) {
      throw new AppError('invalid-input', {
        errors: {
          service_id: [
            wording`الخدمة {المطلوبة غير موجودة|المطلوب غير موجود}. اختر خدمة{ًا} {أخرى|آخر} أو أرسل طلبًا عامًا.`,
          ],
        },
      });
    }
    await takeFromQuota(
      tx,
      { kind: 'order', subject: networkOf(networkAddress) },
      { most: rules.perHourPerNetworkAddress, within: hour },
      time,
    );
    const origin = originOf(platform, networkAddress);
    const state = await arrivalState(tx, { email: order.email, origin }, time);
    const { id: number } = await insertOrder(tx, {
      state,
      origin,
      serviceId: service?.id ?? null,
      personId: caller?.id ?? null,
      name: order.name,
      phone: order.phone,
      email: order.email,
      country: order.country,
      jobTitle: order.Job_title,
      description: order.description,
      createdAt: time,
    });
    if (state === 'spam') return;
    const details = { settings: settings(), number, serviceName: service?.name ?? null };
    for (const to of await providerAddresses(tx, settings())) {
      await mailer.send(tx, orderMail({ ...details, order, to }));
    }
    await notifyOfOrder(platform, tx, { id: number, personName: order.name, service });
    const mayReceipt = await tookFromQuota(
      tx,
      { kind: 'receipt', subject: order.email },
      { most: receipts.perHourPerAddress, within: hour },
      time,
    );
    if (!mayReceipt) return;
    const mail = orderReceiptMail({ ...details, to: order.email });
    await sendReceipt(platform, tx, { kind: 'order', id: number, mail, now: time });
  });
}
