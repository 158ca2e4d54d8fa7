import type { BrowserContext, Page } from '@playwright/test';
import { countPresses } from '../support/clicks.ts';
import { callAs, demoAdmin, enterAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** Makes an article that can be published. */
async function newArticle(nibras: Nibras, { token }: Member, name: string): Promise<number> {
  const { article } = await callAs<{ article: { id: number } }>(
    nibras,
    'POST /api/studio/articles',
    {
      token,
      body: { name },
    },
  );
  await callAs(nibras, `PUT /api/studio/items/article/${article.id}/draft`, {
    token,
    body: { changes: [{ field: 'description', value: '<p>نص كامل.</p>', base: 0 }] },
  });
  return article.id;
}

/** Opens the browser as the demo's admin. */
async function enterAsAdmin(context: BrowserContext, nibras: Nibras): Promise<Member> {
  const admin = await demoAdmin(nibras);
  await enterAs(context, admin);
  return admin;
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const namesIn = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

const codesIn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /عدّل الكوبون/ })
    .allTextContents();

/** Presses a key as an Arabic keyboard sends it. */
const pressArabic = (page: Page, key: string, code: string) =>
  page.evaluate(
    ([letter, place]) => {
      const init = { key: letter, code: place, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
    },
    [key, code],
  );

test('keys publish and hide the row that has the focus, and it stays where it is', async ({
  page,
  context,
  nibras,
}) => {
  const admin = await enterAsAdmin(context, nibras);
  const name = 'مقال بالمفاتيح';
  await newArticle(nibras, admin, name);
  await newArticle(nibras, admin, 'مقال أحدث منه');
  await page.goto('/studio/articles');
  const row = rowOf(page, name);
  const link = row.getByRole('link', { name });
  await expect(link).toBeVisible();
  await waitForHydration(page);
  const before = await namesIn(page);
  await link.focus();
  await pressArabic(page, 'ح', 'KeyP');
  await expect(row.getByText('منشور', { exact: true })).toBeVisible();
  await expect(link).toBeFocused();
  expect(await namesIn(page)).toEqual(before);
  await expect(notice(page, `نُشر «${name}»`)).toBeVisible();

  await page.keyboard.press('h');
  await expect(row.getByText('مخفي', { exact: true })).toBeVisible();
  await expect(link).toBeFocused();
  expect(await namesIn(page)).toEqual(before);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(row.getByText('منشور', { exact: true })).toBeVisible();
});

test('the menu of a row hides it in two presses and gives the focus back to the row', async ({
  page,
  context,
  nibras,
}) => {
  const admin = await enterAsAdmin(context, nibras);
  const name = 'مقال من القائمة';
  const id = await newArticle(nibras, admin, name);
  await callAs(nibras, 'POST /api/studio/item-states', {
    token: admin.token,
    body: { act: 'publish', items: [{ kind: 'article', id }] },
  });
  const presses = await countPresses(page);
  await page.goto('/studio/articles');
  const row = rowOf(page, name);
  const more = row.getByRole('button', { name: /المزيد عن/ });
  await more.click();
  await page.getByRole('menuitem', { name: 'أخفِ' }).click();
  await expect(row.getByText('مخفي', { exact: true })).toBeVisible();
  expect(presses()).toBe(2);
  await expect(more).toBeFocused();
  // What was published before is not published again.
  await more.click();
  await page.getByRole('menuitem', { name: /^أظهر/ }).click();
  await expect(row.getByText('منشور', { exact: true })).toBeVisible();
  await expect(more).toBeFocused();

  await page.keyboard.press('Delete');
  await expect(row).toBeHidden();
  await expect(page.getByRole('main').getByRole('listitem').locator(':focus')).toHaveCount(1);
});

test('the price of a course is changed from its row in two presses, and shown there', async ({
  page,
  context,
  nibras,
}) => {
  const admin = await enterAsAdmin(context, nibras);
  const { course } = await callAs<{ course: { id: number } }>(nibras, 'POST /api/studio/courses', {
    token: admin.token,
    body: { name: 'كورس بسعر' },
  });
  const presses = await countPresses(page);
  await page.goto('/studio');
  const row = rowOf(page, 'كورس بسعر').filter({ has: page.locator('[aria-keyshortcuts]') });
  await row.getByRole('button', { name: /^سعر/ }).click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('٢٥٠');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(presses()).toBe(2);
  await expect(row.getByRole('button', { name: /250/ })).toBeFocused();
  const { item } = await callAs<{ item: { fields: { price: string } } }>(
    nibras,
    `GET /api/studio/items/course/${course.id}`,
    { token: admin.token },
  );
  expect(item.fields.price).toBe('250');
});

test('a course is copied from the first page in two presses', async ({ page, context, nibras }) => {
  const admin = await enterAsAdmin(context, nibras);
  const name = 'كورس يُنسخ من الأولى';
  await callAs(nibras, 'POST /api/studio/courses', { token: admin.token, body: { name } });
  const presses = await countPresses(page);
  await page.goto('/studio');
  await page.getByRole('button', { name: `انسخ «${name}»` }).click();
  await page.getByRole('button', { name: 'أنشئ النسخة' }).click();
  await expect(page).toHaveURL(/\/studio\/courses\/\d+$/);
  expect(presses()).toBe(2);
});

test('a draft is published from the list of drafts in one press, and the row says so', async ({
  page,
  context,
  nibras,
}) => {
  const admin = await enterAsAdmin(context, nibras);
  const name = 'مسودة من قائمتها';
  await newArticle(nibras, admin, name);
  const presses = await countPresses(page);
  await page.goto('/studio/overview/drafts');
  const row = rowOf(page, name);
  await row.getByRole('button', { name: /انشر/ }).click();
  await expect(row.getByText('منشور', { exact: true })).toBeVisible();
  expect(presses()).toBe(1);
  await expect(row.getByRole('link', { name })).toBeFocused();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(row.getByRole('button', { name: /انشر/ })).toBeVisible();
});

test('what is typed on an item is published from its list just after', async ({
  page,
  context,
  nibras,
}) => {
  const admin = await enterAsAdmin(context, nibras);
  const name = 'مقال يُعدَّل ثم يُنشر';
  const id = await newArticle(nibras, admin, name);
  await page.goto('/studio/articles');
  await rowOf(page, name).getByRole('link', { name }).click();
  const title = page.getByRole('textbox', { name: 'عنوان المقال' });
  await title.fill(`${name} معدَّلًا`);
  await page.getByRole('link', { name: 'المقالات' }).first().click();
  const row = rowOf(page, name);
  await row.getByRole('link', { name }).focus();
  await page.keyboard.press('p');
  await expect(row.getByText('منشور', { exact: true })).toBeVisible();
  const { item } = await callAs<{ item: { name: string; changed: string[] } }>(
    nibras,
    `GET /api/studio/items/article/${id}`,
    { token: admin.token },
  );
  expect(item).toMatchObject({ name: `${name} معدَّلًا`, changed: [] });
});

test('several articles are published at once, what is refused is named, and all is undone together', async ({
  page,
  context,
  nibras,
}) => {
  const admin = await enterAsAdmin(context, nibras);
  const names = ['مقال أول من ثلاثة', 'مقال ثانٍ من ثلاثة'];
  for (const name of names) await newArticle(nibras, admin, name);
  const empty = 'مقال بلا نص من ثلاثة';
  await callAs(nibras, 'POST /api/studio/articles', { token: admin.token, body: { name: empty } });
  await page.goto('/studio/articles');
  for (const name of [...names, empty]) {
    await rowOf(page, name).getByRole('checkbox').click();
  }
  const bar = page.getByRole('region', { name: 'المقالات المحددة' });
  await expect(bar).toContainText('3 مقالات');
  await bar.getByRole('button', { name: 'انشر' }).click();
  for (const name of names) {
    await expect(rowOf(page, name).getByText('منشور', { exact: true })).toBeVisible();
  }
  await expect(page.getByText('بقي بعضها كما هو')).toBeVisible();
  await expect(page.getByText(`«${empty}»: اكتب الوصف`)).toBeVisible();
  // What was refused stays selected.
  await expect(bar).toContainText('مقال واحد');
  await page.getByRole('button', { name: 'تراجع' }).click();
  for (const name of names) {
    await expect(rowOf(page, name).getByText('مسودة', { exact: true })).toBeVisible();
  }
});

test('a purchase is refunded from its row by the dialog of its page', async ({
  page,
  context,
  nibras,
}) => {
  await enterAsAdmin(context, nibras);
  await page.goto('/studio/purchases?state=paid');
  const row = page.getByRole('region', { name: 'المشتريات' }).getByRole('listitem').first();
  const link = row.getByRole('link');
  await expect(link).toBeVisible();
  await waitForHydration(page);
  await link.focus();
  await pressArabic(page, 'ق', 'KeyR');
  await expect(page.getByRole('dialog', { name: 'أعد المبلغ إلى المشتري' })).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('السبب')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('a coupon that is stopped by a key leaves the list of the active ones, comes back by undo, and another is made like it', async ({
  page,
  context,
  nibras,
}) => {
  const admin = await enterAsAdmin(context, nibras);
  await callAs(nibras, 'POST /api/studio/coupons', {
    token: admin.token,
    body: { code: 'ROWKEYS', kind: 'percent', percent: 35 },
  });
  await page.goto('/studio/coupons?state=active');
  const row = rowOf(page, 'ROWKEYS');
  const code = row.getByRole('button', { name: /عدّل الكوبون/ });
  await expect(code).toBeVisible();
  await waitForHydration(page);
  await code.focus();
  const before = await codesIn(page);
  await page.keyboard.press('t');
  await expect(row).toBeHidden();
  await expect(page.getByRole('main').getByRole('listitem').locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(row).toBeVisible();
  expect(await codesIn(page)).toEqual(before);
  await code.focus();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'كوبون جديد' });
  await expect(dialog.getByLabel('نسبة الخصم')).toHaveValue('35');
  await expect(dialog.getByLabel('الكود', { exact: true })).not.toHaveValue('ROWKEYS');
});

test('the order of a list stands in its address, beside its filter, and is exported so', async ({
  page,
  context,
  nibras,
}) => {
  const admin = await enterAsAdmin(context, nibras);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/studio/courses?state=published&page=2');
  await page.getByLabel('رتّب حسب').selectOption('الأكثر طلابًا');
  await expect(page).toHaveURL(/\/studio\/courses\?state=published&sort=students$/);
  const { courses } = await callAs<{ courses: { data: { name: string }[] } }>(
    nibras,
    'GET /api/studio/courses?state=published&sort=students',
    { token: admin.token },
  );
  await expect.poll(() => namesIn(page)).toEqual(courses.data.map(({ name }) => name));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'صدّر CSV' }).click();
  expect((await download).suggestedFilename()).toBe('الكورسات.csv');
});

