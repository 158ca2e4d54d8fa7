import { and, desc, eq, isNotNull, lte, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { dataRequests } from '#platform/database/schema/index.ts';

export type ExportRow = typeof dataRequests.$inferSelect;

const isExport = eq(dataRequests.kind, 'export');

export async function lastExport(db: Queryable, person: number): Promise<ExportRow | null> {
  const [row] = await db
    .select()
    .from(dataRequests)
    .where(and(isExport, eq(dataRequests.personId, person), ne(dataRequests.state, 'cancelled')))
    .orderBy(desc(dataRequests.id))
    .limit(1);
  return row ?? null;
}

/** @returns null where one is waiting already */
export async function insertExport(
  tx: Transaction,
  request: { personId: number; createdAt: Date; dueAt: Date },
): Promise<ExportRow | null> {
  const [row] = await tx
    .insert(dataRequests)
    .values({ kind: 'export', ...request })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function waitingExport(db: Queryable, id: number): Promise<ExportRow | null> {
  const [row] = await db
    .select()
    .from(dataRequests)
    .where(and(isExport, eq(dataRequests.id, id), eq(dataRequests.state, 'waiting')));
  return row ?? null;
}

/** @returns whether it was still waiting */
export async function finishExport(
  tx: Transaction,
  id: number,
  set: Pick<ExportRow, 'state' | 'finishedAt'> & Partial<ExportRow>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(dataRequests)
    .set(set)
    .where(and(isExport, eq(dataRequests.id, id), eq(dataRequests.state, 'waiting')));
  return rowCount === 1;
}

const noFile = { state: 'done', path: null, expiresAt: null } as const;

/** Takes the files from the rows whose time is over. @returns the paths */
export async function expireExports(db: Queryable, now: Date): Promise<string[]> {
  const due = await db
    .select({ id: dataRequests.id, path: dataRequests.path })
    .from(dataRequests)
    .where(and(isNotNull(dataRequests.path), lte(dataRequests.expiresAt, now)));
  for (const { id } of due) {
    await db.update(dataRequests).set(noFile).where(eq(dataRequests.id, id));
  }
  return due.flatMap(({ path }) => path ?? []);
}
