import { createHash } from 'node:crypto';
import { gatewaySetups as limits } from '@nibras/contract/limits.ts';
import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import { and, eq, gt } from 'drizzle-orm';
import { gatewayNotices } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import type { WebhookEvent } from './adapter.ts';
import { adapters } from './adapters.ts';
import { askKind } from './ask-worker.ts';
import { checkoutOf } from './checkout-queries.ts';
import { completeKeys, setupOf } from './setups.ts';

/** Strangers can send anything, so no more than so many of their webhook events are stored a day. */
const refusedPerDay = 500;
const day = 86_400_000;

/** What makes a webhook event the same one: its bytes and its proof. */
const digestOf = ({ raw, headers, query }: WebhookEvent) =>
  createHash('sha256')
    .update(raw)
    .update(JSON.stringify([headers['stripe-signature'], query.hmac]))
    .digest();

async function keepRefused({ db, now }: Platform, gateway: Gateway, event: WebhookEvent) {
  const since = new Date(now().getTime() - day);
  const { outcome, createdAt } = gatewayNotices;
  const count = await db.$count(gatewayNotices, and(eq(outcome, 'refused'), gt(createdAt, since)));
  if (count >= refusedPerDay) return;
  await db
    .insert(gatewayNotices)
    .values({ gateway, body: '', outcome: 'refused', digest: digestOf(event), createdAt: now() })
    .onConflictDoNothing();
}

/**
 * Takes a gateway's webhook event. It is stored once, and only makes us ask the gateway: nothing that it says is believed. The same
 * one again changes nothing.
 * @throws AppError not-found for a gateway without keys, notice-refused
 */
export async function receiveWebhookEvent(
  platform: Platform,
  { gateway, event }: { gateway: Gateway; event: WebhookEvent },
): Promise<void> {
  const { db, jobs, now, log } = platform;
  const keys = completeKeys(gateway, await setupOf(platform, gateway));
  if (!keys) throw new AppError('not-found');
  const said = adapters[gateway].parseNotification(keys, event);
  if (!said) {
    await keepRefused(platform, gateway, event);
    log.warn({ gateway }, 'a notice was refused');
    throw new AppError('notice-refused');
  }
  const { vendorId, paymentId, transaction, body } = said;
  const name = vendorId ?? paymentId ?? null;
  await db.transaction(async (tx) => {
    const session = await checkoutOf(tx, gateway, { vendorId, paymentId });
    const [stored] = await tx
      .insert(gatewayNotices)
      .values({
        gateway,
        vendorId: name,
        body: body.slice(0, limits.noticeMaxBytes),
        outcome: session ? 'asked' : name === null ? 'ignored' : 'unknown',
        digest: digestOf(event),
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: gatewayNotices.id });
    if (stored && session) await jobs.enqueue(tx, askKind, { checkout: session.id, transaction });
  });
}
