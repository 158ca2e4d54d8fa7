import { presence } from '@nibras/contract/limits.ts';
import { and, eq, inArray, notInArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { onlinePeople, onlineProcesses, people } from '../database/schema/index.ts';

// The database's clock alone: processes on several machines need not agree about the time.
const seconds = (milliseconds: number) => sql`make_interval(secs => ${milliseconds / 1000})`;
const lives = sql`${onlineProcesses.beatAt} > now() - ${seconds(presence.staleAfter)}`;

/** Whether a person has a tab open on any process that lives: for the columns of a list. */
export const isOnline = (person: SQLWrapper) =>
  sql<boolean>`exists (select from ${onlinePeople} inner join ${onlineProcesses}
    on ${onlineProcesses.id} = ${onlinePeople.processId}
    where ${onlinePeople.personId} = ${person} and ${lives})`;

export async function onlineAmong(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ personId: onlinePeople.personId })
    .from(onlinePeople)
    .innerJoin(onlineProcesses, eq(onlineProcesses.id, onlinePeople.processId))
    .where(and(inArray(onlinePeople.personId, [...ids]), lives));
  return new Set(rows.map(({ personId }) => personId));
}

/** Says that a process lives. */
export const recordHeartbeat = (db: Queryable, processId: string) =>
  db
    .insert(onlineProcesses)
    .values({ id: processId })
    .onConflictDoUpdate({ target: onlineProcesses.id, set: { beatAt: sql`now()` } });

/** Counts people as online on a process. @returns those who were not, on any process, until now */
export async function markOnline(
  db: Queryable,
  processId: string,
  ids: number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const before = await onlineAmong(db, ids);
  const rows = await db
    .insert(onlinePeople)
    .select(
      db
        .select({
          processId: sql`${processId}::uuid`.as('process_id'),
          personId: people.id,
          since: sql`now()`.as('since'),
        })
        .from(people)
        .where(inArray(people.id, ids)),
    )
    .onConflictDoNothing()
    .returning({ personId: onlinePeople.personId });
  return rows.map(({ personId }) => personId).filter((id) => !before.has(id));
}

export interface LastSeen {
  personId: number;
  lastSeenAt: Date | null;
}

/** Of people whose row on a process is gone, those who are on no other: they were last seen at the given time. */
async function lastSeen(db: Queryable, ids: number[], at: Date | null): Promise<LastSeen[]> {
  const elsewhere = await onlineAmong(db, ids);
  const gone = ids.filter((id) => !elsewhere.has(id));
  if (gone.length === 0) return [];
  const seen = at ? sql`${at.toISOString()}::timestamptz` : sql`now()`;
  return (
    db
      .update(people)
      // Whoever left another process later was seen later.
      .set({
        lastSeenAt: sql`greatest(${people.lastSeenAt}, ${seen})`,
        updatedAt: people.updatedAt,
      })
      .where(inArray(people.id, gone))
      .returning({ personId: people.id, lastSeenAt: people.lastSeenAt })
  );
}

/** Counts people as gone from a process. @returns those who are now online nowhere */
export async function markOffline(
  db: Queryable,
  processId: string,
  ids: number[],
): Promise<LastSeen[]> {
  if (ids.length === 0) return [];
  // Only who was there leaves: a recordHeartbeat at the same moment may have written it already.
  const left = await db
    .delete(onlinePeople)
    .where(and(eq(onlinePeople.processId, processId), inArray(onlinePeople.personId, ids)))
    .returning({ personId: onlinePeople.personId });
  return lastSeen(
    db,
    left.map(({ personId }) => personId),
    null,
  );
}

/** People who count as online on a process and are not among those it knows: their leaving was not written. */
export async function findUnknownOnline(db: Queryable, processId: string, known: number[]) {
  const rows = await db
    .select({ personId: onlinePeople.personId })
    .from(onlinePeople)
    .where(and(eq(onlinePeople.processId, processId), notInArray(onlinePeople.personId, known)));
  return rows.map(({ personId }) => personId);
}

/**
 * Removes processes that recordHeartbeat no more, each by one caller only.
 * @returns the people who were last seen there and are online nowhere else
 */
export async function removeStaleProcesses(db: Queryable): Promise<LastSeen[]> {
  return db.transaction(async (tx) => {
    const dead = await tx
      .select()
      .from(onlineProcesses)
      .where(sql`not (${lives})`)
      .for('update', { skipLocked: true });
    const gone: LastSeen[] = [];
    for (const { id, beatAt } of dead) {
      const left = await tx
        .delete(onlinePeople)
        .where(eq(onlinePeople.processId, id))
        .returning({ personId: onlinePeople.personId });
      await tx.delete(onlineProcesses).where(eq(onlineProcesses.id, id));
      const ids = left.map(({ personId }) => personId);
      gone.push(...(await lastSeen(tx, ids, beatAt)));
    }
    return gone;
  });
}

/**
 * A process that ends in good order: its people are looking for another one. They count as online as long as that
 * may take; whoever has not come back by then is buried with the process, and told of, by one that lives.
 */
export async function deregisterProcess(
  db: Queryable,
  processId: string,
  ids: number[],
): Promise<void> {
  const left = presence.staleAfter - presence.offlineAfter;
  await db
    .update(onlineProcesses)
    .set({ beatAt: sql`now() - ${seconds(left)}` })
    .where(eq(onlineProcesses.id, processId));
  if (ids.length === 0) return;
  await db
    .update(people)
    .set({ lastSeenAt: sql`now()`, updatedAt: people.updatedAt })
    .where(inArray(people.id, ids));
}
