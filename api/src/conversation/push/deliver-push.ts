import { type PushPayload, pushSubscription } from '@nibras/contract/conversation/push/shapes.ts';
import { and, eq } from 'drizzle-orm';
import { activePerson } from '#platform/database/active-person.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import { deviceTokens, people as peopleTable } from '#platform/database/schema/index.ts';
import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';

interface Delivery {
  deviceId: number;
  payload: PushPayload;
}

/** Retries after 10, 20, 40 … seconds; a notification that is an hour late is useless. */
const deliveryKind = jobKind<Delivery>('deliver-push', { retries: 7, retryDelay: 10 });

/** Queues a push for every subscribed browser of some people, in the caller's transaction. */
export async function queuePush(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Queryable,
  people: number[],
  payload: PushPayload,
): Promise<void> {
  if (people.length === 0) return;
  const devices = await tx
    .select({ id: deviceTokens.id })
    .from(deviceTokens)
    .innerJoin(peopleTable, eq(peopleTable.id, deviceTokens.personId))
    .where(and(anyOf(deviceTokens.personId, people), activePerson));
  for (const { id } of devices) await jobs.enqueue(tx, deliveryKind, { deviceId: id, payload });
}

/** Sends a push to one browser's push service and deletes the subscription if it no longer exists. */
async function deliver(
  { db, push, log, now }: Pick<Platform, 'db' | 'push' | 'log' | 'now'>,
  { deviceId, payload }: Delivery,
): Promise<void> {
  const [device] = await db.select().from(deviceTokens).where(eq(deviceTokens.id, deviceId));
  if (!device) return;
  const subscription = pushSubscription.parse(JSON.parse(device.subscription));
  const outcome = await push.deliver(subscription, payload);
  if (outcome === 'gone') await db.delete(deviceTokens).where(eq(deviceTokens.id, deviceId));
  if (outcome === 'refused') log.warn({ device: deviceId }, 'a push service refused a message');
  if (outcome === 'delivered') {
    await db.update(deviceTokens).set({ lastUsedAt: now() }).where(eq(deviceTokens.id, deviceId));
  }
}

export const deliverWorker = (platform: Platform): JobWorker =>
  jobWorker(deliveryKind, (data) => deliver(platform, data));
