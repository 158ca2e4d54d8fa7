import type { Page, Request } from '@playwright/test';
import {
  expect,
  isPlaying,
  joinLecture,
  openLecture,
  openVideo,
  readVideo,
  seek,
  test,
  time,
  video,
} from '../support/lecture.ts';
import { notice } from '../support/notices.ts';
import { videoReady } from '../support/video.ts';

const calls = (page: Page, path: string) => {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(path)) finished.push(request);
  });
  return finished;
};

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
  await expect(page.getByText('1 من 25 محاضرة')).toBeVisible();
  expect(marks).toHaveLength(1);
});

test('a mark whose first tries fail after the connection is back is reported when it is sent', {
  tag: '@once',
}, async ({ page, context }) => {
  await openVideo(page);
  await seek(page, 12);
  await expect.poll(() => time(page)).toBeGreaterThan(12.3);
  await context.setOffline(true);
  await seek(page, 'end');
  await expect(notice(page, 'انقطع الاتصال، وحُفظت مشاهدتك على هذا الجهاز')).toBeVisible();
  await page.getByRole('button', { name: 'إيقاف الانتقال' }).click();
  let tries = 0;
  // Both of the page's senders try when it is online again; a later one sends the mark with the next position.
  await page.route('**/api/watch-Lecture', (route) => {
    tries += 1;
    return tries <= 2 ? route.abort() : route.continue();
  });
  await context.setOffline(false);
  await expect(notice(page, 'تم تسجيل مشاهدة المحاضرة بنجاح')).toBeVisible();
  expect(tries).toBe(3);
});

test('a position that could not be sent is restored and sent at the next visit', {
  tag: '@once',
}, async ({ page, context }) => {
  await openVideo(page);
  const sent: number[] = [];
  let offline = true;
  await page.route('**/api/lecture-position', (route) => {
    if (offline) return route.abort();
    sent.push(route.request().postDataJSON().position);
    return route.continue();
  });
  await seek(page, 17);
  await expect.poll(() => time(page)).toBeGreaterThan(17.2);
  await video(page).evaluate((element: HTMLVideoElement) => element.pause());
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('position');
  offline = false;
  await page.reload();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(sent[0]).toBeCloseTo(17, -1);
  await videoReady(page);
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
  await expect.poll(() => time(page)).toBeGreaterThan(30.2);
  expect(await isPlaying(page)).toBe(true);
});

test('the URL of a video for members does not work in another browser', { tag: '@once' }, async ({
  page,
  member,
  nibras,
  playwright,
}) => {
  const { path } = await joinLecture(nibras, member);
  await page.goto(path);
  await videoReady(page);
  const address = await readVideo(page, (element) => element.currentSrc);
  expect(await page.evaluate(async (url) => (await fetch(url)).status, address)).toBe(200);
  const otherBrowser = await playwright.request.newContext();
  expect((await otherBrowser.get(address)).status()).toBe(404);
  await otherBrowser.dispose();
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
