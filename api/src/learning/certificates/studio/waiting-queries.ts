import { certificates as limits } from '@nibras/contract/limits.ts';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { courses, people, waitingCertificates } from '#platform/database/schema/index.ts';
import { type Certifier, certifies } from './certifier.ts';

const decided = (certifier: Certifier) => certifies(certifier, sql`waiting_certificates.course_id`);

/** The certificates that wait for a name and that a person decides about: the oldest of them, and their number. */
export async function waitingNames(db: Queryable, certifier: Certifier) {
  const rows = await db
    .select({
      row: waitingCertificates,
      personName: people.name,
      personEmail: people.email,
      courseName: courses.name,
    })
    .from(waitingCertificates)
    .innerJoin(people, eq(people.id, waitingCertificates.personId))
    .innerJoin(courses, eq(courses.id, waitingCertificates.courseId))
    .where(decided(certifier))
    .orderBy(waitingCertificates.createdAt, people.id, courses.id)
    .limit(limits.waitingShown);
  return { rows, count: await db.$count(waitingCertificates, decided(certifier)) };
}
export type WaitingNameRow = Awaited<ReturnType<typeof waitingNames>>['rows'][number];
