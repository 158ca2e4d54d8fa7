import type { Page } from '@playwright/test';
import { serveLadder } from '../support/ladder.ts';
import {
  expect,
  isPlaying,
  openLecture,
  openVideo,
  readVideo,
  seek,
  test,
  time,
} from '../support/lecture.ts';

const cover = (page: Page) => page.getByRole('button', { name: /^شغّل المحاضرة/ });
const settings = (page: Page) => page.getByRole('button', { name: 'الإعدادات' });
const height = (page: Page) => readVideo(page, (element) => element.videoHeight);
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('player') ?? '{}'));

test('a stream begins small, and larger on a line that is remembered', { tag: '@once' }, async ({
  page,
}) => {
  const ladder = await serveLadder(page);
  await openVideo(page);
  const parts = () => ladder.requested.filter((name) => name.endsWith('.mp4'));
  expect(parts()[0]).toBe('240.mp4');
  expect(ladder.requested).not.toContain('sound.m3u8');
  // No more than the first seconds of a video that may never be played.
  expect(await readVideo(page, ({ buffered }) => buffered.end(0))).toBeLessThan(9);
  await cover(page).click();
  await expect.poll(() => readVideo(page, ({ buffered }) => buffered.end(0))).toBeGreaterThan(20);

  await page.evaluate(() => localStorage.setItem('player', JSON.stringify({ line: 9_000_000 })));
  const before = parts().length;
  await openVideo(page, '1-2');
  expect(parts()[before]).toBe('480.mp4');
});

