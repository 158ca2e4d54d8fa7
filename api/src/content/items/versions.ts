import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { type FieldVersion, versions } from '#platform/database/schema/index.ts';
import { type Fields, publishedFields } from './item-values.ts';
import { type ItemKey, ofItem } from './queries.ts';

/** The newest version of an item; null before its first publication from the studio. */
export async function newestVersion(db: Queryable, item: ItemKey) {
  const [row] = await db
    .select()
    .from(versions)
    .where(ofItem(versions, item))
    .orderBy(desc(versions.number))
    .limit(1);
  return row ?? null;
}

/** The saves that last changed the fields of an item without a draft. */
export async function publishedFieldVersions(
  db: Queryable,
  item: ItemKey,
): Promise<Record<string, FieldVersion>> {
  const [row] = await db
    .select({ fieldVersions: versions.fieldVersions })
    .from(versions)
    .where(ofItem(versions, item))
    .orderBy(desc(versions.number))
    .limit(1);
  return row?.fieldVersions ?? {};
}

/** The fields of `fields` whose values are others in `beside`. */
export const differingFields = (fields: Fields, beside: Fields): string[] =>
  Object.keys(fields).filter((name) => !isDeepStrictEqual(fields[name], beside[name]));

/** Stores the item's present fields as one of its versions. A stored version is not replaced. */
export async function storeVersion(
  tx: Transaction,
  item: ItemKey,
  {
    number,
    person,
    now,
    fieldVersions,
  }: {
    number: number;
    person: number | null;
    now: Date;
    fieldVersions: Record<string, FieldVersion>;
  },
): Promise<void> {
  const fields = await publishedFields(tx, item);
  if (!fields) return;
  const before = await newestVersion(tx, item);
  await tx
    .insert(versions)
    .values({
      kind: item.kind,
      itemId: item.id,
      number,
      fields,
      changed: before ? differingFields(fields, before.fields) : [],
      fieldVersions,
      personId: person,
      createdAt: now,
    })
    .onConflictDoNothing();
}

/** One version of an item; null for a number that it does not have, or no longer. */
export async function versionOf(db: Queryable, item: ItemKey, number: number) {
  const [row] = await db
    .select()
    .from(versions)
    .where(and(ofItem(versions, item), eq(versions.number, number)));
  return row ?? null;
}
