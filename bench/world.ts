import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { migrateDatabase, openDatabase } from '../api/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../api/src/platform/database/embedded/embedded.ts';
import { fill, type Sizes } from './fill.ts';
import { makeFolder } from './server.ts';

/** The databases of the bench, by name. Only those that a part uses are generated. */
export const worlds = {
  main: {
    courses: 10_000,
    people: 100_000,
    messages: 1_000_000,
    orders: 100_000,
    purchases: 100_000,
  },
  tiny: { courses: 100, people: 1_000, messages: 0, orders: 1_000, purchases: 1_000 },
  small: { courses: 1_000, people: 1_000, messages: 1_000, purchases: 1_000, progress: 20_000 },
  videos: { courses: 10_000, people: 1_000, messages: 0 },
  large: {
    courses: 100_000,
    people: 100_000,
    messages: 0,
    purchases: 100_000,
    progress: 2_000_000,
  },
} satisfies Record<string, Sizes>;
export type WorldName = keyof typeof worlds;

/** Milliseconds for one statement of a fill: building the search index of a million messages takes half a minute. */
const fillTimeout = 600_000;

/**
 * A PostgreSQL of the bench's own, with a database for each size that is used.
 * @param options.keep keeps the data folder
 */
export async function openWorlds({ keep }: { keep: boolean }) {
  const dataDir = await makeFolder();
  const log = pino({ level: 'warn' }, process.stderr);
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const made = new Map<WorldName, Promise<string>>();

  async function make(name: WorldName): Promise<string> {
    const started = Date.now();
    const admin = openDatabase(postgres.url, { connections: 1 });
    await admin.pool.query(`create database bench_${name}`);
    const { rows } = await admin.pool.query('select version()');
    version = /PostgreSQL [\d.]+/.exec(rows[0].version)?.[0] ?? '';
    await admin.close();
    const url = Object.assign(new URL(postgres.url), { pathname: `/bench_${name}` }).href;
    await migrateDatabase(url, join(import.meta.dirname, '../api/migrations'));
    const database = openDatabase(url, { connections: 1, statementTimeout: fillTimeout });
    await fill(database, worlds[name]);
    await database.close();
    const { courses, people, messages } = worlds[name];
    process.stderr.write(
      `made ${courses.toLocaleString('en')} courses, ${people.toLocaleString('en')} people, ` +
        `${messages.toLocaleString('en')} messages in ${((Date.now() - started) / 1000).toFixed(0)} s\n`,
    );
    return url;
  }

  let version = '';
  return {
    version: () => version,
    /** The address of a database of that size; generated once. */
    database(name: WorldName): Promise<string> {
      const known = made.get(name);
      if (known) return known;
      const making = make(name);
      made.set(name, making);
      return making;
    },
    async close() {
      await postgres.stop();
      if (keep) process.stderr.write(`the data is in ${dataDir}\n`);
      else await rm(dataDir, { recursive: true, force: true });
    },
  };
}
export type Worlds = Awaited<ReturnType<typeof openWorlds>>;
