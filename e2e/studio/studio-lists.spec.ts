import { countPresses } from '../support/clicks.ts';
import { callAs, demoAdmin, enterAs, newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

test('a guest, a student: the page of a wrong address, the guest with a way to sign in; a teacher: the studio', async ({
  page,
  context,
  browser,
  nibras,
}) => {
  const texts: (string | null)[] = [];
  // An address without a page tells a stranger as much as one with a page.
  for (const path of ['/studio/no-such-page', '/studio/courses']) {
    const response = await page.goto(path);
    // The server knows no session: a member's reload is no failure.
    expect(response?.status()).toBe(200);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('هنا لا يصل الضوء');
    texts.push(await page.getByRole('main').textContent());
  }
  expect(texts[0]).toBe(texts[1]);
  // The page that the server has sent stays when the session turns out to be none: a press on it is not lost.
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/studio/courses', { waitUntil: 'commit' });
  const sent = await page.waitForSelector('main a');
  scripts.resolve();
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('return-to'))).not.toBeNull();
  expect(await sent.evaluate((link) => link.isConnected)).toBe(true);
  await page.unroute('**/assets/*.js');
  await page.getByRole('main').getByRole('link', { name: 'سجّل الدخول' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await enterAs(context, await newMember(nibras));
  await page.goto('/studio/courses');
  await expect(
    page.getByRole('button', { name: 'الإشعارات' }).or(page.getByText('الإشعارات')).first(),
  ).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('هنا لا يصل الضوء');
  await expect(page.getByRole('main').getByRole('link', { name: 'سجّل الدخول' })).toBeHidden();

  const teaching = await browser.newContext({ baseURL: nibras.address });
  await enterAs(teaching, await newMember(nibras, 'teacher@example.com'));
  const studio = await teaching.newPage();
  await studio.goto('/');
  await waitForHydration(studio);
  await studio.locator('summary').filter({ hasText: 'قائمة الحساب' }).click();
  await studio.getByRole('link', { name: 'الاستوديو' }).click();
  await expect(studio.getByRole('heading', { level: 1, name: 'الرئيسية' })).toBeVisible();
  await teaching.close();
});

test('on a phone the chosen filter of a list and the chosen tab of a course are in view', async ({
  page,
  context,
  nibras,
}) => {
  await enterAs(context, await demoAdmin(nibras));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/studio/purchases');
  const filters = page.getByRole('navigation', { name: 'الحالة', exact: true }).getByRole('link');
  await expect(filters.last()).not.toBeInViewport();
  await page.goto((await filters.last().getAttribute('href')) ?? '');
  await expect(filters.last()).toHaveAttribute('aria-current', 'true');
  await expect(filters.last()).toBeInViewport();
  await page.goto('/studio/courses/1/staff');
  const tabs = page.getByRole('navigation', { name: 'صفحات الكورس' });
  const chosen = tabs.getByRole('link', { name: 'فريق العمل' });
  await expect(chosen).toHaveAttribute('aria-current', 'page');
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

test('a search in Latin letters keeps clear of its icon', async ({ page, context, nibras }) => {
  await enterAs(context, await demoAdmin(nibras));
  await page.goto('/studio/courses/1/staff');
  const search = page.getByRole('searchbox', { name: 'أضف إلى فريق العمل' });
  const room = () =>
    search.evaluate((field) => Number.parseFloat(getComputedStyle(field).paddingRight));
  const forIcon = await room();
  await search.fill('teacher');
  await expect(search).toHaveCSS('direction', 'ltr');
  expect(await room()).toBe(forIcon);
});

test('a new course leads to its chapters in two presses, a copy in two', async ({
  page,
  context,
  nibras,
}) => {
  const member = await newMember(nibras, 'teacher@example.com');
  await enterAs(context, member);
  const original = 'كورس للنسخ';
  await callAs(nibras, 'POST /api/studio/courses', {
    token: member.token,
    body: { name: original },
  });
  await page.goto('/studio/courses');
  await expect(page.getByRole('link', { name: original, exact: true })).toBeVisible();
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'كورس جديد' }).click();
  await expect(page.getByLabel('اسم الكورس')).toBeFocused();
  await page.keyboard.type('أساسيات قواعد البيانات');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/studio\/courses\/\d+$/);
  expect(presses()).toBeLessThanOrEqual(2);

  await page.goto('/studio/courses');
  const before = presses();
  await page.getByRole('button', { name: `انسخ «${original}»` }).click();
  await page.getByRole('button', { name: 'أنشئ النسخة' }).click();
  await expect(page).toHaveURL(/\/studio\/courses\/\d+$/);
  expect(presses() - before).toBeLessThanOrEqual(2);
});

