import type { Page } from '@playwright/test';
import { callAs, demoAdmin, enterAs, newMember } from '../support/member.ts';
import { everySize } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

test.use(everySize);

/** The checks of every screen: one h1, no horizontal overflow, no findings of axe. */
async function checkHydrated(page: Page, checkScreen: (page: Page) => Promise<void>) {
  await waitForHydration(page);
  await expect(page.locator('h1'), `the one h1 of ${page.url()}`).toHaveCount(1);
  await checkScreen(page);
}

const groups = {
  'the home page and the lists': ['/', '/courses', '/articles', '/services', '/portfolio'],
  'lists with a search, a page or a filter, and an empty one': [
    '/courses?search=بايثون',
    '/articles?page=2',
    '/services?search=لا-شيء-من-هذا',
    '/portfolio?service=1',
  ],
  'the detail pages': [
    '/courses/modern-web-html-css',
    '/articles/sql-joins-illustrated',
    '/services/online-stores',
    '/portfolio/school-portal',
    '/bundles/1',
  ],
  "the provider's own pages": ['/pages/about', '/pages/privacy', '/pages/terms'],
  'the ways to pay': ['/ways-to-pay'],
  'the playground': ['/playground'],
  'the forms': [
    '/order-service',
    '/order-service?service_id=1',
    '/contact',
    '/redeem',
    '/certificates',
    '/login',
    '/register',
  ],
};

for (const [name, paths] of Object.entries(groups)) {
  test(`${name}: no axe findings, no overflow, one h1`, async ({ page, checkScreen }) => {
    for (const path of paths) {
      await page.goto(path);
      await checkHydrated(page, checkScreen);
    }
  });
}

test('missing pages: no axe findings, no overflow, one h1', async ({ page, checkScreen }) => {
  for (const path of [
    '/no-such-page',
    '/courses/none',
    '/articles/none',
    '/services/none',
    '/portfolio/none',
    '/pages/none',
    '/bundles/999999',
    '/certificates/none',
    '/order-service?service_id=999999',
  ]) {
    await page.goto(path);
    await checkHydrated(page, checkScreen);
  }
});

test('a full-screen picture: no axe findings, no overflow', async ({ page, checkScreen }) => {
  await page.goto('/portfolio/school-portal');
  await waitForHydration(page);
  await page.getByRole('link', { name: /صورة 1 من/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkHydrated(page, checkScreen);
});

test('saved articles, none and two: no axe findings, no overflow, one h1', async ({
  page,
  checkScreen,
}) => {
  await page.goto('/saved-articles');
  await expect(page.getByText('لا توجد مقالات محفوظة')).toBeVisible();
  await checkHydrated(page, checkScreen);
  for (const slug of ['git-branches-explained', 'clean-code-habits']) {
    await page.goto(`/articles/${slug}`);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'حفظ المقال' }).click();
  }
  await page.goto('/saved-articles');
  await expect(page.getByRole('region', { name: 'المقالات' }).getByRole('listitem')).toHaveCount(2);
  await checkHydrated(page, checkScreen);
});

test('the checkout and the own purchases: no axe findings, no overflow, one h1', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  const admin = await demoAdmin(nibras);
  const { channels } = await callAs<{ channels: unknown[] }>(nibras, 'GET /api/ways-to-pay');
  if (channels.length === 0) {
    const body = { kind: 'vodafone-cash', name: 'فودافون كاش', number: '01001234567' };
    await callAs(nibras, 'POST /api/studio/selling/channels', { token: admin.token, body });
  }
  const { data } = await callAs<{ data: { id: number; salary: string | null }[] }>(
    nibras,
    'GET /api/courses?per_page=100',
  );
  const courseId = data.find(({ salary }) => salary !== null)?.id;
  const buyer = await newMember(nibras);
  await enterAs(context, buyer);
  await page.goto('/purchases');
  await expect(page.getByText('لم تشترِ شيئًا بعد')).toBeVisible();
  await checkHydrated(page, checkScreen);
  const { purchase } = await callAs<{ purchase: { id: number } }>(nibras, 'POST /api/enroll', {
    token: buyer.token,
    body: { courseId },
  });
  await page.goto(`/checkout/${purchase.id}`);
  await expect(page.getByRole('button', { name: 'أرسل الإيصال' })).toBeVisible();
  await checkHydrated(page, checkScreen);
  await page.goto('/purchases');
  await expect(page.getByText('ينتظر الدفع')).toBeVisible();
  await checkHydrated(page, checkScreen);
  await page.goto(`/purchases/${purchase.id}`);
  await expect(page.getByRole('link', { name: 'أكمل الدفع' })).toBeVisible();
  await checkHydrated(page, checkScreen);
  await page.goto('/checkout/999999');
  await expect(page.getByText('لا يوجد شراء بهذا العنوان في حسابك')).toBeVisible();
  await checkHydrated(page, checkScreen);
});
