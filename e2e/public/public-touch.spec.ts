import type { Page } from '@playwright/test';
import { expect, test, withMovement } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

test.use(withMovement);

/** Simulates a one-finger swipe as native browser input. */
async function swipe(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: from.x + by.x * part, y: from.y + by.y * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
}

test('the pictures of a project can be swiped, and a tap next to them closes', async ({ page }) => {
  await page.goto('/portfolio/news-portal');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'صورة 1 من 11' }).tap();
  const box = page.getByRole('dialog');
  const counter = box.getByText(/\d+ من 11/);
  await expect(counter).toContainText('صورة 1 من 11');
  const middle = { x: 180, y: 390 };
  // Right to left: the next picture is on the left, and a swipe to the right shows it.
  await swipe(page, middle, { x: 120, y: 6 });
  await expect(counter).toContainText('صورة 2 من 11');
  await swipe(page, middle, { x: -120, y: 6 });
  await expect(counter).toContainText('صورة 1 من 11');
  await swipe(page, middle, { x: -120, y: 6 });
  await expect(counter).toContainText('صورة 11 من 11');

  const picture = box.getByRole('img');
  // It takes no space before it has loaded.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await picture.tap();
  await expect(box, 'a tap on the picture itself').toBeVisible();
  const { y = 0 } = (await picture.boundingBox()) ?? {};
  expect(y, 'space above the picture').toBeGreaterThan(80);
  await box.tap({ position: { x: 3, y: y - 12 } });
  await expect(box).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the bottom bar opens its menus, and their links work', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'التنقل السريع' });
    await bar.getByText('المزيد').tap();
    await bar.getByRole('link', { name: 'الخدمات' }).tap();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
