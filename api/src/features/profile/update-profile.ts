import type { UpdateProfileBody } from '@nibras/contract/profile.ts';
import { type PersonRow, personById } from '#features/auth/index.ts';
import { found } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { changePerson } from './queries.ts';
import { countEmailWish, requestEmail } from './request-email.ts';

interface ProfileChange {
  personId: number;
  sessionId: number;
  given: UpdateProfileBody;
  networkAddress: string;
}

export interface UpdatedProfile {
  person: PersonRow;
  /** The new address that waits for its code, and the seconds until another code; null where none was asked for. */
  pending: { email: string; resendAfter: number; confirmCurrent: boolean } | null;
}

/**
 * Changes a person's name and number at once, and the address only by a code sent to the new one.
 * Where the address cannot be asked for, nothing is changed.
 * @throws AppError email-taken, too-many-requests, session-expired where the person is gone
 */
export async function updateProfile(
  platform: Platform,
  { personId, sessionId, given, networkAddress }: ProfileChange,
): Promise<UpdatedProfile> {
  const { db } = platform;
  const { name, email: newEmail, phone_number: phoneNumber } = given;
  const before = found(await personById(db, personId), 'session-expired');
  const moving = before.email !== newEmail;
  if (moving) await countEmailWish(platform, personId);
  return db.transaction(async (tx) => {
    const wish = { personId, sessionId, newEmail, networkAddress };
    const pending = moving
      ? { email: newEmail, ...(await requestEmail(tx, platform, wish)) }
      : null;
    const changed = await changePerson(tx, personId, { name, phoneNumber });
    return { person: found(changed, 'session-expired'), pending };
  });
}
