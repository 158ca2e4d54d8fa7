import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';

/** The two accounts of a merge: what refers to `remove` refers to `keep` afterwards. */
export interface Merging {
  keep: number;
  remove: number;
}

/** A column that refers to people. */
interface Reference extends Record<string, unknown> {
  table: string;
  column: string;
}

/**
 * Every foreign key to people, from the database's own catalogue: a table that is added later is merged too, without
 * anybody thinking of it. In the order of names: enrolments move before the entitlements, whose triggers then find them.
 */
export async function referencesToPeople(db: Queryable): Promise<Reference[]> {
  const { rows } = await db.execute<Reference>(sql`
    select relname as table, attname as column
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'people'::regclass
    order by relname collate "C", attname collate "C"`);
  return rows;
}

/** A unique index that a column is part of: its other columns, and the condition of a partial one. */
interface UniqueIndex extends Record<string, unknown> {
  others: string[];
  condition: string | null;
}

async function uniqueIndexes(db: Queryable, { table, column }: Reference): Promise<UniqueIndex[]> {
  const { rows } = await db.execute<UniqueIndex>(sql`
    select pg_get_expr(indpred, indrelid) as condition,
      array(select attname::text from pg_attribute
        where attrelid = indrelid and attnum = any(indkey) and attname <> ${column}) as others
    from pg_index
    where indrelid = ${table}::regclass and indisunique
      and (select attnum from pg_attribute where attrelid = indrelid and attname = ${column}) = any(indkey)`);
  return rows;
}

/** Deletes the rows of the account that ends for which the other account has one of its own. */
async function dropDuplicates(
  tx: Transaction,
  { table, column }: Reference,
  { index: { others, condition }, keep, remove }: Merging & { index: UniqueIndex },
): Promise<void> {
  const name = sql.identifier;
  const within: SQL = condition === null ? sql`true` : sql.raw(`(${condition})`);
  const same = others.map((other) => sql`and kept.${name(other)} = gone.${name(other)}`);
  await tx.execute(sql`delete from ${name(table)} gone
    where gone.${name(column)} = ${remove} and ${within} and exists (
      select from ${name(table)} kept
      where kept.${name(column)} = ${keep} and ${within} ${sql.join(same, sql` `)})`);
}

/**
 * Makes everything that refers to one account refer to the other. Where only one row is possible and both have one, that
 * of the account that stays is kept: what is worth keeping of the other has been united before (`unite-rows.ts`).
 * @throws Error where anything still refers to the account that ends, because deleting it would delete that too
 */
export async function moveReferences(tx: Transaction, merging: Merging): Promise<void> {
  const references = await referencesToPeople(tx);
  const { keep, remove } = merging;
  for (const reference of references) {
    for (const index of await uniqueIndexes(tx, reference)) {
      await dropDuplicates(tx, reference, { ...merging, index });
    }
    const [table, column] = [sql.identifier(reference.table), sql.identifier(reference.column)];
    await tx.execute(sql`update ${table} set ${column} = ${keep} where ${column} = ${remove}`);
  }
  for (const { table, column } of references) {
    const { rows } = await tx.execute(
      sql`select from ${sql.identifier(table)} where ${sql.identifier(column)} = ${remove} limit 1`,
    );
    if (rows.length > 0) throw new Error(`${table}.${column} still refers to a merged account`);
  }
}
