import { messenger as limits } from '@nibras/contract/limits.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** Visually near lossless. A picture is re-encoded once only, since afterwards it has no metadata to remove. */
const encoders: Partial<Record<Metadata['format'], (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 90 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 90 }),
  gif: (picture) => picture.gif(),
  // The least effort, because other attachments wait in the queue meanwhile.
  heif: (picture) => picture.avif({ quality: 70, effort: 0 }),
};

const hasMetadata = ({ exif, xmp, iptc, tifftagPhotoshop }: Metadata) =>
  [exif, xmp, iptc, tifftagPhotoshop].some((part) => part !== undefined);

/**
 * Removes a picture's metadata (place, time, device, owner). Rotates it upright first, since the orientation is
 * metadata too, and keeps its colour profile.
 * @returns null for a picture without metadata, which is stored unchanged
 */
export async function withoutMetadata(bytes: Buffer): Promise<Buffer | null> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const encode = encoders[metadata.format];
  if (!encode || !hasMetadata(metadata)) return null;
  const animated = (metadata.pages ?? 1) > 1;
  const picture = sharp(bytes, {
    animated,
    failOn: 'none',
    // sharp counts the pixels of all frames of an animation.
    limitInputPixels: limits.pictureMaxPixels * (metadata.pages ?? 1),
  });
  const upright = animated ? picture : picture.autoOrient();
  return encode(upright.keepIccProfile()).toBuffer();
}
