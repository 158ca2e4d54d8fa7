import { code } from './fake-server/answers.ts';
import type { Fault } from './fake-server/fake-server.ts';
import { expect, expectArabic, test } from './fake-server/test.ts';
import { notice } from './support/notices.ts';
import { typeCode } from './support/sign-in.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

/** Each public page with some texts of the other server's content. */
const screens: [path: string, shown: RegExp[]][] = [
  ['/', [/120/, /كورس الألعاب/, /تطوير المواقع/]],
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

// Console lines of the browser. The colour of a cover cannot be read if its host does not allow CORS.
const coverUnread = /blocked by CORS policy|^Failed to load resource: net::ERR_FAILED/;
const failedCall = /blocked by CORS policy|^Failed to load resource/;

test.use({ expectedFaults: coverUnread });

test('every public page shows the content of a server with only the specification’s calls', async ({
  page,
  fake,
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
  // Its list cannot be sorted or filtered.
  await page.goto('/courses');
  await expect(page.getByText('تصفية')).toHaveCount(0);
  await expect(page.getByText('الأحدث')).toHaveCount(0);
  // A course without a level shows no fact for it.
  await page.goto('/courses/1');
  await expect(page.getByText('معلومات الكورس')).toBeVisible();
  await expect(page.getByText('المستوى', { exact: true })).toHaveCount(0);
  // Nothing is offered that such a server cannot do, and the places that the specification has are there.
  await page.goto('/courses/2');
  for (const text of ['طرق الدفع', 'معك كود اشتراك؟']) {
    await expect(page.getByText(text), text).toHaveCount(0);
  }
  for (const name of ['سياسة الخصوصية', 'شروط الاستخدام']) {
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveCount(1);
  }
  // Our additional calls were tried and refused.
  expect([...fake.refused]).toContain('GET /api/article/1');
});

test('pictures load from the URLs of the server, and a missing one shows none', async ({
  page,
}) => {
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
  // The bare storage root means no picture.
  await expect(pictures('قواعد البيانات')).toHaveCount(0);
  // A photo on another host, as many servers store them.
  await page.goto('/services/1');
  const photo = page.locator('img[src="https://images.example.org/mona.png"]');
  await expect
    .poll(() => photo.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const projects = page.locator('section').filter({ hasText: 'مشاريع نفّذناها ضمن هذه الخدمة' });
  await expect(projects.getByRole('link', { name: 'متجر الحي' })).toBeVisible();
  await expect(projects.locator('img')).toHaveCount(0);
});

test('prices are shown in every form that the specification lists', async ({ page }) => {
  await page.goto('/courses');
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(card('مدخل إلى بايثون')).toContainText('مجاني');
  await expect(card('تصميم الواجهات')).toContainText('مجاني');
  await expect(card('كورس الشبكات')).toContainText('مجاني');
  await expect(card('أساسيات الويب')).toContainText('$49');
});

test('a project is found under every name that the server may use', async ({ page, fake }) => {
  for (const projectAs of ['project', 'data', 'body', 'list'] as const) {
    fake.shapes.projectAs = projectAs;
    fake.shapes.projectsUnder = projectAs === 'list' ? 'data' : 'projects';
    const response = await page.goto('/portfolio/2');
    expect(response?.status(), projectAs).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), projectAs).toHaveText('بوابة المكتبة');
  }
  const response = await page.goto('/portfolio/404');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('المشروع الذي تبحث عنه غير موجود أو تمت إزالته')).toBeVisible();
});

test('a service’s category is looked up by its id in the list of categories', async ({ page }) => {
  await page.goto('/services');
  const card = page.getByRole('listitem').filter({ hasText: 'تطوير المواقع' }).first();
  await expect(card).toContainText('البرمجة');
  await page.goto('/services/1');
  await expect(page.locator('main header').first()).toContainText('البرمجة');
});

