import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import {
  makeChapter,
  makeCourse,
  makeEnrolment,
  makeLecture,
} from '../../api/src/factories/courses.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { uploadFile } from '../../api/src/testing/send-upload.ts';
import { readVideo, seek, time } from '../support/lecture.ts';
import { enterAs, newMember } from '../support/member.ts';
import { type Nibras, startNibras } from '../support/nibras-server.ts';
import { test as base, expect } from '../support/test.ts';
import { videoReady } from '../support/video.ts';
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

async function openLibrary(page: Page, nibras: Nibras) {
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

/** A lecture with the newest video of a name, in a course that a new member has joined. */
async function makeLectureOf(nibras: Nibras, name: string) {
  const member = await newMember(nibras);
  const { db, pool, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  try {
    const { rows } = await pool.query<{ path: string }>(
      'select path from media where name = $1 order by id desc limit 1',
      [name],
    );
    const { id: courseId } = await makeCourse(db);
    const { id: chapterId } = await makeChapter(db, { courseId });
    const values = { courseId, chapterId, free: false, video: rows[0]?.path ?? null };
    const { id } = await makeLecture(db, values);
    await makeEnrolment(db, { courseId, personId: member.id });
    return { member, path: `/courses/${courseId}/lecture/${id}` };
  } finally {
    await close();
  }
}

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
  await expect(tray(page).getByText('جهّز متصفحك الجودات المنخفضة.')).toBeVisible({
    timeout: 120_000,
  });
  const dialog = await openFile(page, 'درس يُجهّز هنا.mp4');
  await expect(dialog.getByText(/^جاهز: حجمه الأصلي، .*240، والصوت وحده\.$/)).toBeVisible();
  await expect(dialog.getByText(/^جهّز متصفح الجودات المنخفضة والصوت وحده/)).toBeVisible();
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
    (await openFile(without, name)).getByText('هذا المتصفح لا يجهّز الجودات المنخفضة', {
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

/** What Chromium has decoded since the video began. */
const decoded = (page: Page) =>
  readVideo(page, (element) => {
    const { webkitAudioDecodedByteCount: sound } = element as HTMLVideoElement & {
      webkitAudioDecodedByteCount: number;
    };
    return { sound, frames: element.getVideoPlaybackQuality().totalVideoFrames };
  });

/** Waits until the video of a page plays on, with its sound. */
async function expectPlaying(page: Page): Promise<void> {
  // A slow machine may be at the end of the video by now.
  await seek(page, 1);
  const [from, before] = [await time(page), await decoded(page)];
  await expect.poll(() => time(page)).toBeGreaterThan(from + 0.4);
  await expect.poll(async () => (await decoded(page)).sound).toBeGreaterThan(before.sound);
  expect(await readVideo(page, ({ error }) => error?.message ?? null)).toBeNull();
}

test('a learner plays the sizes that a browser has made, and the sound alone', {
  tag: '@once',
}, async ({ page, nibras, browser }) => {
  test.slow();
  await openLibrary(page, nibras);
  const name = 'درس يُشاهد.mp4';
  await upload(page, name);
  await tray(page).getByRole('button', { name: 'أظهر الملفات' }).click();
  await expect(tray(page).getByText('جهّز متصفحك الجودات المنخفضة.')).toBeVisible({
    timeout: 120_000,
  });

  const { member, path } = await makeLectureOf(nibras, name);
  const context = await browser.newContext({ locale: 'ar-EG' });
  await enterAs(context, member);
  const learner = await context.newPage();
  const openSettings = async () => {
    await learner.locator('.lecture-player').hover();
    await learner.getByRole('button', { name: 'الإعدادات' }).click();
  };
  async function open() {
    await learner.goto(nibras.address + path);
    await waitForHydration(learner);
    await videoReady(learner);
    await learner.getByRole('button', { name: /^شغّل المحاضرة/ }).click();
  }
  async function choose(height: number) {
    await openSettings();
    await learner.getByRole('menuitem', { name: 'الجودة' }).click();
    await learner.getByRole('menuitemradio', { name: String(height), exact: true }).click();
    await learner.keyboard.press('Escape');
    await learner.keyboard.press('Escape');
    await expect(learner.getByRole('menu')).toHaveCount(0);
  }
  async function expectPicture(height: number) {
    await expect.poll(() => readVideo(learner, ({ videoHeight }) => videoHeight)).toBe(height);
    const { frames } = await decoded(learner);
    await expectPlaying(learner);
    expect((await decoded(learner)).frames).toBeGreaterThan(frames);
  }
  await open();
  await choose(240);
  // What is loaded of a better picture would be played first.
  await open();
  await expectPicture(240);
  await choose(360);
  await expectPicture(360);
  await openSettings();
  await learner.getByRole('menuitemcheckbox', { name: 'الصوت وحده' }).click();
  await expect.poll(() => readVideo(learner, ({ videoWidth }) => videoWidth)).toBe(0);
  await expectPlaying(learner);
  await context.close();
});
