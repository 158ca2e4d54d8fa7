import { type PushPayload, pushSubscription } from '@nibras/contract/push.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { deviceTokens } from '#platform/database/schema/index.ts';
import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';

interface Delivery {
  deviceId: number;
  payload: PushPayload;
}

/** After 10, 20, 40 … seconds: news that is an hour late is none. */
const deliveryKind = jobKind<Delivery>('deliver-push', { retries: 7, retryDelay: 10 });

/** Queues a message for every browser of the given people, inside the caller's transaction. */
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
    .where(inArray(deviceTokens.personId, people));
  for (const { id } of devices) await jobs.enqueue(tx, deliveryKind, { deviceId: id, payload });
}

/** Hands one message to one browser's push service; a subscription that is gone is forgotten. */
async function deliver(
  { db, push, log, now }: Pick<Platform, 'db' | 'push' | 'log' | 'now'>,
  { deviceId, payload }: Delivery,
): Promise<void> {
  const [device] = await db.select().from(deviceTokens).where(eq(deviceTokens.id, deviceId));
  if (!device) return;
  const subscription = pushSubscription.parse(JSON.parse(device.subscription));
  const fate = await push.deliver(subscription, payload);
  if (fate === 'gone') await db.delete(deviceTokens).where(eq(deviceTokens.id, deviceId));
  if (fate === 'refused') log.warn({ device: deviceId }, 'a push service refused a message');
  if (fate === 'delivered') {
    await db.update(deviceTokens).set({ lastUsedAt: now() }).where(eq(deviceTokens.id, deviceId));
  }
}

export const deliverWorker = (platform: Platform): JobWorker =>
  jobWorker(deliveryKind, (data) => deliver(platform, data));
