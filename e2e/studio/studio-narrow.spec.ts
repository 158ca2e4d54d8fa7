import type { Page } from '@playwright/test';
import { demoAdmin, enterAs } from '../support/member.ts';
import { studioAddresses } from '../support/studio-pages.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';
import { waitForNetwork } from '../support/wait-for-network.ts';

/** A small phone, and a window of 1280 × 1024 at 400 % zoom. */
const phone = { width: 320, height: 640 };
const zoomed = { width: 320, height: 256 };

/** Tabs that load pages at the same time: each waits for its network most of the time. */
const tabs = 3;

/** How many pixels of the window's height bars cover that stay while the page is scrolled. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stays = (element: Element) => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (['sticky', 'fixed'].includes(getComputedStyle(one).position)) return true;
      }
      return false;
    };
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const middle = innerWidth / 2;
    return Array.from({ length: innerHeight }, (_, y) =>
      document.elementFromPoint(middle, y),
    ).filter((element) => element !== null && stays(element)).length;
  });

/** What is wrong with a page in a window of 320 px. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize(phone);
  await page.goto(path);
  await waitForHydration(page);
  await waitForNetwork(page);
  const faults: string[] = [];
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > phone.width) faults.push(`${path} is ${width} px wide`);
  await page.setViewportSize(zoomed);
  const height = await covered(page);
  if (height > zoomed.height / 4)
    faults.push(`${path}: bars cover ${height} px of ${zoomed.height}`);
  return faults;
}

test('every page of the studio can be read in a window of 320 px, also at 400 % zoom', async ({
  context,
  nibras,
}) => {
  test.slow();
  await enterAs(context, await demoAdmin(nibras));
  // The preview is the site itself in a frame, with tests of its own.
  const addresses = (await studioAddresses(nibras)).filter((path) => !path.includes('/preview/'));
  const faults: string[] = [];
  await Promise.all(
    Array.from({ length: tabs }, async () => {
      const page = await context.newPage();
      for (let path = addresses.shift(); path !== undefined; path = addresses.shift()) {
        faults.push(...(await faultsOf(page, path)));
      }
    }),
  );
  expect(faults).toEqual([]);
});
