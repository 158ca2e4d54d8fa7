import type { Page } from '@playwright/test';
import { callAs, enterAs, newMember } from './support/member.ts';
import { everySize, phone } from './support/sizes.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

test.use(everySize);

const field = (page: Page) => page.getByRole('combobox', { name: 'ابحث في كل شيء' });
const options = (page: Page) => page.getByRole('option');
const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'ابحث' });

async function open(page: Page, path = '/') {
  await page.goto(path);
  await waitForHydration(page);
}

async function suggestionsFor(page: Page, text: string) {
  await field(page).fill(text);
  await expect(options(page).last()).toContainText(text);
}

test('by the keyboard alone: / opens it, arrows choose, Enter opens what is chosen', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await suggestionsFor(page, 'بايثون');
  await expect(page.getByRole('group', { name: 'الكورسات' })).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  // Nothing is chosen by itself: Enter would search.
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toContainText('بايثون');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? '',
  );
  await expect(chosen.locator('mark').first()).toHaveText('بايثون');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/courses\/\d+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Ctrl+K opens it, Escape closes it and gives the focus back', async ({ page }) => {
  await open(page, '/articles');
  await opener(page).focus();
  await page.keyboard.press('Control+KeyK');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('a / that is typed in a field is a letter of it', async ({ page }) => {
  await open(page, '/courses');
  const list = page.getByRole('searchbox', { name: 'ابحث عن كورس' });
  await list.focus();
  await page.keyboard.press('/');
  await expect(list).toHaveValue('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a screen reader is told how many suggestions there are', async ({ page }) => {
  await open(page);
  await opener(page).click();
  const status = page.getByRole('dialog').getByRole('status').first();
  await suggestionsFor(page, 'بايثون');
  await expect(status).toHaveText(/^(\d+ اقتراحات|اقتراحان|اقتراح واحد)$/);
  await suggestionsFor(page, 'ظظظظظظظ');
  await expect(status).toHaveText('لا اقتراحات');
});

test('Enter searches everything; the page has every kind and ways to all of each', async ({
  page,
  checkScreen,
}) => {
  await open(page);
  await page.keyboard.press('/');
  await field(page).fill('بيانات');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page).toHaveTitle(/نتائج البحث عن «بيانات»/);
  const main = page.getByRole('main');
  for (const kind of ['الكورسات', 'المقالات']) {
    await expect(main.getByRole('heading', { level: 2, name: kind })).toBeVisible();
  }
  await expect(main.locator('mark').first()).toBeVisible();
  await checkScreen(page);
  await main.getByRole('link', { name: 'اعرض الكل من المقالات' }).click();
  await expect(page).toHaveURL(/\/articles\?search=/);
});

test('searches are remembered in the browser, each and all can be removed', async ({ page }) => {
  await open(page);
  for (const text of ['بايثون', 'css']) {
    await page.keyboard.press('/');
    await field(page).fill(text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(text)}`));
  }
  await opener(page).click();
  const recent = page.getByRole('dialog').getByRole('listitem');
  await expect(recent).toContainText(['css', 'بايثون']);
  await page.getByRole('button', { name: 'أزل «css»' }).click();
  await expect(recent).toContainText(['بايثون']);
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'بايثون', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent('بايثون')}`));
  await opener(page).click();
  await page.getByRole('button', { name: 'امسح الكل' }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await opener(page).click();
  await expect(page.getByRole('dialog')).toContainText('اكتب كلمة منه تجده هنا');
});

test('what nothing has leads to a nearer word, in the dialog and on the page', async ({
  page,
  checkScreen,
}) => {
  await open(page);
  await page.keyboard.press('/');
  await field(page).fill('خوارومبات');
  const near = page.getByRole('group', { name: 'هل تقصد؟' }).getByRole('option');
  await expect(near).toHaveText(/خوارزميات$/);
  await near.click();
  await expect(options(page).locator('mark').first()).toBeVisible();
  await open(page, '/search?q=خوارومبات');
  await expect(page.getByRole('heading', { name: 'لم نجد ما تبحث عنه' })).toBeVisible();
  await checkScreen(page);
  await page.getByRole('link', { name: /^هل تقصد «.*خوارزميات»؟$/ }).click();
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
});

test('the dialog passes the checks of a screen, empty and with suggestions', async ({
  page,
  checkScreen,
}) => {
  await open(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeVisible();
  await checkScreen(page);
  await suggestionsFor(page, 'قواعد البيانات');
  await page.keyboard.press('ArrowDown');
  await checkScreen(page);
});

test('on a phone the header has the search, and suggestions are pressed', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  await opener(page).click();
  await suggestionsFor(page, 'sql');
  // Until they have come the first row is another, and a press that they interrupt opens nothing.
  await expect(page.getByRole('group', { name: 'الكورسات' })).toBeVisible();
  await options(page).first().click();
  await expect(page).not.toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a member finds their own courses and questions, a visitor does not', async ({
  page,
  context,
  nibras,
}) => {
  const path = `/search?q=${encodeURIComponent('الويب')}`;
  const own = page.getByRole('heading', { name: 'كورساتي' });
  await open(page, path);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(own).toHaveCount(0);
  const student = await newMember(nibras, 'student@example.com');
  const { token } = student;
  const mine = await callAs<{ groups: { kind: string }[] }>(
    nibras,
    `GET /api/search/mine?q=${encodeURIComponent('الويب')}`,
    { token },
  );
  expect(mine.groups.map(({ kind }) => kind)).toContain('my-courses');
  await enterAs(context, student);
  await open(page, path);
  await expect(own).toBeVisible();
});

test.describe('a busy server', () => {
  test('a server that is busy says so and lets try again', async ({ page }) => {
    await open(page, '/search');
    const busy = 'عمليات البحث كثيرة الآن. حاول البحث مرة أخرى بعد لحظات.';
    for (const status of [503, 429]) {
      await page.route('**/api/search?*', (route) =>
        route.fulfill({ status, json: { message: busy }, headers: { 'retry-after': '1' } }),
      );
      await page.getByRole('main').getByRole('searchbox').fill(`بايثون ${status}`);
      await expect(page.getByRole('alert').filter({ hasText: 'تعذر البحث' })).toContainText(busy);
      await page.unroute('**/api/search?*');
      await page.getByRole('button', { name: 'أعد المحاولة' }).click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to the page, whose form searches', async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('بايثون');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(main.getByRole('heading', { level: 2, name: 'الكورسات' })).toBeVisible();
    await expect(main.locator('mark').first()).toHaveText('بايثون');
  });
});
