import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { type Changed, changeItem } from './change-item.ts';
import { writeDraft } from './draft-rows.ts';
import { publishedFields } from './item-values.ts';
import { draftOf, type ItemKey } from './queries.ts';
import { versionOf } from './versions.ts';

/**
 * Copies the fields of a version into the draft. Fields that the item no longer has, such as the name of a removed
 * chapter, are left out. The audit log keeps the draft that was replaced.
 * @throws AppError course-not-found …, forbidden, draft-changed, not-found for an unknown version
 */
export async function restoreVersion(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  {
    caller,
    draftVersion,
    number,
    ...item
  }: ItemKey & {
    caller: Pick<Caller, 'id' | 'role'>;
    draftVersion: number | null;
    number: number;
  },
): Promise<Changed<undefined>> {
  const time = now();
  const change = {
    ...item,
    caller,
    act: 'edit',
    action: 'version-brought-back',
    now: time,
  } as const;
  return changeItem(db, change, async (tx, before) => {
    const version = orThrow(await versionOf(tx, item, number), 'not-found');
    const draft = await draftOf(tx, item);
    if ((draft?.version ?? null) !== draftVersion) throw new AppError('draft-changed');
    const published = (await publishedFields(tx, item)) ?? {};
    const present = { ...published, ...draft?.fields };
    const values = Object.fromEntries(
      Object.entries(version.fields).filter(
        ([name, value]) => name in published && !isDeepStrictEqual(value, present[name]),
      ),
    );
    let made = draftVersion;
    if (Object.keys(values).length > 0) {
      made = await writeDraft(tx, item, { values, draft, person: caller.id, before, now: time });
    }
    const undo = draft && {
      baseVersion: draft.baseVersion,
      version: draft.version,
      fields: draft.fields,
      fieldVersions: draft.fieldVersions,
    };
    return {
      result: undefined,
      changed: [`${item.kind}:${item.id}:draft`],
      details: { version: number, undo: { draft: undo, made } },
    };
  });
}
