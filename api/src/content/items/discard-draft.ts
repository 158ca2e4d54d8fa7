import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { type Changed, changeItem } from './change-item.ts';
import { deleteDraft, draftOf, type ItemKey } from './queries.ts';

/**
 * Throws a draft away. The audit log keeps it, so that it can be restored.
 * @throws AppError course-not-found …, forbidden, draft-changed, wrong-state without a draft
 */
export async function discardDraft(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  {
    caller,
    draftVersion,
    ...item
  }: ItemKey & { caller: Pick<Caller, 'id' | 'role'>; draftVersion: number | null },
): Promise<Changed<undefined>> {
  const change = { ...item, caller, act: 'edit', action: 'draft-discarded', now: now() } as const;
  return changeItem(db, change, async (tx) => {
    const draft = await draftOf(tx, item);
    if (!draft) throw new AppError('wrong-state');
    if (draft.version !== draftVersion) throw new AppError('draft-changed');
    await deleteDraft(tx, item);
    const { baseVersion, version, fields, fieldVersions } = draft;
    const changed = [`${item.kind}:${item.id}:draft`];
    return {
      result: undefined,
      changed,
      details: { undo: { baseVersion, version, fields, fieldVersions } },
    };
  });
}
