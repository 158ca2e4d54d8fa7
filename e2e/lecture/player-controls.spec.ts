import type { Locator, Page } from '@playwright/test';
import { serveLadder } from '../support/ladder.ts';
import {
  expect,
  isPlaying,
  openVideo,
  readVideo,
  seek,
  test,
  time,
  video,
} from '../support/lecture.ts';

const player = (page: Page) => page.locator('.lecture-player');
const pause = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.pause());
const body = (page: Page) => page.locator('body');

/** Plays the video once, which removes its cover, and pauses it at a second. */
async function openAt(page: Page, seconds: number) {
  await openVideo(page);
  await seek(page, seconds);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await pause(page);
  // It went on until it was paused.
  await video(page).evaluate((element: HTMLVideoElement, to) => {
    element.currentTime = to;
  }, seconds);
}

test('the keys of other players work on the whole page', { tag: '@once' }, async ({ page }) => {
  await openAt(page, 20);
  const length = await readVideo(page, (element) => element.duration);
  await body(page).press('5');
  await expect.poll(() => time(page)).toBeCloseTo(length / 2, 1);
  await body(page).press('j');
  await expect.poll(() => time(page)).toBeCloseTo(length / 2 - 10, 1);
  await body(page).press('l');
  await expect.poll(() => time(page)).toBeCloseTo(length / 2, 1);
  await body(page).press('.');
  await expect.poll(() => time(page)).toBeCloseTo(length / 2 + 1 / 30, 2);
  await body(page).press(',');
  await expect.poll(() => time(page)).toBeCloseTo(length / 2, 2);
  const rate = () => readVideo(page, (element) => element.playbackRate);
  await body(page).press('Shift+Period');
  expect(await rate()).toBe(1.25);
  await expect(player(page).getByText('السرعة 1.25×')).toBeVisible();
  await body(page).press('Shift+Comma');
  await body(page).press('Shift+Comma');
  expect(await rate()).toBe(0.75);
  await body(page).press('k');
  await expect.poll(() => isPlaying(page)).toBe(true);
  await body(page).press('0');
  await expect.poll(() => time(page)).toBeLessThan(5);
  await pause(page);

  // The page scrolls by these, unless the focus is in the player.
  const scrolled = () => page.evaluate(() => window.scrollY);
  await seek(page, 20);
  await pause(page);
  await body(page).press('End');
  await expect.poll(scrolled).toBeGreaterThan(0);
  expect(await time(page)).toBeLessThan(25);
  await player(page).getByRole('button', { name: 'الإعدادات' }).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => time(page)).toBe(0);
  await page.keyboard.press('ArrowDown');
});

test('the keys are shown over the video, and Escape closes them', { tag: '@once' }, async ({
  page,
  checkAccessibility,
}) => {
  await openAt(page, 20);
  await body(page).press('Shift+Slash');
  const list = page.getByRole('region', { name: 'مفاتيح الفيديو' });
  await expect(list).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await body(page).press('Shift+Slash');
  await expect(list).toBeFocused();
  await page.keyboard.press('Shift+Slash');
  await expect(list).toHaveCount(0);
});

