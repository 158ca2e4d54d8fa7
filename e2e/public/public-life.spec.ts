import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/**
 * Searches as users type them, without hamza and with another ending; matches are highlighted without their particle.
 */
const searches = [
  { list: '/courses', box: 'ابحث عن كورس', typed: 'البرمجه', highlighted: /برمجة/ },
  { list: '/articles', box: 'ابحث عن مقال', typed: 'رساله الخطا', highlighted: /رسالة/ },
  { list: '/services', box: 'ابحث عن خدمة', typed: 'الالكترونيه', highlighted: /إلكترونية/ },
  { list: '/portfolio', box: 'ابحث عن مشروع', typed: 'اولياء الامور', highlighted: /أولياء/ },
];

for (const { list, box, typed, highlighted } of searches) {
  test(`${list} finds other spellings, highlights them, and keeps the search in the URL`, async ({
    page,
  }) => {
    const search = page.getByRole('searchbox', { name: box });
    const marks = page.getByRole('main').locator('mark');
    const first = page.getByRole('main').getByRole('listitem').getByRole('heading').first();
    await page.goto(list);
    await waitForHydration(page);
    const before = (await first.textContent()) ?? '';
    await search.fill(typed);
    const address = `${list}?${new URLSearchParams({ search: typed })}`;
    await expect(page).toHaveURL(address);
    await expect(marks.filter({ hasText: highlighted }).first()).toBeVisible();

    // The URL is the whole state: reload, back and forward show the same.
    await page.reload();
    await waitForHydration(page);
    await expect(search).toHaveValue(typed);
    await expect(marks.first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(marks).toHaveCount(0);
    await expect(first).toHaveText(before);
    await page.goForward();
    await expect(marks.first()).toBeVisible();
    await expect(search).toHaveValue(typed);
  });
}

test('pages and tabs are in the URL, and a new tab starts at its first page', async ({ page }) => {
  await page.goto('/portfolio');
  await waitForHydration(page);
  await page
    .getByRole('navigation', { name: 'صفحات المشاريع' })
    .getByRole('link', { name: 'الصفحة 2', exact: true })
    .click();
  await expect(page).toHaveURL('/portfolio?page=2');
  await page
    .getByRole('navigation', { name: 'المشاريع حسب الخدمة' })
    .getByRole('link', { name: 'المتاجر الإلكترونية' })
    .click();
  await expect(page).toHaveURL(/\/portfolio\?service=\d+$/);
  await expect(page.getByRole('link', { name: 'صنعة: متجر الحرف اليدوية' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/portfolio?page=2');
  await page.goBack();
  await expect(page).toHaveURL('/portfolio');
});

test('the page of a course has its level, in its header and among its facts', async ({ page }) => {
  await page.goto('/courses/modern-web-html-css');
  await expect(page.locator('main header').getByText('مبتدئ', { exact: true })).toBeVisible();
  const fact = page.locator('dl > div').filter({ hasText: 'المستوى' });
  await expect(fact.getByRole('definition')).toHaveText('مبتدئ');
});

test('a guest’s menu leads to the saved articles', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.locator('summary').filter({ hasText: 'قائمة الحساب' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'المقالات المحفوظة' }).click();
  await expect(page).toHaveURL(/\/saved-articles$/);
});

test('breadcrumbs are whole where there is space', async ({ page }) => {
  await page.goto('/courses/modern-web-html-css');
  const crumbs = page.getByRole('navigation', { name: 'مسار التنقل' }).locator('bdi');
  await expect(crumbs).toHaveCount(3);
  const cut = await crumbs.evaluateAll((all) =>
    all.filter((crumb) => crumb.scrollWidth > crumb.clientWidth).map((crumb) => crumb.textContent),
  );
  expect(cut).toEqual([]);
});

test('an article shows the photo of its author', async ({ page }) => {
  await page.goto('/articles/git-branches-explained');
  const author = page.getByText('الكاتب:').locator('xpath=ancestor::div[2]');
  await expect(author.locator('img')).toBeVisible();
});

test('the font size of an article can be changed and is stored', async ({ page }) => {
  const size = page.getByRole('status', { name: 'حجم الخط' });
  const text = page.getByRole('article');
  await page.goto('/articles/git-branches-explained');
  await waitForHydration(page);
  await expect(size).toHaveText('16');
  // Text and code share one measure.
  const widthOf = (selector: string) =>
    text
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().width);
  expect(await widthOf('> p')).toBe(await widthOf('> figure'));
  const larger = page.getByRole('button', { name: 'تكبير الخط' });
  await larger.click();
  await larger.click();
  await expect(size).toHaveText('20');
  await expect(text).toHaveCSS('font-size', '20px');
  await page.reload();
  await expect(size).toHaveText('20');
  await expect(text).toHaveCSS('font-size', '20px');
  await larger.click();
  await larger.click();
  await expect(size).toHaveText('24');
  await expect(larger).toBeDisabled();

  // An invalid stored value is ignored.
  await page.evaluate(() => localStorage.setItem('article-font-size', '99'));
  await page.reload();
  await expect(text).toHaveCSS('font-size', '16px');
});

test('an article can be shared, and its code copied', async ({ page, context, nibras }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/articles/git-branches-explained');
  await waitForHydration(page);
  const menu = page.getByRole('list', { name: 'مشاركة المقال' });
  const share = page.locator('summary').filter({ hasText: 'مشاركة' });
  await share.click();
  await expect(menu).toBeVisible();
  const shared = encodeURIComponent(`${nibras.address}/articles/`);
  for (const [name, host] of [
    ['واتساب', 'https://wa.me/'],
    ['تيليجرام', 'https://t.me/share/url'],
    ['إكس', 'https://twitter.com/intent/tweet'],
    ['فيسبوك', 'https://www.facebook.com/sharer/sharer.php'],
    ['لينكدإن', 'https://www.linkedin.com/sharing/share-offsite/'],
  ] as const) {
    const href = await menu.getByRole('link', { name }).getAttribute('href');
    expect(href, name).toContain(host);
    expect(href, name).toContain(shared);
  }
  await menu.getByRole('button', { name: 'نسخ الرابط' }).click();
  await expect(notice(page, 'تم نسخ الرابط للحافظة')).toBeVisible();
  expect(await copied()).toMatch(/\/articles\/\d+$/);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toBeHidden();

  const block = page.getByRole('article').locator('figure').first();
  await expect(block.locator('pre')).toHaveCSS('direction', 'ltr');
  await block.getByRole('button', { name: 'نسخ الكود' }).click();
  await expect(block.getByRole('button', { name: 'نُسخ الكود' })).toBeVisible();
  expect(await copied()).toBe(await block.locator('code').textContent());

  // On paper: the text alone, right to left, black on white, with code and the addresses of links.
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://example.com/guide';
    link.textContent = 'الدليل';
    document.querySelector('article p')?.append(link);
  });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation', 'complementary', 'button'] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(block.locator('pre')).toHaveCSS('white-space', 'pre-wrap');
  await expect(block.locator('pre')).toHaveCSS('break-inside', 'avoid');
  const addressAfter = page
    .getByRole('link', { name: 'الدليل' })
    .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await addressAfter).toContain('https://example.com/guide');
  await expect(page.getByText(/^المصدر:/)).toContainText(`${nibras.address}/articles/`);
});

