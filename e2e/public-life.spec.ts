import { comeAlive } from './support/come-alive.ts';
import { notice } from './support/notices.ts';
import { expect, test } from './support/test.ts';

/** Words as people type them: without hamza, with another ending, with a typo, in another order of digits. */
const searches = [
  { list: '/courses', box: 'ابحث عن كورس', typed: 'البرمجه', found: /البرمجة/ },
  { list: '/articles', box: 'ابحث عن مقال', typed: 'رساله الخطا', found: /رسالة الخطأ/ },
  { list: '/services', box: 'ابحث عن خدمة', typed: 'الالكترونيه', found: /الإلكترونية/ },
  { list: '/portfolio', box: 'ابحث عن مشروع', typed: 'اولياء الامور', found: /أولياء الأمور/ },
];

for (const { list, box, typed, found } of searches) {
  test(`${list} finds what is spelt otherwise, lights it, and keeps the search in its address`, async ({
    page,
  }) => {
    await page.goto(list);
    await comeAlive(page);
    const main = page.getByRole('main');
    const before = await main.locator('h2, h3').first().textContent();
    await page.getByRole('searchbox', { name: box }).fill(typed);
    await expect(page).toHaveURL(
      `${list}?search=${encodeURIComponent(typed).replaceAll('%20', '+')}`,
    );
    await expect(main.locator('mark').filter({ hasText: found }).first()).toBeVisible();
    // The address is the whole state: another visit shows the same, and so does going back and forth.
    await page.reload();
    await expect(page.getByRole('searchbox', { name: box })).toHaveValue(typed);
    await expect(main.locator('mark').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(main.locator('mark')).toHaveCount(0);
    await expect(main.locator('h2, h3').first()).toHaveText(before ?? '');
    await page.goForward();
    await expect(main.locator('mark').first()).toBeVisible();
  });
}

test('pages and tabs are addresses, and a new tab begins at its first page', async ({ page }) => {
  await page.goto('/portfolio');
  await comeAlive(page);
  const main = page.getByRole('main');
  await page.getByRole('navigation', { name: 'صفحات المشاريع' }).getByText('2').click();
  await expect(page).toHaveURL('/portfolio?page=2');
  await page
    .getByRole('navigation', { name: 'المشاريع حسب الخدمة' })
    .getByRole('link', { name: 'المتاجر الإلكترونية' })
    .click();
  await expect(page).toHaveURL(/\/portfolio\?service=\d+$/);
  await expect(main.getByRole('link', { name: 'صنعة: متجر الحرف اليدوية' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/portfolio?page=2');
  await page.goBack();
  await expect(page).toHaveURL('/portfolio');

  await page.goto('/courses?page=3');
  await comeAlive(page);
  await main.getByRole('link', { name: 'أمن المعلومات' }).first().click();
  await expect(page).toHaveURL(/\/courses\?category=\d+$/);
});

test('the letters of an article are as large as the reader wants them, next time too', async ({
  page,
}) => {
  const size = page.locator('output', { hasText: /^\d+$/ });
  const letters = () =>
    page.locator('article.prose').evaluate((element) => getComputedStyle(element).fontSize);
  await page.goto('/articles/git-branches-explained');
  await comeAlive(page);
  await expect(size).toHaveText('16');
  const larger = page.getByRole('button', { name: 'تكبير الخط' });
  await larger.click();
  await larger.click();
  await expect(size).toHaveText('20');
  expect(await letters()).toBe('20px');
  await page.reload();
  expect(await letters(), 'before anything was pressed').toBe('20px');
  await expect(size).toHaveText('20');
  await larger.click();
  await larger.click();
  await expect(size).toHaveText('24');
  await expect(larger).toBeDisabled();

  // What makes no sense is ignored.
  await page.evaluate(() => localStorage.setItem('article-font-size', '99'));
  await page.reload();
  await expect(size).toHaveText('16');
});

test('an article is saved, found again, let go of and brought back', async ({ page }) => {
  const names: string[] = [];
  for (const slug of ['git-branches-explained', 'clean-code-habits']) {
    await page.goto(`/articles/${slug}`);
    await comeAlive(page);
    names.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    await page.getByRole('button', { name: 'حفظ المقال' }).click();
    await expect(notice(page, 'تم حفظ المقال بنجاح')).toBeVisible();
  }
  const [git = '', clean = ''] = names;
  await expect(notice(page, 'تم حفظ المقال بنجاح')).toBeHidden();
  await page.getByRole('button', { name: 'محفوظ المقال' }).click();
  await expect(notice(page, 'تم إزالة المقال من المحفوظات')).toBeVisible();
  await page.getByRole('button', { name: 'حفظ المقال' }).click();

  await page.goto('/saved-articles');
  await comeAlive(page);
  const cards = page.getByRole('region', { name: 'المقالات' }).getByRole('heading');
  // The newest first.
  await expect(cards).toHaveText([clean, git]);
  await page.getByRole('searchbox', { name: 'ابحث في المحفوظات' }).fill('فروع');
  await expect(cards).toHaveText([git]);
  await page.getByRole('searchbox', { name: 'ابحث في المحفوظات' }).fill('لا وجود له');
  await page.getByRole('button', { name: 'عرض الكل' }).click();
  await expect(cards).toHaveCount(2);

  await page.getByRole('button', { name: `إزالة «${clean}» من المحفوظات` }).click();
  await expect(cards).toHaveText([git]);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(cards).toHaveText([clean, git]);

  await page.getByRole('button', { name: 'حذف الكل' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'احذف الكل' }).click();
  await expect(page.getByText('لا توجد مقالات محفوظة')).toBeVisible();
});

test('an article is handed on: the link copied, the networks’ own pages, a menu that closes', async ({
  page,
  context,
  nibras,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/articles/git-branches-explained');
  await comeAlive(page);
  const menu = page.getByRole('list', { name: 'مشاركة المقال' });
  await page.getByText('مشاركة', { exact: true }).click();
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
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/articles\/\d+$/);

  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toBeHidden();
});

test('pictures of a project: from tile to tile, round the ends, by key and by button', async ({
  page,
}) => {
  await page.goto('/portfolio/news-portal');
  await comeAlive(page);
  const rest = page.getByRole('link', { name: 'بقية الصور، وعددها 3' });
  await rest.click();
  const box = page.getByRole('dialog');
  const counter = box.getByText(/\d+ من 11/);
  await expect(counter).toContainText('9 من 11');
  const next = box.getByRole('button', { name: 'الصورة التالية' });
  const previous = box.getByRole('button', { name: 'الصورة السابقة' });
  await next.click();
  await next.click();
  await expect(counter).toContainText('11 من 11');
  await next.click();
  await expect(counter).toContainText('1 من 11');
  await previous.click();
  await expect(counter).toContainText('11 من 11');
  await expect(box.getByRole('img', { name: /صورة 11 من 11/ })).toBeVisible();

  // Reading order: left is onwards.
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toContainText('صورة 1 من 11');
  await page.keyboard.press('ArrowRight');
  await expect(counter).toContainText('11 من 11');
  await page.keyboard.press('Home');
  await expect(counter).toContainText('صورة 1 من 11');
  await page.keyboard.press('End');
  await expect(counter).toContainText('11 من 11');

  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(rest).toBeFocused();

  await page.getByRole('link', { name: /صورة 2 من 11/ }).click();
  await expect(counter).toContainText('صورة 2 من 11');
  // Beside the picture.
  await box.click({ position: { x: 3, y: 300 } });
  await expect(box).toBeHidden();
});
