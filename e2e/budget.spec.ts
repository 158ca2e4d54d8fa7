import type { Page } from '@playwright/test';
import { cacheFont, expectStableLayout, observeLayoutShifts } from './support/layout-shift.ts';
import { enterAs, newMember } from './support/member.ts';
import { phone } from './support/sizes.ts';
import { expect, test, withMovement } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { waitForNetwork } from './support/wait-for-network.ts';

test.use(withMovement);

/** The limit for the scripts that a public page loads before hydration, in compressed bytes (brotli). */
const scriptBudget = 150_000;

/** The limit of requests of a first view, including the page itself. */
const requestBudget = 35;

const pages = [
  '/',
  '/courses',
  '/courses/modern-web-html-css',
  '/articles',
  '/articles/sql-joins-illustrated',
  '/services',
  '/services/online-stores',
  '/portfolio',
  '/portfolio/school-portal',
  '/saved-articles',
  '/search?q=python',
  '/pages/privacy',
  '/contact',
  '/order-service',
  '/login',
  '/register',
];

/** The limit for the pictures of the front page on a phone, in bytes. */
const pictureBudget = 80_000;

type Script = { name: string; encoded: number; decoded: number };

/** The scripts that are named in a page's HTML, which it needs for hydration, without lazily loaded ones. */
async function firstScripts(page: Page, path: string): Promise<Script[]> {
  const html = await (await page.request.get(path)).text();
  const scriptNames = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, address]) => address);
  return page.evaluate((names) => {
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map((entry) => ({
        name: new URL(entry.name).pathname,
        encoded: entry.encodedBodySize,
        decoded: entry.decodedBodySize,
      }))
      .filter(({ name }) => names.includes(name));
  }, scriptNames);
}

for (const path of pages) {
  test(`the first view of ${path} is within its budgets of scripts, requests and layout shift`, async ({
    page,
  }) => {
    await cacheFont(page, path);
    await observeLayoutShifts(page);
    await page.goto(path);
    await waitForHydration(page);
    // The last script that loads by itself: the web vitals.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/vitals-[^/]+\.js$/.test(name)),
    );
    await waitForNetwork(page);

    const scripts = await firstScripts(page, path);
    const largest = scripts.toSorted((one, other) => other.encoded - one.encoded);
    // React alone is larger: below this the measurement missed a script.
    expect(largest[0]?.decoded).toBeGreaterThan(200_000);
    expect(largest[0]?.encoded, 'compressed').toBeLessThan((largest[0]?.decoded ?? 0) / 2);
    const sum = scripts.reduce((bytes, { encoded }) => bytes + encoded, 0);
    const heaviest = largest.slice(0, 6).map(({ name, encoded }) => `${encoded} ${name}`);
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ name }) => name.replace(/^.*\/(.+)-.{8}\.woff2$/, '$1')),
    );
    // Characters that the subsets lack would load the complete font.
    expect(fonts.toSorted()).toEqual(['readex-pro-arabic', 'readex-pro-latin']);
    expect(sum, `${path} ${sum}\n${heaviest.join('\n')}`).toBeLessThanOrEqual(scriptBudget);

    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(fetched.length + 1, fetched.join('\n')).toBeLessThanOrEqual(requestBudget);

    await expectStableLayout(page);
  });
}

// A member with a lecture to go on with and answers, and a new member with neither.
for (const [who, email, shown] of [
  ['a student', 'student@example.com', /تابع التعلّم/],
  ['a new member', undefined, /^تصفّح الكورسات$/],
] as const) {
  test(`the first page of ${who} is within the budget of layout shift`, async ({
    page,
    context,
    nibras,
  }) => {
    await enterAs(context, await newMember(nibras, email));
    await observeLayoutShifts(page);
    await cacheFont(page, '/');
    // The placeholder stands until the member's data arrives.
    const skeleton = page.locator('main section').filter({ hasText: 'تابع من حيث توقفت' });
    await page.route('**/api/my-home', async (route) => {
      await expect(skeleton.first()).toBeVisible();
      await route.continue();
    });
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const start = page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.locator('h1') });
      await expect(start.getByRole('link', { name: shown }).first()).toBeVisible();
      await waitForNetwork(page);
      await expectStableLayout(page);
    }
  });
}

test('a character that the subsets lack loads the complete font @once', async ({ page }) => {
  await page.goto('/courses');
  await waitForHydration(page);
  const file = page.waitForResponse(/\/readex-pro-latin-wght-normal-[^/]+\.woff2$/);
  await page.locator('h1').evaluate((heading) => heading.append(' Müller'));
  expect((await file).ok()).toBe(true);
});

for (const path of ['/my-courses', '/teacher/5', '/courses/1/lecture/1', '/articles']) {
  test(`${path} preloads its style before its scripts, and no schema module @once`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const style = html.indexOf('as="style"');
    expect(style).toBeGreaterThan(0);
    expect(style).toBeLessThan(html.indexOf('rel="modulepreload"'));
    const links = [...html.matchAll(/<link rel="modulepreload"[^>]*>/g)].map(([link]) => link);
    const scriptNames = links.map((link) => /\/assets\/(.+)-[\w-]{7}\.js/.exec(link)?.[1] ?? '');
    expect(scriptNames).toContain('shell');
    // Only the server uses the modules with all of the contract's schemas.
    expect(scriptNames.filter((name) => name.startsWith('schemas'))).toEqual([]);
  });
}

for (const deviceScaleFactor of [2, 3]) {
  test.describe(`a phone with ${deviceScaleFactor} pixels per CSS pixel`, () => {
    test.use({ viewport: phone, isMobile: true, hasTouch: true, deviceScaleFactor });

    test('the pictures of the front page are within their budget on 4G @once', async ({
      page,
      context,
    }) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      // Browsers load pictures further ahead of the screen on an unknown connection.
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 60,
        downloadThroughput: 9_000_000 / 8,
        uploadThroughput: 1_500_000 / 8,
      });
      await page.goto('/');
      await waitForHydration(page);
      await waitForNetwork(page);
      const pictures = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => new URL(name).pathname.startsWith('/storage/'))
          .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
      );
      expect(pictures.length).toBeGreaterThan(2);
      const sum = pictures.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
      expect(sum, JSON.stringify(pictures, null, 1)).toBeLessThanOrEqual(pictureBudget);
    });
  });
}

test('V8 compiles what every page runs while it arrives @once', async ({ page }) => {
  const html = await (await page.request.get('/login')).text();
  for (const name of ['shell', 'parts']) {
    const path = new RegExp(`/assets/${name}-[\\w-]{7}\\.js`).exec(html)?.[0] ?? '';
    const script = await (await page.request.get(path)).text();
    // The hint counts only as the first line.
    expect(script.startsWith('//# allFunctionsCalledOnLoad\n'), name).toBe(true);
  }
});

test('on a phone the heading of a course does not move when its cover loads', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/courses/modern-web-html-css');
  // After hydration, because React would restore the removed element.
  await waitForHydration(page);
  const name = page.getByRole('heading', { level: 1 });
  const header = page.locator('main header').filter({ has: name });
  // The cover is last in the HTML, so a partly loaded page has the text without it.
  const cover = header.locator('img[fetchpriority=high]');
  await expect(cover).toBeVisible();
  const withCover = await name.boundingBox();
  await cover.evaluate((image) => image.closest('.group')?.remove());
  await expect(cover).toHaveCount(0);
  expect((await name.boundingBox())?.y).toBeCloseTo(withCover?.y ?? 0, 0);
});
