import type { Page } from '@playwright/test';

/** Waits until React has taken the page over: what is pressed before that is the bare page's. */
export async function waitForHydration(page: Page) {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
