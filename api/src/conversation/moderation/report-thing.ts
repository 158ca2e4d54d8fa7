import type { ReportReason } from '@nibras/contract/conversation/moderation/shapes.ts';
import { moderation as limits } from '@nibras/contract/limits.ts';
import { and, eq, gt } from 'drizzle-orm';
import { courseHead } from '#learning/courses/index.ts';
import { openLecture } from '#learning/lectures/index.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { participants, people, reports } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { columnOf, lockThing, subjectOf, type Thing, type ThingKey } from './things.ts';

const participates = async (db: Queryable, conversation: number | null, person: number) =>
  conversation !== null &&
  (await db.$count(
    participants,
    and(eq(participants.conversationId, conversation), eq(participants.personId, person)),
  )) > 0;

async function mayOpenLecture(db: Queryable, { course, lecture }: Thing, caller: Caller) {
  if (!course || !lecture) return false;
  try {
    await openLecture(db, { course: course.id, lecture: lecture.id, caller });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Whether a person sees a thing on any page: where it stands in a course that is open to them, or in their own chat. */
async function maySee(db: Queryable, thing: Thing, caller: Caller): Promise<boolean> {
  if (thing.hiddenAt) return false;
  if (thing.kind === 'review') {
    return thing.course !== null && (await courseHead(db, thing.course.id, caller)) !== null;
  }
  if (await participates(db, thing.conversationId, caller.id)) return true;
  return thing.discussionId !== null && (await mayOpenLecture(db, thing, caller));
}

/** Waits for other reports of the same person, so that the count of the limit holds. */
const lockReporter = (tx: Transaction, person: number) =>
  tx.select({ id: people.id }).from(people).where(eq(people.id, person)).for('no key update');

/**
 * Tells the moderators of a thing, once a person and thing.
 * @throws AppError reported-not-found, also for what the caller does not see; own-report, already-reported,
 *   too-many-reports
 */
export async function reportThing(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  {
    caller,
    reason,
    note,
    ...key
  }: ThingKey & { caller: Caller; reason: ReportReason; note: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockReporter(tx, caller.id);
    const thing = orThrow(await lockThing(tx, key), 'reported-not-found');
    if (!(await maySee(tx, thing, caller))) throw new AppError('reported-not-found');
    if (thing.author.id === caller.id) throw new AppError('own-report');
    const own = eq(reports.personId, caller.id);
    const subject = eq(reports.subject, subjectOf(key));
    if ((await tx.$count(reports, and(own, subject))) > 0) throw new AppError('already-reported');
    const hourAgo = new Date(now().getTime() - 60 * 60_000);
    const lately = await tx.$count(reports, and(own, gt(reports.createdAt, hourAgo)));
    if (lately >= limits.reportsPerHourPerPerson) throw new AppError('too-many-reports');
    await tx.insert(reports).values({
      ...columnOf(key),
      personId: caller.id,
      authorId: thing.author.id,
      courseId: thing.course?.id ?? null,
      reason,
      note,
      createdAt: now(),
    });
  });
}
