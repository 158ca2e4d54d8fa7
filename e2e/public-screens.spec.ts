import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

/** What a screen is, wherever it is shown: one heading above all others, nothing beyond its edges, nothing for axe. */
async function checkHydrated(page: Page, checkScreen: (page: Page) => Promise<void>) {
  await waitForHydration(page);
  await expect(page.locator('h1'), `the one h1 of ${page.url()}`).toHaveCount(1);
  await checkScreen(page);
}

const groups = {
  'the home page and the lists': ['/', '/courses', '/articles', '/services', '/portfolio'],
  'lists that are narrowed, turned or empty': [
    '/courses?search=بايثون',
    '/articles?page=2',
    '/services?search=لا-شيء-من-هذا',
    '/portfolio?service=1',
  ],
  'the pages of one thing': [
    '/courses/modern-web-html-css',
    '/articles/sql-joins-illustrated',
    '/services/online-stores',
    '/portfolio/school-portal',
  ],
  'the forms': ['/order-service', '/order-service?service_id=1', '/contact', '/login', '/register'],
};

for (const [name, paths] of Object.entries(groups)) {
  test(`${name}: nothing for axe, nothing beyond the edge, one h1`, async ({
    page,
    checkScreen,
  }) => {
    for (const path of paths) {
      await page.goto(path);
      await checkHydrated(page, checkScreen);
    }
  });
}

test('what is not there: nothing for axe, nothing beyond the edge, one h1', async ({
  page,
  checkScreen,
}) => {
  for (const path of [
    '/no-such-page',
    '/courses/none',
    '/articles/none',
    '/services/none',
    '/portfolio/none',
    '/order-service?service_id=999999',
  ]) {
    await page.goto(path);
    await checkHydrated(page, checkScreen);
  }
});

test('a picture over the whole screen: nothing for axe, nothing beyond the edge', async ({
  page,
  checkScreen,
}) => {
  await page.goto('/portfolio/school-portal');
  await waitForHydration(page);
  await page.getByRole('link', { name: /صورة 1 من/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkHydrated(page, checkScreen);
});

test('the saved articles, none and two: nothing for axe, nothing beyond the edge, one h1', async ({
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
