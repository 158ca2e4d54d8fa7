import { and, eq } from 'drizzle-orm';
import { deviceTokens } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { parseSubscription } from './parse-subscription.ts';

/**
 * Deletes the subscription of a person's browser, before a sign-out or when the person turns notifications off.
 * Ignores other people's and unknown subscriptions.
 * @throws AppError 'invalid-input'
 */
export async function removeDevice(
  { db }: Pick<Platform, 'db'>,
  { personId, token }: { personId: number; token: string },
): Promise<void> {
  const { endpoint } = parseSubscription(token);
  await db
    .delete(deviceTokens)
    .where(and(eq(deviceTokens.personId, personId), eq(deviceTokens.endpoint, endpoint)));
}
