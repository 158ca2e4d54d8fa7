import type { Transaction } from '#platform/database/database.ts';
import { nextSave, writeDraft } from './draft-rows.ts';
import { type Fields, publishedFields, writeFields } from './item-values.ts';
import { draftOf, type Item, type ItemKey } from './queries.ts';
import { publishedFieldVersions, storeVersion } from './versions.ts';

/**
 * Changes fields of what visitors see and of the draft alike, where the draft's other fields are to stay unpublished. What
 * visitors see becomes a version of its own; an editor that has the fields open is told as of any newer save. The caller has
 * locked the item.
 * @param change makes the new values of the fields that it changes, from all fields; it runs for either
 * @returns the number of the version
 */
export async function publishFields(
  tx: Transaction,
  item: ItemKey,
  {
    before,
    change,
    person,
    now,
  }: { before: Item; change: (fields: Fields) => Fields; person: number; now: Date },
): Promise<number> {
  const published = (await publishedFields(tx, item)) ?? {};
  const draft = await draftOf(tx, item);
  const known = await publishedFieldVersions(tx, item);
  // What stood here before the studio was used can be restored as well.
  if (before.version === 0) {
    await storeVersion(tx, item, { number: 0, person: null, now, fieldVersions: {} });
  }
  const fields = change(published);
  const stamp = { version: await nextSave(tx), by: person, at: now.toISOString() };
  const stamps = Object.fromEntries(Object.keys(fields).map((name) => [name, stamp]));
  const version = before.version + 1;
  const saves = { ...known, ...stamps };
  await writeFields(tx, item, { fields, saves, wasPublic: true, columns: { version } });
  await storeVersion(tx, item, { number: version, person, now, fieldVersions: saves });
  if (!draft) return version;
  const drafted = change({ ...published, ...draft.fields });
  const values = Object.fromEntries(
    Object.entries(drafted).filter(([name]) => name in draft.fields),
  );
  const fieldVersions = { ...draft.fieldVersions, ...stamps };
  const save = await writeDraft(tx, item, { values, draft, person, before, now, fieldVersions });
  // A publication that is planned for this draft stays planned.
  if (before.publishVersion === draft.version) {
    await writeFields(tx, item, {
      fields: {},
      saves,
      wasPublic: true,
      columns: { publishVersion: save },
    });
  }
  return version;
}
