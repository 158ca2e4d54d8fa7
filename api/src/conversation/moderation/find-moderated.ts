import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { reports } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { isModerated, type Moderator, moderatorOf } from './scope.ts';
import { lockThing, subjectOf, type Thing, type ThingKey } from './things.ts';

async function countReports(db: Queryable, subject: string) {
  const ofThing = eq(reports.subject, subject);
  return {
    reported: await db.$count(reports, ofThing),
    open: await db.$count(reports, and(ofThing, isNull(reports.decidedAt))),
  };
}

/** Whether a thing is among those that a person moderates. */
export async function isInScope(
  db: Queryable,
  moderator: Moderator,
  thing: Thing,
): Promise<boolean> {
  const condition = isModerated(moderator, {
    course: sql`${thing.course?.id ?? null}::int`,
    author: sql`${thing.author.id}::int`,
  });
  if (!condition) return true;
  const { rows } = await db.execute<{ moderated: boolean | null }>(
    sql`select ${condition} as moderated`,
  );
  return rows[0]?.moderated === true;
}

/**
 * A thing that the caller moderates, locked. A message is among them only once a person has reported it.
 * @throws AppError reported-not-found
 */
export async function findModerated(
  tx: Transaction,
  key: ThingKey,
  caller: Caller,
): Promise<{ thing: Thing; moderator: Moderator; open: number }> {
  const moderator = moderatorOf(caller);
  const thing = orThrow(await lockThing(tx, key), 'reported-not-found');
  const { reported, open } = await countReports(tx, subjectOf(thing));
  const isKnown = thing.kind !== 'message' || reported > 0;
  if (!isKnown || !(await isInScope(tx, moderator, thing))) {
    throw new AppError('reported-not-found');
  }
  return { thing, moderator, open };
}
