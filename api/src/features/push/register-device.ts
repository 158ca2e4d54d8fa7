import { push as limits } from '@nibras/contract/limits.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { deviceTokens } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { readReachable } from './read-subscription.ts';

interface RegisterDevice {
  personId: number;
  /** The session that asks: with its end the browser gets no more. */
  sessionId: number;
  token: string;
  deviceName: string;
}

/**
 * Keeps a browser's subscription for a person. A browser belongs to whoever signed in on it last, and a person's
 * oldest devices make room beyond `limits.devicesPerPerson`.
 * @throws AppError 'invalid-input'
 */
export async function registerDevice(
  { db, push, now }: Pick<Platform, 'db' | 'push' | 'now'>,
  { personId, sessionId, token, deviceName }: RegisterDevice,
): Promise<void> {
  const subscription = readReachable(push, token);
  const values = {
    personId,
    sessionId,
    endpoint: subscription.endpoint,
    subscription: JSON.stringify(subscription),
    deviceName,
    lastUsedAt: now(),
  };
  await db.transaction(async (tx) => {
    await tx
      .insert(deviceTokens)
      .values(values)
      .onConflictDoUpdate({ target: deviceTokens.endpoint, set: values });
    const beyond = tx
      .select({ id: deviceTokens.id })
      .from(deviceTokens)
      .where(eq(deviceTokens.personId, personId))
      .orderBy(desc(deviceTokens.lastUsedAt), desc(deviceTokens.id))
      .offset(limits.devicesPerPerson);
    await tx
      .delete(deviceTokens)
      .where(and(eq(deviceTokens.personId, personId), inArray(deviceTokens.id, beyond)));
  });
}
