import { push as limits } from '@nibras/contract/limits.ts';
import { type PushPlace, pushConsent } from '@nibras/contract/people/consents/push.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { recordConsent } from '#people/consents/index.ts';
import { deviceTokens } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { parseReachableSubscription } from './parse-subscription.ts';

interface RegisterDevice {
  personId: number;
  /** The caller's session. The subscription is deleted when it ends. */
  sessionId: number;
  token: string;
  deviceName: string;
  /** Where they have just switched it on; undefined where the browser registers by itself. */
  chosenAt: PushPlace | undefined;
}

/**
 * Stores a browser's subscription for a person. A browser belongs to the person who signed in last; a person's oldest
 * devices over `limits.devicesPerPerson` are deleted.
 * @throws AppError 'invalid-input'
 */
export async function registerDevice(
  { db, push, now }: Pick<Platform, 'db' | 'push' | 'now'>,
  { personId, sessionId, token, deviceName, chosenAt }: RegisterDevice,
): Promise<void> {
  const subscription = parseReachableSubscription(push, token);
  const time = now();
  const values = {
    personId,
    sessionId,
    endpoint: subscription.endpoint,
    subscription: JSON.stringify(subscription),
    deviceName,
    lastUsedAt: time,
  };
  await db.transaction(async (tx) => {
    await tx
      .insert(deviceTokens)
      .values(values)
      .onConflictDoUpdate({ target: deviceTokens.endpoint, set: values });
    const overLimit = tx
      .select({ id: deviceTokens.id })
      .from(deviceTokens)
      .where(eq(deviceTokens.personId, personId))
      .orderBy(desc(deviceTokens.lastUsedAt), desc(deviceTokens.id))
      .offset(limits.devicesPerPerson);
    await tx
      .delete(deviceTokens)
      .where(and(eq(deviceTokens.personId, personId), inArray(deviceTokens.id, overLimit)));
    if (!chosenAt) return;
    const wording = pushConsent(true, chosenAt);
    await recordConsent(tx, { personId, kind: 'push', wording, given: true, at: time });
  });
}
