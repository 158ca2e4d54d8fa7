import { randomBytes, randomUUID } from 'node:crypto';
import {
  copyFile,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { repoRoot } from '#platform/config/paths.ts';
import { openDatabase } from '#platform/database/database.ts';
import { applyMigrations, readMigrations } from '#platform/database/migrations.ts';
import { dataRequests, people } from '#platform/database/schema/index.ts';
import { jobKind } from '#platform/jobs/jobs.ts';
import { readSecretSetting, storeSecretSetting } from '#platform/secrets/secret-settings.ts';
import { keyFile, type Vault, vaultOf } from '#platform/secrets/vault.ts';
import { unlessBackup } from '#platform/storage/backup-lock.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { ask, contents, openPlaces, type Place } from '../../testing/places.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createArchive, readArchive } from './archive.ts';
import { backUp } from './back-up.ts';
import { connect } from './connection.ts';
import { restore } from './restore.ts';

// Each test creates whole databases.
vi.setConfig({ testTimeout: 60_000 });

const { db, platform } = await startTestApp({ work: false });
const { config, storage } = platform;
const url = config.databaseUrl ?? '';
const migrations = readMigrations(join(repoRoot(), 'api/migrations'));
const folder = await mkdtemp(join(tmpdir(), 'nibras-backup-'));
const file = join(folder, 'whole.tar.zst');
const work = jobKind<{ word: string }>('carried');
const video = Buffer.alloc(300_000, 'film');

const places = openPlaces(folder);
afterAll(async () => {
  await places.close();
  await rm(folder, { recursive: true });
});
const emptyPlace = () => places.empty();

const restoreInto = (place: Place, options = {}) =>
  restore({ file, migrations, replace: false, ...place, ...options });

beforeAll(async () => {
  const person = await makePerson(db, { photoPath: 'people/one.webp', name: 'سطر\nأول\tوثانٍ \\N' });
  await makeCourse(db, { teacherId: person.id });
  await makePerson(db);
  await storage.write('people/one.webp', Buffer.from('photo'));
  await storage.write('private/films/film.mp4', video);
  await storage.write('private/sent/a/فارغ.txt', Buffer.alloc(0));
  await storage.write('made/abc-96.webp', Buffer.from('made anew'));
  await writeFile(join(config.dataDir, 'vapid.json'), '{"publicKey":"p","privateKey":"s"}');
  await platform.jobs.start([{ kind: work, work: async () => {} }], { work: false });
  await platform.jobs.enqueue(db, work, { word: 'نبراس' });
  await backUp({ file, databaseUrl: url, storage, dataDir: config.dataDir, version: '0.1.0' });
});

