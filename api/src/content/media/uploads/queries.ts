import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#platform/database/database.ts';
import { uploadParts, uploads } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { hasSpace, lockQuota } from '../quota.ts';

export type UploadRow = typeof uploads.$inferSelect;

export async function uploadById(db: Queryable, id: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return row ?? null;
}

/** Locks an upload until the transaction ends; null if there is none. */
export async function lockUpload(tx: Queryable, id: string): Promise<UploadRow | null> {
  const [row] = await tx.select().from(uploads).where(eq(uploads.id, id)).for('update');
  return row ?? null;
}

/** A person's unfinished uploads, the newest first. */
export const unfinishedOf = (db: Queryable, person: number) =>
  db
    .select()
    .from(uploads)
    .where(and(eq(uploads.personId, person), isNull(uploads.finishedAt)))
    .orderBy(desc(uploads.createdAt));

/** The parts of an upload in their order. */
export const partsOf = (db: Queryable, upload: string) =>
  db
    .select()
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, upload))
    .orderBy(asc(uploadParts.start));

/**
 * Adds a stored part to an upload if it begins where the upload ends, so that two senders cannot mix.
 * @returns false where the upload has gone on, or is gone
 * @throws AppError media-quota where the part no longer fits into the space
 */
export const addPart = (db: Database, part: Part): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockQuota(tx);
    if (!(await hasSpace(tx, part.bytes))) throw new AppError('media-quota');
    return insertPart(tx, part);
  });

interface Part {
  upload: string;
  start: number;
  bytes: number;
  path: string;
}

async function insertPart(tx: Transaction, { upload, start, bytes, path }: Part): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with moved as (
      update uploads set received = received + ${bytes}, updated_at = now()
      where id = ${upload} and received = ${start} and finished_at is null
      returning id)
    insert into upload_parts (upload_id, start, bytes, path)
    select id, ${start}::bigint, ${bytes}::integer, ${path} from moved`);
  return rowCount === 1;
}
