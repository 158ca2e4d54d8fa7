import { chapterOfField } from '@nibras/contract/content/items/studio/item-fields.ts';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { notFound } from '../change-item.ts';
import { type ContentKind, columnFields, htmlFields, tables } from '../kinds.ts';
import { readListFields, writeListFields } from '../list-fields.ts';

interface Copying {
  kind: Exclude<ContentKind, 'site'>;
  from: number;
  /** Columns of the copy that are not the original's: its name, its address, who teaches it. */
  values: Readonly<Record<string, SQL | string | number | null>>;
  /** Fields that do not come along. */
  left?: readonly string[];
}

const snakeCase = (column: string) =>
  column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const listOf = (parts: SQL[]) => sql.join(parts, sql`, `);

/**
 * Inserts a draft with all the fields of another item, so that a new field comes along by itself.
 * @returns the copy's id
 * @throws AppError course-not-found …
 */
export async function insertCopy(
  tx: Transaction,
  { kind, from, values, left = [] }: Copying,
): Promise<number> {
  const table = sql.identifier(getTableName(tables[kind]));
  const rendered = htmlFields[kind]?.[1];
  const own = [...columnFields(kind), ...(rendered ? [snakeCase(rendered)] : [])];
  const copied = own.filter((field) => !left.includes(field) && !(field in values));
  const columns = [...copied, ...Object.keys(values), 'state'].map((name) => sql.identifier(name));
  const selected = [
    ...copied.map((column) => sql`${sql.identifier(column)}`),
    ...Object.values(values).map((value) => sql`${value}`),
    sql`'draft'`,
  ];
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${table} (${listOf(columns.map((name) => sql`${name}`))})
    select ${listOf(selected)} from ${table} where id = ${from} returning id`);
  const { id } = orThrow(rows[0], notFound(kind));
  const fields = await readListFields(tx, kind, from);
  const wanted = Object.entries(fields).filter(
    ([field]) => !left.includes(field) && chapterOfField(field) === null,
  );
  await writeListFields(tx, { kind, id }, { fields: Object.fromEntries(wanted), saves: {} });
  return id;
}
