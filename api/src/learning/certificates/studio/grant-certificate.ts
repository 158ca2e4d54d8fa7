import { completionOf } from '#learning/completion/index.ts';
import { findPerson, type NamedPerson } from '#people/people/index.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { requireInCourse } from '#platform/http/course-access.ts';
import type { Platform } from '#platform/platform.ts';
import { certificateFacts } from '../facts.ts';
import { issueCertificate } from '../issue-certificate.ts';

import { logCertificate } from './change-certificate.ts';

interface Grant {
  caller: Person;
  person: NamedPerson;
  course: number;
  reason: string;
}

/** What a grant left behind: the certificate, null where it waits for a name, and the log's entry by which it is undone. */
export interface Granted {
  id: number | null;
  undo: number;
}

/** Writes the log's entry of a grant that waits for a name. @returns its id */
async function logHeldGrant(
  tx: Transaction,
  {
    caller,
    person,
    course,
    reason,
    now,
  }: { caller: Person; person: number; course: number; reason: string; now: Date },
): Promise<number> {
  const facts = orThrow(await certificateFacts(tx, { person, course }), 'person-not-found');
  return writeEntry(tx, {
    person: caller.id,
    action: 'certificate-grant-waits',
    kind: 'certificate',
    itemId: 0,
    courseId: course,
    name: facts.name,
    details: { name: facts.course.name, reason, undo: { person, course } },
    now,
  });
}

/**
 * Gives a person a certificate by hand, whatever the rules say, and also where one was withdrawn before. Where it could not
 * show the person's name it waits for another one.
 * @throws AppError course-not-found, forbidden, person-not-found, certificate-exists
 */
export async function grantCertificate(
  platform: Platform,
  { caller, person: wanted, course, reason }: Grant,
): Promise<Granted> {
  const now = platform.now();
  return platform.db.transaction(async (tx) => {
    await requireInCourse(tx, { caller, course, capability: 'course:certify' });
    const person = await findPerson(tx, caller, wanted);
    const known = await completionOf(tx, { course, people: [person.id], now });
    const completion = orThrow(known.get(person.id), 'course-not-found');
    const certificate = await issueCertificate(platform, tx, {
      person: person.id,
      course,
      completedAt: completion.completedAt ?? now,
      mark: completion.mark,
      granted: { by: caller.id, note: reason },
    });
    if (!certificate) throw new AppError('certificate-exists');
    if (certificate === 'waits') {
      const undo = await logHeldGrant(tx, { caller, person: person.id, course, reason, now });
      return { id: null, undo };
    }
    const details = { reason, undo: {} };
    const action = 'certificate-granted';
    const undo = await logCertificate(tx, { caller, certificate, action, details, now });
    return { id: certificate.id, undo };
  });
}
