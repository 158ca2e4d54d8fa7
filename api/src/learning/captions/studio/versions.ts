import type { CaptionLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import type { CaptionVersionsAnswer } from '@nibras/contract/learning/captions/studio/shapes.ts';
import { captionDrafts as limits } from '@nibras/contract/limits.ts';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { captionVersions, people } from '#platform/database/schema/index.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { type LineRow, lineOf } from './queries.ts';

interface Storing {
  /** Of the captions. */
  id: number;
  rows: readonly LineRow[];
  person: number | null;
  now: Date;
  reason: (typeof captionVersions.$inferSelect)['reason'];
}

/** Stores a text of captions as a version, and deletes those that are too many. The caller has locked the captions. */
export async function storeVersion(
  tx: Transaction,
  { id, rows, person, now, reason }: Storing,
): Promise<void> {
  const lines: Record<string, CaptionLine> = {};
  for (const row of rows) {
    const line = lineOf(row);
    if (line) lines[row.id] = line;
  }
  const [last] = await tx
    .select({ number: captionVersions.number })
    .from(captionVersions)
    .where(eq(captionVersions.draftId, id))
    .orderBy(desc(captionVersions.number))
    .limit(1);
  const number = (last?.number ?? 0) + 1;
  await tx
    .insert(captionVersions)
    .values({ draftId: id, number, createdAt: now, personId: person, reason, lines });
  await tx
    .delete(captionVersions)
    .where(
      and(eq(captionVersions.draftId, id), lte(captionVersions.number, number - limits.versions)),
    );
}

/** When the newest version of captions was stored; null for none. */
export async function newestVersionAt(db: Queryable, id: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: captionVersions.createdAt })
    .from(captionVersions)
    .where(eq(captionVersions.draftId, id))
    .orderBy(desc(captionVersions.number))
    .limit(1);
  return row?.at ?? null;
}

const columns = {
  number: captionVersions.number,
  at: captionVersions.createdAt,
  reason: captionVersions.reason,
  personId: captionVersions.personId,
  personName: people.name,
};

const presentVersion = (row: {
  number: number;
  at: Date;
  reason: Storing['reason'];
  personId: number | null;
  personName: string | null;
  lines: number;
}) => ({
  number: row.number,
  at: row.at.toISOString(),
  reason: row.reason,
  by: row.personId === null ? null : { id: row.personId, name: row.personName ?? '' },
  lines: row.lines,
});

/** The stored versions of captions, the newest first. */
export async function readVersions(
  db: Queryable,
  id: number,
): Promise<CaptionVersionsAnswer['versions']> {
  const rows = await db
    .select({
      ...columns,
      lines: sql<number>`(select count(*)::int from jsonb_object_keys(${captionVersions.lines}))`,
    })
    .from(captionVersions)
    .leftJoin(people, eq(people.id, captionVersions.personId))
    .where(eq(captionVersions.draftId, id))
    .orderBy(desc(captionVersions.number));
  return rows.map(presentVersion);
}

/** One version with its lines. @throws AppError captions-not-found */
export async function readVersion(db: Queryable, { id, number }: { id: number; number: number }) {
  const [row] = await db
    .select({ ...columns, fields: captionVersions.lines })
    .from(captionVersions)
    .leftJoin(people, eq(people.id, captionVersions.personId))
    .where(and(eq(captionVersions.draftId, id), eq(captionVersions.number, number)));
  const { fields, ...version } = orThrow(row, 'captions-not-found');
  return { ...presentVersion({ ...version, lines: Object.keys(fields).length }), fields };
}