test('the notice of a saved article is shown for three seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/articles/git-branches-explained');
  await waitForHydration(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'حفظ المقال' }).click();
  const confirmation = notice(page, 'تم حفظ المقال بنجاح');
  // The toast's code loads, and React takes up to 300 ms to show suspended content.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(confirmation).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(2_800);
  await expect(confirmation).toBeVisible();
  await page.clock.runFor(300);
  await expect(confirmation).toBeHidden();
});

test('saved articles can be searched, removed and restored', async ({ page }) => {
  const names: string[] = [];
  for (const slug of ['git-branches-explained', 'clean-code-habits']) {
    await page.goto(`/articles/${slug}`);
    await waitForHydration(page);
    names.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    await page.getByRole('button', { name: 'حفظ المقال' }).click();
    await expect(page.getByRole('button', { name: 'محفوظ المقال' })).toBeVisible();
  }
  const [git = '', clean = ''] = names;
  await page.getByRole('button', { name: 'محفوظ المقال' }).click();
  await expect(notice(page, 'تم إزالة المقال من المحفوظات')).toBeVisible();
  await page.getByRole('button', { name: 'حفظ المقال' }).click();

  await page.goto('/saved-articles');
  await waitForHydration(page);
  const cards = page.getByRole('region', { name: 'المقالات' }).getByRole('heading');
  const search = page.getByRole('searchbox', { name: 'ابحث في المحفوظات' });
  // The newest first.
  await expect(cards).toHaveText([clean, git]);
  await search.fill('فروع');
  await expect(cards).toHaveText([git]);
  await search.fill('لا وجود له');
  await page.getByRole('button', { name: 'عرض الكل' }).click();
  await expect(cards).toHaveCount(2);

  await page.getByRole('button', { name: `إزالة «${clean}» من المحفوظات` }).click();
  await expect(cards).toHaveText([git]);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(cards).toHaveText([clean, git]);

  // A toast lies above the dialog: closing the toast must not close the dialog. The clock is paused so that the toast
  // does not disappear by itself.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: `إزالة «${git}» من المحفوظات` }).click();
  await page.getByRole('button', { name: 'حذف الكل' }).click();
  const question = page.getByRole('dialog');
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(question).toBeVisible({ timeout: 100 });
  }).toPass();
  // A dialog listens for outside clicks only shortly after it has opened.
  await page.clock.runFor(50);
  await page.getByLabel('التنبيهات').getByRole('button', { name: 'إغلاق التنبيه' }).last().click();
  await page.clock.resume();
  await expect(notice(page, 'تم إزالة المقال من المحفوظات')).toBeHidden();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'احذف الكل' }).click();
  await expect(page.getByText('لا توجد مقالات محفوظة')).toBeVisible();
});

