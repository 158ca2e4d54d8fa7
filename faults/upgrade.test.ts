import { chown } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeCourse } from '../api/src/factories/courses.ts';
import { makePerson } from '../api/src/factories/people.ts';
import { repoRoot } from '../api/src/platform/config/paths.ts';
import { migrateDatabase, openDatabase } from '../api/src/platform/database/database.ts';
import { serverAccount } from '../api/src/platform/database/embedded/account.ts';
import { createCluster, urlOf } from '../api/src/platform/database/embedded/cluster.ts';
import {
  chooseFolders,
  openDataDirectory,
  socketFolder,
} from '../api/src/platform/database/embedded/folders.ts';
import { openLogFile } from '../api/src/platform/database/embedded/log-file.ts';
import { olderBinaries } from '../api/src/platform/database/embedded/older-binaries.ts';
import { startServer } from '../api/src/platform/database/embedded/server.ts';
import { call } from './support/calls.ts';
import { runCommand } from './support/command.ts';
import { makeFolder, startProduct } from './support/product.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };

/** A data folder of an older Nibras with PostgreSQL 17, whose binaries come from the npm registry. */
async function makeFolderOf17(dataDir: string) {
  const account = serverAccount(null);
  const { dataFolder } = await openDataDirectory(dataDir);
  if (account) await chown(dataFolder, account.uid, account.gid);
  const folders = await chooseFolders(dataDir, dataFolder, account);
  const { binaries, remove } = await olderBinaries('17', { account, dataDir });
  await createCluster(folders, binaries, account);
  const [socket, logFile] = [await socketFolder(dataFolder, account), await openLogFile(dataDir)];
  const { cluster } = folders;
  const server = await startServer({ binaries, account, cluster, socket, logFile, log });
  const database = openDatabase(urlOf(socket));
  await migrateDatabase(urlOf(socket), join(repoRoot(), 'api/migrations'));
  const teacher = await makePerson(database.db, { name: 'معلّمة من السابعة عشرة' });
  await makeCourse(database.db, { name: 'أساسيات البرمجة', teacherId: teacher.id });
  await database.close();
  await server.stop();
  await logFile.close();
  await remove();
  return teacher;
}

test('a data folder of PostgreSQL 17 is refused, then upgraded by one command, and starts', async () => {
  const dataDir = await makeFolder();
  const teacher = await makeFolderOf17(dataDir);
  await expect(startProduct({ dataDir })).rejects.toThrow(
    /is of PostgreSQL 17, and this Nibras brings 18.*npm run database:upgrade/,
  );

  const ended = await runCommand('database-upgrade', [], { DATA_DIR: dataDir });
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended.stdout).toContain('was upgraded to PostgreSQL 18');
  expect(ended.stdout).toContain('cluster-17.old');

  const product = await startProduct({ dataDir });
  const found = await call(product.address, 'GET /api/courses?search=اساسيات');
  expect(found.body.data).toMatchObject([{ name: 'أساسيات البرمجة' }]);
  const database = openDatabase(await product.databaseUrl());
  const { rows } = await database.pool.query('select id, name from people');
  await database.close();
  expect(rows).toEqual([{ id: teacher.id, name: 'معلّمة من السابعة عشرة' }]);
  expect(await product.stop()).toBe(0);

  const again = await runCommand('database-upgrade', [], { DATA_DIR: dataDir });
  expect(again.stderr).toContain('is of PostgreSQL 18 already');
}, 300_000);
