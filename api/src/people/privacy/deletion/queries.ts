import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { certificates, dataRequests } from '#platform/database/schema/index.ts';

export type DeletionRow = typeof dataRequests.$inferSelect;

const isWaiting = and(eq(dataRequests.kind, 'deletion'), eq(dataRequests.state, 'waiting'));

const isDue = (now: Date) =>
  and(isWaiting, lte(dataRequests.dueAt, now), isNotNull(dataRequests.remindedAt));

export async function waitingDeletion(db: Queryable, person: number): Promise<DeletionRow | null> {
  const [row] = await db
    .select()
    .from(dataRequests)
    .where(and(isWaiting, eq(dataRequests.personId, person)));
  return row ?? null;
}

/** Writes a request; of one that waits only the choice changes. @returns it, and whether it is new */
export async function writeDeletion(
  tx: Transaction,
  request: { personId: number; certificates: 'keep' | 'remove'; createdAt: Date; dueAt: Date },
): Promise<{ row: DeletionRow; isNew: boolean }> {
  const [made] = await tx
    .insert(dataRequests)
    .values({ kind: 'deletion', ...request })
    .onConflictDoNothing()
    .returning();
  if (made) return { row: made, isNew: true };
  const [row] = await tx
    .update(dataRequests)
    .set({ certificates: request.certificates })
    .where(and(isWaiting, eq(dataRequests.personId, request.personId)))
    .returning();
  if (!row) throw new Error('a request for deletion neither waits nor could be made');
  return { row, isNew: false };
}

/** Ends a waiting request. @returns it; null where it does not wait any more */
export async function endDeletion(
  tx: Transaction,
  which: { personId: number },
  set: Pick<DeletionRow, 'state' | 'finishedAt'>,
): Promise<DeletionRow | null> {
  const [row] = await tx
    .update(dataRequests)
    .set(set)
    .where(and(isWaiting, eq(dataRequests.personId, which.personId)))
    .returning();
  return row ?? null;
}

/** How many certificates of a person are valid. */
export const validCertificates = (db: Queryable, person: number): Promise<number> =>
  db.$count(
    certificates,
    and(eq(certificates.personId, person), sql`${certificates.revokedAt} is null`),
  );

/** The requests whose day has come and whose people were reminded, the oldest first. */
export async function dueDeletions(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: dataRequests.id })
    .from(dataRequests)
    .where(isDue(now))
    .orderBy(dataRequests.dueAt, dataRequests.id);
  return rows.map(({ id }) => id);
}

/** Locks a request that is due. @returns null where it is not any more, or another process carries it out */
export async function lockDueDeletion(
  tx: Transaction,
  id: number,
  now: Date,
): Promise<DeletionRow | null> {
  const [row] = await tx
    .select()
    .from(dataRequests)
    .where(and(eq(dataRequests.id, id), isDue(now)))
    .for('update', { skipLocked: true });
  return row ?? null;
}

const isUnreminded = and(isWaiting, isNull(dataRequests.remindedAt));

/** The requests whose people are to be reminded, because their day is before `soon`. */
export const unremindedDeletions = (db: Queryable, soon: Date) =>
  db
    .select({ id: dataRequests.id })
    .from(dataRequests)
    .where(and(isUnreminded, lte(dataRequests.dueAt, soon)))
    .orderBy(dataRequests.id);

/** Marks that a person is reminded now, and moves a day that is before `late` to `dueAt`. @returns null where it was done */
export async function markReminded(
  tx: Transaction,
  id: number,
  { now, late, dueAt }: { now: Date; late: Date; dueAt: Date },
): Promise<DeletionRow | null> {
  const isLate = sql`${dataRequests.dueAt} < ${late.toISOString()}`;
  const [row] = await tx
    .update(dataRequests)
    .set({
      remindedAt: now,
      dueAt: sql`case when ${isLate} then ${dueAt.toISOString()} else ${dataRequests.dueAt} end`,
    })
    .where(and(eq(dataRequests.id, id), isUnreminded))
    .returning();
  return row ?? null;
}
