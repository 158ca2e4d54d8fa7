import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';

interface Copying {
  kind: string;
  person: number;
  /** The condition on `key` of the fields that do not come along. */
  left: SQL;
}

/** Gives items the drafts of other ones of their kind; nothing where no field is left of a draft. */
export const copyDrafts = (
  tx: Transaction,
  { kind, pairs, person, left }: Copying & { pairs: readonly { from: number; to: number }[] },
) =>
  tx.execute(sql`insert into drafts (kind, item_id, base_version, version, fields, field_versions, person_id)
    select ${kind}, target, 0, number, copied,
      (select jsonb_object_agg(key, jsonb_build_object('version', number, 'by', ${person}::int, 'at', now()))
        from jsonb_object_keys(copied) key), ${person}::int
    from (
      select target, copied, nextval('draft_saves') as number from (
        select target, (select jsonb_object_agg(key, value) from jsonb_each(fields) where not (${left})) as copied
        from unnest(${sql.param(pairs.map(({ from }) => from))}::int[], ${sql.param(pairs.map(({ to }) => to))}::int[])
          as pair(source, target)
        join drafts on kind = ${kind} and item_id = source
      ) wanted where copied is not null
    ) numbered`);

/** Gives an item the draft of another one of its kind; nothing where no field is left of it. */
export const copyDraft = (
  tx: Transaction,
  { from, to, ...copying }: Copying & { from: number; to: number },
) => copyDrafts(tx, { ...copying, pairs: [{ from, to }] });
