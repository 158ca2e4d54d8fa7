import type { BrowserContext, Page } from '@playwright/test';
import { makeChapter, makeCourse, makeLecture } from '../../api/src/factories/courses.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { callAs, demoAdmin, enterAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { expect, test } from '../support/test.ts';

let admin: Promise<Member> | undefined;
const signedInAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

const frames = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  bunny: 'https://iframe.mediadelivery.net',
} as const;
type Host = keyof typeof frames;

const videos = {
  youtube: { host: 'youtube', id: 'dQw4w9WgXcQ', start: 0 },
  vimeo: { host: 'vimeo', id: '76979871', hash: null, start: 0 },
  bunny: {
    host: 'bunny',
    library: '12345',
    id: '3f9c2d1e-0b4a-4c6d-8e7f-0123456789ab',
    start: 0,
  },
} as const;

/** Makes YouTube's, Vimeo's and Bunny's videos allowed, as a publication of the settings does. */
async function publishHosts(nibras: Nibras, hosts: readonly Host[]) {
  const { token } = await signedInAdmin(nibras);
  const path = '/api/studio/items/site/1';
  const read = async () =>
    (
      await callAs<{
        item: { draft_version: number | null; field_versions: Record<string, number> };
      }>(nibras, `GET ${path}`, { token })
    ).item;
  const base = (await read()).field_versions.video_hosts ?? 0;
  await callAs(nibras, `PUT ${path}/draft`, {
    token,
    body: { changes: [{ field: 'video_hosts', value: hosts, base }] },
  });
  const { draft_version } = await read();
  if (draft_version !== null)
    await callAs(nibras, `POST ${path}/publish`, { token, body: { draft_version } });
}

