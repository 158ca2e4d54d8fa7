import type { UpdateProfileBody } from '@nibras/contract/people/profile/shapes.ts';
import { type PersonRow, personById } from '#people/auth/index.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { changePerson } from './queries.ts';
import { countEmailRequest, requestEmail } from './request-email.ts';

interface ProfileChange {
  personId: number;
  sessionId: number;
  body: UpdateProfileBody;
  networkAddress: string;
}

export interface UpdatedProfile {
  person: PersonRow;
  /** The new address that needs its code, and the seconds until another code; null without a new address. */
  pending: { email: string; resendAfter: number; confirmCurrent: boolean } | null;
}

/**
 * Changes a person's name and number at once, and requests a new address, which takes effect with a code.
 * If the new address is refused, nothing changes.
 * @throws AppError email-taken, too-many-requests, session-expired if the person was deleted
 */
export async function updateProfile(
  platform: Platform,
  { personId, sessionId, body, networkAddress }: ProfileChange,
): Promise<UpdatedProfile> {
  const { db } = platform;
  const { name, email: newEmail, phone_number: phoneNumber } = body;
  const before = orThrow(await personById(db, personId), 'session-expired');
  const isNewEmail = before.email !== newEmail;
  if (isNewEmail) await countEmailRequest(platform, personId);
  return db.transaction(async (tx) => {
    const request = { personId, sessionId, newEmail, networkAddress };
    const pending = isNewEmail
      ? { email: newEmail, ...(await requestEmail(tx, platform, request)) }
      : null;
    const changed = await changePerson(tx, personId, { name, phoneNumber });
    return { person: orThrow(changed, 'session-expired'), pending };
  });
}
