import { learning } from '@nibras/contract/limits.ts';
import type { Locator, Page, Request } from '@playwright/test';
import { enterAs, newMember } from './support/member.ts';
import { notice } from './support/notices.ts';
import { expect, test, withMovement } from './support/test.ts';
import { videoReady } from './support/video.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

// The page reports an interrupted video; the browser's own console lines about it are not errors.
test.use({
  ...withMovement,
  expectedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED/,
});

const course = '/courses/modern-web-html-css';
const video = (page: Page) => page.locator('video');
const readVideo = <T>(page: Page, of: (element: HTMLVideoElement) => T) => video(page).evaluate(of);
const time = (page: Page) => readVideo(page, (element) => element.currentTime);
const isPlaying = (page: Page) => readVideo(page, (element) => !element.paused);

/** Seeks in the video of a ready player and plays from there. */
const seek = (page: Page, seconds: number | 'end') =>
  expect(() =>
    video(page).evaluate((element: HTMLVideoElement, to) => {
      element.currentTime = to === 'end' ? element.duration - 0.4 : to;
      return element.play();
    }, seconds),
  ).toPass({ timeout: 10_000 });

/** Opens the page of a free lecture, which is open to every signed-in user. */
async function openLecture(page: Page, slug = '1-1') {
  await page.goto(`${course}/lecture/${slug}`);
  await waitForHydration(page);
}

async function openVideo(page: Page, slug = '1-1') {
  await openLecture(page, slug);
  await videoReady(page);
}

const calls = (page: Page, path: string) => {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(path)) finished.push(request);
  });
  return finished;
};

let email = '';

test.beforeEach(async ({ context, nibras }) => {
  test.slow();
  const member = await newMember(nibras);
  email = member.email;
  await enterAs(context, member);
});

/** Enrols in the course of a lecture's page and marks all its other lectures as watched, by API calls. */
async function joinAndWatchTheRest(page: Page, readCode: () => Promise<string>, slug: string) {
  const detailsRequest = page.waitForRequest((request) =>
    request.url().includes('/api/LectureDetails/'),
  );
  await openLecture(page, slug);
  const request = await detailsRequest;
  const { authorization = '' } = await request.allHeaders();
  const headers = { authorization, accept: 'application/json' };
  const answer = await page.request.get(request.url(), { headers });
  const { course, lecture } = await answer.json();
  const enrol = await page.request.post('/api/enroll', { headers, data: { courseId: course.id } });
  expect(enrol.ok()).toBe(true);
  const code = await readCode();
  const joined = await page.request.put(`/api/enroll/${course.id}`, { headers, data: { code } });
  expect(joined.ok()).toBe(true);
  const rest = course.chapters
    .flatMap(({ lectures }: { lectures: { id: number }[] }) => lectures)
    .filter(({ id }: { id: number }) => id !== lecture.id);
  for (const { id } of rest) {
    const data = { lecture_id: id, course_id: course.id, status: 'endWatch' };
    expect((await page.request.post('/api/watch-Lecture', { headers, data })).ok()).toBe(true);
  }
}

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
  await expect(page.locator('.vds-video-layout, .vds-captions')).toHaveCount(0);
  await checkAccessibility(page);
  await cover.click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(cover).toHaveCount(0);
  await expect(page.locator('.vds-captions')).toHaveCount(1);
  await seek(page, 'end');
  await expect(page.getByRole('region', { name: 'المحاضرة التالية' })).toBeVisible();
  await page.getByRole('button', { name: 'إيقاف الانتقال' }).click();
  await expect(page.getByText('تمت المشاهدة').first()).toBeVisible();
  await checkAccessibility(page);
  await openLecture(page, '2-3');
  await expect(page.getByRole('button', { name: 'علّمها منجزة' })).toBeVisible();
  await checkAccessibility(page);
});

test('a locked lecture shows that it is locked, and a missing one is not found', async ({
  page,
  checkAccessibility,
}) => {
  await openLecture(page, '2-1');
  await expect(page.getByRole('heading', { name: /للمشتركين في الكورس/ })).toBeVisible();
  await expect(video(page)).toHaveCount(0);
  await checkAccessibility(page);
  await openLecture(page, '99-99');
  await expect(page.getByText('لم يتم العثور على البيانات')).toBeVisible();
  await checkAccessibility(page);
});

