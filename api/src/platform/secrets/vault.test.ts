import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { settings } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { lockedSecrets, readSecretSetting, sealOldSecrets } from './secret-settings.ts';
import { keyFile, openVault, vaultOf } from './vault.ts';

const { db, platform } = await startTestApp({ work: false });
const { vault } = platform;
const folder = await mkdtemp(join(tmpdir(), 'nibras-vault-'));
afterAll(() => rm(folder, { recursive: true }));

test('a text is opened with its key and for its purpose alone, and never twice the same', () => {
  const word = 'كلمة السر 🔑';
  const sealed = vault.seal('mail', word);
  expect(vault.open('mail', sealed)).toBe(word);
  expect(vault.seal('mail', word)).not.toBe(sealed);
  expect(vault.open('gateway', sealed)).toBeNull();
  expect(vaultOf(randomBytes(32)).open('mail', sealed)).toBeNull();
});

test('a sealed text that was changed anywhere is not opened', () => {
  const sealed = vault.seal('mail', 'word');
  const start = sealed.lastIndexOf(':') + 1;
  for (let place = start; place < sealed.length; place += 1) {
    const other = sealed[place] === 'A' ? 'B' : 'A';
    const changed = sealed.slice(0, place) + other + sealed.slice(place + 1);
    // The last digit has bits beyond the bytes.
    const isSame = Buffer.from(changed.slice(start), 'base64url').equals(
      Buffer.from(sealed.slice(start), 'base64url'),
    );
    expect(vault.open('mail', changed), `place ${place}`).toBe(isSame ? 'word' : null);
  }
  expect(vault.open('mail', sealed.slice(0, start + 8))).toBeNull();
  expect(vault.open('mail', 'word')).toBeNull();
});

test('the key is made once, for its owner alone, and every process has the same', async () => {
  const dataDir = join(folder, 'new');
  const config = { dataDir, installationKey: null };
  const [one, other] = await Promise.all([openVault(config), openVault(config)]);
  expect(one.keyId).toBe(other.keyId);
  expect(other.open('x', one.seal('x', 'word'))).toBe('word');
  const file = join(dataDir, keyFile);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const installationKey = Buffer.from(await readFile(file, 'utf8'), 'base64');
  const given = await openVault({ dataDir: join(folder, 'elsewhere'), installationKey });
  expect(given.keyId).toBe(one.keyId);
  // A damaged key is not replaced by another one, which would open nothing.
  await writeFile(file, 'damaged');
  await expect(openVault(config)).rejects.toThrow('has no key of 32 bytes');
});

test('what an earlier version stored in plaintext is encrypted, and its copy for an undo is deleted', async () => {
  const mail = { host: 'mail.example', password: 'present word' };
  await db.insert(settings).values([
    { name: 'mail-setup', value: { present: mail, before: { password: 'old word' } } },
    {
      name: 'gateway:fawry',
      value: { present: null, before: { keys: { secure_key: 'old key' } } },
    },
    { name: 'other', value: { present: 'stays' } },
  ]);
  // A process of the earlier version may still write it while newer ones run.
  expect(await readSecretSetting(platform, 'mail-setup')).toBeNull();
  expect(await sealOldSecrets(platform)).toBe(2);
  expect(await sealOldSecrets(platform)).toBe(0);
  const rows = JSON.stringify(await db.select().from(settings));
  for (const word of ['present word', 'old word', 'old key', 'gateway:fawry']) {
    expect(rows).not.toContain(word);
  }
  expect(rows).toContain('"stays"');
  expect(await readSecretSetting(platform, 'mail-setup')).toEqual(mail);
  expect(await lockedSecrets(platform)).toEqual([]);
  const stranger = { db, vault: vaultOf(randomBytes(32)) };
  expect(await lockedSecrets(stranger)).toEqual(['mail-setup']);
});
