import { and, eq } from 'drizzle-orm';
import { deviceTokens } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { readSubscription } from './read-subscription.ts';

/**
 * Forgets a person's browser: before a sign-out, and when the person turns notifications off. Another's browser is
 * left alone, and one that is not known is no failure.
 * @throws AppError 'invalid-input'
 */
export async function removeDevice(
  { db }: Pick<Platform, 'db'>,
  { personId, token }: { personId: number; token: string },
): Promise<void> {
  const { endpoint } = readSubscription(token);
  await db
    .delete(deviceTokens)
    .where(and(eq(deviceTokens.personId, personId), eq(deviceTokens.endpoint, endpoint)));
}
