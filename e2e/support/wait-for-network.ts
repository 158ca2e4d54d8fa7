import type { Page } from '@playwright/test';

/**
 * Waits until the page's document has loaded and then made no request for half a second, or returns at once when that
 * was before. Chromium's own event: Playwright's `networkidle` never comes once a frame is added after a late request
 * (microsoft/playwright#42598), as on an exercise's page on a slow machine.
 */
export async function waitForNetwork(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  const idle = new Promise<void>((resolve) => {
    devtools.on('Page.lifecycleEvent', ({ name, loaderId }) => {
      if (name === 'networkIdle' && loaderId === frameTree.frame.loaderId) resolve();
    });
  });
  await devtools.send('Page.enable');
  // Sends the events of the current document again.
  await devtools.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await idle;
  await devtools.detach();
}
