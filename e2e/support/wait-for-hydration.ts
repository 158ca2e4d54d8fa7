import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page and run its effects: before that its handlers do not run. */
export async function waitForHydration(page: Page) {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(
    () =>
      'hydrated' in document.documentElement.dataset &&
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
