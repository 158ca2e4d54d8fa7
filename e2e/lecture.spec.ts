import type { Page, Request } from '@playwright/test';
import { filmReady } from './support/film.ts';
import { enterAs, newMember } from './support/member.ts';
import { notice } from './support/notices.ts';
import { expect, test, withMovement } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

// An interrupted film is told in the page; the browser's own lines about it are no faults.
test.use({
  ...withMovement,
  expectedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED/,
});

const course = '/courses/modern-web-html-css';
const video = (page: Page) => page.locator('video');
const read = <T>(page: Page, of: (film: HTMLVideoElement) => T) => video(page).evaluate(of);
const time = (page: Page) => read(page, (film) => film.currentTime);
const plays = (page: Page) => read(page, (film) => !film.paused);

/** Moves the film of a player that is ready; it plays on from there. */
const seek = (page: Page, seconds: number | 'end') =>
  expect(() =>
    video(page).evaluate((film: HTMLVideoElement, to) => {
      film.currentTime = to === 'end' ? film.duration - 0.4 : to;
      return film.play();
    }, seconds),
  ).toPass({ timeout: 10_000 });

/** Opens a free lecture's page: these stand open to everyone who is signed in. */
async function openLecture(page: Page, slug = '1-1') {
  await page.goto(`${course}/lecture/${slug}`);
  await waitForHydration(page);
}

async function openFilm(page: Page, slug = '1-1') {
  await openLecture(page, slug);
  await filmReady(page);
}

const calls = (page: Page, path: string) => {
  const seen: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(path)) seen.push(request);
  });
  return seen;
};

let email = '';

test.beforeEach(async ({ context, nibras }) => {
  test.slow();
  const member = await newMember(nibras);
  email = member.email;
  await enterAs(context, member);
});

/** Joins the course of a lecture's page and marks all its lectures but this one, by the calls of the site. */
async function joinAndWatchTheRest(page: Page, codeBy: () => Promise<string>, slug: string) {
  const asked = page.waitForRequest((request) => request.url().includes('/api/LectureDetails/'));
  await openLecture(page, slug);
  const request = await asked;
  const { authorization = '' } = await request.allHeaders();
  const headers = { authorization, accept: 'application/json' };
  const answer = await page.request.get(request.url(), { headers });
  const { course: found, lecture } = await answer.json();
  const enrol = await page.request.post('/api/enroll', { headers, data: { courseId: found.id } });
  expect(enrol.ok()).toBe(true);
  const code = await codeBy();
  const joined = await page.request.put(`/api/enroll/${found.id}`, { headers, data: { code } });
  expect(joined.ok()).toBe(true);
  const rest = found.chapters
    .flatMap(({ lectures }: { lectures: { id: number }[] }) => lectures)
    .filter(({ id }: { id: number }) => id !== lecture.id);
  for (const { id } of rest) {
    const data = { lecture_id: id, course_id: found.id, status: 'endWatch' };
    expect((await page.request.post('/api/watch-Lecture', { headers, data })).ok()).toBe(true);
  }
}

test('the whole page stands in order, with the film at rest, at its end, and as a text', async ({
  page,
  checkAccessibility,
}) => {
  await openFilm(page);
  await expect(page.getByText('لم تبدأ المشاهدة')).toBeVisible();
  await expect(page.getByText('يمكنك مشاهدة المحاضرات المفتوحة فقط')).toBeVisible();
  await checkAccessibility(page);
  await seek(page, 'end');
  await expect(page.getByRole('region', { name: 'المحاضرة التالية' })).toBeVisible();
  await page.getByRole('button', { name: 'إيقاف الانتقال' }).click();
  await expect(page.getByText('تمت المشاهدة').first()).toBeVisible();
  await checkAccessibility(page);
  await openLecture(page, '2-3');
  await expect(page.getByRole('button', { name: 'علّمها منجزة' })).toBeVisible();
  await checkAccessibility(page);
});

