import { enrolments as limits } from '@nibras/contract/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { notify } from '#conversation/notifications/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { hasJoined, isMemberNow } from '#platform/database/membership.ts';
import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { arabicDate } from '#platform/text/arabic-date.ts';
import { notifyOfAccess } from './notify-of-access.ts';

const sweepKind = jobKind<object>('access-ends');

/** Enrolments of one transaction. */
const batch = 500;

interface DueRow extends Record<string, unknown> {
  person: number;
  course: number;
  courseName: string;
  until: string;
}

/** Marks enrolments as notified and returns them; two processes never get the same one. */
async function takeDue(
  tx: Transaction,
  mark: 'end_told_for' | 'ending_told_for',
  due: SQL,
): Promise<DueRow[]> {
  const column = sql.identifier(mark);
  const { rows } = await tx.execute<DueRow>(sql`update enrolments set ${column} = access_until
    from courses where courses.id = course_id and enrolments.id in (
      select id from enrolments where ${hasJoined()} and access_until is not null and ${due}
        and ${column} is distinct from access_until order by access_until, id limit ${batch} for update skip locked)
    returning person_id as person, course_id as course, courses.name as "courseName",
      to_json(access_until) #>> '{}' as until`);
  return rows;
}

/** Notifies those whose access has ended by its time, and their open tabs. */
const notifyEnded = ({ db, ...platform }: Platform) =>
  db.transaction(async (tx) => {
    const due = await takeDue(tx, 'end_told_for', sql`access_until <= now()`);
    for (const [course, rows] of Map.groupBy(due, (row) => row.course)) {
      const people = rows.map(({ person }) => person);
      await notifyOfAccess({ ...platform, db }, tx, { course, people, members: new Set(people) });
    }
    return due.length;
  });

/** Notifies those whose access ends within a week, once for each end. */
const notifyEnding = (platform: Platform) =>
  platform.db.transaction(async (tx) => {
    const soon = new Date(platform.now().getTime() + limits.endingWithin).toISOString();
    const due = await takeDue(
      tx,
      'ending_told_for',
      sql`${isMemberNow()} and access_until <= ${soon}::timestamptz`,
    );
    const notices = due.map(({ person, course, courseName, until }) => ({
      personId: person,
      type: 'App\\Notifications\\AccessEnding' as const,
      data: {
        courseId: course,
        courseName,
        until: arabicDate(new Date(until), platform.settings().timeZone),
      },
    }));
    await notify(platform, tx, notices);
    return due.length;
  });

/** Notifies of every access that has ended or ends soon, once. */
export async function notifyOfEnds(platform: Platform): Promise<void> {
  for (const notifyBatch of [notifyEnded, notifyEnding]) {
    while ((await notifyBatch(platform)) === batch);
  }
}

export const accessEndsWorker = (platform: Platform): JobWorker =>
  jobWorker(sweepKind, () => notifyOfEnds(platform), '* * * * *');
