import {
  expect,
  isPlaying,
  openLecture,
  openVideo,
  readVideo,
  seek,
  test,
  time,
  video,
} from '../support/lecture.ts';

test('the lecture page passes axe, with a paused video, at its end, and as an article', async ({
  page,
  checkAccessibility,
}) => {
  await openVideo(page);
  await expect(page.getByText('لم تبدأ المشاهدة')).toBeVisible();
  await expect(page.getByText('يمكنك مشاهدة المحاضرات المفتوحة فقط')).toBeVisible();
  // One cover until the first press: no controls and no captions of the player, although it is ready.
  const cover = page.getByRole('button', { name: /^شغّل المحاضرة/ });
  await expect(cover).toBeVisible();
  await expect(page.locator('.player-controls, .player-captions')).toHaveCount(0);
  await checkAccessibility(page);
  await cover.click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(cover).toHaveCount(0);
  await expect(page.locator('.player-captions')).toHaveCount(1);
  await seek(page, 'end');
  await expect(page.getByRole('region', { name: 'المحاضرة التالية' })).toBeVisible();
  await page.getByRole('button', { name: 'إيقاف الانتقال' }).click();
  await expect(page.getByText('تمت المشاهدة').first()).toBeVisible();
  await checkAccessibility(page);
  await openLecture(page, '2-3');
  await expect(page.getByRole('button', { name: 'علّمها منجزة' })).toBeVisible();
  await checkAccessibility(page);
});

test('keys control the video, also on an Arabic keyboard, and never while the user types', {
  tag: '@once',
}, async ({ page }) => {
  await openVideo(page);
  await seek(page, 5);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.locator('body').press('Space');
  await expect.poll(() => isPlaying(page)).toBe(false);
  const before = await time(page);
  await page.locator('body').press('ArrowRight');
  await expect.poll(() => time(page)).toBeGreaterThan(before + 9);
  await page.locator('body').press('ArrowLeft');
  await expect.poll(() => time(page)).toBeLessThan(before + 1);

  const muted = () => readVideo(page, (element) => element.muted);
  const start = await muted();
  // The M key on an Arabic keyboard.
  const arabicM = { key: 'ة', code: 'KeyM', bubbles: true, cancelable: true };
  await page.evaluate(
    (init) => document.body.dispatchEvent(new KeyboardEvent('keydown', init)),
    arabicM,
  );
  await expect.poll(muted).toBe(!start);

  const captions = page.locator('.lecture-player .player-captions');
  await expect(captions).toHaveAttribute('aria-hidden', 'false');
  await page.locator('body').press('c');
  await expect(captions).toHaveAttribute('aria-hidden', 'true');

  // A text field outside the player: the player must ignore its keys.
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.setAttribute('aria-label', 'حقل التجربة');
    field.focus();
  });
  const field = page.getByRole('textbox', { name: 'حقل التجربة' });
  const mutedBefore = await muted();
  const timeBefore = await time(page);
  await field.pressSequentially('m c f');
  await field.press('ArrowRight');
  await expect(field).toHaveValue('m c f');
  expect(await muted()).toBe(mutedBefore);
  expect(await time(page)).toBe(timeBefore);
  expect(await isPlaying(page)).toBe(false);
});

test('speed, volume and the captions’ language are kept for the next lecture', {
  tag: '@once',
}, async ({ page }) => {
  await openVideo(page);
  await page.evaluate(() =>
    localStorage.setItem(
      'player',
      JSON.stringify({ volume: 0.3, rate: 1.5, language: 'en', captions: true }),
    ),
  );
  await openVideo(page, '1-2');
  await expect.poll(() => readVideo(page, (element) => element.playbackRate)).toBe(1.5);
  await expect.poll(() => readVideo(page, (element) => element.volume)).toBeCloseTo(0.3, 5);
  await seek(page, 4);
  await expect(page.locator('.lecture-player [data-part="cue"]').first()).toHaveText(/[a-z]{3}/i);
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.playbackRate = 1.25;
  });
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('player') ?? '{}').rate))
    .toBe(1.25);
  await openVideo(page, '1-3');
  await expect.poll(() => readVideo(page, (element) => element.playbackRate)).toBe(1.25);
});

test('all labels of the player are Arabic', async ({ page, isMobile }) => {
  await openVideo(page);
  await seek(page, 9);
  await video(page).evaluate((element: HTMLVideoElement) => element.pause());
  const player = page.locator('.lecture-player');
  if (isMobile) await player.tap({ position: { x: 40, y: 60 } });
  else await player.hover();
  await expect(player.getByRole('slider', { name: 'الانتقال' })).toHaveAttribute(
    'aria-valuetext',
    /^\d+ ثوانٍ? من \d+ ثانية$|ثانية من/,
  );
  const labels = await player.evaluate((root) =>
    [root, ...root.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'aria-valuetext', 'title'].map((name) => element.getAttribute(name) ?? ''),
    ),
  );
  const english = labels.filter((text) => /[a-z]{2,}/i.test(text) && !/HTML/.test(text));
  expect(english).toEqual([]);

  // The site's colour and face.
  await expect(player.locator('.player-played')).toHaveCSS('background-color', 'rgb(255, 197, 61)');
  await expect(player.locator('.player-captions')).toHaveCSS('font-family', /Readex Pro/);
  if (isMobile) return;
  await player.getByRole('button', { name: 'الترجمة المكتوبة' }).hover();
  await expect(player.locator('.player-tip:visible')).toHaveText('الترجمة ظاهرة');
});

test('the next lecture opens and plays by itself, unless it is stopped', { tag: '@once' }, async ({
  page,
}) => {
  await openVideo(page);
  const first = page.url();
  await seek(page, 'end');
  const card = page.getByRole('region', { name: 'المحاضرة التالية' });
  await expect(card).toContainText('كيف تصل الصفحة إلى متصفحك؟');
  await expect(page).not.toHaveURL(first);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('كيف تصل الصفحة إلى متصفحك؟');

  const second = page.url();
  await seek(page, 'end');
  await card.getByRole('button', { name: 'إيقاف الانتقال' }).click();
  await expect(card.getByRole('link', { name: 'ابدأ الآن' })).toHaveText('ابدأ الآن');
  expect(page.url()).toBe(second);
  await card.getByRole('link', { name: 'ابدأ الآن' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تجهيز المحرر والمتصفح');
});

test('with reduced motion the next lecture does not open by itself', { tag: '@once' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openVideo(page);
  await seek(page, 'end');
  const card = page.getByRole('region', { name: 'المحاضرة التالية' });
  await expect(card.getByRole('link', { name: 'ابدأ الآن' })).toHaveText('ابدأ الآن');
  await expect(card.getByRole('button', { name: 'إيقاف الانتقال' })).toHaveCount(0);
});
