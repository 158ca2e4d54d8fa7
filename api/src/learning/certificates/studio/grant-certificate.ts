import { completionOf } from '#learning/completion/index.ts';
import { findPerson, type NamedPerson } from '#people/people/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { requireInCourse } from '#platform/http/course-access.ts';
import type { Platform } from '#platform/platform.ts';
import { issueCertificate } from '../issue-certificate.ts';

import { type Changed, logCertificate } from './change-certificate.ts';

interface Grant {
  caller: Person;
  person: NamedPerson;
  course: number;
  reason: string;
}

/**
 * Gives a person a certificate by hand, whatever the rules say, and also where one was withdrawn before.
 * @throws AppError course-not-found, forbidden, person-not-found, certificate-exists
 */
export async function grantCertificate(
  platform: Platform,
  { caller, person: wanted, course, reason }: Grant,
): Promise<Changed> {
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
    const details = { reason, undo: {} };
    const action = 'certificate-granted';
    const undo = await logCertificate(tx, { caller, certificate, action, details, now });
    return { id: certificate.id, undo };
  });
}
