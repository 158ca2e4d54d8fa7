import { code } from './stand-in/answers.ts';
import type { Fault } from './stand-in/stand-in.ts';
import { expect, expectArabic, test } from './stand-in/test.ts';
import { typeCode } from './support/sign-in.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

/** Each public page, and some words of what it shows of the other server's. */
const screens: [path: string, shown: RegExp[]][] = [
  ['/', [/120/, /مدخل إلى بايثون/, /تطوير المواقع/]],
  ['/courses', [/مدخل إلى بايثون/, /24 محاضرة/, /12 طالبًا/, /أساسيات الويب/, /\$49/, /\$75\.5/]],
  ['/courses?page=2', [/كورس الحوسبة السحابية/]],
  ['/courses?category=2', [/تصميم الواجهات/]],
  ['/courses?search=بايثون', [/مدخل إلى بايثون/]],
  ['/courses/1', [/من أول سطر إلى أول برنامج/, /قبل أن تبدأ/, /ملف التمارين/, /سلمى عبد الله/]],
  ['/courses/2', [/صفحات تُقرأ على كل شاشة/, /كريم حسن/]],
  ['/services', [/تطوير المواقع/, /مدرّب/, /\$300/]],
  ['/services?page=2', [/خدمة رقم 16/]],
  ['/services/1', [/نبدأ بفهم عملك/, /سرعة في التحميل/, /منى السيد/, /موثّق/, /متجر الحي/]],
  ['/services/2', [/لا يوجد وصف متاح لهذه الخدمة/, /خدمة تقنية/]],
  ['/portfolio', [/متجر الحي/, /تطوير المواقع/]],
  ['/portfolio?page=2', [/نظام الجمعية/]],
  ['/portfolio?service=1', [/متجر الحي/]],
  ['/portfolio/1', [/متجر صغير صار يبيع/, /بقية الصور، وعددها 2/, /04‏?\/03‏?\/2026/]],
  ['/portfolio/2', [/بوابة المكتبة/, /لا يوجد وصف متاح لهذا المشروع/]],
  ['/articles', [/كيف تقرأ رسالة الخطأ/, /رسالة الخطأ صديق لا خصم/]],
  ['/articles?page=2', [/مقال رقم 9/]],
  ['/articles/1', [/اقرأ السطر الأول/, /ليلى منصور/, /مقالات ذات صلة/, /الأسماء في الكود/]],
  ['/articles/2', [/لننام مطمئنين/, /غير معروف/]],
  ['/saved-articles', [/لا توجد مقالات محفوظة/]],
  ['/order-service?service_id=1', [/تطوير المواقع/, /\$300/]],
  ['/contact', [/ابدأ مشروعك/]],
];

// What the browser says by itself. The colour of a cover cannot be read where its host keeps the pixels to itself.
const coverUnread = /blocked by CORS policy|^Failed to load resource: net::ERR_FAILED/;
const failedCall = /blocked by CORS policy|^Failed to load resource/;

test.use({ expectedFaults: coverUnread });

test('every public screen shows what a server of the specification has', async ({
  page,
  standIn,
}) => {
  test.slow();
  for (const [path, shown] of screens) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await waitForHydration(page);
    await expect(page.locator('h1'), path).toHaveCount(1);
    for (const text of shown) await expect.soft(page.locator('main'), path).toContainText(text);
    await expectArabic(page);
  }
  // The calls of our own were tried where there are such, and refused.
  expect([...standIn.refused]).toContain('GET /api/article/1');
});

test('a picture comes from where the server says, and none where it has none', async ({ page }) => {
  await page.goto('/courses');
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
  const pictures = (name: string) => card(name).locator('img[src*="/storage/"]');
  await expect(pictures('مدخل إلى بايثون').first()).toHaveAttribute('src', /icons\/python\.png/);
  await expect(pictures('أساسيات الويب').first()).toHaveAttribute('src', /courses\/web\.png/);
  await expect(pictures('تصميم الواجهات').first()).toHaveAttribute('src', /courses\/design\.png/);
  for (const shown of await pictures('مدخل إلى بايثون').all()) {
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  // The bare storage root stands for no picture.
  await expect(pictures('قواعد البيانات')).toHaveCount(0);
  // A photo on a host of its own, as many servers keep people's.
  await page.goto('/services/1');
  const photo = page.locator('img[src="https://images.example.org/mona.png"]');
  await expect
    .poll(() => photo.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const projects = page.locator('section').filter({ hasText: 'مشاريع نفّذناها ضمن هذه الخدمة' });
  await expect(projects.getByRole('link', { name: 'متجر الحي' })).toBeVisible();
  await expect(projects.locator('img')).toHaveCount(0);
});

test('prices in every way that the specification lists', async ({ page }) => {
  await page.goto('/courses');
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(card('مدخل إلى بايثون')).toContainText('مجاني');
  await expect(card('تصميم الواجهات')).toContainText('مجاني');
  await expect(card('كورس الشبكات')).toContainText('مجاني');
  await expect(card('أساسيات الويب')).toContainText('$49');
});

test('a project is found wherever the server puts it', async ({ page, standIn }) => {
  for (const projectAs of ['project', 'data', 'body', 'list'] as const) {
    standIn.shapes.projectAs = projectAs;
    standIn.shapes.projectsUnder = projectAs === 'list' ? 'data' : 'projects';
    const response = await page.goto('/portfolio/2');
    expect(response?.status(), projectAs).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), projectAs).toHaveText('بوابة المكتبة');
  }
  const response = await page.goto('/portfolio/404');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('المشروع الذي تبحث عنه غير موجود أو تمت إزالته')).toBeVisible();
});

