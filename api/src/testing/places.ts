import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inject } from 'vitest';
import { connect } from '#platform/backup/connection.ts';
import { tablesOf } from '#platform/backup/dump-database.ts';
import { openLocalStorage } from '#platform/storage/local-storage.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { runOn, withDatabaseName } from './database.ts';

/** An empty database and storage, as on a new machine. */
export interface Place {
  databaseUrl: string;
  storage: Storage;
  dataDir: string;
}

/** Creates such places with their files in `folder`; `close` drops the databases. */
export function openPlaces(folder: string) {
  const databases: string[] = [];
  return {
    async empty(): Promise<Place> {
      const name = `place_${randomUUID().replaceAll('-', '')}`;
      await runOn(inject('postgres').url, `create database ${name}`);
      databases.push(name);
      const dataDir = await mkdtemp(join(folder, 'data-'));
      return {
        databaseUrl: withDatabaseName(inject('postgres').url, name),
        storage: await openLocalStorage(join(dataDir, 'storage')),
        dataDir,
      };
    },
    async close() {
      for (const name of databases) {
        await runOn(inject('postgres').url, `drop database ${name} with (force)`);
      }
    },
  };
}

/** Reads every row of every table as text, and every file. */
export async function contents(databaseUrl: string, files: Storage) {
  const client = await connect(databaseUrl);
  const all: Record<string, unknown> = {};
  for (const { name } of await tablesOf(client)) {
    const { rows } = await client.query(`select t::text as row from "${name}" t order by 1`);
    all[name] = rows.map(({ row }) => row);
  }
  await client.end();
  for await (const path of files.list('')) {
    if (!path.startsWith('made/')) all[path] = (await buffer(files.read(path))).toString('base64');
  }
  return all;
}

/** Runs one statement on a new connection. @returns its rows */
export async function ask(databaseUrl: string, statement: string) {
  const client = await connect(databaseUrl);
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
