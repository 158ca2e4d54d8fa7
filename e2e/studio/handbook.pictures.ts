import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { callAs, enterAs, newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

const folder = join(import.meta.dirname, '../../docs/images/studio');
/** Bytes; pictures of a document that is read on a phone. */
const largest = 60_000;

/** Stores what the page shows as `docs/images/studio/<name>.webp`. */
async function picture(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  await mkdir(folder, { recursive: true });
  const shot = await page.screenshot({ animations: 'disabled' });
  const { size } = await sharp(shot)
    .webp({ quality: 62 })
    .toFile(join(folder, `${name}.webp`));
  expect(size).toBeLessThan(largest);
}

test('the pictures of the handbook', async ({ page, nibras }) => {
  await enterAs(page.context(), await newMember(nibras, 'teacher@example.com'));
  const { course } = await callAs<{
    course: { id: number; chapters: { lectures: { id: number; type: string }[] }[] };
  }>(nibras, 'GET /api/course-details/python-from-zero');
  const film = course.chapters
    .flatMap(({ lectures }) => lectures)
    .find(({ type }) => type === 'video');

  await page.goto(`/studio/courses/${course.id}`);
  await expect(page.locator('[data-row-name]').first()).toBeVisible();
  await picture(page, 'contents');

  await page.goto(`/studio/courses/${course.id}/details`);
  await expect(page.getByLabel('اسم الكورس')).toBeVisible();
  await expect(page.getByText('كما يظهر في القائمة')).toBeVisible();
  await expect(page.locator('img').last()).toBeVisible();
  await picture(page, 'details');

  await page.goto(`/studio/lectures/${film?.id}`);
  await expect(page.getByRole('button', { name: 'استبدل' }).first()).toBeVisible();
  await picture(page, 'lecture');

  await page.goto(`/studio/preview/courses/${course.id}?as=member&width=phone`);
  await expect(page.frameLocator('iframe').locator('#main h1')).toBeVisible();
  await picture(page, 'preview');
});
