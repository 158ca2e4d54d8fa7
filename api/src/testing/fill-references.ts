import type pg from 'pg';

/** A column that refers to people, as the catalogue has it: asked for here apart from the code that is tested. */
export interface Reference {
  name: string;
  table: string;
  column: string;
}

interface Column {
  name: string;
  type: string;
  /** Whether a row needs a value for it. */
  needed: boolean;
  /** Whether it refers to people. */
  person: boolean;
}

const referencesSql = `
  select distinct tc.table_name || '.' || kcu.column_name as name, tc.table_name as table, kcu.column_name as column
  from information_schema.table_constraints tc
  join information_schema.key_column_usage kcu using (constraint_schema, constraint_name)
  join information_schema.constraint_column_usage ccu using (constraint_schema, constraint_name)
  where tc.constraint_type = 'FOREIGN KEY' and ccu.table_name = 'people' and tc.table_schema = current_schema()
  order by 1`;

const columnsSql = `
  select column_name as name, data_type as type, is_nullable = 'NO' and column_default is null
    and is_identity = 'NO' and is_generated = 'NEVER' as needed
  from information_schema.columns where table_schema = current_schema() and table_name = $1`;

let counter = 1000;

/** Columns from which a needed one is generated. */
const alsoNeeded: Record<string, string[]> = { reports: ['review_id'] };

function sampleOf({ type }: Column): unknown {
  counter += 1;
  if (/int|numeric|real|double/.test(type)) return counter;
  if (type === 'boolean') return true;
  if (type.startsWith('timestamp')) return new Date();
  if (type === 'bytea') return Buffer.from(String(counter));
  if (type === 'jsonb') return '{}';
  if (type === 'ARRAY') return [];
  if (type === 'uuid') return `00000000-0000-4000-8000-${String(counter).padStart(12, '0')}`;
  return `x${counter}`;
}

/** The rows make no sense, which is what checks are against. */
async function dropChecks(client: pg.PoolClient, table: string) {
  const { rows } = await client.query(
    `select conname as name from pg_constraint where contype = 'c' and conrelid = $1::regclass`,
    [table],
  );
  for (const { name } of rows) await client.query(`alter table ${table} drop constraint "${name}"`);
}

/** Adds a row unless it is in the way of another one. */
export async function insertRow(
  client: pg.PoolClient,
  table: string,
  row: Record<string, unknown>,
): Promise<void> {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  await client.query(
    `insert into ${table} (${names.map((name) => `"${name}"`)}) overriding system value values (${places}) on conflict do nothing`,
    Object.values(row),
  );
}

/** Values for the columns that a row of a table needs, whose people are `other`. */
export async function neededColumns(
  client: pg.PoolClient,
  table: string,
  references: readonly Reference[],
) {
  const { rows } = await client.query(columnsSql, [table]);
  const people = new Set(references.map(({ name }) => name));
  const columns = (rows as Column[]).filter(
    ({ name, needed }) => needed || alsoNeeded[table]?.includes(name),
  );
  return (other: number): Record<string, unknown> =>
    Object.fromEntries(
      columns.map((one) => [one.name, people.has(`${table}.${one.name}`) ? other : sampleOf(one)]),
    );
}

/** Works on a table without its checks, triggers and foreign keys. */
export async function withoutChecks(
  pool: pg.Pool,
  table: string,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await dropChecks(client, table);
    await work(client);
  } finally {
    client.release(true);
  }
}

/**
 * Gives the account that ends a row in every table with a foreign key to people, for each such column: one of its own, and
 * one that the account that stays has too, as far as the table allows both. Without triggers, checks and foreign keys, so that
 * no table needs others.
 */
export async function fillEveryReference(
  pool: pg.Pool,
  { keep, remove, other }: Record<'keep' | 'remove' | 'other', number>,
): Promise<Reference[]> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    const { rows: references } = await client.query<Reference>(referencesSql);
    for (const { table, column } of references) {
      const needed = await neededColumns(client, table, references);
      await dropChecks(client, table);
      const makeRow = () => needed(other);
      const shared = makeRow();
      await insertRow(client, table, { ...makeRow(), [column]: remove });
      await insertRow(client, table, { ...shared, [column]: remove });
      await insertRow(client, table, { ...shared, [column]: keep });
    }
    return references;
  } finally {
    client.release(true);
  }
}

/** How many rows refer to a person by a column. */
export async function rowsOf(pool: pg.Pool, { table, column }: Reference, person: number) {
  const { rows } = await pool.query(
    `select count(*)::int as count from ${table} where ${column} = $1`,
    [person],
  );
  return rows[0].count as number;
}
