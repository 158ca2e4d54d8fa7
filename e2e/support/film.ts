import { expect, type Page } from '@playwright/test';

/**
 * Waits until the player has said that it can play. Until then it puts a film that a test has moved back to where it
 * is to begin, and one that was started to rest.
 */
export async function filmReady(page: Page) {
  const player = page.locator('.lecture-player');
  // It is fetched at the first sign of life, or after calm seconds that no test needs to sit through.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(player).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await expect(player).toHaveAttribute('data-can-play');
  const state = () => page.locator('video').evaluate((film: HTMLVideoElement) => film.readyState);
  await expect.poll(state).toBeGreaterThan(2);
}
