import type { Page } from '@playwright/test';
import {
  cacheFont,
  layoutShiftBudget,
  layoutShifts,
  observeLayoutShifts,
} from '../support/layout-shift.ts';
import { demoAdmin, enterAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { studioAddresses } from '../support/studio-pages.ts';
import { expect, test, withMovement } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';
import { waitForNetwork } from '../support/wait-for-network.ts';

test.use(withMovement);

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const signedInAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

async function whenSettled(page: Page): Promise<void> {
  await waitForNetwork(page);
  await expect(page.getByRole('main').getByRole('status', { name: /جارٍ/ })).toHaveCount(0);
}

/** What moved on a page; nothing within the budget. */
async function found(page: Page, path: string, way: string): Promise<object[]> {
  const { shifts, sum } = await layoutShifts(page);
  return sum > layoutShiftBudget ? [{ path, way, sum, shifts }] : [];
}

async function loaded(page: Page, path: string): Promise<object[]> {
  await page.goto(path);
  await waitForHydration(page);
  await whenSettled(page);
  return found(page, path, 'loaded');
}

/** Goes to a page in the open studio, as a link does. */
async function entered(page: Page, path: string): Promise<object[]> {
  await page.evaluate((to) => {
    window.layoutShifts = [];
    history.pushState({ key: to, idx: 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/studio'));
  await whenSettled(page);
  return found(page, path, 'entered');
}

/** Tabs that load pages at the same time: each waits for its network most of the time. */
const tabs = 3;

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]) {
  for (const [way, open] of Object.entries({ loaded, entered })) {
    test(`every page of the studio stays where it is while it is ${way}, at ${viewport.width} px`, async ({
      context,
      nibras,
    }) => {
      test.slow();
      await enterAs(context, await signedInAdmin(nibras));
      const addresses = await studioAddresses(nibras);
      const moved = await Promise.all(
        Array.from({ length: tabs }, async (_, tab) => {
          const page = await context.newPage();
          await page.setViewportSize(viewport);
          await cacheFont(page, '/');
          await observeLayoutShifts(page);
          await loaded(page, '/studio');
          const all: object[] = [];
          for (const path of addresses.filter((__, index) => index % tabs === tab)) {
            all.push(...(await open(page, path)));
          }
          return all;
        }),
      );
      expect(moved.flat(), JSON.stringify(moved.flat(), null, 1)).toEqual([]);
    });
  }
}

test('the first page stays where it is when the lists beside the courses come late', async ({
  context,
  page,
  nibras,
}) => {
  await enterAs(context, await signedInAdmin(nibras));
  await page.setViewportSize({ width: 1280, height: 900 });
  await cacheFont(page, '/');
  await observeLayoutShifts(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/studio\/overview\/drafts/, async (route) => {
    await released;
    await route.continue();
  });
  const courses = page.waitForResponse(/\/api\/studio\/courses\?.*state=scheduled/);
  await page.goto('/studio');
  await (await courses).finished();
  await expect(page.getByRole('heading', { name: 'ينتظرك الآن' })).toBeVisible();
  await expect(page.getByRole('status', { name: /كورساتك/ })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'مسودات لم تُنشر' })).toBeVisible();
  await whenSettled(page);
  expect(await found(page, '/studio', 'drafts late')).toEqual([]);
});