test('articles are read under either name, and picked out of the whole list', async ({
  page,
  standIn,
}) => {
  for (const articlesUnder of ['articles', 'data'] as const) {
    standIn.shapes.articlesUnder = articlesUnder;
    await page.goto('/articles');
    await waitForHydration(page);
    // By a click: this time it is the browser that asks.
    await page.getByRole('link', { name: 'كيف تقرأ رسالة الخطأ' }).click();
    await expect(page).toHaveURL(/\/articles\/1$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('كيف تقرأ رسالة الخطأ');
    await expect(page.getByRole('article')).toContainText('ثم الثاني');
  }
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  const response = await page.goto('/articles/77');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('المقال الذي تبحث عنه غير موجود أو تمت إزالته')).toBeVisible();
});

test('clicks lead through the other server’s lists as first visits do', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const main = page.getByRole('main');
  const menu = async (name: string, path: string) => {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    // The address is there before the page.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  };
  await menu('الكورسات', '/courses');
  await main.getByRole('link', { name: 'مدخل إلى بايثون' }).click();
  await expect(main.getByText('قبل أن تبدأ')).toBeVisible();
  await menu('الخدمات', '/services');
  await main.getByRole('link', { name: 'تطوير المواقع', exact: true }).click();
  await expect(main.getByText('نبدأ بفهم عملك')).toBeVisible();
  await menu('معرض الأعمال', '/portfolio');
  await main.getByRole('link', { name: 'متجر الحي' }).click();
  await expect(main.getByText('متجر صغير صار يبيع')).toBeVisible();
  await expectArabic(page);
});

const lists = [
  { path: '/courses', call: '/api/courses', empty: 'لا توجد كورسات متاحة', some: 'أساسيات الويب' },
  { path: '/services', call: '/api/service', empty: 'لا توجد خدمات متاحة', some: 'استشارة تقنية' },
  { path: '/articles', call: '/api/article', empty: 'لا توجد مقالات متاحة', some: 'مقال رقم 4' },
  { path: '/portfolio', call: '/api/project', empty: 'لا توجد مشاريع متاحة', some: 'متجر الحي' },
];

test.describe('when the other server fails', () => {
  test.use({ expectedFaults: failedCall });

  const failures: Fault[] = [500, 'html', 'dropped'];

  test('a list that is asked for too often is empty', async ({ page, standIn }) => {
    for (const { path, call, empty } of lists) {
      standIn.faults.set(call, 429);
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { name: empty }), path).toBeVisible();
      await expectArabic(page);
    }
  });

  for (const fault of failures) {
    test(`a list says that it failed, and comes with another try: ${fault}`, async ({
      page,
      standIn,
    }) => {
      for (const { path, call, some } of lists) {
        standIn.faults.set(call, fault);
        await page.goto(path);
        await waitForHydration(page);
        await expect(page.locator('h1'), path).toHaveCount(1);
        await expect(page.getByRole('alert').filter({ hasText: 'تعذر تحميل' }), path).toBeVisible();
        await expectArabic(page);
        standIn.faults.clear();
        await page.getByRole('button', { name: 'أعد المحاولة' }).click();
        await expect(page.getByText(some).first(), path).toBeVisible();
      }
    });

    test(`what is told of one thing is that it may be gone, and it comes with another try: ${fault}`, async ({
      page,
      standIn,
    }) => {
      for (const [path, told, some] of [
        ['/services/1', 'الخدمة التي تبحث عنها غير موجودة أو تمت إزالتها', 'نبدأ بفهم عملك'],
        ['/portfolio/1', 'المشروع الذي تبحث عنه غير موجود أو تمت إزالته', 'متجر صغير صار'],
        ['/courses/1', 'تعذر تحميل الكورس', 'قبل أن تبدأ'],
        ['/articles/1', 'تعذر تحميل المقال', 'اقرأ السطر الأول'],
      ] as const) {
        standIn.faults.set('*', fault);
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(503);
        await waitForHydration(page);
        await expect(page.getByText(told), path).toBeVisible();
        await expectArabic(page);
        standIn.faults.clear();
        await page.getByRole('button', { name: 'أعد المحاولة' }).first().click();
        await expect(page.getByText(some).first(), path).toBeVisible();
      }
    });

    test(`the home page stands without any of its lists: ${fault}`, async ({ page, standIn }) => {
      standIn.faults.set('*', fault);
      const response = await page.goto('/');
      expect(response?.status()).toBe(200);
      await waitForHydration(page);
      await expect(page.locator('h1')).toBeVisible();
      await expectArabic(page);
      for (const path of ['/contact', '/order-service?service_id=1', '/saved-articles', '/login']) {
        await page.goto(path);
        await expect(page.locator('h1'), path).toHaveCount(1);
        await expectArabic(page);
      }
    });
  }

  test('a click that meets a failing server ends in words, not in a skeleton', async ({
    page,
    standIn,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    standIn.faults.set('/api/article', 'html');
    await page.getByRole('banner').getByRole('link', { name: 'المقالات', exact: true }).click();
    // Three more tries come first.
    await expect(page.getByText('تعذر تحميل المقالات')).toBeVisible({ timeout: 20_000 });
    await expectArabic(page);
    standIn.faults.set('/api/service', 429);
    await page.getByRole('banner').getByRole('link', { name: 'الخدمات', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'لا توجد خدمات متاحة' })).toBeVisible();
  });
});