test('the pictures of a project can be browsed by button and key, wrapping around at the ends', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') loaded.push(new URL(request.url()).pathname);
  });
  await page.goto('/portfolio/news-portal');
  await waitForHydration(page);
  const rest = page.getByRole('link', { name: 'بقية الصور، وعددها 3' });
  await rest.click();
  const box = page.getByRole('dialog');
  const counter = box.getByText(/\d+ من 11/);
  const shown = (place: number) => box.getByRole('img', { name: `صورة ${place} من 11` });
  await expect(counter).toContainText('صورة 9 من 11');
  const next = box.getByRole('button', { name: 'الصورة التالية' });
  await next.click();
  await expect(counter).toContainText('صورة 10 من 11');
  // The neighbouring pictures are preloaded: the last one has no tile.
  const preloaded = new Set(loaded);
  await next.click();
  await expect(counter).toContainText('صورة 11 من 11');
  const last = new URL((await shown(11).getAttribute('src')) ?? '', page.url()).pathname;
  expect([...preloaded]).toContain(last);
  await next.click();
  await expect(counter).toContainText('صورة 1 من 11');
  await box.getByRole('button', { name: 'الصورة السابقة' }).click();
  await expect(counter).toContainText('صورة 11 من 11');
  await expect(shown(11)).toBeVisible();

  // Right to left: the left arrow moves forward.
  for (const [key, place] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 11],
    ['Home', 1],
    ['End', 11],
  ] as const) {
    await page.keyboard.press(key);
    await expect(counter, key).toContainText(`صورة ${place} من 11`);
  }
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(rest).toBeFocused();

  await page.getByRole('link', { name: 'صورة 2 من 11' }).click();
  await expect(shown(2)).toBeVisible();
  await shown(2).click();
  await expect(box, 'a click on the picture itself').toBeVisible();
  await box.click({ position: { x: 3, y: 300 } });
  await expect(box, 'a click next to it').toBeHidden();
});

test('a picture that fails to load shows a fallback', async ({ page }) => {
  await page.route('**/storage/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/portfolio/news-portal');
  await waitForHydration(page);
  const tile = page.getByRole('img', { name: 'صورة 1 من 11' });
  await expect(tile.locator('svg').first()).toBeVisible();
  // Pictures further down are not loaded yet; none that was requested stays broken.
  const broken = () =>
    page
      .locator('main img')
      .evaluateAll(
        (all: HTMLImageElement[]) =>
          all.filter(
            ({ complete, currentSrc, naturalWidth }) => complete && currentSrc && !naturalWidth,
          ).length,
      );
  await expect.poll(broken).toBe(0);
  await tile.click();
  await expect(page.getByRole('dialog')).toContainText('تعذر تحميل هذه الصورة');
});

for (const { list, box } of [
  { list: '/courses', box: 'ابحث عن كورس' },
  { list: '/articles', box: 'ابحث عن مقال' },
]) {
  test(`a press right after typing in the search of ${list} leads where it says`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto(list);
    await waitForHydration(page);
    const link = page.getByRole('main').locator(`a[href^="${list}/"]`).first();
    // The page that is opened takes longer than the search waits.
    await page.route('**/*.data*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
    await page.getByRole('searchbox', { name: box }).fill('بايثون');
    // The machine is busy for longer than the search waits, from the press on.
    await link.evaluate((element: HTMLElement) => {
      element.click();
      const from = performance.now();
      while (performance.now() - from < 600);
    });
    await expect(page).toHaveURL(new RegExp(`${list}/\\d+$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${list}/\\d+$`));
  });
}
