import { eq, like, or } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';
import type { Vault } from './vault.ts';

/**
 * Rows of `settings` that contain what the provider uses elsewhere: the password of the mail server, the keys of gateways.
 * Each is sealed as a whole, is replaced without a copy, and is gone when it is removed.
 */
interface Sealed {
  sealed: string;
}

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
  const text = row && vault.open(name, (row.value as Sealed).sealed);
  return text ? JSON.parse(text) : null;
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
  return rows
    .filter(({ name, value }) => vault.open(name, (value as Sealed).sealed) === null)
    .map(({ name }) => name);
}

/** How earlier versions stored a value: in clear text, beside the one before it. */
interface InClear {
  present: object | null;
}
const isInClear = (value: unknown): value is InClear =>
  typeof value === 'object' && value !== null && 'present' in value;

/**
 * Seals what an earlier version has stored in clear text, and drops the copies that it kept for an undo.
 * @returns how many values were sealed or dropped
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
      if (!isInClear(value)) continue;
      await storeSecretSetting({ db: tx, vault }, name, value.present);
      sealed += 1;
    }
    return sealed;
  });
}
