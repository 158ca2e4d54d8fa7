import { presence } from '@nibras/contract/limits.ts';
import { and, eq, not, type SQLWrapper, sql } from 'drizzle-orm';
import { anyOf } from '../database/any-of.ts';
import type { Queryable } from '../database/database.ts';
import { onlinePeople, onlineProcesses, people } from '../database/schema/index.ts';

// The queries use the database's clock, because the clocks of several machines may differ.
const seconds = (milliseconds: number) => sql`make_interval(secs => ${milliseconds / 1000})`;
const isAlive = sql`${onlineProcesses.beatAt} > now() - ${seconds(presence.staleAfter)}`;

/** SQL for whether a person has a tab open on any live process, for the columns of a list. */
export const isOnline = (person: SQLWrapper) =>
  sql<boolean>`exists (select from ${onlinePeople} inner join ${onlineProcesses}
    on ${onlineProcesses.id} = ${onlinePeople.processId}
    where ${onlinePeople.personId} = ${person} and ${isAlive})`;

/** Returns which of some people have a tab open on any live process. */
export async function onlineAmong(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ personId: onlinePeople.personId })
    .from(onlinePeople)
    .innerJoin(onlineProcesses, eq(onlineProcesses.id, onlinePeople.processId))
    .where(and(anyOf(onlinePeople.personId, ids), isAlive));
  return new Set(rows.map(({ personId }) => personId));
}

/** Records the heartbeat of a process. */
export const recordHeartbeat = (db: Queryable, processId: string) =>
  db
    .insert(onlineProcesses)
    .values({ id: processId })
    .onConflictDoUpdate({ target: onlineProcesses.id, set: { beatAt: sql`now()` } });

/** Marks people as online on a process. @returns those who were offline before */
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
        .where(anyOf(people.id, ids)),
    )
    .onConflictDoNothing()
    .returning({ personId: onlinePeople.personId });
  return rows.map(({ personId }) => personId).filter((id) => !before.has(id));
}

export interface LastSeen {
  personId: number;
  lastSeenAt: Date | null;
}

/** Sets the last-seen time of people who left a process and are online on no other. @returns those people */
async function recordLastSeen(db: Queryable, ids: number[], at: Date | null): Promise<LastSeen[]> {
  const elsewhere = await onlineAmong(db, ids);
  const offline = ids.filter((id) => !elsewhere.has(id));
  if (offline.length === 0) return [];
  const seen = at ? sql`${at.toISOString()}::timestamptz` : sql`now()`;
  return (
    db
      .update(people)
      // Another process may have recorded a later time.
      .set({
        lastSeenAt: sql`greatest(${people.lastSeenAt}, ${seen})`,
        updatedAt: people.updatedAt,
      })
      .where(anyOf(people.id, offline))
      .returning({ personId: people.id, lastSeenAt: people.lastSeenAt })
  );
}

/** Marks people as offline on a process. @returns those who are now online on no process */
export async function markOffline(
  db: Queryable,
  processId: string,
  ids: number[],
): Promise<LastSeen[]> {
  if (ids.length === 0) return [];
  // Only existing rows count: a concurrent heartbeat may have removed them already.
  const left = await db
    .delete(onlinePeople)
    .where(and(eq(onlinePeople.processId, processId), anyOf(onlinePeople.personId, ids)))
    .returning({ personId: onlinePeople.personId });
  return recordLastSeen(
    db,
    left.map(({ personId }) => personId),
    null,
  );
}

/**
 * Returns people who are recorded as online on a process without a tab there, because their leaving was not written.
 */
export async function findUnknownOnline(db: Queryable, processId: string, known: number[]) {
  const rows = await db
    .select({ personId: onlinePeople.personId })
    .from(onlinePeople)
    .where(and(eq(onlinePeople.processId, processId), not(anyOf(onlinePeople.personId, known))));
  return rows.map(({ personId }) => personId);
}

/**
 * Removes processes without a recent heartbeat; row locks ensure that only one caller handles each.
 * @returns the people who were online there and are online on no other process
 */
export async function removeStaleProcesses(db: Queryable): Promise<LastSeen[]> {
  return db.transaction(async (tx) => {
    const stale = await tx
      .select()
      .from(onlineProcesses)
      .where(sql`not (${isAlive})`)
      .for('update', { skipLocked: true });
    const gone: LastSeen[] = [];
    for (const { id, beatAt } of stale) {
      const left = await tx
        .delete(onlinePeople)
        .where(eq(onlinePeople.processId, id))
        .returning({ personId: onlinePeople.personId });
      await tx.delete(onlineProcesses).where(eq(onlineProcesses.id, id));
      const ids = left.map(({ personId }) => personId);
      gone.push(...(await recordLastSeen(tx, ids, beatAt)));
    }
    return gone;
  });
}

/**
 * Deregisters a stopping process. Its people count as online for as long as their tabs may take to reconnect; anyone who
 * has not reconnected by then is marked offline by a live process, together with the stale process.
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
    .where(anyOf(people.id, ids));
}
