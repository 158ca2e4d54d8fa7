import { studio as limits } from '@nibras/contract/limits.ts';
import { getTableName, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { notFound } from '../change-item.ts';
import { type ContentKind, tables } from '../kinds.ts';
import { draftOf, type ItemKey, lockItem } from '../queries.ts';
import { copyDraft } from './copy-draft.ts';
import { insertCopy } from './insert-copy.ts';
import { recordCreation } from './record-creation.ts';
import { freeSlugs } from './slugs.ts';

/** The kinds of which a copy is the fields of one row, its lists and its draft. */
export type CopiedKind = Extract<ContentKind, 'article' | 'service' | 'project' | 'page'>;

interface Copying {
  caller: Person;
  kind: CopiedKind;
  id: number;
  /** What refuses another item of the kind; runs while those who make one wait for each other. */
  check?: (tx: Transaction) => Promise<void>;
}

/**
 * Copies an item with its lists as a draft, as it is written now, with a name and an address of its own.
 * @throws AppError article-not-found …, what `check` throws
 */
export function copyItem(
  services: Pick<Platform, 'db' | 'now'>,
  { caller, kind, id: from, check }: Copying,
): Promise<{ id: number; undo: number }> {
  return recordCreation(services, { caller, kind }, async (tx, time) => {
    const item = await lockItem(tx, { kind, id: from });
    if (!item || item.deletedAt) throw new AppError(notFound(kind));
    const original = await writtenName(tx, { kind, id: from });
    const name = `نسخة من ${original}`.slice(0, limits.nameMaxLength);
    const table = getTableName(tables[kind]) as Parameters<typeof freeSlugs>[1]['table'];
    const [slug = ''] = await freeSlugs(tx, { table, names: [name], otherwise: kind });
    await check?.(tx);
    const at = time.toISOString();
    const id = await insertCopy(tx, {
      kind,
      from,
      values: { name, slug, created_at: at, updated_at: at },
    });
    const left = sql`key in ('name', 'slug')`;
    await copyDraft(tx, { kind, from, to: id, person: caller.id, left });
    return { id, copyOf: original };
  });
}

/** The name that an item will have; the published one while the draft's is empty. */
async function writtenName(tx: Transaction, item: ItemKey): Promise<string> {
  const drafted = (await draftOf(tx, item))?.fields.name;
  if (typeof drafted === 'string' && drafted.trim() !== '') return drafted.trim();
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from ${tables[item.kind]} where id = ${item.id}`,
  );
  return rows[0]?.name ?? '';
}
