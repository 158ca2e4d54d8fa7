import { expect, type Page } from '@playwright/test';

/**
 * Waits until the player has said that it can play. Until then it puts a film that a test has moved back to where it
 * is to begin, and one that was started to rest.
 */
export async function filmReady(page: Page) {
  await expect(page.locator('.lecture-player')).toHaveAttribute('data-can-play');
  const state = () => page.locator('video').evaluate((film: HTMLVideoElement) => film.readyState);
  await expect.poll(state).toBeGreaterThan(2);
}
