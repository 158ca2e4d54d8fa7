import { getTableColumns } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import { people } from '#platform/database/schema/index.ts';
import type { RegisterEntry } from './types.ts';

const casing = new CasingCache('snake_case');

/** The name of a column in the database. */
export const columnName = (column: PgColumn): string => casing.getColumnCasing(column);

/** A column of an entry by its key. */
export function columnOf({ table }: Pick<RegisterEntry, 'table'>, key: string): PgColumn {
  const column = getTableColumns(table)[key];
  if (!column) throw new Error(`the register names a column that does not exist: ${key}`);
  return column;
}

/** Whether a column is a foreign key to people. */
export const refersToPeople = (column: PgColumn): boolean =>
  getTableConfig(column.table).foreignKeys.some(({ reference }) => {
    const { columns, foreignTable } = reference();
    return columns[0]?.name === column.name && foreignTable === people;
  });

/** The columns of a table's primary key; by name, because a key of several columns has copies of them. */
export function primaryColumns(entry: Pick<RegisterEntry, 'table'>): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(entry.table);
  const names = new Set(primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)));
  return columns.filter((column) => column.primary || names.has(column.name));
}
