import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { settings as settingsTable } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { type PaperLogo, paperLogo, readPaperLogo } from './seller.ts';

/** Copies of logos, each named by its content, so that old receipts keep theirs. */
const folder = 'paper-logos/';

/** Twice the size in which papers print it, at 300 dots an inch. */
const box = { width: 1400, height: 380 };
const maxPixels = 50_000_000;

type Used = Pick<Platform, 'db' | 'storage' | 'settings' | 'log'>;

/**
 * Copies the logo of now for the receipts to come, where it is not copied yet. One that cannot be read is left out: a
 * receipt never waits for a picture.
 */
export async function keepLogo(platform: Used): Promise<void> {
  const { db, log } = platform;
  const known = await readPaperLogo(db);
  const source = await currentLogo(platform);
  if (known.of?.path === source?.path && known.of?.version === source?.version) return;
  const copy = await copyOf(platform, source).catch((error: unknown) => {
    log.warn({ err: error }, 'the logo could not be copied for receipts');
    return null;
  });
  const value: PaperLogo = { copy, of: source };
  await db
    .insert(settingsTable)
    .values({ name: paperLogo, value })
    .onConflictDoUpdate({ target: settingsTable.name, set: { value } });
}

async function currentLogo({ storage, settings }: Used): Promise<PaperLogo['of']> {
  const path = settings().logo?.path;
  const file = path ? await storage.stat(path) : null;
  return path && file ? { path, version: file.version } : null;
}

async function copyOf({ storage }: Used, source: PaperLogo['of']): Promise<string | null> {
  if (!source) return null;
  const picture = await sharp(await buffer(storage.read(source.path)), {
    limitInputPixels: maxPixels,
  })
    .rotate()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const path = `${folder}${createHash('sha256').update(picture).digest('hex')}.png`;
  await storage.write(path, picture);
  return path;
}
