import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { drafts, type FieldVersion } from '#platform/database/schema/index.ts';
import { nameQuestion } from './name-question.ts';
import type { draftOf, Item, ItemKey } from './queries.ts';
import { publishedFieldVersions } from './versions.ts';

type Draft = Awaited<ReturnType<typeof draftOf>>;

/** The number of the next save of any draft. */
export async function nextSave(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ number: string }>(
    sql`select nextval('draft_saves') as number`,
  );
  return Number(rows[0]?.number);
}

/**
 * Puts values into an item's draft, which begins with them where there is none. The caller has locked the item.
 * @returns the number of the save, which is the version of these fields from now on
 */
export async function writeDraft(
  tx: Transaction,
  { kind, id }: ItemKey,
  {
    values,
    draft,
    person,
    editor,
    before,
    now,
    fieldVersions: known,
  }: {
    values: Record<string, unknown>;
    draft: Draft;
    person: number;
    editor?: FieldVersion['editor'];
    before: Pick<Item, 'version'>;
    now: Date;
    /** Where the caller has read them already. */
    fieldVersions?: Record<string, FieldVersion>;
  },
): Promise<number> {
  const version = await nextSave(tx);
  const stamp: FieldVersion = {
    version,
    by: person,
    at: now.toISOString(),
    ...(editor && { editor }),
  };
  const fieldVersions = {
    ...(known ?? draft?.fieldVersions ?? (await publishedFieldVersions(tx, { kind, id }))),
    ...Object.fromEntries(Object.keys(values).map((name) => [name, stamp])),
  };
  const fields = { ...draft?.fields, ...values };
  const row = { version, fields, fieldVersions, personId: person, updatedAt: now };
  await tx
    .insert(drafts)
    .values({ kind, itemId: id, baseVersion: before.version, createdAt: now, ...row })
    .onConflictDoUpdate({ target: [drafts.kind, drafts.itemId], set: row });
  if (kind === 'question' && before.version === 0 && typeof values.body === 'string') {
    await nameQuestion(tx, id, values.body);
  }
  return version;
}