test('articles are found under either name, and one is picked from the list', async ({
  page,
  fake,
}) => {
  for (const articlesUnder of ['articles', 'data'] as const) {
    fake.shapes.articlesUnder = articlesUnder;
    await page.goto('/articles');
    await waitForHydration(page);
    // By a click, so that the browser makes the call.
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

test('navigation through the other server’s lists works like first views', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const main = page.getByRole('main');
  const menu = async (name: string, path: string) => {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    // The URL changes before the page is shown.
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

  test('a list that is rate limited is shown as empty', async ({ page, fake }) => {
    for (const { path, call, empty } of lists) {
      fake.faults.set(call, 429);
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { name: empty }), path).toBeVisible();
      await expectArabic(page);
    }
  });

  for (const fault of failures) {
    test(`a list shows its failure and loads after a retry: ${fault}`, async ({ page, fake }) => {
      for (const { path, call, some } of lists) {
        fake.faults.set(call, fault);
        await page.goto(path);
        await waitForHydration(page);
        await expect(page.locator('h1'), path).toHaveCount(1);
        await expect(page.getByRole('alert').filter({ hasText: 'تعذر تحميل' }), path).toBeVisible();
        await expectArabic(page);
        fake.faults.clear();
        await page.getByRole('button', { name: 'أعد المحاولة' }).click();
        await expect(page.getByText(some).first(), path).toBeVisible();
      }
    });

    test(`a detail page shows its failure and loads after a retry: ${fault}`, async ({
      page,
      fake,
    }) => {
      for (const [path, message, some] of [
        ['/services/1', 'الخدمة التي تبحث عنها غير موجودة أو تمت إزالتها', 'نبدأ بفهم عملك'],
        ['/portfolio/1', 'المشروع الذي تبحث عنه غير موجود أو تمت إزالته', 'متجر صغير صار'],
        ['/courses/1', 'تعذر تحميل الكورس', 'قبل أن تبدأ'],
        ['/articles/1', 'تعذر تحميل المقال', 'اقرأ السطر الأول'],
      ] as const) {
        fake.faults.set('*', fault);
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(503);
        await waitForHydration(page);
        await expect(page.getByText(message), path).toBeVisible();
        await expectArabic(page);
        fake.faults.clear();
        await page.getByRole('button', { name: 'أعد المحاولة' }).first().click();
        await expect(page.getByText(some).first(), path).toBeVisible();
      }
    });

    test(`the home page is shown when all of its lists fail: ${fault}`, async ({ page, fake }) => {
      fake.faults.set('*', fault);
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

  test('a navigation to a failing page ends in an error text, not in a skeleton', async ({
    page,
    fake,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    fake.faults.set('/api/article', 'html');
    await page.getByRole('banner').getByRole('link', { name: 'المقالات', exact: true }).click();
    // Three retries come first.
    await expect(page.getByText('تعذر تحميل المقالات')).toBeVisible();
    await expectArabic(page);
    fake.faults.set('/api/service', 429);
    await page.getByRole('banner').getByRole('link', { name: 'الخدمات', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'لا توجد خدمات متاحة' })).toBeVisible();
  });
});

test.describe('signing in by code', () => {
  for (const tokenIn of ['data', 'data.token', 'data.message'] as const) {
    test(`finds the token in ${tokenIn}`, async ({ page, fake }) => {
      fake.shapes.tokenIn = tokenIn;
      await page.goto('/login');
      await page.getByLabel('البريد الإلكتروني').fill('guest@example.org');
      await page.getByRole('button', { name: 'أرسل كود التحقق' }).click();
      await expect(page).toHaveURL(/\/verify$/);
      await expect(notice(page, 'تم إرسال كود التحقق إلى بريدك الإلكتروني')).toBeVisible();
      await expectArabic(page);
      await typeCode(page, '111111');
      await expect(page.getByText('كود التحقق غير صحيح')).toBeVisible();
      await expectArabic(page);
      await typeCode(page, code);
      // Such a server does not say whether a name is needed, so nothing asks for it.
      await expect(page).toHaveURL(/:\d+\/$/);
      await page.goto('/my-courses');
      await expect(page.getByRole('link', { name: 'أساسيات الويب', exact: true })).toBeVisible();
      await expectArabic(page);
    });
  }

  test('shows a profile without the parts that the server does not support', async ({
    page,
    fake,
  }) => {
    await page.goto('/login');
    await page.getByLabel('البريد الإلكتروني').fill('guest@example.org');
    await page.getByRole('button', { name: 'أرسل كود التحقق' }).click();
    await typeCode(page, code);
    await expect(page).not.toHaveURL(/\/verify$/);
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: 'حفظ التعديلات' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'أمان حسابك' })).toHaveCount(0);
    expect([...fake.refused]).not.toContain('GET /api/sessions');
    await expectArabic(page);
  });
});

for (const [course, button] of [
  [1, 'اشترك الآن مجانًا'],
  [2, /^اشترك الآن بسعر/],
] as const) {
  test(`course ${course} is joined by the mailed code, as such a server does not sell`, async ({
    page,
    fake,
  }) => {
    await page.goto('/login');
    await page.getByLabel('البريد الإلكتروني').fill('guest@example.org');
    await page.getByRole('button', { name: 'أرسل كود التحقق' }).click();
    await typeCode(page, code);
    await expect(page).not.toHaveURL(/\/verify$/);
    await page.goto(`/courses/${course}`);
    await waitForHydration(page);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await typeCode(page, code);
    await expect(notice(page, 'تم التسجيل في الكورس بنجاح')).toBeVisible();
    await expect(page).toHaveURL(`/courses/${course}`);
    await expectArabic(page);
    const sent = fake.received.findLast(({ path }) => path === '/api/enroll');
    expect(JSON.parse(sent?.body ?? '{}')).toEqual({ courseId: course });
  });
}

test('after a 401 for the current user the sign-in page shows that the session expired', async ({
  page,
  fake,
}) => {
  await page.goto('/login');
  await page.getByLabel('البريد الإلكتروني').fill('guest@example.org');
  await page.getByRole('button', { name: 'أرسل كود التحقق' }).click();
  await typeCode(page, code);
  await expect(page).not.toHaveURL(/\/verify$/);
  fake.faults.set('/api/user', 401);
  await page.goto('/my-courses');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').getByText('انتهت صلاحية الجلسة')).toBeVisible();
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

  test('an order is sent under the specification’s names, and a failure is shown in Arabic', async ({
    page,
    fake,
  }) => {
    await page.goto('/order-service?service_id=1');
    for (const [label, text] of Object.entries(order)) {
      await page.getByLabel(label).first().fill(text);
    }
    const send = page.getByRole('button', { name: 'أرسل الطلب' });
    for (const fault of [500, 'html', 'dropped', 422] as const) {
      fake.faults.set('/api/orders', fault);
      await send.click();
      await expect(page.getByText('حدث خطأ أثناء إرسال الطلب'), String(fault)).toBeVisible();
      await expectArabic(page);
      await expect(page.getByLabel('وصف الطلب')).toHaveValue(order['وصف الطلب']);
    }
    fake.faults.clear();
    await send.click();
    await expect(page.getByText('وصل طلبك، وسنتصل بك.')).toBeVisible();
    const body = fake.received.findLast(({ path }) => path === '/api/orders')?.body ?? '';
    const sent = (name: string) =>
      new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(body)?.[1];
    expect(sent('Job_title')).toBe('صاحبة متجر');
    expect(sent('service_id')).toBe('1');
    expect(sent('country')).toBe('مصر');
  });

  test('a message to a server without the contact call shows a failure', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('الاسم الكامل').fill('هدى سالم');
    await page.getByLabel('البريد الإلكتروني').fill('huda@example.org');
    await page.getByLabel('الموضوع').fill('سؤال');
    await page.getByLabel('الرسالة').fill('هل تبنون المتاجر؟');
    await page.getByRole('button', { name: 'أرسل الرسالة' }).click();
    await expect(page.getByText('تعذر إرسال رسالتك')).toBeVisible();
    await expect(page.getByText('غير موجود')).toBeHidden();
    await expect(page.getByRole('link', { name: 'أرسلها من بريدك' })).toBeVisible();
    await expectArabic(page);
  });
});

test('the sitemap and the feed have the other server’s content', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/courses/10', '/services/16', '/portfolio/7', '/articles/9']) {
    expect(sitemap).toContain(`${path}</loc>`);
  }
  expect(await (await request.get('/articles.xml')).text()).toContain('كيف تقرأ رسالة الخطأ');
});
