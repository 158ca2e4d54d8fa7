import { liveCode } from '#platform/codes/live-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import { found } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { type PersonRow, personById } from './queries.ts';

export interface OwnPerson {
  person: PersonRow;
  /** The new address that waits for its code; one whose code ran out waits no more. */
  waiting: { email: string; resendAfter: number } | null;
}

/**
 * The signed-in person, as they see themselves.
 * @throws AppError session-expired where the person is gone
 */
export async function readOwnPerson(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  personId: number,
): Promise<OwnPerson> {
  const person = found(await personById(db, personId), 'session-expired');
  const email = person.pendingEmail;
  if (!email) return { person, waiting: null };
  const subject = codeSubjects.email(personId, email);
  const live = await liveCode(db, { purpose: 'email', subject, now: now() });
  return { person, waiting: live && { email, ...live } };
}
