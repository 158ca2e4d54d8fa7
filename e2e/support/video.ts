import { expect, type Page } from '@playwright/test';

/**
 * Waits until the player can play. Before that it resets a position that a test has set, and pauses a video that was
 * started.
 */
export async function videoReady(page: Page) {
  const player = page.locator('.lecture-player');
  // The player loads at the first user input, or after idle seconds for which no test needs to wait.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(player).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(player).toHaveAttribute('data-can-play');
  const state = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState);
  await expect.poll(state).toBeGreaterThan(2);
}
