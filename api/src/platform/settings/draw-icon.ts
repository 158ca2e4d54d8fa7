import { buffer } from 'node:stream/consumers';
import type { Sharp } from 'sharp';
import type { Storage } from '../storage/storage.ts';
import type { Settings } from './settings.ts';

/** A picture from the library can be large, and every decoded pixel takes memory. */
const maxSourceBytes = 20 * 1024 * 1024;
const maxPixels = 50_000_000;

/** The square that a phone never cuts off a maskable icon. */
const safeShare = 0.72;

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const paper = '#ffffff';
const ink = '#15183a';

type Named = Pick<Settings, 'icon' | 'logo'>;

/** The picture of which icons are drawn: the icon, else a logo without letters; null for the product's. */
export const iconSource = ({ icon, logo }: Named): string | null =>
  icon ?? (logo && !logo.hasName ? logo.path : null);

/** Null for a file that is gone or cannot be read. */
async function sourceOf(storage: Storage, settings: Named): Promise<Buffer | null> {
  const path = iconSource(settings);
  if (path === null) return null;
  const file = await storage.stat(path);
  if (!file || file.size > maxSourceBytes) return null;
  return buffer(storage.read(path));
}

/** Imported only where a picture is drawn, because most installations keep the product's. */
const open = async (source: Buffer): Promise<Sharp> => {
  const { default: sharp } = await import('sharp');
  return sharp(source, { limitInputPixels: maxPixels }).rotate();
};

const fitted = async (source: Buffer, side: number) =>
  (await open(source))
    .resize(side, side, { fit: 'contain', background: clear })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** The picture in the middle of a square or wider ground. */
async function onGround(
  source: Buffer,
  { width, height, side, ground }: { width: number; height: number; side: number; ground: string },
): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width, height, channels: 3, background: ground } }).composite([
    { input: await fitted(source, side) },
  ]);
}

const square = async (source: Buffer, side: number) =>
  (
    await onGround(source, {
      width: side,
      height: side,
      side: Math.round(side * safeShare),
      ground: paper,
    })
  )
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An SVG, because pages name the icon of the browser's tab so. */
async function favicon(source: Buffer): Promise<Buffer> {
  const picture = (await fitted(source, 64)).toString('base64');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${picture}"/></svg>`,
  );
}

/** The picture of link previews of pages without their own. */
const general = async (source: Buffer) =>
  (await onGround(source, { width: 1200, height: 630, side: 320, ground: ink }))
    .jpeg({ quality: 86 })
    .toBuffer();

/** The files of the site that follow the provider's icon, by their names in the site's build. */
export const siteFiles: Record<
  string,
  { type: string; draw: (source: Buffer) => Promise<Buffer> }
> = {
  'favicon.svg': { type: 'image/svg+xml', draw: favicon },
  'apple-touch-icon.png': { type: 'image/png', draw: (source) => square(source, 180) },
  'icon-192.png': { type: 'image/png', draw: (source) => fitted(source, 192) },
  'icon-512.png': { type: 'image/png', draw: (source) => fitted(source, 512) },
  'icon-maskable-512.png': { type: 'image/png', draw: (source) => square(source, 512) },
  'og.jpg': { type: 'image/jpeg', draw: general },
};

/** Draws one of `siteFiles`; null for an unknown name, and where the site's own file is to be served. */
export async function drawSiteFile(
  storage: Storage,
  settings: Named,
  name: string,
): Promise<Buffer | null> {
  const file = Object.hasOwn(siteFiles, name) ? siteFiles[name] : undefined;
  const source = file && (await sourceOf(storage, settings));
  return source ? file.draw(source) : null;
}

let drawnMark: { path: string; modified: number; picture: Buffer } | null = null;

/** The picture beside the name in mails, 88 pixels wide; null for the product's mark. Drawn once for each file. */
export async function drawMailMark(storage: Storage, settings: Named): Promise<Buffer | null> {
  const path = iconSource(settings);
  if (path === null) return null;
  const modified = (await storage.stat(path))?.modified.getTime() ?? 0;
  if (drawnMark?.path === path && drawnMark.modified === modified) return drawnMark.picture;
  const source = await sourceOf(storage, settings);
  if (!source) return null;
  const picture = await fitted(source, 88);
  drawnMark = { path, modified, picture };
  return picture;
}
