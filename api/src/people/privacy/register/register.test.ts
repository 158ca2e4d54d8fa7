import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '#platform/database/schema/index.ts';
import type { AtDeletion } from '#platform/privacy/types.ts';
import { registered } from '../../../features.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { places } from './places.ts';

const { entries, entryOf, groups } = registered.personalData;

const { db, pool } = await startTestApp({ work: false });
const casing = new CasingCache('snake_case');
const nobody = { id: 0, emails: ['nobody_%\\@example.com'], name: 'لا أحد', phone: null };

const columnName = (table: PgTable, key: string) => {
  const column = getTableColumns(table)[key];
  return column ? casing.getColumnCasing(column) : `no column ${key}`;
};

test('the register names every table and every column of the database, and no others', async () => {
  const { rows } = await pool.query(`
    select relname as table, attname as column from pg_attribute
    join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and nspname = current_schema() and attnum > 0 and not attisdropped`);
  const inDatabase = rows.map((row) => `${row.table}.${row.column}`).sort();
  const inRegister = entries.flatMap(({ table, columns }) =>
    Object.keys(columns).map((key) => `${getTableName(table)}.${columnName(table, key)}`),
  );
  expect(inRegister.sort()).toEqual(inDatabase);
});

test('the register names every other schema of the database', async () => {
  const { rows } = await pool.query(`select nspname as name from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', current_schema())`);
  const named = places.map(({ name }) => name);
  expect(rows.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
});

test('every foreign key to people is a link of the register', async () => {
  const { rows } = await pool.query(`
    select conrelid::regclass::text as table, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'people'::regclass`);
  expect(rows.length).toBeGreaterThan(60);
  const missing = rows.filter(({ table, column }) => {
    const entry = entryOf(table);
    return !entry?.links.some(({ columns }) =>
      columns.some((key) => columnName(entry.table, key) === column),
    );
  });
  expect(missing).toEqual([]);
});

test('every table of the code is in one domain', () => {
  const tables = Object.values<unknown>(schema).filter((one): one is PgTable => is(one, PgTable));
  expect(entries.map(({ table }) => table)).toHaveLength(tables.length);
  expect(new Set(entries.map(({ table }) => table))).toEqual(new Set(tables));
  expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
});

const columnsOf = (rule: AtDeletion): string[] => {
  if (rule.do === 'choice') return [...columnsOf(rule.keep), ...columnsOf(rule.remove)];
  if (rule.do === 'clear') return Object.keys(rule.set);
  return rule.do === 'redact' ? [...rule.columns] : [];
};

test('links name columns that exist, and say why nothing is exported', () => {
  const wrong = entries.flatMap(({ table, columns, links }) =>
    links.flatMap((link) => {
      const unknown = [...link.columns, ...columnsOf(link.deletion)].filter(
        (key) => columns[key] === undefined,
      );
      const silent = link.exported === 'no' && !link.why ? ['no reason'] : [];
      return [...unknown, ...silent].map((what) => `${getTableName(table)}: ${what}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test('what is named like a secret is not exported', () => {
  const named = /hash|token|seed|secret|endpoint|subscription|_key$/;
  const open = entries.flatMap(({ table, columns }) =>
    Object.entries(columns)
      .filter(([, { kind }]) => kind === 'value' || kind === 'file')
      .map(([key]) => `${getTableName(table)}.${columnName(table, key)}`)
      .filter((name) => named.test(name.split('.')[1] ?? '')),
  );
  expect(open).toEqual([]);
});

test('every condition runs in the database', async () => {
  for (const { table, links } of entries) {
    for (const { belongs, columns } of links) {
      const { rows } = await db.execute(
        sql`select count(*)::int as count from ${table} where ${belongs(nobody)}`,
      );
      expect(rows, `${getTableName(table)}.${columns}`).toEqual([{ count: 0 }]);
    }
  }
});

test('texts are Arabic and end where they should', () => {
  const texts = entries.flatMap(({ title, purpose, retention, links }) => [
    title,
    purpose,
    retention,
    ...links.flatMap(({ how, deletion }) => [how, deletion.why]),
  ]);
  for (const text of texts) expect(text).toMatch(/[\u0600-\u06ff]/);
  for (const { purpose, retention } of entries) {
    expect(purpose).toMatch(/\.$/);
    expect(retention).toMatch(/\.$/);
  }
});
