import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { uploadFile } from '../../api/src/testing/send-upload.ts';
import { enterAs, newMember } from '../support/member.ts';
import { startNibras } from '../support/nibras-server.ts';
import { test as base, expect } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** An installation without ffmpeg, on a machine that may have it. */
const test = base.extend<object, { nibras: Awaited<ReturnType<typeof startNibras>> }>({
  nibras: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const nibras = await startNibras({ FFMPEG_PATH: '/none/ffmpeg' });
      await use(nibras);
      await nibras.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const video = readFileSync('demo/media/videos/html-1-2.mp4');
const tray = (page: Page) => page.getByRole('region', { name: 'رفع الملفات' });

async function openLibrary(page: Page, nibras: Parameters<typeof newMember>[0]) {
  const admin = await newMember(nibras, 'teacher@example.com');
  await enterAs(page.context(), admin);
  await page.goto('/studio/media');
  await waitForHydration(page);
  return admin;
}

const upload = (page: Page, name: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name, mimeType: 'video/mp4', buffer: video }]);

async function openFile(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'ابحث في المكتبة' }).fill(name);
  await page.getByRole('button', { name: `افتح فيديو ${name}` }).click({ timeout: 10_000 });
  return page.getByRole('dialog');
}

test('where the server has no encoder, the browser makes the low sizes of what it uploads', {
  tag: '@once',
}, async ({ page, nibras }) => {
  test.slow();
  await openLibrary(page, nibras);
  await upload(page, 'درس يُجهّز هنا.mp4');
  await tray(page).getByRole('button', { name: 'أظهر الملفات' }).click();
  await expect(tray(page).getByText(/^يُجهّز متصفحك .*اترك هذه الصفحة مفتوحة/)).toBeVisible();
  await tray(page)
    .getByRole('button', { name: /^أوقف تجهيز/ })
    .click();
  await expect(tray(page).getByText(/متوقف مؤقتًا/)).toBeVisible();
  await tray(page)
    .getByRole('button', { name: /^أكمل تجهيز/ })
    .click();
  await expect(tray(page).getByText('جهّز متصفحك الأحجام الصغيرة.')).toBeVisible({
    timeout: 120_000,
  });
  const dialog = await openFile(page, 'درس يُجهّز هنا.mp4');
  await expect(dialog.getByText(/^جاهز: حجمه الأصلي، .*240، والصوت وحده\.$/)).toBeVisible();
  await expect(dialog.getByText(/^جهّز متصفح الأحجام الصغيرة والصوت وحده/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'جهّزها في هذا المتصفح' })).toHaveCount(0);
});

test('what was uploaded before is made by a press, and the reason is shown where a browser cannot', {
  tag: '@once',
}, async ({ page, nibras, browser }) => {
  test.slow();
  const admin = await openLibrary(page, nibras);
  const name = 'درس من قبل.mp4';
  const sender = { address: nibras.address, token: admin.token };
  const sent = await uploadFile(sender, video, { name });
  expect(sent.status).toBe(204);
  await page.reload();
  await waitForHydration(page);
  const dialog = await openFile(page, name);
  const press = dialog.getByRole('button', { name: 'جهّزها في هذا المتصفح' });
  await expect(press).toBeVisible();

  const older = await browser.newContext({ locale: 'ar-EG' });
  await older.addInitScript(() => Reflect.deleteProperty(window, 'VideoEncoder'));
  await enterAs(older, admin);
  const without = await older.newPage();
  await without.goto(`${nibras.address}/studio/media`);
  await waitForHydration(without);
  await expect(
    (await openFile(without, name)).getByText('هذا المتصفح لا يجهّز الأحجام الصغيرة', {
      exact: false,
    }),
  ).toBeVisible();
  await older.close();

  await press.click();
  await expect(dialog.getByText(/^جاهز: حجمه الأصلي، .*240، والصوت وحده\.$/)).toBeVisible({
    timeout: 120_000,
  });
  await expect(press).toHaveCount(0);
});
