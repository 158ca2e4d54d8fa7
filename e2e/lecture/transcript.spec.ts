import type { Page } from '@playwright/test';
import {
  course,
  expect,
  isPlaying,
  openLecture,
  openVideo,
  seek,
  test,
  time,
  video,
} from '../support/lecture.ts';
import { takesPressWhileScrolling } from '../support/scrolled-row.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

const panel = (page: Page) => page.locator('details', { hasText: 'نص المحاضرة' });
const line = (page: Page, text: string) => panel(page).getByRole('button', { name: text });
const spoken = (page: Page) => panel(page).locator('[aria-current="true"]');
/** Whether the marked line is in view in its list, wherever the page stands. */
const spokenInList = (page: Page) =>
  expect.poll(() =>
    spoken(page).evaluate((element) => {
      const [line, list] = [element, element.closest('ol')?.parentElement].map((one) =>
        one?.getBoundingClientRect(),
      );
      return line && list && line.top >= list.top && line.bottom <= list.bottom;
    }),
  );
const search = (page: Page) => panel(page).getByRole('searchbox');

/** Opens the text under the video, which a phone shows closed at first. */
async function openTranscript(page: Page, isMobile: boolean) {
  await expect(panel(page)).toHaveJSProperty('open', !isMobile);
  if (isMobile) await panel(page).locator('summary').click();
  await expect(line(page, 'مرحبًا بك')).toBeVisible();
}

test('the text under the video marks what is being said, and a press leads there', async ({
  page,
  isMobile,
  checkAccessibility,
}) => {
  await openVideo(page);
  await openTranscript(page, isMobile);
  await expect(spoken(page)).toHaveCount(0);
  await checkAccessibility(page);

  await seek(page, 11);
  await expect(spoken(page)).toHaveText(/0:10\s*الترميز utf-8 يحفظ/);
  await expect(spoken(page)).toHaveCount(1);
  await spokenInList(page).toBe(true);
  await expect(spoken(page)).toHaveText(/0:14\s*والعنوان يظهر/);

  await line(page, 'ظهر العنوان الرئيسي').click();
  await expect.poll(() => time(page)).toBeGreaterThanOrEqual(20.1);
  expect(await time(page)).toBeLessThan(24);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(spoken(page)).toHaveText(/ظهر العنوان الرئيسي/);
  await checkAccessibility(page);

  await panel(page).locator('summary').click();
  // The browser is about it after the press; then it is stored, and the whole list is gone.
  await expect(panel(page).locator('ol')).toHaveCount(0);
  await openLecture(page, '1-2');
  await expect(panel(page)).toHaveJSProperty('open', false);
});

test('a press on a line starts a video that has not been played', async ({ page, isMobile }) => {
  await openLecture(page);
  await openTranscript(page, isMobile);
  await line(page, 'نضيف فقرة').click();
  await expect.poll(() => time(page).catch(() => 0)).toBeGreaterThanOrEqual(22.7);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(spoken(page)).toHaveText(/نضيف فقرة/);
  await expect(video(page)).toBeInViewport();
});

test('a line takes a press while its list scrolls', { tag: '@once' }, async ({ page }) => {
  await openVideo(page);
  await openTranscript(page, false);
  await line(page, 'نضيف فقرة').scrollIntoViewIfNeeded();
  expect(await takesPressWhileScrolling(line(page, 'نضيف فقرة'))).toBe(true);
});

test('a search marks what it finds, and what it finds leads to its second', async ({
  page,
  isMobile,
  checkAccessibility,
}) => {
  await openVideo(page);
  await openTranscript(page, isMobile);
  await search(page).fill('متصفح');
  await expect(panel(page).getByRole('status')).toHaveText('في 3 أسطر');
  await expect(panel(page).locator('mark')).toHaveText(['متصفّح', 'متصفّح', 'متصفّح']);
  await checkAccessibility(page);
  await line(page, 'والعنوان يظهر في لسان').click();
  await expect.poll(() => time(page)).toBeGreaterThanOrEqual(14.3);
  await expect(spoken(page)).toHaveText(/والعنوان يظهر/);
  await search(page).fill('لا وجود له');
  await expect(panel(page).getByRole('status')).toHaveText(/^لم نجد «لا وجود له»/);
  await search(page).press('Escape');
  await expect(line(page, 'مرحبًا بك')).toBeAttached();
});

test('the text is there in each language of the captions', { tag: '@once' }, async ({ page }) => {
  await openVideo(page);
  await openTranscript(page, false);
  await panel(page).getByRole('button', { name: 'الإنجليزية' }).click();
  await expect(line(page, 'utf-8')).toHaveText(/[a-z]{3}/);
  await expect(line(page, 'مرحبًا بك')).toHaveCount(0);
});

