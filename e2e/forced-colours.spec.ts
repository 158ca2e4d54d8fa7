import type { Locator } from '@playwright/test';
import { demoAdmin, enterAs } from './support/member.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const styleOf = (element: Locator, property: string) =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

test.beforeEach(async ({ page, context, nibras }) => {
  await enterAs(context, await demoAdmin(nibras));
  await page.emulateMedia({ forcedColors: 'active' });
});

test('with forced colours one tab of a course is marked, and no other @once', async ({ page }) => {
  await page.goto('/studio/courses/1/details');
  await waitForHydration(page);
  const tabs = page.getByRole('navigation', { name: 'صفحات الكورس' }).getByRole('link');
  await expect(tabs.first()).toBeVisible();
  const colours = await Promise.all(
    (await tabs.all()).map(async (tab) => ({
      current: (await tab.getAttribute('aria-current')) === 'page',
      line: await styleOf(tab, 'border-block-end-color'),
    })),
  );
  const canvas = await styleOf(page.locator('html'), 'background-color');
  for (const { current, line } of colours) {
    if (current) expect(line).not.toBe(canvas);
    else expect(line).toBe(canvas);
  }
  expect(colours.filter(({ current }) => current)).toHaveLength(1);
});

test('with forced colours a switch shows its state @once', async ({ page }) => {
  // What is tried here is not saved.
  await page.route('**/draft', () => {});
  await page.goto('/studio/lectures/1');
  await waitForHydration(page);
  const control = page.getByRole('switch').first();
  await expect(control).toBeAttached();
  const track = control.locator('xpath=following-sibling::*[1]');
  const before = await styleOf(track, 'background-color');
  await control.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => styleOf(track, 'background-color')).not.toBe(before);
});