test('after a lost connection the position and the watch mark are sent, each once', async ({
  page,
  context,
}) => {
  await openVideo(page);
  const marks = calls(page, '/api/watch-Lecture');
  await seek(page, 12);
  await expect.poll(() => time(page)).toBeGreaterThan(12.3);
  await context.setOffline(true);
  await expect(page.getByText(/انقطع الاتصال/).first()).toBeVisible();
  await video(page).evaluate((element: HTMLVideoElement) => element.pause());
  const stopped = await time(page);

  // The position is stored in this browser and sent once the connection is back.
  const positionSent = page.waitForRequest((request) =>
    request.url().endsWith('/api/lecture-position'),
  );
  await context.setOffline(false);
  const body = (await positionSent).postDataJSON();
  expect(body.position).toBeCloseTo(stopped, 0);
  await expect(page.getByText(/انقطع الاتصال/)).toHaveCount(0);

  // Watched to its end offline: it is shown as watched at once, and sent to the server exactly once.
  await seek(page, 20);
  await context.setOffline(true);
  await seek(page, 'end');
  await expect(notice(page, 'انقطع الاتصال، وحُفظت مشاهدتك على هذا الجهاز')).toBeVisible();
  await page.getByRole('button', { name: 'إيقاف الانتقال' }).click();
  await expect(page.getByText('تمت المشاهدة').first()).toBeVisible();
  expect(marks).toHaveLength(0);
  await context.setOffline(false);
  await expect(notice(page, 'تم تسجيل مشاهدة المحاضرة بنجاح')).toBeVisible();
  await openVideo(page, '1-2');
  await openVideo(page, '1-1');
  await expect(page.getByText('تمت المشاهدة').first()).toBeVisible();
  await expect(page.getByText('1 من 22 محاضرة')).toBeVisible();
  expect(marks).toHaveLength(1);
});

test('a position that could not be sent is restored and sent at the next visit', {
  tag: '@once',
}, async ({ page, context }) => {
  await openVideo(page);
  await page.route('**/api/lecture-position', (route) => route.abort());
  await seek(page, 17);
  await expect.poll(() => time(page)).toBeGreaterThan(17.2);
  await video(page).evaluate((element: HTMLVideoElement) => element.pause());
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('position');
  await page.unroute('**/api/lecture-position');
  const positionSent = page.waitForRequest((request) =>
    request.url().endsWith('/api/lecture-position'),
  );
  await page.reload();
  expect((await positionSent).postDataJSON().position).toBeCloseTo(17, -1);
  await expect.poll(() => time(page)).toBeGreaterThan(16);
  // Another device gets it from the server.
  const other = await context.newPage();
  await openVideo(other);
  await expect.poll(() => time(other)).toBeGreaterThan(16);
});

test('a video URL that expires during playback is renewed, and playback continues', {
  tag: '@once',
}, async ({ page }) => {
  let expired = true;
  // The first URL serves a fifth of the video and has then expired.
  await page.route('**/storage/private/**.mp4?**', async (route) => {
    if (!expired) return route.continue();
    const from = /bytes=(\d+)-/.exec(route.request().headers().range ?? '')?.[1] ?? '0';
    if (Number(from) > 0) return route.fulfill({ status: 403, body: '{}' });
    const answer = await route.fetch();
    const complete = await answer.body();
    return route.fulfill({
      status: 206,
      headers: {
        'content-type': 'video/mp4',
        'accept-ranges': 'bytes',
        'content-range': `bytes 0-${Math.floor(complete.length / 5)}/${complete.length}`,
        'access-control-allow-origin': '*',
      },
      body: complete.subarray(0, Math.floor(complete.length / 5) + 1),
    });
  });
  const renewals: string[] = [];
  await openLecture(page);
  page.on('request', (request) => {
    if (request.url().includes('/api/LectureDetails/')) {
      renewals.push(request.url());
      expired = false;
    }
  });
  await expect.poll(() => readVideo(page, (element) => element.readyState)).toBeGreaterThan(1);
  await seek(page, 30).catch(() => undefined);
  await expect.poll(() => renewals.length).toBeGreaterThan(0);
  await expect.poll(() => time(page), { timeout: 20_000 }).toBeGreaterThan(30.2);
  expect(await isPlaying(page)).toBe(true);
});