test('the head of a column sorts the list, and once more the other way round, in the address', async ({
  page,
  context,
  nibras,
}) => {
  const admin = await enterAsAdmin(context, nibras);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/studio/people?role=student');
  const heads = page.getByRole('table', { name: 'ترتيب الأشخاص' });
  const head = heads.getByRole('columnheader', { name: 'الاسم' });
  await expect(head).toHaveAttribute('aria-sort', 'none');
  await waitForHydration(page);
  for (const [sort, state] of [
    ['name', 'ascending'],
    ['-name', 'descending'],
  ] as const) {
    await head.getByRole('link').press('Enter');
    await expect(head).toHaveAttribute('aria-sort', state);
    await expect(page).toHaveURL(`/studio/people?role=student&sort=${sort}`);
    const { people } = await callAs<{ people: { name: string }[] }>(
      nibras,
      `GET /api/studio/people/list?role=student&sort=${sort}`,
      { token: admin.token },
    );
    await expect.poll(() => namesIn(page)).toEqual(people.map(({ name }) => name));
  }
  const download = page.waitForRequest(/people\/export/);
  await page.getByRole('button', { name: 'صدّر CSV' }).click();
  expect((await download).url()).toContain('role=student&sort=-name');
});

test('what the rows show is chosen by the keyboard, stored for the list, and brought back', async ({
  page,
  context,
  nibras,
}) => {
  await enterAsAdmin(context, nibras);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/studio/courses');
  const main = page.getByRole('main');
  const state = main.getByText('منشور', { exact: true }).first();
  await expect(state).toBeVisible();
  await waitForHydration(page);
  const open = main.getByRole('button', { name: 'الأعمدة' });
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'أعمدة القائمة' });
  await expect(dialog.getByRole('checkbox', { name: /^الاسم/ })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'الحالة' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await expect(state).toBeHidden();
  await expect(main.getByRole('columnheader', { name: 'الحالة' })).toBeHidden();

  await page.reload();
  await expect(main.getByRole('columnheader', { name: 'آخر تعديل' })).toBeVisible();
  await expect(state).toBeHidden();
  await page.goto('/studio/articles');
  await expect(state).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/studio/courses');
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(state).toBeHidden();
  await open.click();
  await dialog.getByRole('button', { name: 'أعدها كما كانت' }).click();
  await dialog.getByRole('button', { name: 'تم' }).click();
  await expect(state).toBeVisible();
});

test('an own page is copied by a key, and the copy is undone', async ({
  page,
  context,
  nibras,
}) => {
  const admin = await enterAsAdmin(context, nibras);
  const name = 'صفحة تُنسخ';
  await callAs(nibras, 'POST /api/studio/pages', { token: admin.token, body: { name } });
  await page.goto('/studio/pages');
  const link = rowOf(page, name).getByRole('link', { name });
  await expect(link).toBeVisible();
  await waitForHydration(page);
  await link.focus();
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/studio\/pages\/\d+$/);
  await expect(notice(page, 'هذه نسختك، وهي مسودة')).toBeVisible();
  // The editor has a button of that name too.
  await page.getByLabel('التنبيهات').getByRole('button', { name: 'تراجع' }).click();
  await expect(page).toHaveURL(/\/studio\/pages$/);
  await expect(rowOf(page, name)).toHaveCount(1);
});