test('captions and speed are chosen by keyboard alone', async ({ page, checkAccessibility }) => {
  await openAt(page, 11);
  const button = player(page).getByRole('button', { name: 'الترجمة المكتوبة' });
  await button.focus();
  await page.keyboard.press('Enter');
  const choices = page.getByRole('menuitemradio');
  await expect(choices).toHaveText(['بلا ترجمة', 'العربية', 'الإنجليزية']);
  await expect(choices.nth(1)).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(player(page).locator('[data-part="cue"]')).toHaveText(/[a-z]{3}/i);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(player(page).locator('[data-part="cue"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('player') ?? '{}')),
  ).toMatchObject({ captions: false, language: 'en' });
  // The key returns to the language that was shown last.
  await page.keyboard.press('c');
  await expect(player(page).locator('[data-part="cue"]')).toHaveText(/[a-z]{3}/i);

  await player(page).getByRole('button', { name: 'الإعدادات' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'السرعة' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'عادية' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(() => readVideo(page, (element) => element.playbackRate)).toBe(1.25);
  await checkAccessibility(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

/** Where the first and the last sign of a line are drawn: the distance in pixels from its left edge. */
const signs = (line: Locator) =>
  line.evaluate((element) => {
    // Code in the line is an element of its own.
    const texts: Text[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const box = (text: Text, at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    const [first, last] = [texts[0] as Text, texts.at(-1) as Text];
    return { first: box(first, 0), last: box(last, last.length - 1) };
  });

test('the signs of captions stand at the end of their own line', { tag: '@once' }, async ({
  page,
}) => {
  const cases: [line: string, end: 'left' | 'right'][] = [
    ['ما هي closure؟', 'left'],
    ['closure هي دالة تتذكر.', 'left'],
    ['اكتب: let x = 5؛', 'left'],
    ['«مرحبًا يا React»', 'left'],
    ['انتهى!', 'left'],
    ['npm install typescript.', 'right'],
    ['const total = price * 2;', 'right'],
  ];
  const at = (index: number) => `00:00:${String(index * 2).padStart(2, '0')}.000`;
  const cues = cases.map(
    ([line], index) => `${at(index)} --> ${at(index + 1)}\nسطر أول\n${line}\n`,
  );
  await page.route('**/*.vtt*', (route) =>
    route.fulfill({
      contentType: 'text/vtt',
      headers: { 'access-control-allow-origin': '*' },
      body: `WEBVTT\n\n${cues.join('\n')}`,
    }),
  );
  await openAt(page, 1);
  for (const [index, [text, end]] of cases.entries()) {
    await video(page).evaluate(
      (element: HTMLVideoElement, second) => {
        element.currentTime = second;
      },
      index * 2 + 1,
    );
    const lines = player(page).locator('[data-part="cue"] > span');
    await expect(lines).toHaveText(['سطر أول', text]);
    const { first, last } = await signs(lines.last());
    expect(last < first ? 'left' : 'right', text).toBe(end);
  }
  // While the controls are shown they do not cover the captions.
  const cue = await player(page).locator('[data-part="cue"]').boundingBox();
  const controls = await player(page).locator('.player-time-line').boundingBox();
  expect((cue?.y ?? 0) + (cue?.height ?? 0)).toBeLessThanOrEqual(controls?.y ?? 0);
});

test('the controls hide while the video plays, and the focus brings them back', {
  tag: '@once',
}, async ({ page }) => {
  await openAt(page, 2);
  await expect(player(page)).not.toHaveAttribute('data-idle');
  await body(page).press('k');
  await page.mouse.move(1, 1);
  await expect(player(page)).toHaveAttribute('data-idle', '');
  await expect(player(page).locator('.player-controls')).toHaveCSS('opacity', '0');
  await player(page).hover();
  await expect(player(page)).not.toHaveAttribute('data-idle');
  await page.mouse.move(1, 1);
  await expect(player(page)).toHaveAttribute('data-idle', '');
  await player(page).getByRole('button', { name: 'الإعدادات' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(player(page)).not.toHaveAttribute('data-idle');
});

test('full screen shows what lies over the video, also where only the page can be filled', {
  tag: '@once',
}, async ({ page }) => {
  await openAt(page, 2);
  await body(page).press('f');
  await expect(player(page)).toHaveAttribute('data-full', 'screen');
  expect(await page.evaluate(() => document.fullscreenElement?.className)).toBe('lecture-player');
  await seek(page, 'end');
  await expect(player(page).getByRole('region', { name: 'المحاضرة التالية' })).toBeVisible();
  await page.getByRole('button', { name: 'إيقاف الانتقال' }).click();
  await page.getByRole('button', { name: 'أغلق' }).click();
  await player(page).getByRole('button', { name: 'أنهِ ملء الشاشة' }).click();
  await expect(player(page)).not.toHaveAttribute('data-full');

  // As on an iPhone.
  await page.evaluate(() => {
    for (const name of ['requestFullscreen', 'webkitRequestFullscreen'])
      Object.defineProperty(Element.prototype, name, { value: undefined });
  });
  await player(page).getByRole('button', { name: 'املأ الشاشة' }).click();
  await expect(player(page)).toHaveAttribute('data-full', 'page');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await player(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
  // The site's header and bars do not lie over it.
  const covers = await page.evaluate(() =>
    [4, window.innerHeight / 2, window.innerHeight - 4].map(
      (y) =>
        document.elementFromPoint(window.innerWidth / 2, y)?.closest('.lecture-player') !== null,
    ),
  );
  expect(covers).toEqual([true, true, true]);
  await page.keyboard.press('Escape');
  await expect(player(page)).not.toHaveAttribute('data-full');
});

test('a lock screen names the video and its course, and a key opens the next lecture', {
  tag: '@once',
}, async ({ page }) => {
  await openAt(page, 5);
  const named = await page.evaluate(() => {
    const { title, artist, artwork } = navigator.mediaSession.metadata ?? {};
    return { title, artist, pictures: artwork?.length };
  });
  expect(named).toEqual({
    title: await page.getByRole('heading', { level: 1 }).textContent(),
    artist: 'تصميم صفحات الويب الحديثة باستخدام HTML وCSS',
    pictures: 1,
  });
  await body(page).press('Shift+N');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('كيف تصل الصفحة إلى متصفحك؟');
  await expect.poll(() => isPlaying(page).catch(() => false)).toBe(true);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap shows and hides the controls, and two on one half seek', async ({ page }) => {
    await openAt(page, 12);
    const box = await player(page).boundingBox();
    if (!box) throw new Error('no player');
    // Between the controls of a narrow player.
    const tap = (share: number) =>
      page.touchscreen.tap(box.x + box.width * share, box.y + box.height * 0.4);
    await tap(0.9);
    await tap(0.9);
    await expect.poll(() => time(page)).toBeCloseTo(22, 0);
    await tap(0.1);
    await tap(0.1);
    await expect.poll(() => time(page)).toBeCloseTo(12, 0);
    expect(await isPlaying(page)).toBe(false);

    await body(page).press('k');
    await expect(player(page)).toHaveAttribute('data-idle', '');
    await tap(0.5);
    await expect(player(page)).not.toHaveAttribute('data-idle');
    await expect(player(page)).toHaveAttribute('data-idle', '');
  });
});

test('the name of a control stands over it', { tag: '@once' }, async ({ page }) => {
  await openAt(page, 12);
  const middle = (box: { x: number; width: number } | null) => (box ? box.x + box.width / 2 : 0);
  for (const name of ['الإعدادات', 'الترجمة المكتوبة']) {
    const button = player(page).getByRole('button', { name });
    await button.hover();
    const tip = button.locator('.player-tip');
    await expect(tip).toBeVisible();
    expect(middle(await tip.boundingBox())).toBeCloseTo(middle(await button.boundingBox()), 0);
  }
});

test('with forced colours the time line shows what was played', { tag: '@once' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAt(page, 20);
  const colour = (part: string) =>
    player(page)
      .locator(part)
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const [played, bottom] = await Promise.all([colour('.player-played'), colour('.player-bottom')]);
  expect(played).not.toBe(bottom);
  expect(played).not.toBe('rgba(0, 0, 0, 0)');
});

test('the controls fit a narrow window and one at 400 % zoom', async ({ page, checkLayout }) => {
  await serveLadder(page);
  await openAt(page, 12);
  for (const [width, height] of [
    [320, 568],
    [320, 256],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    const outer = await player(page).boundingBox();
    for (const control of await player(page).locator('button:visible, a:visible').all()) {
      const box = await control.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(outer?.x ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
        (outer?.x ?? 0) + (outer?.width ?? 0),
      );
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await player(page).getByRole('button', { name: 'الإعدادات' }).click();
    const menu = await page.getByRole('menu').boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(menu?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Escape');
  }
  await checkLayout(page);
});
