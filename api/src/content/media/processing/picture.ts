import { extname } from 'node:path';
import { media as limits } from '@nibras/contract/limits.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import '#platform/storage/picture-loaders.ts';
import { refuse } from './failure.ts';

/** A picture that was encoded anew. */
export interface Encoded {
  content: Buffer;
  type: string;
  width: number;
  height: number;
}

/** The encoders by the extension of the address; a replaced picture keeps its format. */
const encoders: Record<string, { type: string; encode: (picture: Sharp) => Sharp }> = {
  '.avif': { type: 'image/avif', encode: (picture) => picture.avif({ quality: 60 }) },
  '.gif': { type: 'image/gif', encode: (picture) => picture.gif() },
  '.jpeg': { type: 'image/jpeg', encode: (picture) => picture.jpeg({ quality: 86 }) },
  '.jpg': { type: 'image/jpeg', encode: (picture) => picture.jpeg({ quality: 86 }) },
  '.png': { type: 'image/png', encode: (picture) => picture.png() },
};
const webp = {
  type: 'image/webp',
  encode: (picture: Sharp, { format }: Metadata) =>
    // Drawings and screenshots keep their sharp edges.
    picture.webp(format === 'png' ? { nearLossless: true, quality: 80 } : { quality: 86 }),
};

const isStill = (path: string) => !/\.(gif|webp)$/i.test(path);

/**
 * Encodes a picture anew: upright, without metadata (place, device) and without anything that was hidden in the file.
 * @param path the address, whose extension decides the format
 * @throws MediaFailure for a broken picture or too many pixels
 */
export async function encodePicture(source: string | Buffer, path: string): Promise<Encoded> {
  const options = { limitInputPixels: limits.imageMaxPixels, animated: !isStill(path) };
  const metadata = await sharp(source, { ...options, limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => refuse('brokenPicture', cause));
  const frames = metadata.pages ?? 1;
  const pixels = metadata.width * (metadata.pageHeight ?? metadata.height) * frames;
  if (pixels > limits.imageMaxPixels || frames > limits.imageMaxFrames) refuse('tooManyPixels');
  const { type, encode } = encoders[extname(path).toLowerCase()] ?? webp;
  const upright = sharp(source, options)
    .rotate()
    .resize(limits.imageSidePx, limits.imageSidePx, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await encode(upright, metadata)
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => refuse('brokenPicture', cause));
  return { content: data, type, width: info.width, height: info.pageHeight ?? info.height };
}