test('a locked lecture says so, and a missing one is not found', async ({
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

test('the line is cut in the middle: nothing is lost, and the lecture goes on when it is back', async ({
  page,
  context,
}) => {
  await openFilm(page);
  const marks = calls(page, '/api/watch-Lecture');
  await seek(page, 12);
  await expect.poll(() => time(page)).toBeGreaterThan(12.3);
  await context.setOffline(true);
  await expect(page.getByText(/انقطع الاتصال/).first()).toBeVisible();
  await video(page).evaluate((film: HTMLVideoElement) => film.pause());
  const stopped = await time(page);

  // Where it stopped waits in this browser, and is told once the line is back.
  const told = page.waitForRequest((request) => request.url().endsWith('/api/lecture-position'));
  await context.setOffline(false);
  const body = (await told).postDataJSON();
  expect(body.position).toBeCloseTo(stopped, 0);
  await expect(page.getByText(/انقطع الاتصال/)).toHaveCount(0);

  // Watched to its end without a line: it shows at once, and the server hears of it exactly once.
  await seek(page, 20);
  await context.setOffline(true);
  await seek(page, 'end');
  await expect(notice(page, 'انقطع الاتصال، وحُفظت مشاهدتك على هذا الجهاز')).toBeVisible();
  await page.getByRole('button', { name: 'إيقاف الانتقال' }).click();
  await expect(page.getByText('تمت المشاهدة').first()).toBeVisible();
  expect(marks).toHaveLength(0);
  await context.setOffline(false);
  await expect(notice(page, 'تم تسجيل مشاهدة المحاضرة بنجاح')).toBeVisible();
  await openFilm(page, '1-2');
  await openFilm(page, '1-1');
  await expect(page.getByText('تمت المشاهدة').first()).toBeVisible();
  await expect(page.getByText('1 من 22 محاضرة')).toBeVisible();
  expect(marks).toHaveLength(1);
});

test('where the line was cut for good, the next visit goes on and tells it', {
  tag: '@once',
}, async ({ page, context }) => {
  await openFilm(page);
  await page.route('**/api/lecture-position', (route) => route.abort());
  await seek(page, 17);
  await expect.poll(() => time(page)).toBeGreaterThan(17.2);
  await video(page).evaluate((film: HTMLVideoElement) => film.pause());
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('position');
  await page.unroute('**/api/lecture-position');
  const told = page.waitForRequest((request) => request.url().endsWith('/api/lecture-position'));
  await page.reload();
  expect((await told).postDataJSON().position).toBeCloseTo(17, -1);
  await expect.poll(() => time(page)).toBeGreaterThan(16);
  // Another device knows it by then.
  const other = await context.newPage();
  await openFilm(other);
  await expect.poll(() => time(other)).toBeGreaterThan(16);
});

test('an address that ends while the film plays is renewed, and the film goes on there', {
  tag: '@once',
}, async ({ page }) => {
  let ended = true;
  // The first address serves a fifth of the film and has then come to its end.
  await page.route('**/storage/private/**.mp4?**', async (route) => {
    if (!ended) return route.continue();
    const from = /bytes=(\d+)-/.exec(route.request().headers().range ?? '')?.[1] ?? '0';
    if (Number(from) > 0) return route.fulfill({ status: 403, body: '{}' });
    const answer = await route.fetch();
    const whole = await answer.body();
    return route.fulfill({
      status: 206,
      headers: {
        'content-type': 'video/mp4',
        'accept-ranges': 'bytes',
        'content-range': `bytes 0-${Math.floor(whole.length / 5)}/${whole.length}`,
        'access-control-allow-origin': '*',
      },
      body: whole.subarray(0, Math.floor(whole.length / 5) + 1),
    });
  });
  const renewals: string[] = [];
  await openLecture(page);
  page.on('request', (request) => {
    if (request.url().includes('/api/LectureDetails/')) {
      renewals.push(request.url());
      ended = false;
    }
  });
  await expect.poll(() => read(page, (film) => film.readyState)).toBeGreaterThan(1);
  await seek(page, 30).catch(() => undefined);
  await expect.poll(() => renewals.length).toBeGreaterThan(0);
  await expect.poll(() => time(page), { timeout: 20_000 }).toBeGreaterThan(30.2);
  expect(await plays(page)).toBe(true);
});

test('a film’s address opens nothing in another browser', { tag: '@once' }, async ({
  page,
  playwright,
}) => {
  await openFilm(page);
  const address = await read(page, (film) => film.currentSrc);
  expect(await page.evaluate(async (url) => (await fetch(url)).status, address)).toBe(200);
  const stranger = await playwright.request.newContext();
  expect((await stranger.get(address)).status()).toBe(404);
  await stranger.dispose();
});

test('keys move the film, also on an Arabic keyboard, and never while somebody writes', {
  tag: '@once',
}, async ({ page }) => {
  await openFilm(page);
  await seek(page, 5);
  await expect.poll(() => plays(page)).toBe(true);
  await page.locator('body').press('Space');
  await expect.poll(() => plays(page)).toBe(false);
  const before = await time(page);
  await page.locator('body').press('ArrowRight');
  await expect.poll(() => time(page)).toBeGreaterThan(before + 9);
  await page.locator('body').press('ArrowLeft');
  await expect.poll(() => time(page)).toBeLessThan(before + 1);

  const muted = () => read(page, (film) => film.muted);
  const start = await muted();
  // The key of M on an Arabic keyboard.
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

  // A field of another part of the page: nothing of the player answers there.
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.setAttribute('aria-label', 'حقل التجربة');
    field.focus();
  });
  const field = page.getByRole('textbox', { name: 'حقل التجربة' });
  const silent = await muted();
  const here = await time(page);
  await field.pressSequentially('m c f');
  await field.press('ArrowRight');
  await expect(field).toHaveValue('m c f');
  expect(await muted()).toBe(silent);
  expect(await time(page)).toBe(here);
  expect(await plays(page)).toBe(false);
});

test('speed, sound and the captions’ language are remembered for the next lecture', {
  tag: '@once',
}, async ({ page }) => {
  await openFilm(page);
  await page.evaluate(() =>
    localStorage.setItem(
      'player',
      JSON.stringify({ volume: 0.3, rate: 1.5, language: 'en', captions: true }),
    ),
  );
  await openFilm(page, '1-2');
  await expect.poll(() => read(page, (film) => film.playbackRate)).toBe(1.5);
  await expect.poll(() => read(page, (film) => film.volume)).toBeCloseTo(0.3, 5);
  await seek(page, 4);
  await expect(page.locator('.lecture-player [data-part="cue"]').first()).toHaveText(/[a-z]{3}/i);
  await video(page).evaluate((film: HTMLVideoElement) => {
    film.playbackRate = 1.25;
  });
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('player') ?? '{}').rate))
    .toBe(1.25);
  await openFilm(page, '1-3');
  await expect.poll(() => read(page, (film) => film.playbackRate)).toBe(1.25);
});

