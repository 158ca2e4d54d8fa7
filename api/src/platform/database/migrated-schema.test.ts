import { getTableName, is } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import * as schema from './schema/index.ts';

const { pool } = await startTestApp({ work: false });
const tables = Object.values<unknown>(schema).filter((one): one is PgTable => is(one, PgTable));

interface Column {
  name: string;
  nullable: boolean;
  hasDefault: boolean;
}

const byName = (one: Column, other: Column) => (one.name < other.name ? -1 : 1);

/** The columns of a table as the migrations made them. */
async function migratedColumns(table: string): Promise<Column[]> {
  const { rows } = await pool.query(
    `select column_name as name, is_nullable = 'YES' as nullable,
            column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "hasDefault"
     from information_schema.columns where table_schema = current_schema() and table_name = $1`,
    [table],
  );
  return rows.sort(byName);
}

const casing = new CasingCache('snake_case');

function columnsInCode(table: PgTable): Column[] {
  return getTableConfig(table)
    .columns.map((column) => ({
      name: casing.getColumnCasing(column),
      nullable: !column.notNull,
      hasDefault:
        (column.hasDefault && column.defaultFn === undefined) ||
        column.generatedIdentity !== undefined ||
        column.generated !== undefined,
    }))
    .sort(byName);
}

test.each(tables.map((table) => ({ name: getTableName(table), table })))(
  'the migrations make $name as the schema in code describes it',
  async ({ name, table }) => {
    expect(await migratedColumns(name)).toEqual(columnsInCode(table));
  },
);

test('the migrations make no table that the schema in code does not know', async () => {
  const { rows } = await pool.query(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(tables.map(getTableName).sort());
});
