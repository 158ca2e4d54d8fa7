import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { commandLine } from './command-line.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import {
  cleanUp,
  kill,
  makeDataDir,
  postmasterOf,
  query,
  silent,
  startElsewhere,
  watcherOf,
} from './testing.ts';

const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: silent });
const write = (url: string) =>
  query(url, 'create table if not exists words (word text); insert into words values ($$نبراس$$)');
const storedWords = (url: string) => query(url, 'select word from words');
const hasEnded = (pid: number) =>
  vi.waitFor(() => expect(commandLine(pid)).toBe(''), { timeout: 60_000, interval: 20 });

afterEach(cleanUp);
// Each test starts PostgreSQL more than once.
vi.setConfig({ testTimeout: 60_000 });

test('the first start creates a durable Unicode cluster, and later ones keep its data', async () => {
  const dataDir = await makeDataDir();
  const first = await start(dataDir);
  await query(first.url, 'create extension pg_trgm');
  const [facts] = await query(
    first.url,
    `select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
       current_setting('fsync') as fsync, current_setting('listen_addresses') as network,
       datlocprovider as provider, datlocale as locale, cardinality(show_trgm('برمجة')) > 0 as arabic
     from pg_database where datname = current_database()`,
  );
  expect(facts).toEqual({
    encoding: 'UTF8',
    checksums: 'on',
    fsync: 'on',
    network: '',
    provider: 'b',
    locale: 'C.UTF-8',
    arabic: true,
  });
  await write(first.url);
  await Promise.all([first.stop(), first.stop()]);
  expect(existsSync(join(dataDir, 'postgres/url'))).toBe(false);

  const second = await start(dataDir);
  expect(await storedWords(second.url)).toEqual([{ word: 'نبراس' }]);
  await second.stop();
});

test('PostgreSQL stops when its process is killed, and no committed data is lost', async () => {
  const dataDir = await makeDataDir();
  const killed = await startElsewhere(dataDir);
  await write(killed.url);
  const postmaster = await postmasterOf(dataDir);
  await kill(killed.pid);
  await hasEnded(postmaster);

  const next = await start(dataDir);
  expect(await storedWords(next.url)).toHaveLength(1);
  await next.stop();
});

test('a PostgreSQL that outlives its process is stopped before another one starts', async () => {
  const dataDir = await makeDataDir();
  const killed = await startElsewhere(dataDir);
  await write(killed.url);
  const postmaster = await postmasterOf(dataDir);
  await kill(watcherOf(postmaster));
  await kill(killed.pid);
  expect(commandLine(postmaster)).toContain(dataDir);

  const next = await start(dataDir);
  expect(commandLine(postmaster)).toBe('');
  expect(await postmasterOf(dataDir)).not.toBe(postmaster);
  expect(await storedWords(next.url)).toHaveLength(1);
  await next.stop();
});

test('a start after everything was killed at once recovers', async () => {
  const dataDir = await makeDataDir();
  const killed = await startElsewhere(dataDir);
  await write(killed.url);
  const postmaster = await postmasterOf(dataDir);
  await kill(watcherOf(postmaster));
  await Promise.all([kill(postmaster), kill(killed.pid)]);

  const next = await start(dataDir);
  expect(await storedWords(next.url)).toHaveLength(1);
  await next.stop();
});

test('a pid file with the id of an unrelated process does not prevent a start', async () => {
  const dataDir = await makeDataDir();
  await (await start(dataDir)).stop();
  const cluster = join(dataDir, 'postgres/cluster');
  await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n`);
  await (await start(dataDir)).stop();
});

test('PostgreSQL is restarted at the same address after a crash', async () => {
  const dataDir = await makeDataDir();
  const { url, stop } = await start(dataDir);
  await write(url);
  await kill(await postmasterOf(dataDir));
  await vi.waitFor(async () => expect(await storedWords(url)).toHaveLength(1), { timeout: 60_000 });
  await stop();
});

test('a second process on the same folder is refused without affecting the first', async () => {
  const dataDir = await makeDataDir();
  const first = await startElsewhere(dataDir);
  await expect(start(dataDir)).rejects.toThrow(
    new RegExp(`process ${first.pid}\\) is already running on ${dataDir}`),
  );
  await write(first.url);
  await first.end();
});

test('a cluster of another major version is refused and not changed', async () => {
  const dataDir = await makeDataDir();
  await (await start(dataDir)).stop();
  const versionFile = join(dataDir, 'postgres/cluster/PG_VERSION');
  await writeFile(versionFile, '17\n');
  await expect(start(dataDir)).rejects.toThrow(
    /is of PostgreSQL 17, and this Nibras brings \d+.*npm run database:upgrade/,
  );
  // The refusal released the folder's lock, so a second start fails for the same reason.
  await expect(start(dataDir)).rejects.toThrow(/is of PostgreSQL 17/);
  expect(await readFile(versionFile, 'utf8')).toBe('17\n');
});

test('an upgrade that was killed just before its end is completed by the next start', async () => {
  const dataDir = await makeDataDir();
  const first = await start(dataDir);
  await write(first.url);
  await first.stop();
  const cluster = join(dataDir, 'postgres/cluster');
  await rename(cluster, join(dataDir, 'postgres/cluster.upgraded'));
  const next = await start(dataDir);
  expect(await storedWords(next.url)).toHaveLength(1);
  await next.stop();
});

test('the remains of an interrupted first start are replaced', async () => {
  const dataDir = await makeDataDir();
  await mkdir(join(dataDir, 'postgres/cluster.new'), { recursive: true });
  await writeFile(join(dataDir, 'postgres/cluster.new/PG_VERSION'), '18\n');
  const { url, stop } = await start(dataDir);
  await write(url);
  await stop();
});

test.each([
  ['too long for a socket', 'long-'.repeat(20)],
  ['of words and signs', 'بيانات, "my" data'],
])('a path %s works', async (_what, name) => {
  const dataDir = join(await makeDataDir(), name);
  const { url, stop } = await start(dataDir);
  await write(url);
  await stop();
});

if (process.getuid?.() === 0) {
  test('root can keep DATA_DIR where PostgreSQL’s user cannot enter', async () => {
    const outer = await makeDataDir();
    await chmod(outer, 0o700);
    const dataDir = join(outer, 'data');
    const first = await start(dataDir);
    await write(first.url);
    await first.stop();
    const second = await start(dataDir);
    expect(await storedWords(second.url)).toHaveLength(1);
    await second.stop();

    const home = (await readFile(join(dataDir, 'postgres/kept-at'), 'utf8')).trim();
    expect(home.startsWith('/var/lib/nibras/')).toBe(true);
    await rm(home, { recursive: true });
    // A missing cluster is never silently replaced by an empty one.
    await expect(start(dataDir)).rejects.toThrow(/which is gone/);
  });
} else {
  test('an ordinary user’s PostgreSQL runs as that user', async () => {
    const dataDir = await makeDataDir();
    const { url, stop } = await start(dataDir);
    const [row] = await query(url, "select pg_stat_file('PG_VERSION') is not null as readable");
    expect(row).toEqual({ readable: true });
    await stop();
  });
}
