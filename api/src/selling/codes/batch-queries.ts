import { codes as limits } from '@nibras/contract/limits.ts';
import type {
  BatchesQuery,
  BatchSort,
  BatchState,
  PackCodeSort,
  PackCodesQuery,
} from '@nibras/contract/selling/codes/studio/shapes.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { codeBatches, packCodes, people } from '#platform/database/schema/index.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { boundedWindow, countUpTo } from '#platform/http/paging.ts';
import { askedOrder, type ListOrder, orderParts } from '#platform/http/sorting.ts';
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

const orders: Record<BatchSort, ListOrder> = {
  created: { by: codeBatches.id, id: codeBatches.id, down: true },
  name: { by: codeBatches.name, id: codeBatches.id },
  count: { by: codeBatches.count, id: codeBatches.id, down: true },
  ends: { by: codeBatches.validUntil, id: codeBatches.id },
};

/**
 * A page of the batches, the newest first unless it is sorted otherwise, and their number.
 * @param size how many batches a page has
 */
export async function batchPage(
  db: Queryable,
  { page, search, state, sort }: BatchesQuery,
  { now, size = limits.perPage }: { now: Date; size?: number },
): Promise<{ rows: BatchRow[]; total: number }> {
  const listed = state && sql`${stateAt(now)} = ${state}`;
  const count = (condition: SQL | undefined) => countUpTo(db, codeBatches, and(listed, condition));
  const condition = await searchCondition(
    db,
    search,
    foundBy,
    async (exact) => (await count(exact)) > 0,
  );
  const { limit, offset } = boundedWindow({ page, per_page: size });
  const found = await rows(db, now)
    .where(and(listed, condition))
    .orderBy(...orderParts(askedOrder(orders, sort, 'created')))
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

const codeOrders: Record<PackCodeSort, ListOrder> = {
  number: { by: packCodes.number, id: packCodes.number },
  used: { by: packCodes.redeemedAt, id: packCodes.number, down: true, emptyLast: true },
};

/**
 * A page of a batch's codes, and their number. Those used are by the newest use, all others by their number, unless it is sorted
 * otherwise.
 * @param size how many codes a page has
 */
export async function packCodePage(
  db: Queryable,
  batch: number,
  { page, state, sort, size = limits.codesPerPage }: PackCodesQuery & { size?: number },
) {
  const order = askedOrder(codeOrders, sort, state === 'used' ? 'used' : 'number');
  const where = and(eq(packCodes.batchId, batch), state && inState[state]);
  const { limit, offset } = boundedWindow({ page, per_page: size });
  const found = await codeRows(db)
    .where(where)
    .orderBy(...orderParts(order))
    .limit(limit)
    .offset(offset);
  return { rows: found, total: await countUpTo(db, packCodes, where) };
}

/** The code with a hash. @throws AppError pack-code-not-found */
export async function packCodeByHash(db: Queryable, hash: Buffer): Promise<PackCodeRow> {
  const [row] = await codeRows(db).where(eq(packCodes.keyHash, hash));
  return orThrow(row, 'pack-code-not-found');
}