/** A free lecture with a video of another site, opened; the requests to that site are counted. */
async function openLecture(context: BrowserContext, nibras: Nibras, host: Host) {
  const { db, pool, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  const { rows } = await pool.query(
    'select course_id, chapter_id from lectures where video is not null order by id limit 1',
  );
  const [place] = rows;
  const lecture = await makeLecture(db, {
    courseId: place.course_id,
    chapterId: place.chapter_id,
    free: true,
    name: `محاضرة من ${host}`,
    elsewhere: videos[host],
  }).finally(close);
  await enterAs(context, await signedInAdmin(nibras));
  const page = await context.newPage();
  const requested: string[] = [];
  // Stands in for the other site: its page repeats what it is told, and says what the test wants.
  await page.route(/youtube|vimeo|mediadelivery/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><p>frame</p><script>
        const told = [];
        addEventListener('message', ({ data }) => told.push(typeof data === 'string' ? data : JSON.stringify(data)));
        window.told = told;
        window.say = (message) => parent.postMessage(message, '*');
      </script>`,
    });
  });
  const path = `/courses/${place.course_id}/lecture/${lecture.id}`;
  const answer = await page.goto(nibras.address + path);
  return { page, requested, path, lecture, policy: answer?.headers()['content-security-policy'] };
}

const play = (page: Page) => page.getByRole('button', { name: /شغّل المحاضرة/ }).click();

const says = {
  youtube: {
    time: (seconds: number) =>
      JSON.stringify({
        event: 'infoDelivery',
        info: { currentTime: seconds, duration: 60, playerState: 1 },
      }),
    paused: JSON.stringify({ event: 'onStateChange', info: 2 }),
    ended: JSON.stringify({ event: 'infoDelivery', info: { playerState: 0 } }),
    told: '"event":"listening"',
  },
  vimeo: {
    time: (seconds: number) => ({ event: 'timeupdate', data: { seconds, duration: 60 } }),
    paused: { event: 'pause', data: { seconds: 42 } },
    ended: { event: 'ended', data: {} },
    told: '"method":"addEventListener"',
  },
  bunny: {
    time: (seconds: number) =>
      JSON.stringify({
        context: 'player.js',
        event: 'timeupdate',
        value: { seconds, duration: 60 },
      }),
    paused: JSON.stringify({ context: 'player.js', event: 'pause' }),
    ended: JSON.stringify({ context: 'player.js', event: 'ended' }),
    told: '"method":"addEventListener"',
  },
} as const;

test.describe('videos of other sites', () => {
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(({ nibras }) => publishHosts(nibras, ['youtube', 'vimeo', 'bunny']));

  for (const host of ['youtube', 'vimeo', 'bunny'] as const) {
    test(`${host}: nothing is requested before the press, and its messages count`, async ({
      context,
      nibras,
    }) => {
      const { page, requested, lecture, policy } = await openLecture(context, nibras, host);
      await expect(page.getByText(/وبالضغط يصل إليه عنوانك/)).toBeVisible();
      expect(policy).toContain(`frame-src 'self' ${Object.values(frames).join(' ')}`);
      expect(requested).toEqual([]);
      const marks: string[] = [];
      page.on('request', (request) => {
        if (/watch-Lecture/.test(request.url())) marks.push(request.url());
      });
      await play(page);
      const frame = page.frameLocator('iframe');
      await expect(frame.getByText('frame')).toBeVisible();
      expect(requested.every((url) => new URL(url).origin === frames[host])).toBe(true);
      const inside = page.frames().find((one) => one.url().startsWith(frames[host]));
      await expect
        .poll(() => inside?.evaluate(() => (window as unknown as { told: string[] }).told.join()))
        .toContain(says[host].told);
      const say = (message: unknown) =>
        inside?.evaluate(
          (said) => (window as unknown as { say(one: unknown): void }).say(said),
          message,
        );
      // A message of the page itself, which is another origin, counts for nothing.
      await page.evaluate((ended) => window.postMessage(ended, '*'), says[host].ended);
      await say(says[host].time(5));
      await say(says[host].time(42));
      const position = page.waitForRequest(/lecture-position/);
      await say(says[host].paused);
      expect((await position).postDataJSON()).toMatchObject({ position: 42 });
      expect(marks).toEqual([]);
      const watched = page.waitForRequest(/watch-Lecture/);
      await say(says[host].ended);
      await watched;
      const { token } = await signedInAdmin(nibras);
      await expect
        .poll(async () => {
          const { lecture: shown } = await callAs<{ lecture: { is_watch: { status: string } } }>(
            nibras,
            `GET /api/LectureDetails/${lecture.courseId}/${lecture.id}`,
            { token },
          );
          return shown.is_watch.status;
        })
        .toBe('endWatch');
    });
  }

  test('a lecture with such a video is added by one press, which leads to its address', async ({
    context,
    nibras,
  }) => {
    const { db, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
    const course = await makeCourse(db, { teacherId: (await signedInAdmin(nibras)).id });
    await makeChapter(db, { courseId: course.id });
    await close();
    await enterAs(context, await signedInAdmin(nibras));
    const page = await context.newPage();
    await page.goto(`/studio/courses/${course.id}`);
    await page.getByRole('button', { name: 'فيديو من موقع آخر' }).click();
    await expect(page).toHaveURL(/\/studio\/lectures\/\d+#elsewhere$/);
    const address = page.getByRole('textbox', { name: 'فيديو من موقع آخر' });
    await expect(address).toBeFocused();
    await address.fill('https://youtu.be/dQw4w9WgXcQ');
    await expect(page.getByText('فيديو من يوتيوب')).toBeVisible();
  });

  test('a silent frame says that nothing is counted, and a press finishes the lecture', async ({
    context,
    nibras,
  }) => {
    const { page } = await openLecture(context, nibras, 'vimeo');
    await play(page);
    await expect(page.getByText('لا يُحسب تقدّمك هنا', { exact: false })).toBeVisible({
      timeout: 20_000,
    });
    const watched = page.waitForRequest(/watch-Lecture/);
    await page.getByRole('button', { name: 'شاهدتها' }).click();
    await watched;
  });

  test('a site that is switched off is not requested, and the lecture says so', async ({
    context,
    nibras,
  }) => {
    await publishHosts(nibras, []);
    const { page, requested, policy } = await openLecture(context, nibras, 'youtube');
    await expect(page.getByText(/متوقفة في إعدادات المنصة/)).toBeVisible();
    await expect(page.getByRole('button', { name: /شغّل المحاضرة/ })).toHaveCount(0);
    expect(policy).not.toContain('frame-src');
    expect(requested).toEqual([]);
  });
});