test('everything that the player says is Arabic', async ({ page, isMobile }) => {
  await openFilm(page);
  await seek(page, 9);
  await video(page).evaluate((film: HTMLVideoElement) => film.pause());
  const player = page.locator('.lecture-player');
  if (isMobile) await player.tap({ position: { x: 40, y: 60 } });
  else await player.hover();
  await expect(player.getByRole('slider', { name: 'الانتقال' })).toHaveAttribute(
    'aria-valuetext',
    /^\d+ ثوانٍ? من \d+ ثانية$|ثانية من/,
  );
  const said = await player.evaluate((root) =>
    [root, ...root.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'aria-valuetext', 'title'].map((name) => element.getAttribute(name) ?? ''),
    ),
  );
  const english = said.filter((text) => /[a-z]{2,}/i.test(text) && !/HTML/.test(text));
  expect(english).toEqual([]);
});

test('the next lecture comes by itself and plays, unless it is stopped', { tag: '@once' }, async ({
  page,
}) => {
  await openFilm(page);
  const first = page.url();
  await seek(page, 'end');
  const card = page.getByRole('region', { name: 'المحاضرة التالية' });
  await expect(card).toContainText('كيف تصل الصفحة إلى متصفحك؟');
  await expect(page).not.toHaveURL(first, { timeout: 15_000 });
  await expect.poll(() => plays(page)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('كيف تصل الصفحة إلى متصفحك؟');

  const second = page.url();
  await seek(page, 'end');
  await card.getByRole('button', { name: 'إيقاف الانتقال' }).click();
  await expect(card.getByRole('link', { name: 'ابدأ الآن' })).toHaveText('ابدأ الآن');
  expect(page.url()).toBe(second);
  await card.getByRole('link', { name: 'ابدأ الآن' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تجهيز المحرر والمتصفح');
});

test('who asked for stillness is not moved on', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFilm(page);
  await seek(page, 'end');
  const card = page.getByRole('region', { name: 'المحاضرة التالية' });
  await expect(card.getByRole('link', { name: 'ابدأ الآن' })).toHaveText('ابدأ الآن');
  await expect(card.getByRole('button', { name: 'إيقاف الانتقال' })).toHaveCount(0);
});

test('a text is marked done, and the list beside it follows', async ({ page, isMobile }) => {
  await openLecture(page, '2-3');
  await expect(page.locator('.prose').first()).toBeVisible();
  await page.getByRole('button', { name: 'علّمها منجزة' }).click();
  await expect(notice(page, 'تم تسجيل مشاهدة المحاضرة بنجاح')).toBeVisible();
  await expect(page.getByText('أتممت قراءة هذا المقال')).toBeVisible();
  await expect(page.getByText('1 من 22 محاضرة')).toBeVisible();
  const list = page.getByRole('navigation', { name: 'محتوى الكورس' });
  if (isMobile) {
    await expect(list).toBeHidden();
    await page.getByRole('heading', { name: 'محتوى الكورس' }).click();
  }
  await expect(list.locator('[aria-current="page"]')).toContainText('تمت المشاهدة');
  await expect(list.getByText('للمشتركين فقط').first()).toBeVisible();
});

test('whoever finishes the last lecture has finished the course, and learns what comes next', async ({
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

test('a mark that the server refuses is told in its words, and can be tried again', {
  tag: '@once',
}, async ({ page }) => {
  await openLecture(page, '2-3');
  let broken = true;
  await page.route('**/api/watch-Lecture', (route) =>
    broken
      ? route.fulfill({ status: 403, json: { message: 'لا تملك صلاحية.' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'علّمها منجزة' }).click();
  await expect(notice(page, 'لا تملك صلاحية.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'علّمها منجزة' })).toBeEnabled();
  broken = false;
  await page.getByRole('button', { name: 'علّمها منجزة' }).click();
  await expect(notice(page, 'تم تسجيل مشاهدة المحاضرة بنجاح')).toBeVisible();
});
