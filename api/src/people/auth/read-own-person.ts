import { liveCode } from '#platform/codes/live-code.ts';
import { codeSubjects } from '#platform/codes/subjects.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { type PersonRow, personById } from './queries.ts';

export interface OwnPerson {
  person: PersonRow;
  /** The new address whose code is still valid; null without one. `resendAfter` in seconds. */
  pending: { email: string; resendAfter: number } | null;
}

/**
 * Reads the signed-in person's own account.
 * @throws AppError session-expired if the person was deleted
 */
export async function readOwnPerson(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  personId: number,
): Promise<OwnPerson> {
  const person = orThrow(await personById(db, personId), 'session-expired');
  const email = person.pendingEmail;
  if (!email) return { person, pending: null };
  const subject = codeSubjects.email(personId, email);
  const codeStatus = await liveCode(db, { purpose: 'email', subject, now: now() });
  return { person, pending: codeStatus && { email, ...codeStatus } };
}
