import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { runOn, withDatabaseName } from '../../testing/database.ts';
import { repoRoot } from '../config/paths.ts';
import { migrateDatabase, openDatabase } from './database.ts';

const postgres = inject('postgres');
const name = `test_${randomUUID().replaceAll('-', '')}`;
const url = withDatabaseName(postgres.url, name);
await runOn(postgres.url, `create database ${name}`);
await runOn(url, 'create table notes (body text)');
afterAll(() => runOn(postgres.url, `drop database ${name} with (force)`));

test('a transaction that timed out is not continued by the next user of the connection', async () => {
  const { db, pool, close } = openDatabase(url, { connections: 1, statementTimeout: 200 });
  // Disables the database's own timeout, to simulate a database that hangs.
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

test('a connection lost during a transaction fails only that transaction', async () => {
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

test('a lost connection that is never released is replaced', async () => {
  const { pool, close } = openDatabase(url, { connections: 2, connectionTimeout: 2_000 });
  const lost: pg.PoolClient[] = [];
  for (let round = 0; round < 3; round += 1) {
    const client = await pool.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1, 5000)', [rows[0].pid]);
    await expect(client.query('begin')).rejects.toThrow();
    const others = await Promise.all([
      pool.query('select 1 as one'),
      pool.query('select 1 as one'),
    ]);
    expect(others.map(({ rowCount }) => rowCount)).toEqual([1, 1]);
    lost.push(client);
  }
  // Releasing them late does no harm.
  for (const client of lost) client.release();
  expect((await pool.query('select 1 as one')).rowCount).toBe(1);
  await close();
});

test('a query that waits for a lock times out, and its connection can be used again', async () => {
  const { db, pool, close } = openDatabase(url, { connections: 1, statementTimeout: 200 });
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('begin; lock table notes');
  const input = db.execute(sql`select body from notes`);
  await expect(input).rejects.toMatchObject({ cause: { code: '57014' } });
  await holder.end();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});

test('a database that a newer version has migrated is refused by name, and stays as it is', async () => {
  const newer = `test_${randomUUID().replaceAll('-', '')}`;
  const address = withDatabaseName(postgres.url, newer);
  await runOn(postgres.url, `create database ${newer}`);
  try {
    const folder = join(repoRoot(), 'api/migrations');
    await migrateDatabase(address, folder);
    // The same version starts again.
    await migrateDatabase(address, folder);
    await runOn(
      address,
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 1990000000000)",
    );
    await expect(migrateDatabase(address, folder)).rejects.toThrow(
      /newer version of Nibras: 1 of its migrations, up to that of 2033-01-22 .* knows those up to 2026-\d\d-\d\d .* restore the backup/,
    );
  } finally {
    await runOn(postgres.url, `drop database ${newer} with (force)`);
  }
});
