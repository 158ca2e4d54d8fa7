import { layout } from '@nibras/contract/limits.ts';
import type { Locator } from '@playwright/test';
import { enterAs, newMember } from './support/member.ts';
import { expect, test, withMovement } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

/** Some course: other tests add theirs, which come first. */
const aCourse = /<a [^>]*href="\/courses\/[^"]+"/;
const pages = [
  { path: '/', title: /\| نبراس$/, content: aCourse },
  { path: '/courses', title: /^الكورسات \| نبراس$/, content: aCourse },
  {
    path: '/courses/python-from-zero',
    title: /^بايثون من الصفر.* \| نبراس$/,
    content: /<h1[^>]*>(?:<[^>]+>)*بايثون/,
  },
];

for (const { path, title, content } of pages) {
  test(`${path} is rendered completely by the server, with its metadata`, async ({ request }) => {
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
    // Content, not a skeleton.
    expect(html).toMatch(content);
    expect(response.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
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

test('an unknown path is a 404 page with a link to the home page', async ({
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

test('an unknown course is a 404 page', async ({ page, checkAccessibility }) => {
  const response = await page.goto('/courses/no-such-course');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('لم يتم العثور على الكورس')).toBeVisible();
  await checkAccessibility(page);
});

test('a click before hydration is not lost', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/courses/python-from-zero', { waitUntil: 'commit' });
  const details = page.getByRole('tab', { name: 'التفاصيل' });
  await details.click();
  await expect(details).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(details).toHaveAttribute('aria-selected', 'true');
});

test('the theme is chosen by the user and stored', async ({ page, theme }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
  const other = theme === 'light' ? 'dark' : 'light';
  await page.evaluate((chosen) => localStorage.setItem('theme', chosen), other);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${other}\\b`));
});

test('with reduced motion the theme changes without a transition @once', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.locator('summary').filter({ hasText: 'قائمة الحساب' }).click();
  const transitions = await page.evaluateHandle(() => {
    const properties: string[] = [];
    document.addEventListener('transitionrun', (event) => properties.push(event.propertyName));
    return properties;
  });
  await page.getByRole('button', { name: 'المظهر الداكن' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  // transitionrun fires in the frame after the change.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await transitions.jsonValue()).toEqual([]);
});

test.describe('without reduced motion', () => {
  test.use(withMovement);

  for (const [pointer, hasTouch] of [
    ['a mouse', false],
    ['a finger', true],
  ] as const) {
    test.describe(pointer, () => {
      test.use({ hasTouch });

      test(`a state change of a button ${hasTouch ? 'has no transition' : 'fades'} with ${pointer} @once`, async ({
        page,
      }) => {
        await page.goto('/contact');
        const button = page.locator('main form button[type=submit]');
        const animated = await button.evaluate((element) => {
          element.setAttribute('aria-disabled', 'true');
          return element.getAnimations().length > 0;
        });
        expect(animated).toBe(!hasTouch);
      });
    });
  }
});

test('a teacher’s photo has a round frame in the place of its skeleton', async ({
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
  const headerSkeleton = await boxOf(skeleton.locator('.bg-ink'));
  const placeholder = await boxOf(skeleton.locator('.rounded-full').first());
  answer.resolve();
  const frame = await boxOf(page.locator('main header .border-lamp-flame'));
  expect(frame?.x).toBeCloseTo(placeholder?.x ?? 0, 0);
  expect(frame?.y).toBeCloseTo(placeholder?.y ?? 0, 0);
  expect(frame?.width).toBe(placeholder?.width);
  expect(frame?.width).toBe(frame?.height);
  // The content below does not move.
  const header = await boxOf(page.locator('main header'));
  expect(header?.height).toBeCloseTo(headerSkeleton?.height ?? 0, 0);
});

test('no page is wider than its screen', async ({ page }) => {
  const narrow = { width: 320, height: 640 };
  for (const { path } of pages) {
    await page.goto(path);
    for (const size of [page.viewportSize() ?? narrow, narrow]) {
      await page.setViewportSize(size);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width, `${path} at ${size.width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('on a phone the chosen filter is in view, and the page stays where it is @once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/courses');
  const filters = page.getByRole('navigation', { name: 'تصنيفات الكورسات' }).getByRole('link');
  await expect(filters.last()).not.toBeInViewport();
  await page.goto((await filters.last().getAttribute('href')) ?? '');
  await waitForHydration(page);
  await expect(filters.last()).toBeInViewport();
  await expect(filters.last()).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('on a screen of a few lines no bar stays over what is read @once', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/courses/python-from-zero');
  await page.getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded();
  const staying = await page.evaluate(() =>
    [10, 128, 246].flatMap((y) =>
      document.elementsFromPoint(160, y).flatMap((element) => {
        const { position } = getComputedStyle(element);
        return position === 'sticky' || position === 'fixed' ? [element.className] : [];
      }),
    ),
  );
  expect(staying).toEqual([]);
});

test('a guest’s header fits its row on a tablet with a wide scrollbar @once', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/contact');
  await page.evaluate(() =>
    document.documentElement.style.setProperty('padding-inline-end', '24px'),
  );
  const row = page.locator('header > .page-width').first();
  const overflowing = await row.evaluate((element) =>
    [...element.children]
      .filter((part) => part.scrollWidth > part.clientWidth)
      .map((part) => part.tagName),
  );
  expect(overflowing).toEqual([]);
});

test('below 768 px the bottom bar is shown, from there on the header’s menu @once', async ({
  page,
}) => {
  await page.goto('/courses');
  const menu = page.getByRole('navigation', { name: 'القائمة الرئيسية' });
  const bar = page.getByRole('navigation', { name: 'التنقل السريع' });
  await page.setViewportSize({ width: layout.mobileBreakpointPx - 1, height: 900 });
  await expect(bar).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: layout.mobileBreakpointPx, height: 900 });
  await expect(bar).toBeHidden();
  await expect(menu).toBeVisible();
});

test('a navigation scrolls to the top @once', async ({ page }) => {
  await page.goto('/courses');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'المقالات' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'المقالات' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the footer leads to the licences of everything by others @once', async ({ page }) => {
  await page.goto('/courses');
  await waitForHydration(page);
  const [answer] = await Promise.all([
    page.waitForResponse('**/third-party.txt'),
    page.getByRole('contentinfo').getByRole('link', { name: 'تراخيص البرمجيات' }).click(),
  ]);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  await expect(page.getByText('GNU LESSER GENERAL PUBLIC LICENSE')).toBeVisible();
  await expect(page.getByText('برمجيات الآخرين في هذه المنصة')).toBeVisible();
});

test.describe('a lazily loaded part that fails to load', () => {
  // The browser's own console line.
  test.use({ expectedFaults: /ERR_FAILED$/ });

  test('a failed import of the web vitals is silent @once', async ({ page }) => {
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