test('a restore into an empty installation restores every row, file, job and key', async () => {
  const place = await emptyPlace();
  const { files, tables } = await restoreInto(place);
  expect(files.count).toBe(3);
  expect(tables.find(({ name }) => name === 'people')?.rows).toBe(2);
  expect(await contents(place.databaseUrl, place.storage)).toEqual(await contents(url, storage));
  expect(await readFile(join(place.dataDir, 'vapid.json'), 'utf8')).toContain('"publicKey":"p"');
  expect(
    await ask(place.databaseUrl, `select data from pgboss.job where name = 'carried'`),
  ).toEqual([{ data: { word: 'نبراس' } }]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  // Sequences continue after the restored rows, and every foreign key is enforced again.
  const restored = openDatabase(place.databaseUrl);
  const next = await makePerson(restored.db);
  expect(next.id).toBeGreaterThan(2);
  await restored.close();
  await expect(ask(place.databaseUrl, 'update courses set teacher_id = 999999')).rejects.toThrow(
    /foreign key/,
  );
});

test('a used installation is refused, and replaced with --replace, files and jobs included', async () => {
  const place = await emptyPlace();
  await restoreInto(place);
  await expect(restoreInto(place)).rejects.toThrow(/not empty \(there are rows in .*--replace/);
  await ask(place.databaseUrl, `update people set name = 'changed'`);
  await place.storage.write('people/one.webp', Buffer.from('other'));
  await place.storage.write('people/stale.webp', Buffer.from('stale'));
  await restoreInto(place, { replace: true });
  expect(await contents(place.databaseUrl, place.storage)).toEqual(await contents(url, storage));
  expect(await ask(place.databaseUrl, 'select count(*)::int as jobs from pgboss.job')).toEqual([
    { jobs: 1 },
  ]);
});

test('accounts that were deleted or withdrawn after the backup are asked for once more', async () => {
  const place = await emptyPlace();
  await restoreInto(place);
  const gone = `update people set name = 'حساب محذوف', deleted_at = now() where id = 2`;
  await ask(place.databaseUrl, gone);
  const request = `insert into data_requests (kind, person_id, certificates, due_at, state)`;
  await ask(place.databaseUrl, `${request} values ('deletion', 2, 'keep', now(), 'done')`);
  await ask(place.databaseUrl, `${request} values ('deletion', 1, 'keep', now(), 'cancelled')`);
  await restoreInto(place, { replace: true });
  expect(
    await ask(
      place.databaseUrl,
      'select person_id, certificates, state, reminded_at from data_requests',
    ),
  ).toEqual([{ person_id: 2, certificates: 'keep', state: 'waiting', reminded_at: null }]);
});

test('anyone who is to be deleted by the backup is reminded again before', async () => {
  const place = await emptyPlace();
  const { id } = await makePerson(db);
  const waiting = { kind: 'deletion', certificates: 'keep', dueAt: new Date() } as const;
  await db.insert(dataRequests).values({ ...waiting, personId: id, remindedAt: new Date() });
  const newer = join(folder, 'waiting.tar.zst');
  await backUp({
    file: newer,
    databaseUrl: url,
    storage,
    dataDir: config.dataDir,
    version: '0.1.0',
  });
  await restoreInto(place, { file: newer });
  expect(await ask(place.databaseUrl, 'select state, reminded_at from data_requests')).toEqual([
    { state: 'waiting', reminded_at: null },
  ]);
  await db.delete(people).where(eq(people.id, id));
});

test('a backup contains the sealed secrets, says which key they need, and has neither key nor word', async () => {
  await storeSecretSetting(platform, 'mail-setup', { password: 'a very secret word' });
  const sealed = join(folder, 'sealed.tar.zst');
  const { dataDir } = config;
  const written = await backUp({
    file: sealed,
    databaseUrl: url,
    storage,
    dataDir,
    version: '0.1.0',
  });
  await storeSecretSetting(platform, 'mail-setup', null);
  expect(written.secretsKeys).toEqual([platform.vault.keyId]);
  const key = (await readFile(join(dataDir, keyFile), 'utf8')).trim();
  for await (const { content } of readArchive(sealed)) {
    const text = (await buffer(content)).toString();
    expect(text).not.toContain('a very secret word');
    expect(text).not.toContain(key);
  }
  const place = await emptyPlace();
  expect((await restoreInto(place, { file: sealed })).secretsKeys).toEqual(written.secretsKeys);
  const restored = openDatabase(place.databaseUrl);
  const read = (vault: Vault) => readSecretSetting({ db: restored.db, vault }, 'mail-setup');
  expect(await read(platform.vault)).toEqual({ password: 'a very secret word' });
  expect(await read(vaultOf(randomBytes(32)))).toBeNull();
  await restored.close();
});

test('an encrypted backup is opened by its passphrase or secret key alone', async () => {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const passphrase = 'four words are enough here';
  const { dataDir } = config;
  const locked = {
    passphrase: { passphrase, recipients: [] },
    key: { passphrase: null, recipients: [recipient] },
  };
  const open = {
    passphrase: { passphrase, identities: [] },
    key: { passphrase: null, identities: [identity] },
  };
  const wrong = { passphrase: 'four other words altogether', identities: [] };
  for (const way of ['passphrase', 'key'] as const) {
    const closed = join(folder, `${way}.tar.zst.age`);
    const options = { databaseUrl: url, storage, dataDir, version: '0.1.0' };
    await backUp({ ...options, file: closed, encryption: locked[way] });
    expect((await readFile(closed)).includes('about.json')).toBe(false);
    const place = await emptyPlace();
    await expect(restoreInto(place, { file: closed })).rejects.toThrow(/BACKUP_PASSPHRASE/);
    await expect(restoreInto(place, { file: closed, decryption: wrong })).rejects.toThrow(
      /cannot be read/,
    );
    const cut = join(folder, `${way}-cut.tar.zst.age`);
    await copyFile(closed, cut);
    await truncate(cut, (await stat(cut)).size - 100);
    await expect(restoreInto(place, { file: cut, decryption: open[way] })).rejects.toThrow(
      /cannot be read/,
    );
    expect(await contents(place.databaseUrl, place.storage)).toEqual({});
    await restoreInto(place, { file: closed, decryption: open[way] });
    expect(await contents(place.databaseUrl, place.storage)).toEqual(await contents(url, storage));
  }
});

test.each([
  ['while files are written', { failAt: 2 }],
  ['when the last file cannot be written', { failAt: 3 }],
])('a restore that fails %s changes nothing', async (_when, { failAt }) => {
  const place = await emptyPlace();
  await restoreInto(place);
  await ask(place.databaseUrl, `update people set name = 'mine'`);
  for (const path of ['people/one.webp', 'private/films/film.mp4', 'private/sent/a/فارغ.txt']) {
    await place.storage.write(path, Buffer.from('mine'));
  }
  const before = await contents(place.databaseUrl, place.storage);
  let written = 0;
  const broken: Storage = {
    ...place.storage,
    write: async (path, content) => {
      if (!path.startsWith('replaced/')) written += 1;
      if (written === failAt) {
        written += 1;
        throw new Error('no space left');
      }
      await place.storage.write(path, content);
    },
  };
  await expect(restoreInto({ ...place, storage: broken }, { replace: true })).rejects.toThrow(
    /no space/,
  );
  expect(await contents(place.databaseUrl, place.storage)).toEqual(before);
});

test('a table that cannot be loaded fails the restore and releases the connection', async () => {
  const place = await emptyPlace();
  await restoreInto(place);
  const before = await contents(place.databaseUrl, place.storage);
  // The rows violate this constraint, so PostgreSQL fails in the middle of a table.
  await ask(
    place.databaseUrl,
    `alter table people add constraint never check (name = 'x') not valid`,
  );
  await expect(restoreInto(place, { replace: true })).rejects.toThrow(/violates check constraint/);
  expect(await contents(place.databaseUrl, place.storage)).toEqual(before);
});

test.each<[string, (copy: string) => Promise<unknown>, RegExp]>([
  [
    'that is truncated',
    async (copy) => truncate(copy, (await stat(copy)).size - 700),
    /cannot be read|end is missing/,
  ],
  ['with a changed byte', changeByte, /cannot be read|does not add up|do not add up|damaged/],
  ['of another kind', (copy) => writeFile(copy, 'no archive'), /cannot be read/],
  ['of a later format', laterFormat, /format is newer than this one reads: update first/],
  ['with a table that was changed', changedTable, /table people does not add up/],
])('an archive %s is refused before anything is changed', async (_what, spoil, words) => {
  const place = await emptyPlace();
  const copy = join(folder, `${randomUUID()}.tar.zst`);
  await copyFile(file, copy);
  await spoil(copy);
  await expect(restoreInto(place, { file: copy })).rejects.toThrow(words);
  expect(await contents(place.databaseUrl, place.storage)).toEqual({});
});

async function changeByte(copy: string) {
  const content = await readFile(copy);
  const place = Math.floor(content.length / 2);
  content[place] = (content[place] ?? 0) ^ 0x40;
  await writeFile(copy, content);
}

/** Packs the archive again with changed entries. */
async function repack(copy: string, change: (name: string, text: string) => string) {
  const archive = await createArchive(`${copy}.new`);
  for await (const { name, content } of readArchive(copy)) {
    const before = await buffer(content);
    const after = Buffer.from(change(name, before.toString('latin1')), 'latin1');
    await archive.add(name, after.length, after);
  }
  await archive.finish();
  await copyFile(`${copy}.new`, copy);
}

function laterFormat(copy: string) {
  return repack(copy, (name, text) =>
    name === 'about.json' ? text.replace('"format":1', '"format":2') : text,
  );
}

function changedTable(copy: string) {
  return repack(copy, (name, text) =>
    name.startsWith('database/people/') ? text.replace('example', 'elpmaxe') : text,
  );
}

test('a backup of an older schema is migrated', async () => {
  const old = await emptyPlace();
  const client = await connect(old.databaseUrl);
  await applyMigrations(client, migrations.slice(0, 2));
  await client.query(`insert into categories (name, slug) values ('قديم', 'old')`);
  await client.end();
  const copy = join(folder, 'old.tar.zst');
  await backUp({ ...old, file: copy, version: '0.0.9' });

  const place = await emptyPlace();
  await restoreInto(place, { file: copy });
  const [newest] = migrations.slice(-1);
  expect(
    await ask(
      place.databaseUrl,
      'select max(created_at)::float8 as at from drizzle.__drizzle_migrations',
    ),
  ).toEqual([{ at: newest?.madeAt }]);
  expect(await ask(place.databaseUrl, 'select name from categories')).toEqual([{ name: 'قديم' }]);
  // A database with a newer schema is reset and migrated again.
  await ask(place.databaseUrl, 'truncate cache.invalidations');
  await restoreInto(place, { file: copy, replace: true });
  expect(await ask(place.databaseUrl, 'select name from categories')).toEqual([{ name: 'قديم' }]);
  // No page from before is taken over by the next start.
  expect(
    await ask(place.databaseUrl, "select tags from cache.invalidations where '*' = any (tags)"),
  ).toEqual([{ tags: ['*'] }]);
  // An older version does not know the schema of this backup.
  await expect(
    restoreInto(await emptyPlace(), { migrations: migrations.slice(0, -1) }),
  ).rejects.toThrow(/update first/);
});

test('a restore is refused while a server uses the database', async () => {
  await expect(
    restore({
      file,
      databaseUrl: url,
      storage,
      dataDir: config.dataDir,
      migrations,
      replace: true,
    }),
  ).rejects.toThrow(/uses this database/);
});

test('while a backup runs no file is removed and no second backup begins', async () => {
  const place = await emptyPlace();
  let removed = false;
  const outcomes: unknown[] = [];
  const watched: Storage = {
    ...storage,
    async *list(prefix) {
      outcomes.push(
        await unlessBackup(db, async () => {
          removed = true;
        }),
      );
      yield* storage.list(prefix);
    },
  };
  const { dataDir } = place;
  const options = { databaseUrl: url, dataDir, version: '0.1.0' };
  await backUp({ ...options, file: join(folder, 'second.tar.zst'), storage: watched });
  expect([outcomes, removed]).toEqual([[false], false]);
  expect(await unlessBackup(db, async () => {})).toBe(true);
});

test('a backup that fails leaves no file', async () => {
  const broken: Storage = {
    ...storage,
    // biome-ignore lint/correctness/useYield: it fails before its first
    async *list() {
      throw new Error('the bucket is unreachable');
    },
  };
  const target = await mkdtemp(join(folder, 'failed-'));
  await expect(
    backUp({
      file: join(target, 'x.tar.zst'),
      databaseUrl: url,
      storage: broken,
      dataDir: config.dataDir,
      version: '0.1.0',
    }),
  ).rejects.toThrow('the bucket is unreachable');
  expect(await readdir(target)).toEqual([]);
});
