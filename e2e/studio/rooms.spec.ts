import { demoAdmin, enterAs } from '../support/member.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

test('a page of another room is one press away once the mouse is over the room', async ({
  context,
  page,
  nibras,
}) => {
  await enterAs(context, await demoAdmin(nibras));
  await page.goto('/studio');
  await waitForHydration(page);
  const rooms = page.getByRole('navigation', { name: 'أقسام الاستوديو' });
  await expect(rooms.getByRole('link').filter({ visible: true })).toHaveCount(7);
  const coupons = rooms.getByRole('link', { name: 'الكوبونات' });

  await rooms.getByRole('link', { name: 'المال' }).hover();
  await coupons.click();

  await expect(page.getByRole('heading', { level: 1, name: 'كوبونات الخصم' })).toBeVisible();
  await expect(rooms.getByRole('link', { name: 'المال' })).toHaveAttribute('aria-current', 'true');
  // The panel is closed, and the room's pages stand below the rooms.
  await expect(coupons).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: 'المال' }).getByRole('link', { name: 'الكوبونات' }),
  ).toHaveAttribute('aria-current', 'page');
});

test('the panel of a room closes once the mouse has left it', async ({ context, page, nibras }) => {
  await enterAs(context, await demoAdmin(nibras));
  await page.goto('/studio');
  await waitForHydration(page);
  const rooms = page.getByRole('navigation', { name: 'أقسام الاستوديو' });
  await rooms.getByRole('link', { name: 'المحتوى' }).hover();
  await expect(rooms.getByRole('link', { name: 'الوسائط' })).toBeVisible();
  await page.mouse.move(100, 500);
  await expect(rooms.getByRole('link', { name: 'الوسائط' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: phone.width, height: phone.height }, hasTouch: true });

  test('every page is two presses away', async ({ context, page, nibras }) => {
    await enterAs(context, await demoAdmin(nibras));
    await page.goto('/studio');
    await waitForHydration(page);
    const bar = page.locator('[data-studio-bar]');

    await bar.getByRole('link', { name: 'المال' }).tap();
    await page
      .getByRole('navigation', { name: 'المال' })
      .getByRole('link', { name: 'أكواد الاشتراك' })
      .tap();
    await expect(page.getByRole('heading', { level: 1, name: 'أكواد الاشتراك' })).toBeVisible();

    await bar.locator('summary').tap();
    await expect(bar.getByRole('heading', { name: 'الطلاب' })).toBeInViewport();
    await bar.getByRole('link', { name: 'كلمات البحث' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'كلمات البحث' })).toBeVisible();
  });
});

test('the page of a link is fetched while the pointer is over it', async ({
  context,
  page,
  nibras,
}) => {
  await enterAs(context, await demoAdmin(nibras));
  await page.goto('/studio');
  await waitForHydration(page);
  const rooms = page.getByRole('navigation', { name: 'أقسام الاستوديو' });
  const chunk = page.waitForResponse(/\/transfers-page-[^/]+\.js$/);
  await rooms.getByRole('link', { name: 'المال' }).hover();
  expect((await chunk).ok()).toBe(true);
  await expect(page).toHaveURL(/\/studio$/);
});

test('on a phone a row of pages that is wider than the screen has a menu of all of them', async ({
  context,
  page,
  nibras,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(context, await demoAdmin(nibras));
  await page.goto('/studio');
  await page.getByRole('link', { name: 'المال' }).click();
  await page.locator('summary', { hasText: 'كل صفحات المال' }).click();
  await page.getByRole('link', { name: 'الكوبونات' }).last().click();
  await expect(page).toHaveURL(/\/studio\/coupons$/);
  await page.goto('/studio/courses/1');
  await page.locator('summary', { hasText: 'كل صفحات الكورس' }).click();
  await page.getByRole('link', { name: 'فريق العمل' }).last().click();
  await expect(page).toHaveURL(/\/studio\/courses\/1\/staff$/);
});
