import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

// Console lines of the browser about calls without a network, and about the offline page.
test.use({
  serviceWorkers: 'allow',
  expectedFaults: /^Failed to load resource: (net::ERR_|.* 503)/,
});

/** The paths of the pages, API responses and pictures that the worker caches. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('nibras-offline-'));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const paths = lists.flat().map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => /^\/(saved-articles|articles|api|storage)\b/.test(path)).sort();
  });

const pathOf = (address: string | null) => new URL(address ?? '', 'http://any.test').pathname;

type Saved = { name: string; path: string; needs: string[] };

/** The paths that are cached for some articles. */
const needsOf = (...articles: Saved[]) =>
  ['/saved-articles', ...articles.flatMap(({ needs }) => needs)].sort();

/** Saves an article as a reader does, and waits until the worker has cached it. */
async function save(page: Page, slug: string): Promise<Saved> {
  await page.goto(`/articles/${slug}`);
  await waitForHydration(page);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const path = pathOf(await page.locator('link[rel=canonical]').getAttribute('href'));
  const picture = pathOf(await page.locator('main header img[srcset]').getAttribute('src'));
  const call = path.replace('/articles/', '/api/article/');
  const needs = [path, call, `${call}/related`, picture];
  await page.getByRole('button', { name: 'حفظ المقال' }).click();
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(needs));
  return { name, path, needs };
}

test('saved articles can be read and searched offline, and removed ones are no longer cached', async ({
  page,
  context,
}) => {
  test.slow();
  // Before anything is saved, one visit is enough for the offline page.
  await page.goto('/articles');
  await page.evaluate(async () => navigator.serviceWorker.ready);
  expect(await cachedPaths(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto('/courses');
  await expect(page.getByRole('heading', { name: 'تعذر الوصول إلى الموقع' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'المقالات المحفوظة' })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'الكورسات' })).toBeVisible();

  const git = await save(page, 'git-branches-explained');
  const sql = await save(page, 'sql-joins-illustrated');
  expect(await cachedPaths(page)).toEqual(needsOf(git, sql));

  await context.setOffline(true);
  await page.goto('/saved-articles');
  await waitForHydration(page);
  const cards = page.getByRole('region', { name: 'المقالات' }).getByRole('heading');
  await expect(cards).toHaveText([sql.name, git.name]);
  await page.getByRole('searchbox', { name: 'ابحث في المحفوظات' }).fill('فروع');
  await expect(cards).toHaveText([git.name]);
  await expect(cards.locator('mark')).toHaveText('فروع');

  // By a link and by a page load: with style, picture and tools.
  await cards.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(git.name);
  await page.goto(sql.path);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sql.name);
  const article = page.getByRole('article', { name: sql.name });
  await expect(article.locator('pre').first()).toBeVisible();
  await expect(article).toHaveCSS('font-family', /Readex/);
  const picture = page.locator('main header img[srcset]');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'تكبير الخط' }).click();
  await expect(article).toHaveCSS('font-size', '18px');

  // Other pages show the offline page with a link to the saved articles.
  await page.goto('/courses');
  await expect(page.getByRole('heading', { name: 'تعذر الوصول إلى الموقع' })).toBeVisible();
  // If the network returns during a navigation, the offline page does not reload over it.
  await page.getByRole('link', { name: 'المقالات المحفوظة' }).evaluate((link: HTMLElement) => {
    link.click();
    window.dispatchEvent(new Event('online'));
  });
  await waitForHydration(page);
  await page.getByRole('button', { name: `إزالة «${git.name}» من المحفوظات` }).click();
  await expect.poll(() => cachedPaths(page)).toEqual(needsOf(sql));
  await page.goto(git.path);
  await expect(page.getByRole('heading', { name: 'تعذر الوصول إلى الموقع' })).toBeVisible();

  // The offline page reloads when the network is back.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(git.name);
});

test('with a network every page comes from the server, and no other response is cached', async ({
  page,
}) => {
  const git = await save(page, 'git-branches-explained');
  const stale = 'نسخة قديمة';
  await page.evaluate(
    async ([path, text]) => {
      const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('nibras-offline-'));
      const headers = { 'Content-Type': 'text/html' };
      await (await caches.open(name)).put(path, new Response(`<h1>${text}</h1>`, { headers }));
    },
    [git.path, stale] as const,
  );
  await page.goto(git.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(git.name);
  // The cached copy is updated.
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path))?.text(), git.path))
    .not.toContain(stale);

  // Other API calls are not cached, signed in or not.
  await page.goto('/courses');
  await waitForHydration(page);
  expect(await cachedPaths(page)).toEqual(needsOf(git));
});

test('a new version downloads the content of the older cache again and deletes that cache', async ({
  page,
}) => {
  const article = await (await page.request.get('/articles/git-branches-explained')).text();
  const pathname = pathOf(/<link rel="canonical" href="([^"]+)"/.exec(article)?.[1] ?? null);
  // No page of the site: those register the worker themselves, which may be ready before the older cache is there.
  await page.goto('/robots.txt');
  const older = 'nibras-offline-older';
  await page.evaluate(
    async ([name, path]) => {
      const articles = [
        { page: path, answers: [path.replace('/articles/', '/api/article/')], picture: null },
      ];
      const cache = await caches.open(name);
      await cache.put('/service-worker.js?kept', Response.json(articles));
      await cache.put(path, new Response('<h1>نسخة قديمة</h1>'));
      await navigator.serviceWorker.register('/service-worker.js');
      await navigator.serviceWorker.ready;
    },
    [older, pathname] as const,
  );
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(older);
  const call = pathname.replace('/articles/', '/api/article/');
  expect(await cachedPaths(page)).toEqual([call, pathname, '/saved-articles'].sort());
  expect(
    await page.evaluate(async (path) => (await caches.match(path))?.text(), pathname),
  ).toContain('<html');
});
