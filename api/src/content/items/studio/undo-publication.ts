import { eq, sql } from 'drizzle-orm';
import { tooLate } from '#platform/audit/undo.ts';
import type { Transaction } from '#platform/database/database.ts';
import { writeDraft } from '../draft-rows.ts';
import type { Fields } from '../item-values.ts';
import { tables } from '../kinds.ts';
import { applyPublication } from '../publish-item.ts';
import { deleteDraft, draftOf, type ItemKey, lockItem } from '../queries.ts';
import { publishedFieldVersions, versionOf } from '../versions.ts';
import { differing } from './differing.ts';

interface Undo {
  /** The number of the version that the publication made. */
  version: number;
  /** The state before it. */
  from: string;
  person: number;
  now: Date;
}

/** Makes the fields of an older version public. @returns the number of the version that this makes */
async function publishOld(
  tx: Transaction,
  item: ItemKey,
  values: Fields,
  { person, now }: Undo,
): Promise<number> {
  const before = (await lockItem(tx, item)) ?? tooLate();
  const draft = await draftOf(tx, item);
  // The versions of fields only grow, also where their values are those of before.
  const fieldVersions = draft?.fieldVersions ?? (await publishedFieldVersions(tx, item));
  await deleteDraft(tx, item);
  await writeDraft(tx, item, { values, draft: null, person, before, now, fieldVersions });
  return (await applyPublication(tx, item, { before, person, now })).version;
}

/**
 * Undoes a publication: what visitors saw before is public again, as a new version, and what was published is in the
 * draft, under what has been written since. What was not public before becomes a draft again.
 * @throws AppError undo-too-late where the item was published again, or is in the trash
 */
export async function undoPublication(tx: Transaction, item: ItemKey, undo: Undo): Promise<void> {
  const { version, from, person, now } = undo;
  const before = (await lockItem(tx, item)) ?? tooLate();
  if (before.version !== version || before.deletedAt) tooLate();
  const setState = (state: 'draft' | 'hidden') =>
    tx.update(tables[item.kind]).set({ state }).where(eq(sql`id`, item.id));
  if (from !== 'published' && from !== 'hidden') {
    await setState('draft');
    return;
  }
  const old = (await versionOf(tx, item, version - 1)) ?? tooLate();
  const undone = (await versionOf(tx, item, version)) ?? tooLate();
  const draft = await draftOf(tx, item);
  const made = await publishOld(tx, item, differing(old.fields, undone.fields), undo);
  const written = draft?.fields ?? {};
  const kept = differing(undone.fields, old.fields);
  const values = Object.fromEntries(Object.entries(kept).filter(([name]) => !(name in written)));
  if (Object.keys({ ...values, ...written }).length > 0) {
    const fieldVersions = {
      ...(await publishedFieldVersions(tx, item)),
      ...(draft &&
        Object.fromEntries(
          Object.entries(draft.fieldVersions).filter(([name]) => name in written),
        )),
    };
    const after = { version: made };
    await writeDraft(tx, item, { values, draft, person, before: after, now, fieldVersions });
  }
  if (from === 'hidden') await setState('hidden');
}
