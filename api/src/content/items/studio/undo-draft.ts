import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import { drafts, type FieldVersion } from '#platform/database/schema/index.ts';
import { deleteDraft, draftOf, type ItemKey, lockItem } from '../queries.ts';

/** A draft as it was before it was discarded or replaced. */
export interface DraftBefore {
  baseVersion: number;
  version: number;
  fields: Record<string, unknown>;
  fieldVersions: Record<string, FieldVersion>;
}

const restore = (
  { tx, person }: Pick<Undoing, 'tx' | 'person'>,
  { kind, id }: ItemKey,
  draft: DraftBefore,
) => tx.insert(drafts).values({ kind, itemId: id, personId: person, ...draft });

/** Brings a discarded draft back, unless another one has begun. */
export async function undoDiscard({
  tx,
  entry,
  data,
  person,
}: Undoing<DraftBefore>): Promise<void> {
  const item = { kind: entry.kind as ItemKey['kind'], id: entry.itemId };
  if (!(await lockItem(tx, item)) || (await draftOf(tx, item))) tooLate();
  await restore({ tx, person }, item, data);
}

/** Puts the draft from before a version was restored in its place, unless something was written since. */
export async function undoRestoreVersion({
  tx,
  entry,
  data: { draft: before, made },
  person,
}: Undoing<{ draft: DraftBefore | null; made: number | null }>): Promise<void> {
  const item = { kind: entry.kind as ItemKey['kind'], id: entry.itemId };
  if (!(await lockItem(tx, item))) tooLate();
  if (((await draftOf(tx, item))?.version ?? null) !== made) tooLate();
  await deleteDraft(tx, item);
  if (before) await restore({ tx, person }, item, before);
}
