import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { Merging } from './move-references.ts';

/** The tables whose fields say by whom they were saved (`FieldVersion`), in JSON and so without a foreign key. */
const tables = ['drafts', 'versions'];

/** Makes the fields of drafts and versions that one account saved those of the other. */
export async function renameAuthor(tx: Transaction, { keep, remove }: Merging): Promise<void> {
  for (const table of tables) {
    await tx.execute(sql`update ${sql.identifier(table)} set field_versions = (
        select jsonb_object_agg(key, case when value -> 'by' = to_jsonb(${remove}::int)
          then jsonb_set(value, '{by}', to_jsonb(${keep}::int)) else value end)
        from jsonb_each(field_versions))
      where jsonb_path_exists(field_versions, '$.*.by ? (@ == $person)', jsonb_build_object('person', ${remove}::int))`);
  }
}
