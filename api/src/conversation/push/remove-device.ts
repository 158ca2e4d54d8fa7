import { type PushPlace, pushConsent } from '@nibras/contract/people/consents/push.ts';
import { and, eq } from 'drizzle-orm';
import { recordConsent } from '#people/consents/index.ts';
import { deviceTokens } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { parseSubscription } from './parse-subscription.ts';

interface RemoveDevice {
  personId: number;
  token: string;
  /** Where they have just switched it off; undefined before a sign-out. */
  chosenAt: PushPlace | undefined;
}

/**
 * Deletes the subscription of a person's browser, before a sign-out or when the person turns notifications off.
 * Ignores other people's and unknown subscriptions.
 * @throws AppError 'invalid-input'
 */
export async function removeDevice(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { personId, token, chosenAt }: RemoveDevice,
): Promise<void> {
  const { endpoint } = parseSubscription(token);
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .delete(deviceTokens)
      .where(and(eq(deviceTokens.personId, personId), eq(deviceTokens.endpoint, endpoint)));
    if (!chosenAt || !rowCount) return;
    const wording = pushConsent(false, chosenAt);
    await recordConsent(tx, { personId, kind: 'push', wording, given: false, at: now() });
  });
}
