import type { Page } from '@playwright/test';
import { serveLadder } from '../support/ladder.ts';
import { expect, isPlaying, openVideo, readVideo, test, time } from '../support/lecture.ts';

/** As the server sends it: two parts, each isolated for its direction. */
const name = '\u2068Sara محمد Al-Khatib بن عبد الرحمن الدوسري\u2069 · \u20684821\u2069';
const nameOf = (page: Page) => page.locator('.player-name');
const notice = (page: Page) => page.getByText('الاسم على الفيديو جزء منه');
const cover = (page: Page) => page.getByRole('button', { name: /^شغّل المحاضرة/ });

async function playNamed(page: Page) {
  await serveLadder(page, { moving_name: name });
  await openVideo(page);
  await expect(nameOf(page)).toHaveCount(0);
  await cover(page).click();
  await expect(nameOf(page)).toHaveText(name);
  await expect.poll(() => isPlaying(page)).toBe(true);
}

/** Whether the name stands within the picture, above the controls. */
const isOnPicture = (page: Page) =>
  nameOf(page).evaluate((element) => {
    const [own, player] = [element, element.closest('.lecture-player')].map((one) =>
      (one as Element).getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    return (
      own.left >= player.left &&
      own.right <= player.right &&
      own.top >= player.top &&
      own.bottom <= player.bottom - 80
    );
  });

test('the name stands on the picture, in full screen too, and takes no press', {
  tag: '@once',
}, async ({ page }) => {
  await playNamed(page);
  expect(await isOnPicture(page)).toBe(true);
  await expect(nameOf(page)).toHaveAttribute('aria-hidden', 'true');
  expect(await nameOf(page).evaluate((one) => getComputedStyle(one).pointerEvents)).toBe('none');
  // The floating window would show the video without it.
  expect(await readVideo(page, (element) => element.disablePictureInPicture)).toBe(true);
  await page.keyboard.press('f');
  await expect(page.locator('.lecture-player[data-full="screen"] .player-name')).toBeVisible();
  await expect.poll(() => isOnPicture(page)).toBe(true);
  await page.keyboard.press('f');
  await expect(page.locator('.lecture-player[data-full]')).toHaveCount(0);
  await expect.poll(() => isOnPicture(page)).toBe(true);
  const before = await time(page);
  await expect.poll(() => time(page)).toBeGreaterThan(before + 2.5);
  await expect(notice(page)).toHaveCount(0);
});

test('a long name stays within a narrow player, and keeps its parts apart', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await playNamed(page);
  expect(await isOnPicture(page)).toBe(true);
  expect(await nameOf(page).locator('span').getAttribute('dir')).toBe('rtl');
});

const ways: Record<string, (element: HTMLElement) => void> = {
  removed: (element) => element.remove(),
  'not displayed': (element) => {
    element.style.display = 'none';
  },
  transparent: (element) => {
    element.style.opacity = '0.01';
  },
  'cut away': (element) => {
    element.style.clipPath = 'inset(50%)';
  },
  'moved out': (element) => {
    element.style.insetInlineStart = '-9999px';
  },
  'hidden by a style sheet': () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.player-name { visibility: hidden !important }');
    document.adoptedStyleSheets = [sheet];
    setTimeout(() => {
      document.adoptedStyleSheets = [];
    }, 3_000);
  },
  'given another text': (element) => {
    element.textContent = 'x';
  },
};

for (const [way, hide] of Object.entries(ways)) {
  test(`a name that is ${way} pauses the video, and the next play shows it again`, {
    tag: '@once',
  }, async ({ page }) => {
    await playNamed(page);
    await nameOf(page).evaluate(hide);
    await expect.poll(() => isPlaying(page)).toBe(false);
    await expect(notice(page)).toBeVisible();
    await expect(nameOf(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    await page.keyboard.press('k');
    await expect(nameOf(page)).toHaveText(name);
    await expect.poll(() => isPlaying(page)).toBe(true);
    await expect(notice(page)).toHaveCount(0);
  });
}

test('with reduced motion the name jumps, and with the sound alone there is none', {
  tag: '@once',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playNamed(page);
  expect(await nameOf(page).evaluate((one) => getComputedStyle(one).transitionProperty)).toBe(
    'none',
  );
  await page.getByRole('button', { name: 'الإعدادات' }).click();
  await page.getByRole('menuitemcheckbox', { name: /الصوت وحده/ }).click();
  await expect(nameOf(page)).toHaveCount(0);
  await expect.poll(() => isPlaying(page)).toBe(true);
});

test('a lecture without a name loads nothing for it', { tag: '@once' }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await serveLadder(page);
  await openVideo(page);
  await cover(page).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(requested.filter((url) => /moving-name-[\w-]+\.(js|css)/.test(url))).toEqual([]);
  await expect(nameOf(page)).toHaveCount(0);
});
