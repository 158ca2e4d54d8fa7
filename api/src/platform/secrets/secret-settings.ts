import { eq, like, or } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';
import type { Vault } from './vault.ts';

/**
 * Rows of `settings` that contain what the provider uses elsewhere: the password of the mail server, the keys of gateways.
 * Each is encrypted as a whole, is replaced without a copy, and is gone when it is removed.
 */
interface Sealed {
  sealed: string;
}

/** Null for a value that an older process, which still runs, has stored in plaintext: the next start encrypts it. */
const sealedText = (value: unknown): string | null => (value as Partial<Sealed>).sealed ?? null;

const openValue = (vault: Vault, { name, value }: { name: string; value: unknown }) => {
  const sealed = sealedText(value);
  return sealed === null ? null : vault.open(name, sealed);
};

/** What is needed to read and write them. */
export interface SecretStore {
  db: Queryable;
  vault: Vault;
}

/** The names of the rows, for `like`. */
const secretNames = ['mail-setup', 'gateway:%'];
const isSecret = or(...secretNames.map((name) => like(settings.name, name)));

/** A value as it was stored; null where there is none, or none that this installation's key opens. */
export async function readSecretSetting<Value>(
  { db, vault }: SecretStore,
  name: string,
): Promise<Value | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  const text = row ? openValue(vault, row) : null;
  return text === null ? null : JSON.parse(text);
}

/** Stores a value in place of the one before it; null removes it. */
export async function storeSecretSetting(
  { db, vault }: SecretStore,
  name: string,
  content: object | null,
): Promise<void> {
  if (content === null) {
    await db.delete(settings).where(eq(settings.name, name));
    return;
  }
  const value: Sealed = { sealed: vault.seal(name, JSON.stringify(content)) };
  await db
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** The names of the stored values that this installation's key does not open. */
export async function lockedSecrets({ db, vault }: SecretStore): Promise<string[]> {
  const rows = await db.select().from(settings).where(isSecret);
  return rows.filter((row) => openValue(vault, row) === null).map(({ name }) => name);
}

/** How earlier versions stored a value: in plaintext, beside the one before it. */
interface Plaintext {
  present: object | null;
}
const isPlaintext = (value: unknown): value is Plaintext =>
  typeof value === 'object' && value !== null && 'present' in value;

/**
 * Encrypts what an earlier version has stored in plaintext, and deletes the copies that it kept for an undo.
 * @returns how many values were encrypted or deleted
 */
export async function sealOldSecrets({
  db,
  vault,
}: {
  db: Database;
  vault: Vault;
}): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(settings).where(isSecret).for('update');
    let sealed = 0;
    for (const { name, value } of rows) {
      if (!isPlaintext(value)) continue;
      await storeSecretSetting({ db: tx, vault }, name, value.present);
      sealed += 1;
    }
    return sealed;
  });
}