test('a video URL does not work in another browser', { tag: '@once' }, async ({
  page,
  playwright,
}) => {
  await openVideo(page);
  const address = await readVideo(page, (element) => element.currentSrc);
  expect(await page.evaluate(async (url) => (await fetch(url)).status, address)).toBe(200);
  const otherBrowser = await playwright.request.newContext();
  expect((await otherBrowser.get(address)).status()).toBe(404);
  await otherBrowser.dispose();
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

  const captions = page.locator('.lecture-player .vds-captions');
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

  // The site's colour and face also reach what the library styles itself.
  await expect(player.locator('.vds-time-slider .vds-slider-track-fill')).toHaveCSS(
    'background-color',
    'rgb(255, 197, 61)',
  );
  await expect(player.locator('.vds-captions')).toHaveCSS('font-family', /Readex Pro/);
  if (isMobile) return;
  await player.getByRole('button', { name: 'الترجمة المكتوبة' }).hover();
  await expect(page.locator('.vds-tooltip-content:visible')).toHaveText('الترجمة ظاهرة');
  // From right to left a switch keeps its knob inside its track.
  await player.getByRole('button', { name: 'الإعدادات' }).click();
  await page.getByRole('menuitem', { name: 'سهولة الوصول' }).click();
  const switches = page.getByRole('menuitemcheckbox');
  await expect(switches.first()).toBeVisible();
  for (const one of await switches.all()) await expect(one).toHaveCSS('direction', 'ltr');
});

