import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { courses, waitingCertificates } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { notifyOfWaiting } from './notify-of-certificate.ts';

type WaitingRow = typeof waitingCertificates.$inferSelect;

export const isWaiting = ({ person, course }: { person: number; course: number }) =>
  and(eq(waitingCertificates.personId, person), eq(waitingCertificates.courseId, course));

/**
 * Stores that a certificate waits for a name that papers can show, and asks its owner for one; nothing where it waits already.
 * @param name what it would carry, and cannot
 * @param quiet without a push and a mail
 */
export async function holdCertificate(
  platform: Platform,
  tx: Transaction,
  {
    courseName,
    name,
    quiet,
    ...values
  }: typeof waitingCertificates.$inferInsert & {
    courseName: string;
    name: string;
    quiet: boolean;
  },
): Promise<void> {
  const { personId, courseId } = values;
  const [held] = await tx
    .insert(waitingCertificates)
    .values(values)
    .onConflictDoNothing()
    .returning();
  if (!held) return;
  await notifyOfWaiting(platform, tx, { personId, courseId, courseName, name, quiet });
}

/** Removes a certificate from those that wait. @returns whether it waited */
export async function stopWaiting(
  tx: Transaction,
  place: { person: number; course: number },
): Promise<boolean> {
  const removed = await tx
    .delete(waitingCertificates)
    .where(isWaiting(place))
    .returning({ course: waitingCertificates.courseId });
  return removed.length > 0;
}

/** The certificates of a person that wait, the oldest first, locked against another process that issues them. */
export const lockWaiting = (tx: Transaction, person: number): Promise<WaitingRow[]> =>
  tx
    .select()
    .from(waitingCertificates)
    .where(eq(waitingCertificates.personId, person))
    .orderBy(waitingCertificates.completedAt, waitingCertificates.courseId)
    .for('update');

/** People with certificates that wait, and the names that these would carry. */
export async function namesWaitedFor(db: Queryable): Promise<{ person: number; name: string }[]> {
  const { rows } = await db.execute<{ person: number; name: string }>(sql`
    select id as person, coalesce(certificate_name, name) as name from people
    where deleted_at is null and id in (select person_id from waiting_certificates)`);
  return rows;
}

/** The certificates of a person that wait, with their courses. */
export const waitingOf = (
  db: Queryable,
  { person, course }: { person: number; course?: number | undefined },
) =>
  db
    .select({
      completedAt: waitingCertificates.completedAt,
      courseId: courses.id,
      courseName: courses.name,
      isPublic: courses.published,
    })
    .from(waitingCertificates)
    .innerJoin(courses, eq(courses.id, waitingCertificates.courseId))
    .where(
      course === undefined
        ? eq(waitingCertificates.personId, person)
        : isWaiting({ person, course }),
    )
    .orderBy(waitingCertificates.completedAt, courses.id);
export type OwnWaitingRow = Awaited<ReturnType<typeof waitingOf>>[number];
