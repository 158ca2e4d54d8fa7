import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, test } from 'vitest';
import { runOn, withDatabaseName } from '../../testing/database.ts';
import { openDatabase, type Queryable } from './database.ts';
import { StatementNames, statementLimits } from './statement-names.ts';

const postgres = inject('postgres');
const name = `test_${randomUUID().replaceAll('-', '')}`;
const url = withDatabaseName(postgres.url, name);
await runOn(postgres.url, `create database ${name}`);
await runOn(url, 'create table notes (id int, body text)');
afterAll(() => runOn(postgres.url, `drop database ${name} with (force)`));

/** The statements that the connection of a database with one connection has prepared. */
async function preparedOn(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ statement: string }>(
    sql.raw('select statement from pg_prepared_statements order by prepare_time'),
  );
  return rows.map(({ statement }) => statement).filter((text) => !text.includes('pg_prepared'));
}

const noteWith = (db: Queryable, id: number) =>
  db.execute<{ body: unknown }>(sql`select body from notes where id = ${id}`);

test('a statement is prepared from the second time that it is sent', async () => {
  const { db, close } = openDatabase(url, { connections: 1 });
  await noteWith(db, 1);
  expect(await preparedOn(db)).toEqual([]);
  await noteWith(db, 2);
  await db.transaction((tx) => noteWith(tx, 3));
  expect(await preparedOn(db)).toEqual(['select body from notes where id = $1']);
  await close();
});

test('nothing is prepared where it is off', async () => {
  const { db, close } = openDatabase(url, { connections: 1, prepare: false });
  for (let round = 0; round < 3; round += 1) await noteWith(db, round);
  await db.select({ id: sql`1` }).from(sql`notes`).prepare('of_drizzle').execute();
  expect(await preparedOn(db)).toEqual([]);
  await close();
});

test('only statements with a plan are prepared', () => {
  const names = new StatementNames();
  const second = (text: string) => [names.of(text), names.of(text)][1];
  for (const text of ['begin', 'set local work_mem = 1', 'create index on notes (id)', 'selected'])
    expect(second(text), text).toBeUndefined();
  for (const text of ['select 1', '\n  with a as (select 1) table a', 'INSERT INTO notes'])
    expect(second(text), text).toMatch(/^s0_[0-9a-f]{24}$/);
  expect(second(`select ${'1 + '.repeat(statementLimits.textLength / 4)}1`)).toBeUndefined();
});

test('the least recently sent texts are forgotten', () => {
  const names = new StatementNames();
  names.of('select 0');
  for (let at = 1; at <= statementLimits.texts; at += 1) {
    names.of(`select ${at}`);
    if (at === 1) names.of('select 0');
  }
  expect(names.of('select 0')).toBeDefined();
  expect(names.of('select 1')).toBeUndefined();
});

test('a connection with too many prepared statements is replaced', async () => {
  const { db, pool, close } = openDatabase(url, { connections: 1 });
  const pids = new Set<number>();
  for (let at = 0; at <= statementLimits.perConnection + 1; at += 1) {
    const statement = sql`select pg_backend_pid() as pid, ${sql.raw(`${at}`)}`;
    await db.execute(statement);
    const { rows } = await db.execute<{ pid: number }>(statement);
    pids.add(rows[0]?.pid ?? 0);
  }
  expect(pids.size).toBe(2);
  expect(pool.totalCount).toBe(1);
  await close();
});

test('a request goes on when a migration has changed the columns of a prepared statement', async () => {
  await runOn(url, "insert into notes values (7, '7')");
  const { db, close } = openDatabase(url, { connections: 2 });
  const both = () => Promise.all([noteWith(db, 7), noteWith(db, 7)]);
  await both();
  await both();
  await runOn(url, 'alter table notes alter body type int using body::int');
  for (const { rows } of await both()) expect(rows).toEqual([{ body: 7 }]);
  await both();
  expect(await preparedOn(db)).not.toEqual([]);
  await close();
});

test('after such a migration one transaction at most fails', async () => {
  const { db, close } = openDatabase(url, { connections: 1 });
  const inTransaction = () => db.transaction((tx) => noteWith(tx, 7));
  await inTransaction();
  await inTransaction();
  await runOn(url, 'alter table notes alter body type text');
  await expect(inTransaction()).rejects.toThrow();
  expect((await inTransaction()).rows).toEqual([{ body: '7' }]);
  await close();
});
