import type { Page } from '@playwright/test';
import { expect, test, withMovement } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

test.use(withMovement);

/** What a public page may fetch of scripts before it is hydrated, in bytes as they travel (brotli). */
const scriptBudget = 150_000;

/** What a first view may ask for in all, the page itself included. */
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
  '/contact',
  '/order-service',
  '/login',
  '/register',
];

/** Below this, nobody notices that something moved. */
const layoutShiftBudget = 0.05;

declare global {
  interface Window {
    /** What has moved by itself since the page began. */
    moved: { value: number; when: number; what: string[] }[];
  }
}

type Script = { name: string; encoded: number; decoded: number };

/** The scripts that a page names in its HTML: what it needs to be hydrated, and nothing that is fetched later. */
async function firstScripts(page: Page, path: string): Promise<Script[]> {
  const html = await (await page.request.get(path)).text();
  const named = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, address]) => address);
  return page.evaluate((names) => {
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map((entry) => ({
        name: new URL(entry.name).pathname,
        encoded: entry.encodedBodySize,
        decoded: entry.decodedBodySize,
      }))
      .filter(({ name }) => names.includes(name));
  }, named);
}

/**
 * Puts the page's letters into the browser's cache: how far lines move when they come late depends on what fonts the
 * machine puts in their place, and whether they do on how busy it is.
 */
async function fetchLetters(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const font = /href="([^"]+\.woff2)"/.exec(html)?.[1];
  expect(font, 'the letters are preloaded').toBeTruthy();
  await page.goto('/robots.txt');
  await page.evaluate(async (address) => (await fetch(address)).arrayBuffer(), font ?? '');
}

for (const path of pages) {
  test(`the first view of ${path} is light and stands still`, async ({ page }) => {
    await fetchLetters(page, path);
    await page.addInitScript(() => {
      window.moved = [];
      type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      new PerformanceObserver((list) => {
        for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
          const what = sources.map(({ node }) =>
            (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 120),
          );
          window.moved.push({ value, when: startTime, what });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await waitForHydration(page);
    // The last to come by itself: what measures the visit.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/vitals-[^/]+\.js$/.test(name)),
    );
    await page.waitForLoadState('networkidle');

    const scripts = await firstScripts(page, path);
    const largest = scripts.toSorted((one, other) => other.encoded - one.encoded);
    // React alone is more: a sum below that has missed something.
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
    // Signs that the cut files lack bring the whole one along.
    expect(fonts.toSorted()).toEqual(['readex-pro-arabic', 'readex-pro-latin']);
    expect(sum, `${path} ${sum}\n${heaviest.join('\n')}`).toBeLessThanOrEqual(scriptBudget);

    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(fetched.length + 1, fetched.join('\n')).toBeLessThanOrEqual(requestBudget);

    const moved = await page.evaluate(() => window.moved);
    const shift = moved.reduce((all, { value }) => all + value, 0);
    expect(shift, JSON.stringify(moved, null, 2)).toBeLessThanOrEqual(layoutShiftBudget);
  });
}

test('a sign that the cut fonts lack comes in the whole one @once', async ({ page }) => {
  await page.goto('/courses');
  await waitForHydration(page);
  const file = page.waitForResponse(/\/readex-pro-latin-wght-normal-[^/]+\.woff2$/);
  await page.locator('h1').evaluate((heading) => heading.append(' Müller'));
  expect((await file).ok()).toBe(true);
});

for (const path of ['/my-courses', '/teacher/5', '/courses/1/lecture/1', '/articles']) {
  test(`${path} asks for its style before its scripts, and for no schema of the server @once`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const style = html.indexOf('as="style"');
    expect(style).toBeGreaterThan(0);
    expect(style).toBeLessThan(html.indexOf('rel="modulepreload"'));
    const links = [...html.matchAll(/<link rel="modulepreload"[^>]*>/g)].map(([link]) => link);
    const named = links.map((link) => /\/assets\/(.+)-[\w-]{8}\.js/.exec(link)?.[1] ?? '');
    expect(named).toContain('shell');
    // The contract's whole schemas are the server's.
    expect(named.filter((name) => name.startsWith('schemas'))).toEqual([]);
  });
}

test('on a phone a course’s words stand where they will before its cover has arrived', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/courses/modern-web-html-css');
  // What is taken away before, React puts back.
  await waitForHydration(page);
  const name = page.getByRole('heading', { level: 1 });
  const header = page.locator('main header').filter({ has: name });
  // The cover is written last, so that a page that is still on its way has the words alone.
  const cover = header.locator('img[fetchpriority=high]');
  await expect(cover).toBeVisible();
  const whole = await name.boundingBox();
  await cover.evaluate((image) => image.closest('.group')?.remove());
  await expect(cover).toHaveCount(0);
  expect((await name.boundingBox())?.y).toBeCloseTo(whole?.y ?? 0, 0);
});