test('the quality is chosen by keyboard alone, shown, and remembered', { tag: '@once' }, async ({
  page,
}) => {
  const ladder = await serveLadder(page);
  await openVideo(page);
  await cover(page).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await settings(page).focus();
  await page.keyboard.press('Enter');
  const quality = page.getByRole('menuitem', { name: 'الجودة' });
  await expect(page.getByRole('menuitem', { name: 'الفصول' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(quality).toBeFocused();
  await expect(quality).toContainText(/تلقائية \((240|480)\)/);
  await page.keyboard.press('ArrowLeft');
  const choices = page.getByRole('menuitemradio');
  await expect(choices).toHaveText([/^تلقائية \((240|480)\)$/, '480', '240', 'وفّر البيانات']);
  await expect(choices.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(choices.nth(1)).toHaveAttribute('aria-checked', 'true');
  await expect.poll(() => height(page)).toBe(480);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(choices.last()).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');
  await expect(quality).toContainText('وفّر البيانات');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(settings(page)).toBeFocused();
  expect((await stored(page)).quality).toBe('saver');

  // A quick line does not change what was chosen.
  await page.evaluate(() =>
    localStorage.setItem('player', JSON.stringify({ quality: 'saver', line: 9_000_000 })),
  );
  const before = ladder.requested.length;
  await openVideo(page, '1-2');
  await seek(page, 9);
  await expect.poll(() => time(page)).toBeGreaterThan(9.5);
  expect(ladder.requested.slice(before)).not.toContain('480.mp4');
});

test('the sound alone goes on at the same second, and so does the picture after it', async ({
  page,
}) => {
  const ladder = await serveLadder(page);
  await openVideo(page);
  await cover(page).click();
  // So near the beginning a visit would begin anew.
  await seek(page, 3);
  await expect.poll(() => time(page)).toBeGreaterThan(3.2);
  await page.locator('body').press('k');
  const stopped = await time(page);
  await page.locator('.lecture-player').hover();
  await settings(page).click();
  await page.getByRole('menuitemcheckbox', { name: 'الصوت وحده' }).click();
  await expect.poll(() => readVideo(page, (element) => element.videoWidth)).toBe(0);
  await expect.poll(() => readVideo(page, (element) => element.readyState)).toBeGreaterThan(2);
  expect(await time(page)).toBeCloseTo(stopped, 1);
  expect(await isPlaying(page)).toBe(false);
  await page.locator('body').press('k');
  await expect.poll(() => time(page)).toBeGreaterThan(stopped + 0.2);
  expect(ladder.requested).toContain('sound.mp4');
  await expect(page.locator('.lecture-player img')).toBeVisible();

  await page.getByRole('button', { name: 'أظهر الصورة' }).click();
  await expect.poll(() => height(page)).toBeGreaterThan(200);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect.poll(() => time(page)).toBeGreaterThan(stopped + 0.2);
  await expect(page.locator('.lecture-player img')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'أظهر الصورة' })).toHaveCount(0);
});

const broken = {
  'a playlist that is none': ['master.m3u8', '<html></html>'],
  'a rendition without parts': ['240.m3u8', 'nothing'],
  'parts that are no video': ['240.mp4', 'nothing'.repeat(600)],
} as const;
for (const [what, [name, body]] of Object.entries(broken)) {
  test(`${what} gives way to the file`, { tag: '@once' }, async ({ page }) => {
    const ladder = await serveLadder(page);
    const fail = (route: { fulfill(answer: object): Promise<void> }) => route.fulfill({ body });
    ladder.answers.set(name, fail);
    ladder.answers.set(name.replace('240', '480'), fail);
    await openLecture(page);
    await page.mouse.move(5, 5);
    await expect
      .poll(() => readVideo(page, (element) => element.currentSrc).catch(() => ''))
      .toMatch(/\.mp4/);
    await cover(page).click();
    await expect.poll(() => time(page)).toBeGreaterThan(0.3);
    await page.locator('.lecture-player').hover();
    await settings(page).click();
    await expect(page.getByRole('menuitem', { name: 'السرعة' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'الجودة' })).toHaveCount(0);
  });
}

test('a stream whose address has expired is renewed, and gives way to the file at last', {
  tag: '@once',
}, async ({ page }) => {
  const ladder = await serveLadder(page);
  ladder.answers.set('master.m3u8', (route) => route.fulfill({ status: 404, body: '' }));
  await openLecture(page);
  await page.mouse.move(5, 5);
  await cover(page).click();
  await expect.poll(() => time(page).catch(() => 0)).toBeGreaterThan(0.3);
  expect(await readVideo(page, (element) => element.currentSrc)).toMatch(/\.mp4/);
  expect(ladder.requested.filter((name) => name === 'master.m3u8').length).toBeGreaterThan(1);
});

test('a stream goes on where its viewer stopped', { tag: '@once' }, async ({ page }) => {
  const ladder = await serveLadder(page);
  await openVideo(page);
  await cover(page).click();
  await seek(page, 13);
  await expect.poll(() => time(page)).toBeGreaterThan(13.2);
  const saved = page.waitForResponse('**/api/lecture-position');
  await page.locator('body').press('k');
  await saved;
  ladder.requested.length = 0;
  await openVideo(page);
  await expect(cover(page)).toContainText('تكمل من 0:13');
  expect(await time(page)).toBeGreaterThan(13);
  await cover(page).click();
  await expect.poll(() => time(page)).toBeGreaterThan(13.3);
  expect(await time(page)).toBeLessThan(20);
});

test('a video that waits says why, and offers the sound alone', async ({ page }) => {
  const ladder = await serveLadder(page);
  const waiting: (() => Promise<unknown>)[] = [];
  await openVideo(page);
  for (const name of ['240.mp4', '480.mp4'])
    ladder.answers.set(name, (route) => {
      waiting.push(() => route.abort());
      return undefined;
    });
  await cover(page).click();
  await expect(page.getByText('الاتصال ضعيف، جرّب الصوت وحده.')).toBeVisible();
  await page.getByRole('button', { name: 'الصوت وحده' }).click();
  await expect(page.getByText('الاتصال ضعيف، جرّب الصوت وحده.')).toHaveCount(0);
  await expect.poll(() => readVideo(page, (element) => element.videoWidth)).toBe(0);
  const now = await time(page);
  await expect.poll(() => time(page)).toBeGreaterThan(now + 0.3);
  for (const abort of waiting) await abort().catch(() => undefined);
});

test('chapters stand on the time line, with their names and the picture of a second', {
  tag: '@once',
}, async ({ page }) => {
  await serveLadder(page);
  await openVideo(page);
  await cover(page).click();
  await page.locator('body').press('k');
  const line = page.locator('.player-time-line');
  const gaps = line.locator('.player-gap');
  await expect(gaps).toHaveCount(2);
  const bar = await line.locator('.player-track').boundingBox();
  if (!bar) throw new Error('no time line');
  const gap = await gaps.first().boundingBox();
  // A third of the video, counted from the left.
  expect(((gap?.x ?? 0) + (gap?.width ?? 0) / 2 - bar.x) / bar.width).toBeCloseTo(8 / 24, 2);

  await page.mouse.move(bar.x + bar.width * 0.5, bar.y + bar.height / 2);
  const preview = line.locator('.player-preview');
  await expect(preview.locator('.player-preview-title')).toHaveText('ما هو closure؟');
  await expect(preview.locator('.player-preview-time')).toHaveText('0:12');
  // The seventh picture: the third of the second row.
  await expect(preview.locator('img')).toHaveCSS('transform', 'matrix(1, 0, 0, 1, -320, -90)');

  await page.mouse.down();
  await page.mouse.move(bar.x + bar.width * 0.75, bar.y);
  await page.mouse.up();
  await expect.poll(() => time(page)).toBeCloseTo(18, 0);
  const slider = page.getByRole('slider', { name: 'الانتقال' });
  await expect(slider).toHaveAttribute('aria-valuetext', /^1[78] ثانية من 24 ثانية، الخلاصة$/);
});
