import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { runOn, withDatabaseName } from '../../testing/database.ts';
import { openDatabase } from './database.ts';

const postgres = inject('postgres');
const name = `test_${randomUUID().replaceAll('-', '')}`;
const url = withDatabaseName(postgres.url, name);
await runOn(postgres.url, `create database ${name}`);
await runOn(url, 'create table notes (body text)');
afterAll(() => runOn(postgres.url, `drop database ${name} with (force)`));

test('a transaction whose answer never came is not carried on by whoever has the connection next', async () => {
  const { db, pool, close } = openDatabase(url, { connections: 1, statementTimeout: 200 });
  // The database itself would end the statement in time; one that stands still would not.
  const waits = db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('half')`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_sleep(60)`);
  });
  await expect(waits).rejects.toThrow();
  await db.execute(sql`insert into notes values ('whole')`);
  await db.transaction((tx) => tx.execute(sql`insert into notes values ('whole too')`));
  const { rows } = await pool.query('select body from notes');
  expect(rows).toEqual([{ body: 'whole' }, { body: 'whole too' }]);
  await close();
  await runOn(
    url,
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where query like '%pg_sleep(60)%'
      and pid <> pg_backend_pid()`,
  );
});

test('a connection that is cut in the middle of a transaction fails that transaction alone', async () => {
  const { db, close } = openDatabase(url, { connections: 2 });
  const cut = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}::int, 5000)`);
    await tx.execute(sql`insert into notes values ('cut')`);
  });
  await expect(cut).rejects.toThrow();
  const { rows } = await db.execute(sql`select body from notes where body = 'cut'`);
  expect(rows).toEqual([]);
  await close();
});

test('a connection that ends in the hands of somebody who never gives it back is replaced', async () => {
  const { pool, close } = openDatabase(url, { connections: 2, connectionTimeout: 2_000 });
  const lost: pg.PoolClient[] = [];
  for (let round = 0; round < 3; round += 1) {
    const held = await pool.connect();
    const { rows } = await held.query('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1, 5000)', [rows[0].pid]);
    await expect(held.query('begin')).rejects.toThrow();
    const others = await Promise.all([
      pool.query('select 1 as one'),
      pool.query('select 1 as one'),
    ]);
    expect(others.map(({ rowCount }) => rowCount)).toEqual([1, 1]);
    lost.push(held);
  }
  // Given back all the same, they do no harm.
  for (const held of lost) held.release();
  expect((await pool.query('select 1 as one')).rowCount).toBe(1);
  await close();
});

test('who waits for a lock is answered in time, and the connection can be used again', async () => {
  const { db, pool, close } = openDatabase(url, { connections: 1, statementTimeout: 200 });
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('begin; lock table notes');
  const asked = db.execute(sql`select body from notes`);
  await expect(asked).rejects.toMatchObject({ cause: { code: '57014' } });
  await holder.end();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});