test.describe('signing in by code', () => {
  for (const tokenIn of ['data', 'data.token', 'data.message'] as const) {
    test(`finds the token in ${tokenIn}`, async ({ page, standIn }) => {
      standIn.shapes.tokenIn = tokenIn;
      await page.goto('/login');
      await page.getByLabel('البريد الإلكتروني').fill('guest@example.org');
      await page.getByRole('button', { name: 'أرسل كود التحقق' }).click();
      await expect(page).toHaveURL(/\/verify$/);
      await expectArabic(page);
      await typeCode(page, '111111');
      await expect(page.getByText('كود التحقق غير صحيح')).toBeVisible();
      await expectArabic(page);
      await typeCode(page, code);
      await expect(page).not.toHaveURL(/\/verify$/);
      await page.goto('/my-courses');
      await expect(page.getByRole('link', { name: 'أساسيات الويب', exact: true })).toBeVisible();
      await expectArabic(page);
    });
  }

  test('shows a profile without what this server has no calls for', async ({ page, standIn }) => {
    await page.goto('/login');
    await page.getByLabel('البريد الإلكتروني').fill('guest@example.org');
    await page.getByRole('button', { name: 'أرسل كود التحقق' }).click();
    await typeCode(page, code);
    await expect(page).not.toHaveURL(/\/verify$/);
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: 'حفظ التعديلات' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'أمان حسابك' })).toHaveCount(0);
    expect([...standIn.refused]).not.toContain('GET /api/sessions');
    await expectArabic(page);
  });
});

test.describe('sending a form', () => {
  test.use({ expectedFaults: failedCall });

  const order = {
    الاسم: 'هدى سالم',
    'رقم الهاتف': '٠١٠٠١٢٣٤٥٦٧',
    'البريد الإلكتروني': 'huda@example.org',
    البلد: 'مصر',
    'المسمى الوظيفي': 'صاحبة متجر',
    'وصف الطلب': 'أريد متجرًا صغيرًا.',
  };

  test('an order arrives under the specification’s names; a failure is told in Arabic', async ({
    page,
    standIn,
  }) => {
    await page.goto('/order-service?service_id=1');
    for (const [label, text] of Object.entries(order)) {
      await page.getByLabel(label).first().fill(text);
    }
    const send = page.getByRole('button', { name: 'أرسل الطلب' });
    for (const fault of [500, 'html', 'dropped', 422] as const) {
      standIn.faults.set('/api/orders', fault);
      await send.click();
      await expect(page.getByText('حدث خطأ أثناء إرسال الطلب'), String(fault)).toBeVisible();
      await expectArabic(page);
      await expect(page.getByLabel('وصف الطلب')).toHaveValue(order['وصف الطلب']);
    }
    standIn.faults.clear();
    await send.click();
    await expect(page.getByText('وصل طلبك، وسنتصل بك.')).toBeVisible();
    const body = standIn.received.findLast(({ path }) => path === '/api/orders')?.body ?? '';
    const sent = (name: string) =>
      new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(body)?.[1];
    expect(sent('Job_title')).toBe('صاحبة متجر');
    expect(sent('service_id')).toBe('1');
    expect(sent('country')).toBe('مصر');
  });

  test('a message is never claimed sent by a server that has no such call', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('الاسم الكامل').fill('هدى سالم');
    await page.getByLabel('البريد الإلكتروني').fill('huda@example.org');
    await page.getByLabel('الموضوع').fill('سؤال');
    await page.getByLabel('الرسالة').fill('هل تبنون المتاجر؟');
    await page.getByRole('button', { name: 'أرسل الرسالة' }).click();
    await expect(page.getByText('تعذر إرسال رسالتك')).toBeVisible();
    await expect(page.getByRole('link', { name: 'أرسلها من بريدك' })).toBeVisible();
    await expectArabic(page);
  });
});

test('search engines and feed readers are served from the other server too', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/courses/10', '/services/16', '/portfolio/7', '/articles/9']) {
    expect(sitemap).toContain(`${path}</loc>`);
  }
  expect(await (await request.get('/articles.xml')).text()).toContain('كيف تقرأ رسالة الخطأ');
});