test('a course goes into the trash without a question, and comes back', async ({
  page,
  context,
  nibras,
}) => {
  const member = await newMember(nibras, 'teacher@example.com');
  await enterAs(context, member);
  const name = 'كورس للتجربة';
  await callAs(nibras, 'POST /api/studio/courses', { token: member.token, body: { name } });
  await page.goto('/studio/courses');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: /المزيد عن/ }).click();
  await page.getByRole('menuitem', { name: 'انقل إلى سلة المحذوفات' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(row).toBeVisible();

  // Later, from the log: one press for the page, one for the button.
  await row.getByRole('button', { name: /المزيد عن/ }).click();
  await page.getByRole('menuitem', { name: 'انقل إلى سلة المحذوفات' }).click();
  await expect(row).toBeHidden();
  const presses = await countPresses(page);
  const rooms = page.getByRole('navigation', { name: 'أقسام الاستوديو' });
  await rooms.getByRole('link', { name: 'الرئيسية' }).hover();
  await rooms.getByRole('link', { name: 'سجل التغييرات' }).click();
  await page
    .getByRole('button', { name: `تراجع عن تغيير «${name}»` })
    .first()
    .click();
  await expect(page.getByText('عاد كما كان', { exact: true })).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(2);
});

test('categories: added, renamed in place, moved by keys and by the pointer, removed and back', async ({
  page,
  context,
  nibras,
}) => {
  await enterAs(context, await demoAdmin(nibras));
  // Other tests make categories too: the first and the last row must be in view together for the pointer.
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.goto('/studio/categories');
  const rows = page.locator('main ol:has(input) > li');
  const names = () =>
    rows.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await expect(rows.first()).toBeVisible();
  const before = await names();

  await page.getByLabel('اسم التصنيف الجديد').fill('ألعاب');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(before.length + 1);
  expect(await names()).toEqual([...before, 'ألعاب']);

  await page.getByLabel('اسم التصنيف «ألعاب»').fill('برمجة الألعاب');
  await page.keyboard.press('Enter');
  await expect(page.getByText('صار الاسم «برمجة الألعاب»').first()).toBeVisible();

  await page.getByRole('button', { name: 'انقل «برمجة الألعاب»' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(names).toEqual([...before.slice(0, -1), 'برمجة الألعاب', ...before.slice(-1)]);
  await expect(page.getByRole('button', { name: 'انقل «برمجة الألعاب»' })).toBeFocused();
  await expect(
    page.getByText(`نُقل «برمجة الألعاب» إلى الموضع ${before.length} من ${before.length + 1}`),
  ).toBeAttached();

  await page
    .getByRole('button', { name: 'انقل «برمجة الألعاب»' })
    .dragTo(rows.first(), { targetPosition: { x: 80, y: 4 } });
  await expect.poll(names).toEqual(['برمجة الألعاب', ...before]);

  await page.getByRole('button', { name: 'احذف «برمجة الألعاب»' }).click();
  await expect.poll(names).toEqual(before);
  await page.getByRole('button', { name: 'تراجع' }).last().click();
  await expect.poll(async () => (await names()).includes('برمجة الألعاب')).toBe(true);
});

test('«حرّر» on the pages of a course, for its teacher alone', async ({
  page,
  context,
  browser,
  nibras,
}) => {
  await enterAs(context, await newMember(nibras, 'teacher@example.com'));
  await page.goto('/courses/python-from-zero');
  await page.getByRole('link', { name: 'حرّر الكورس في الاستوديو' }).click();
  await expect(page).toHaveURL(/\/studio\/courses\/\d+\/details$/);

  const other = await browser.newContext({ baseURL: nibras.address });
  await enterAs(other, await newMember(nibras, 'teacher2@example.com'));
  const foreign = await other.newPage();
  const answered = foreign.waitForResponse(/course-detailsAuth/);
  await foreign.goto('/courses/python-from-zero');
  await answered;
  await expect(foreign.getByText('الإشعارات').first()).toBeAttached();
  await expect(foreign.getByRole('link', { name: /حرّر/ })).toHaveCount(0);
  await other.close();
});

test('a list that goes on behind its bound says so, and what follows its last page', async ({
  page,
  context,
  nibras,
}) => {
  await enterAs(context, await demoAdmin(nibras));
  const bounded = { last_page: 334, total: 10_000, more: true };
  await page.route('**/api/studio/enrolments?*', async (route) => {
    const url = new URL(route.request().url());
    const number = Number(url.searchParams.get('page') ?? 1);
    url.searchParams.set('page', '1');
    const response = await route.fetch({ url: url.href });
    const { enrolments } = await response.json();
    const data = number > bounded.last_page ? [] : enrolments.data;
    const meta = { ...enrolments.meta, ...bounded, current_page: number };
    await route.fulfill({ response, json: { enrolments: { data, meta } } });
  });
  await page.goto('/studio/enrolments');
  const region = page.getByRole('region', { name: 'الاشتراكات' });
  await expect(region.getByRole('status')).toHaveText('أكثر من 10,000 اشتراك');
  await expect(page.getByText('هنا تنتهي أول')).toBeHidden();
  await page.getByRole('link', { name: 'الصفحة 334' }).click();
  await expect(page.getByText('هنا تنتهي أول 10,000 اشتراك.')).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wider, `at ${width} px`).toBe(false);
  }
  await page.goto('/studio/enrolments?page=400');
  await expect(page.getByRole('heading', { name: 'لا اشتراكات بهذا الاختيار' })).toBeVisible();
});
