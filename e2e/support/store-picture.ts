import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../../docs/images');
/** Bytes; pictures of a document that is read on a phone. */
const largest = 60_000;

/** Stores what the page shows as `docs/images/<name>.webp`. */
export async function storePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const file = join(folder, `${name}.webp`);
  await mkdir(join(file, '..'), { recursive: true });
  const shot = await page.screenshot({ caret: 'initial' });
  const { size } = await sharp(shot).webp({ quality: 62 }).toFile(file);
  expect(size).toBeLessThan(largest);
}
