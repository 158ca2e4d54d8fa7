import { messenger as limits } from '@nibras/contract/limits.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** Near what the eye can tell; what is sent again and again loses no more than once, since nothing is left to remove. */
const encoders: Partial<Record<Metadata['format'], (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 90 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 90 }),
  gif: (picture) => picture.gif(),
  // The least effort: others wait for their turn meanwhile.
  heif: (picture) => picture.avif({ quality: 70, effort: 0 }),
};

const tellsMore = ({ exif, xmp, iptc, tifftagPhotoshop }: Metadata) =>
  [exif, xmp, iptc, tifftagPhotoshop].some((part) => part !== undefined);

/**
 * A picture without what its camera and programs wrote into it: the place, the time, the device, the owner. It is
 * turned as the camera held it, which was written there too, and keeps its colours.
 * @returns null for a picture that has nothing of the kind, which stays as it is
 */
export async function withoutMetadata(bytes: Buffer): Promise<Buffer | null> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const encode = encoders[metadata.format];
  if (!encode || !tellsMore(metadata)) return null;
  const animated = (metadata.pages ?? 1) > 1;
  const picture = sharp(bytes, {
    animated,
    failOn: 'none',
    // Of a moving picture each frame counts.
    limitInputPixels: limits.pictureMaxPixels * (metadata.pages ?? 1),
  });
  const turned = animated ? picture : picture.autoOrient();
  return encode(turned.keepIccProfile()).toBuffer();
}