test('the next lecture opens and plays by itself, unless it is stopped', { tag: '@once' }, async ({
  page,
}) => {
  await openVideo(page);
  const first = page.url();
  await seek(page, 'end');
  const card = page.getByRole('region', { name: 'المحاضرة التالية' });
  await expect(card).toContainText('كيف تصل الصفحة إلى متصفحك؟');
  await expect(page).not.toHaveURL(first, { timeout: 15_000 });
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

test('a text lecture is marked as done, and the list next to it is updated', async ({
  page,
  isMobile,
}) => {
  await openLecture(page, '2-3');
  await expect(page.locator('.prose').first()).toBeVisible();
  await page.getByRole('button', { name: 'علّمها منجزة' }).click();
  await expect(notice(page, 'تم تسجيل مشاهدة المحاضرة بنجاح')).toBeVisible();
  await expect(page.getByText('أتممت قراءة هذا المقال')).toBeVisible();
  await expect(page.getByText('1 من 22 محاضرة')).toBeVisible();
  const list = page.getByRole('navigation', { name: 'محتوى الكورس' });
  const box = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const contents = page.getByRole('heading', { name: 'محتوى الكورس' });
  if (isMobile) {
    // The previous and the next lecture share a row; the contents stand above the questions.
    const links = page.getByRole('navigation', { name: 'التنقل بين المحاضرات' });
    const [previous, next] = [links.locator('> *').first(), links.locator('> *').last()];
    expect((await box(previous)).y).toBe((await box(next)).y);
    expect((await box(previous)).x).toBeGreaterThan((await box(next)).x);
    const questions = page.getByRole('heading', { name: 'الاستفسارات' });
    expect((await box(contents)).y).toBeLessThan((await box(questions)).y);
    await expect(list).toBeHidden();
    await page.getByRole('heading', { name: 'محتوى الكورس' }).click();
  }
  await expect(list.locator('[aria-current="page"]')).toContainText('تمت المشاهدة');
  await expect(list.getByText('للمشتركين فقط').first()).toBeVisible();

  // On paper: the text alone, black on white in either theme, with whole lines of code.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation').first(),
    contents,
    page.getByRole('heading', { name: 'الاستفسارات' }),
    page.getByRole('main').getByRole('button').first(),
  ]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const code = page.locator('.prose pre').first();
  await expect(code).toHaveCSS('white-space', 'pre-wrap');
  await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('finishing the last lecture finishes the course and shows what comes next', async ({
  page,
  nibras,
  checkAccessibility,
}) => {
  await joinAndWatchTheRest(page, () => nibras.mail.codeTo(email, 2), '5-4');
  await page.reload();
  await expect(page.getByText('21 من 22 محاضرة')).toBeVisible();
  await expect(page.getByText('يمكنك مشاهدة المحاضرات المفتوحة فقط')).toHaveCount(0);
  await page.getByRole('button', { name: 'علّمها منجزة' }).click();
  await expect(page.getByText('أنجزت هذه المهمة')).toBeVisible();
  const finished = page.getByRole('region', { name: /أتممت الكورس/ });
  await expect(finished.getByRole('link', { name: 'كورسات أخرى' })).toBeVisible();
  await expect(
    page.getByRole('progressbar', { name: 'تقدمك في الكورس', includeHidden: true }),
  ).toHaveAttribute('aria-valuenow', '100');
  await checkAccessibility(page);
  await finished.getByRole('link', { name: 'قيّم الكورس' }).click();
  await expect(page).toHaveURL(/\/courses\/\d+$/);
});

test('a watch mark that the server refuses shows its message and can be retried', {
  tag: '@once',
}, async ({ page }) => {
  await openLecture(page, '2-3');
  let refusing = true;
  await page.route('**/api/watch-Lecture', (route) =>
    refusing
      ? route.fulfill({ status: 403, json: { message: 'لا تملك صلاحية.' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'علّمها منجزة' }).click();
  await expect(notice(page, 'لا تملك صلاحية.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'علّمها منجزة' })).toBeEnabled();
  refusing = false;
  await page.getByRole('button', { name: 'علّمها منجزة' }).click();
  await expect(notice(page, 'تم تسجيل مشاهدة المحاضرة بنجاح')).toBeVisible();
});

test('a watch mark that was stored offline and is refused later shows the server’s message', {
  tag: '@once',
}, async ({ page }) => {
  await openLecture(page, '2-3');
  await page.route('**/api/watch-Lecture', (route) => route.abort());
  await page.getByRole('button', { name: 'علّمها منجزة' }).click();
  await expect(notice(page, 'انقطع الاتصال، وحُفظت مشاهدتك على هذا الجهاز')).toBeVisible();
  await page.unroute('**/api/watch-Lecture');
  await page.route('**/api/watch-Lecture', (route) =>
    route.fulfill({ status: 422, json: { message: 'المحاضرة مغلقة الآن.' } }),
  );
  await page.reload();
  await expect(notice(page, 'المحاضرة مغلقة الآن.')).toBeVisible();
  await expect(notice(page, 'تم تسجيل مشاهدة المحاضرة بنجاح')).toBeHidden();
});

test('a watch mark at the end of a video that the server refuses shows its message', {
  tag: '@once',
}, async ({ page }) => {
  await openVideo(page);
  await page.route('**/api/watch-Lecture', (route) =>
    route.fulfill({ status: 422, json: { message: 'المحاضرة مغلقة الآن.' } }),
  );
  await seek(page, 'end');
  await expect(notice(page, 'المحاضرة مغلقة الآن.')).toBeVisible();
});

test('a long list of chapters scrolls in a box of the specified height, and long words fit a phone', {
  tag: '@once',
}, async ({ page }) => {
  type Chapters = { chapters?: { id: number }[] };
  const longWord = 'برمجة'.repeat(12);
  const manyChapters = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const { chapters = [] } = value as Chapters;
    const rest = Object.entries(value).map(([name, item]) => [name, manyChapters(item)]);
    const copies = [0, 1, 2, 3].flatMap((copy) =>
      chapters.map((chapter) => ({ ...chapter, id: chapter.id + copy * 10_000 })),
    );
    return { ...Object.fromEntries(rest), ...(chapters.length > 0 && { chapters: copies }) };
  };
  for (const call of ['**/api/LectureDetails/**', '**/api/course-detailsAuth/**']) {
    await page.route(call, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: manyChapters(await response.json()) });
    });
  }
  const height = `${learning.sidebarMaxHeightPx}px`;
  await openLecture(page);
  const chapterList = page.getByRole('navigation', { name: 'محتوى الكورس' });
  await expect(chapterList).toHaveCSS('max-height', height);
  await page.goto(course);
  // Beside the content the outline would repeat it.
  await page.getByRole('tab', { name: 'التفاصيل' }).click();
  await expect(page.getByRole('region', { name: 'فصول الكورس' }).last()).toHaveCSS(
    'max-height',
    height,
  );

  await page.setViewportSize({ width: 360, height: 780 });
  const withLongNames = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withLongNames);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        /name$/i.test(key) ? longWord : withLongNames(item),
      ]),
    );
  };
  for (const call of ['**/api/LectureDetails/**', '**/api/course-detailsAuth/**']) {
    await page.route(call, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: withLongNames(await response.json()) });
    });
  }
  for (const path of [`${course}/lecture/1-1`, `${course}/lecture/2-3`, course]) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(longWord);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});
