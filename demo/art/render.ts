/**
 * Draws every picture of the demo content into `demo/media/`.
 * Run: `node demo/art/render.ts [part of a name …]`.
 */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { articlePictures } from './articles.ts';
import { courseCovers } from './covers.ts';
import { portraits } from './portraits/people.ts';
import { projectPictures } from './projects.ts';
import { receiptPictures } from './receipts.ts';
import { servicePictures } from './services.ts';

const MEDIA = join(import.meta.dirname, '..', 'media');

const wanted = process.argv.slice(2);
const pictures = [
  ...courseCovers(),
  ...portraits(),
  ...servicePictures(),
  ...articlePictures(),
  ...projectPictures(),
  ...receiptPictures(),
].filter(({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)));

for (const { file, svg } of pictures) {
  const target = join(MEDIA, file);
  await mkdir(dirname(target), { recursive: true });
  const image = sharp(Buffer.from(svg));
  await image.webp({ quality: file.startsWith('projects/') ? 74 : 78, effort: 6 }).toFile(target);
}
process.stdout.write(`${pictures.length} pictures\n`);
