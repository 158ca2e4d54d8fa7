import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';

/**
 * Gives an item the draft of another one of its kind; nothing where no field is left of it.
 * @param left the condition on `key` of the fields that do not come along
 */
export const copyDraft = (
  tx: Transaction,
  {
    kind,
    from,
    to,
    person,
    left,
  }: { kind: string; from: number; to: number; person: number; left: SQL },
) =>
  tx.execute(sql`insert into drafts (kind, item_id, base_version, version, fields, field_versions, person_id)
    select ${kind}, ${to}, 0, number, copied,
      (select jsonb_object_agg(key, jsonb_build_object('version', number, 'by', ${person}::int, 'at', now()))
        from jsonb_object_keys(copied) key), ${person}::int
    from (
      select copied, nextval('draft_saves') as number from (
        select (select jsonb_object_agg(key, value) from jsonb_each(fields) where not (${left})) as copied
        from drafts where kind = ${kind} and item_id = ${from}
      ) wanted where copied is not null
    ) numbered`);
