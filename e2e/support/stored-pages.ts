import type { Page } from '@playwright/test';

/** The lectures that the service worker keeps for a time without a line. */
export const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('nibras-lectures'))) return [];
    const keys = await (await caches.open('nibras-lectures')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });
