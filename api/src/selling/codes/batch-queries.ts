import { codes as limits } from '@nibras/contract/limits.ts';
import type {
  BatchesQuery,
  BatchState,
  PackCodesQuery,
} from '@nibras/contract/selling/codes/studio/shapes.ts';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { codeBatches, packCodes, people } from '#platform/database/schema/index.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { boundedWindow, countUpTo } from '#platform/http/paging.ts';
import { type FoundIn, searchCondition } from '#platform/search/search.ts';

const countOf = (condition: SQL) =>
  sql<number>`(select count(*)::int from pack_codes where batch_id = code_batches.id and ${condition})`;
const isUsed = sql`redeemed_at is not null`;
const isCancelled = sql`cancelled_at is not null`;
const used = countOf(isUsed);
const cancelled = countOf(isCancelled);

/** The state of a batch at a time. What has no code left has ended, unless it was cancelled. */
const stateAt = (now: Date) => sql<BatchState>`case
  when code_batches.cancelled_at is not null then 'cancelled'
  when code_batches.valid_until <= ${now.toISOString()}::timestamptz or ${used} + ${cancelled} = code_batches.count
    then 'ended'
  when code_batches.valid_from > ${now.toISOString()}::timestamptz then 'early'
  else 'active' end`;

const rows = (db: Queryable, now: Date) =>
  db
    .select({
      batch: codeBatches,
      state: stateAt(now),
      used,
      cancelled,
      by: { id: people.id, name: people.name },
      courses: sql<
        { id: number; name: string }[]
      >`coalesce((select json_agg(json_build_object('id', courses.id, 'name', courses.name) order by courses.id)
        from code_batch_courses join courses on courses.id = course_id where batch_id = code_batches.id), '[]')`,
    })
    .from(codeBatches)
    .leftJoin(people, eq(people.id, codeBatches.createdBy));
export type BatchRow = Awaited<ReturnType<typeof rows>>[number];

/** The batches whose own name, prefix or courses a condition finds. */
const foundBy = (condition: FoundIn) => sql`(
  ${condition(sql`fold_arabic(code_batches.name || ' ' || code_batches.prefix)`)}
  or exists (select from code_batch_courses join courses on courses.id = course_id
    where batch_id = code_batches.id and ${condition(sql`courses.search_text`)}))`;

/** A page of the batches, the newest first, and their number. */
export async function batchPage(
  db: Queryable,
  { page, search, state }: BatchesQuery,
  now: Date,
): Promise<{ rows: BatchRow[]; total: number }> {
  const listed = state && sql`${stateAt(now)} = ${state}`;
  const count = (condition: SQL | undefined) => countUpTo(db, codeBatches, and(listed, condition));
  const condition = await searchCondition(
    db,
    search,
    foundBy,
    async (exact) => (await count(exact)) > 0,
  );
  const { limit, offset } = boundedWindow({ page, per_page: limits.perPage });
  const found = await rows(db, now)
    .where(and(listed, condition))
    .orderBy(desc(codeBatches.id))
    .limit(limit)
    .offset(offset);
  return { rows: found, total: await count(condition) };
}

/** @throws AppError batch-not-found */
export async function batchOf(db: Queryable, id: number, now: Date): Promise<BatchRow> {
  const [row] = await rows(db, now).where(eq(codeBatches.id, id));
  return orThrow(row, 'batch-not-found');
}

const codeColumns = {
  number: packCodes.number,
  redeemedAt: packCodes.redeemedAt,
  cancelledAt: packCodes.cancelledAt,
  personId: people.id,
  personName: people.name,
  personEmail: people.email,
};
const codeRows = (db: Queryable) =>
  db
    .select({ ...codeColumns, batchId: packCodes.batchId })
    .from(packCodes)
    .leftJoin(people, eq(people.id, packCodes.redeemedBy));
export type PackCodeRow = Awaited<ReturnType<typeof codeRows>>[number];

const inState = {
  used: isUsed,
  cancelled: isCancelled,
  left: sql`redeemed_at is null and cancelled_at is null`,
};

/** A page of a batch's codes by number, those used by the newest use, and their number. */
export async function packCodePage(db: Queryable, batch: number, { page, state }: PackCodesQuery) {
  const where = and(eq(packCodes.batchId, batch), state && inState[state]);
  const { limit, offset } = boundedWindow({ page, per_page: limits.codesPerPage });
  const found = await codeRows(db)
    .where(where)
    .orderBy(...(state === 'used' ? [desc(packCodes.redeemedAt)] : []), asc(packCodes.number))
    .limit(limit)
    .offset(offset);
  return { rows: found, total: await countUpTo(db, packCodes, where) };
}

/** The code with a hash. @throws AppError pack-code-not-found */
export async function packCodeByHash(db: Queryable, hash: Buffer): Promise<PackCodeRow> {
  const [row] = await codeRows(db).where(eq(packCodes.keyHash, hash));
  return orThrow(row, 'pack-code-not-found');
}

/** Every code of a batch by number, for its report. */
export const allPackCodes = (db: Queryable, batch: number): Promise<PackCodeRow[]> =>
  codeRows(db).where(eq(packCodes.batchId, batch)).orderBy(asc(packCodes.number));
