import { newAddress } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

/** The notice of a page that needs scripts. */
const needsScripts = 'noscript p';
const itemsOf = (list: string) => `a[href^="${list}/"]`;

/** Each public page with a locator of its content. */
const pages: [path: string, content: string][] = [
  ['/', 'text=أحدث الكورسات'],
  ['/courses', itemsOf('/courses')],
  ['/courses/modern-web-html-css', 'text=المتطلبات'],
  ['/articles', itemsOf('/articles')],
  ['/articles/sql-joins-illustrated', 'text=مقالات ذات صلة'],
  ['/search?q=python', itemsOf('/courses')],
  ['/saved-articles', needsScripts],
  ['/services', itemsOf('/services')],
  ['/services/online-stores', 'text=وصف الخدمة'],
  ['/portfolio', itemsOf('/portfolio')],
  ['/portfolio/news-portal', 'text=صور المشروع'],
  ['/order-service', 'text=ماذا بعد الإرسال؟'],
  ['/ways-to-pay', 'text=كيف تشتري كورسًا؟'],
  ['/playground', needsScripts],
  ['/certificates', 'form >> text=رمز الشهادة'],
  ['/contact', 'form >> text=الرسالة'],
  ['/login', needsScripts],
  ['/register', needsScripts],
];

test('every public page shows its content, no loading state and no broken links', async ({
  page,
  request,
}) => {
  test.slow();
  const links = new Set<string>();
  for (const [path, content] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.getByRole('main').locator(content).first(), path).toBeVisible();
    // No loading state, which only scripts could end.
    const loading = page.locator('[aria-busy="true"], [role="status"][aria-label]');
    await expect(loading.filter({ visible: true }), path).toHaveCount(0);
    for (const link of await page.locator('a[href^="/"]').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      links.add(href.replace(/#.*$/, ''));
    }
  }
  // Without scripts a member page does not redirect a guest, so it is a 200.
  const queue = [...links];
  const follow = async () => {
    for (let href = queue.pop(); href !== undefined; href = queue.pop()) {
      expect.soft((await request.get(href)).status(), href).toBe(200);
    }
  };
  await Promise.all([follow(), follow(), follow(), follow()]);
});

test('links, menus and pagination work', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'تصفّح الكورسات' }).first().click();
  await expect(page).toHaveURL(/\/courses$/);
  await page
    .getByRole('navigation', { name: 'صفحات الكورسات' })
    .getByRole('link', { name: 'الصفحة 2', exact: true })
    .click();
  await expect(page).toHaveURL(/page=2/);
  const main = page.getByRole('main');
  await main.locator('summary', { hasText: 'الأحدث' }).click();
  await main.getByRole('link', { name: 'الأعلى تقييمًا' }).click();
  await expect(page).toHaveURL(/\/courses\?sort=rated$/);
  await main.locator('summary', { hasText: 'تصفية' }).click();
  await main.getByRole('link', { name: 'مجاني', exact: true }).click();
  await expect(page).toHaveURL(/sort=rated&free=1$/);
  await expect(main.locator('a[href^="/courses/"]').first()).toBeVisible();
  await expect(main.getByText('$')).toHaveCount(0);
  await main.locator('a[href^="/courses/"]').first().click();
  await expect(page).toHaveURL(/\/courses\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a search is submitted with Enter and keeps the chosen tab', async ({ page }) => {
  await page.goto('/portfolio');
  await page
    .getByRole('navigation', { name: 'المشاريع حسب الخدمة' })
    .getByRole('link', { name: 'المتاجر الإلكترونية' })
    .click();
  await page.getByRole('searchbox', { name: 'ابحث عن مشروع' }).fill('الحرف اليدويه');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/service=\d+/);
  await expect(page).toHaveURL(/search=/);
  await expect(page.locator('main mark').first()).toBeVisible();
});

test('an order can be sent, and an invalid one keeps its values', async ({ page, nibras }) => {
  const email = newAddress();
  await page.goto('/order-service?service_id=1');
  const fields = {
    الاسم: 'هدى سالم',
    'رقم الهاتف': '123',
    'البريد الإلكتروني': email,
    البلد: 'مصر',
    'المسمى الوظيفي': 'صاحبة متجر',
    'وصف الطلب': 'أريد متجرًا صغيرًا.',
  };
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label).first().fill(text);
  }
  const send = page.getByRole('button', { name: 'أرسل الطلب' });
  await send.click();
  await expect(page.getByText('اكتب رقم هاتف صحيحًا بالأرقام')).toBeVisible();
  await expect(page.getByLabel('وصف الطلب')).toHaveValue(fields['وصف الطلب']);
  await page.getByLabel('رقم الهاتف').fill('٠١٠٠١٢٣٤٥٦٧');
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: /طلبك/ })).toBeVisible();
  expect((await nibras.mail.mailTo(email)).subject).toContain('وصلنا طلبك');
});

test('a message can be sent', async ({ page, nibras }) => {
  const email = newAddress();
  await page.goto('/contact');
  await page.getByLabel('الاسم الكامل').fill('كريم حسن');
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('الموضوع').fill('سؤال');
  await page.getByLabel('الرسالة').fill('متى يبدأ الكورس القادم؟');
  await page.getByRole('button', { name: 'أرسل الرسالة' }).click();
  await expect(page.getByRole('status').filter({ hasText: /رسالتك/ })).toBeVisible();
  await expect
    .poll(() => nibras.mail.mails.some((mail) => mail.replyTo?.[0]?.address === email))
    .toBe(true);
});