test('keys lead from line to line, and Enter to its second', { tag: '@once' }, async ({ page }) => {
  await openVideo(page);
  await openTranscript(page, false);
  await search(page).focus();
  await panel(page).getByRole('button', { name: 'الإنجليزية' }).focus();
  await page.keyboard.press('Tab');
  await expect(line(page, 'مرحبًا بك')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(line(page, 'ثم نحدّد اللغة')).toBeFocused();
  await page.keyboard.press('End');
  await expect(line(page, 'احفظ الملف باسم')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => time(page)).toBeGreaterThanOrEqual(31.5);
  await expect(line(page, 'اكتملت صفحتنا')).toBeFocused();
  // One stop for the whole list.
  await page.keyboard.press('Tab');
  await expect(panel(page).locator('ol :focus')).toHaveCount(0);
});

const answer = { language: 'ar', lines: [] as object[] };

test('a text of five thousand lines follows the video, unless its reader scrolls away', {
  tag: '@once',
}, async ({ page }) => {
  const lines = Array.from({ length: 5_000 }, (_, at) => ({
    start: at / 200,
    end: (at + 1) / 200,
    text: `السطر ${at} من نص طويل ${'يمتد '.repeat(at % 7)}`,
  }));
  await page.route('**/api/lecture-transcript/**', (route) =>
    route.fulfill({ json: { ...answer, lines } }),
  );
  await openVideo(page);
  const rows = panel(page).locator('ol button');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
  await seek(page, 20);
  await video(page).evaluate((element: HTMLVideoElement) => element.pause());
  await spokenInList(page).toBe(true);
  const spokenNow = (await spoken(page).textContent()) ?? '';
  expect(Number(/السطر (\d+)/.exec(spokenNow)?.[1])).toBeGreaterThan(3_900);

  const box = rows.first().locator('xpath=ancestor::ol/..');
  await box.hover();
  await page.mouse.wheel(0, -4_000);
  const back = panel(page).getByRole('button', { name: 'إلى ما يُقال الآن' });
  await expect(back).toBeVisible();
  const scrolled = () => box.evaluate((element) => element.scrollTop);
  const before = await scrolled();
  await seek(page, 22);
  await expect.poll(() => time(page)).toBeGreaterThan(22.3);
  expect(Math.abs((await scrolled()) - before)).toBeLessThan(50);
  const pageBefore = await page.evaluate(() => scrollY);
  await back.click();
  await spokenInList(page).toBe(true);
  await expect(back).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(pageBefore);
});

test.describe('without an answer', () => {
  test.use({ expectedFaults: /status of 403/ });

  test('the text says so, and is loaded when asked again', { tag: '@once' }, async ({ page }) => {
    let fails = true;
    await page.route('**/api/lecture-transcript/**', (route) =>
      fails
        ? route.fulfill({ status: 403, json: { message: 'هذه المحاضرة للمشتركين.' } })
        : route.fallback(),
    );
    await openLecture(page);
    const failure = panel(page).getByRole('alert');
    await expect(failure).toContainText('هذه المحاضرة للمشتركين.');
    fails = false;
    await failure.getByRole('button', { name: 'أعد المحاولة' }).click();
    await expect(line(page, 'مرحبًا بك')).toBeVisible();
  });
});

test.describe('an address with a second', () => {
  const open = async (page: Page, second: number) => {
    await page.goto(`${course}/lecture/1-1?t=${second}`);
    await waitForHydration(page);
  };
  const cover = (page: Page) => page.getByRole('button', { name: /^شغّل المحاضرة/ });
  const progress = async (page: Page) => {
    const answers = page.waitForResponse('**/api/LectureDetails/**');
    await page.reload();
    const { lecture } = await (await answers).json();
    return { status: lecture.is_watch.status, position: lecture.position };
  };

  test('begins there, and anyone who does not play has not been there', async ({ page }) => {
    await open(page, 23);
    await expect(cover(page)).toContainText('تبدأ من 0:23');
    await page.keyboard.press('Shift');
    await expect(page.locator('.lecture-player')).toHaveAttribute('data-can-play');
    await expect.poll(() => time(page)).toBeGreaterThanOrEqual(23);
    expect(await progress(page)).toEqual({ status: 'notStarted', position: 0 });
    await cover(page).click();
    await expect.poll(() => time(page).catch(() => 0)).toBeGreaterThan(23.2);
    expect(await time(page)).toBeLessThan(30);
  });

  test('to the end of a video does not mark it as watched', { tag: '@once' }, async ({ page }) => {
    await open(page, 36);
    await cover(page).click();
    await expect(page.getByRole('region', { name: 'المحاضرة التالية' })).toBeVisible();
    await page.getByRole('button', { name: 'إيقاف الانتقال' }).click();
    await expect(page.getByText('تمت المشاهدة')).toHaveCount(0);
    expect((await progress(page)).status).not.toBe('endWatch');
  });

  test('leads a visitor there after signing in', { tag: '@once' }, async ({ browser, nibras }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${nibras.address}${course}/lecture/1-1?t=23`);
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('?t=23');
    await context.close();
  });
});

test('a search over everything leads to the second at which it is said', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('الترميز utf-8')}`);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'مرحبًا بك: أول صفحة HTML' }).first().click();
  await expect(page).toHaveURL(/\/courses\/\d+\/lecture\/\d+\?t=10$/);
  const cover = page.getByRole('button', { name: /^شغّل المحاضرة/ });
  await expect(cover).toContainText('تبدأ من 0:10');
  await cover.click();
  await expect.poll(() => time(page).catch(() => 0)).toBeGreaterThanOrEqual(10);
  expect(await time(page)).toBeLessThan(18);
});
