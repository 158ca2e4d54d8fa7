import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Queryable } from '#platform/database/database.ts';
import { settings as settingsTable } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';

/** The row of `settings` that says which copy of the logo documents show. */
const documentLogo = 'paper-logo';

export interface StoredPicture {
  /** The copy; null without a picture. */
  copy: string | null;
  /** Of what it is a copy. */
  of: { path: string; version: string } | null;
}

/** The stored picture that a row of `settings` names. */
export async function readStoredPicture(db: Queryable, name: string): Promise<StoredPicture> {
  const [row] = await db.select().from(settingsTable).where(eq(settingsTable.name, name));
  return (row?.value as StoredPicture | undefined) ?? { copy: null, of: null };
}

export const readDocumentLogo = (db: Queryable): Promise<StoredPicture> =>
  readStoredPicture(db, documentLogo);

/** Copies of pictures, each named by its content, so that old documents keep theirs. */
const folder = 'paper-logos/';

/** Twice the size in which documents print it, at 300 dots an inch. */
const box = { width: 1400, height: 380 };
const maxPixels = 50_000_000;

type Used = Pick<Platform, 'db' | 'storage' | 'settings' | 'log'>;

/**
 * Copies the logo of now for the receipts to come, where it is not copied yet.
 */
export const keepLogo = (platform: Used): Promise<void> =>
  keepPicture(platform, { name: documentLogo, path: platform.settings().logo?.path ?? null });

/**
 * Copies a picture that documents show, where it is not copied yet. One that cannot be read is left out: a document never waits
 * for a picture.
 * @param name the row of `settings` that says which copy documents show
 */
export async function keepPicture(
  platform: Used,
  { name, path }: { name: string; path: string | null },
): Promise<void> {
  const { db, log, storage } = platform;
  const known = await readStoredPicture(db, name);
  const file = path ? await storage.stat(path) : null;
  const source = path && file ? { path, version: file.version } : null;
  if (known.of?.path === source?.path && known.of?.version === source?.version) return;
  const copy = await copyOf(platform, source).catch((error: unknown) => {
    log.warn({ err: error }, `the picture ${name} could not be copied for documents`);
    return null;
  });
  const value: StoredPicture = { copy, of: source };
  await db
    .insert(settingsTable)
    .values({ name, value })
    .onConflictDoUpdate({ target: settingsTable.name, set: { value } });
}

/** A picture of the library as documents show it. @throws Error for a file that is none */
export const documentPicture = async ({ storage }: Pick<Used, 'storage'>, path: string) =>
  sharp(await buffer(storage.read(path)), { limitInputPixels: maxPixels })
    .rotate()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();

async function copyOf(platform: Used, source: StoredPicture['of']): Promise<string | null> {
  if (!source) return null;
  const picture = await documentPicture(platform, source.path);
  const path = `${folder}${createHash('sha256').update(picture).digest('hex')}.png`;
  await platform.storage.write(path, picture);
  return path;
}
