import { content as limits } from '@nibras/contract/limits.ts';
import { getTableName, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { type ContentKind, contentKinds, tables } from './kinds.ts';
import { usedByPeople } from './used-by-people.ts';

async function emptyTrashOf(tx: Transaction, kind: ContentKind, before: Date): Promise<number> {
  const table = sql.identifier(getTableName(tables[kind]));
  const { rows } = await tx.execute<{ id: number }>(sql`delete from ${table} item
    where deleted_at < ${before.toISOString()}::timestamptz and not (${usedByPeople(kind)}) returning id`);
  return rows.length;
}

/** Deletes the drafts, versions and former addresses of items that no longer exist. */
async function deleteOrphans(tx: Transaction, kind: ContentKind): Promise<void> {
  const items = sql.identifier(getTableName(tables[kind]));
  for (const name of ['drafts', 'versions', 'slug_redirects']) {
    const table = sql.identifier(name);
    await tx.execute(sql`delete from ${table} kept where kind = ${kind}
      and not exists (select from ${items} item where item.id = kept.item_id)`);
  }
}

/** Deletes removed chapters from which no lecture can come back any more. */
async function deleteChapters(tx: Transaction, before: Date): Promise<void> {
  await tx.execute(sql`delete from chapters where deleted_at < ${before.toISOString()}::timestamptz
    and not exists (select from lectures where chapter_id = chapters.id)`);
}

/**
 * Deletes what has been in the trash for thirty days, and versions of more than a year ago except each item's newest.
 * Courses that a person has joined, lectures that a person has watched and questions that were asked are never deleted
 * (docs/behaviour/content.md#the-trash).
 */
export async function emptyTrash({ db, log, now }: Pick<Platform, 'db' | 'log' | 'now'>) {
  const time = now().getTime();
  await db.transaction(async (tx) => {
    for (const kind of contentKinds) {
      const deleted = await emptyTrashOf(tx, kind, new Date(time - limits.trashFor));
      if (deleted > 0) log.info({ kind, deleted }, 'deleted what was in the bin');
      await deleteOrphans(tx, kind);
    }
    await deleteChapters(tx, new Date(time - limits.trashFor));
    const yearAgo = new Date(time - limits.versionsFor).toISOString();
    await tx.execute(sql`delete from versions old where created_at < ${yearAgo}::timestamptz
      and exists (select from versions newer where newer.kind = old.kind and newer.item_id = old.item_id
        and newer.number > old.number)`);
  });
}
