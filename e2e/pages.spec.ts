import type { Locator } from '@playwright/test';
import { enterAs, newMember } from './support/member.ts';
import { expect, test, withMovement } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const pages = [
  { path: '/', title: /\| نبراس$/ },
  { path: '/courses', title: /^الكورسات \| نبراس$/ },
  { path: '/courses/python-from-zero', title: /^بايثون من الصفر.* \| نبراس$/ },
];

for (const { path, title } of pages) {
  test(`${path} comes whole from the server, for readers and for link previews`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(title);
    expect(html).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"/);
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1];
    for (const name of ['description', 'og:title', 'og:description', 'og:image', 'og:url']) {
      expect(meta(name), name).toBeTruthy();
    }
    expect(html).toContain('<h1');
    // Content, and not a skeleton of it.
    expect(html).toMatch(/بايثون|CI\/CD/);
    expect(response.headers()['content-security-policy']).toContain("script-src 'self' 'nonce-");
  });

  test(`${path} without scripts shows its content, and its links work`, async ({
    browser,
    nibras,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: nibras.address });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'الكورسات' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/courses$/);
    await expect(page.locator('main a[href^="/courses/"]').first()).toBeVisible();
    await context.close();
  });
}

test('an unknown address says so, with the right status and a way home', async ({
  page,
  checkAccessibility,
}) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await checkAccessibility(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /الرئيسية/ })
    .click();
  await expect(page).toHaveURL(/\/$/);
});

test('an unknown course says so, with the right status', async ({ page, checkAccessibility }) => {
  const response = await page.goto('/courses/no-such-course');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('لم يتم العثور على الكورس')).toBeVisible();
  await checkAccessibility(page);
});

test('a press that comes before the scripts is not lost', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/courses/python-from-zero', { waitUntil: 'commit' });
  const details = page.getByRole('tab', { name: 'التفاصيل' });
  await details.click();
  await expect(details).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(details).toHaveAttribute('aria-selected', 'true');
});

test('the theme is chosen by the person and kept', async ({ page, theme }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
  const other = theme === 'light' ? 'dark' : 'light';
  await page.evaluate((chosen) => localStorage.setItem('theme', chosen), other);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${other}\\b`));
});

test('who wants no movement gets none: a change of theme is there at once @once', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.locator('summary').filter({ hasText: 'قائمة الحساب' }).click();
  const moved = await page.evaluateHandle(() => {
    const properties: string[] = [];
    document.addEventListener('transitionrun', (event) => properties.push(event.propertyName));
    return properties;
  });
  await page.getByRole('button', { name: 'المظهر الداكن' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  // A transition is told of in the frame after the change.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await moved.jsonValue()).toEqual([]);
});

test.describe('with everything that moves', () => {
  test.use(withMovement);

  for (const [pointer, hasTouch] of [
    ['a mouse', false],
    ['a finger', true],
  ] as const) {
    test.describe(pointer, () => {
      test.use({ hasTouch });

      test(`a button that changes by itself ${hasTouch ? 'does so at once' : 'fades'} under ${pointer} @once`, async ({
        page,
      }) => {
        await page.goto('/contact');
        const button = page.locator('main form button[type=submit]');
        const moving = await button.evaluate((element) => {
          element.setAttribute('aria-disabled', 'true');
          return element.getAnimations().length > 0;
        });
        expect(moving).toBe(!hasTouch);
      });
    });
  }
});

test('a teacher’s photo has a round frame, where the skeleton kept its place', async ({
  page,
  context,
  nibras,
}) => {
  await enterAs(context, await newMember(nibras));
  const answer = Promise.withResolvers<void>();
  await context.route('**/api/teacher/5?*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const boxOf = async (part: Locator) => {
    await expect(part).toBeVisible();
    return part.boundingBox();
  };
  await page.goto('/teacher/5');
  const skeleton = page.getByRole('status', { name: 'جارٍ تحميل صفحة المعلّم' });
  const ground = await boxOf(skeleton.locator('.bg-ink'));
  const kept = await boxOf(skeleton.locator('.rounded-full').first());
  answer.resolve();
  const frame = await boxOf(page.locator('main header .border-lamp-flame'));
  expect(frame?.x).toBeCloseTo(kept?.x ?? 0, 0);
  expect(frame?.y).toBeCloseTo(kept?.y ?? 0, 0);
  expect(frame?.width).toBe(kept?.width);
  expect(frame?.width).toBe(frame?.height);
  // And nothing below moves.
  const header = await boxOf(page.locator('main header'));
  expect(header?.height).toBeCloseTo(ground?.height ?? 0, 0);
});

test('no page is wider than its screen', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width, path).toBeLessThanOrEqual(0);
  }
});

test.describe('a part of the page that is not fetched', () => {
  // The browser's own line.
  test.use({ expectedFaults: /ERR_FAILED$/ });

  test('what measures the page stays away without a word @once', async ({ page }) => {
    let refused = 0;
    await page.route('**/assets/vitals-*.js', (route) => {
      refused += 1;
      return route.abort();
    });
    await page.goto('/');
    await expect.poll(() => refused).toBeGreaterThan(0);
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
