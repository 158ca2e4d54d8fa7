import type { Page } from '@playwright/test';
import { demoAdmin, enterAs } from '../support/member.ts';
import { studioAddresses } from '../support/studio-pages.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';
import { waitForNetwork } from '../support/wait-for-network.ts';

/** What a page of the studio may load beyond its frame, in compressed bytes (brotli). */
const budget = 120_000;

/**
 * The limit for the frame itself, which the first page loads and all others have: navigation, palette, session, and the
 * library that checks answers, which every page with an answer needs.
 */
const frameBudget = 232_000;

type Scripts = Map<string, number>;

/** The scripts that a page has loaded when all of it is there, with their compressed bytes. */
async function scriptsOf(page: Page, path: string): Promise<Scripts> {
  await page.goto(path);
  await waitForHydration(page);
  await waitForNetwork(page);
  await expect(page.getByRole('main').getByRole('status', { name: /جارٍ/ })).toHaveCount(0);
  // Every page loads the live connection and the measurement of speed, when the browser is idle.
  await whenIdle(page);
  await waitForNetwork(page);
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const,
    ),
  );
  return new Map(loaded.filter(([path]) => /^\/assets\/.+\.js$/.test(path)));
}

/** Idle callbacks run in the order of their requests: those of the page have run. */
const whenIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

const sum = (scripts: Iterable<[string, number]>) =>
  [...scripts].reduce((all, [, bytes]) => all + bytes, 0);

/** Tabs that load pages at the same time: each waits for its network most of the time. */
const tabs = 3;

test('every page of the studio loads little script beyond the frame', async ({
  context,
  nibras,
}) => {
  test.slow();
  await enterAs(context, await demoAdmin(nibras));
  const addresses = await studioAddresses(nibras);
  const pages = new Map<string, Scripts>();
  await Promise.all(
    Array.from({ length: tabs }, async (_, tab) => {
      const page = await context.newPage();
      for (const path of addresses.filter((__, index) => index % tabs === tab)) {
        pages.set(path, await scriptsOf(page, path));
      }
    }),
  );
  // A preview has no navigation.
  const all = [...pages].flatMap(([path, scripts]) => (/preview/.test(path) ? [] : [scripts]));
  const frame = [...(all[0] ?? [])].filter(([name]) => all.every((scripts) => scripts.has(name)));
  // React alone is larger: below this the measurement missed a script, or a page had an error.
  expect(sum(frame)).toBeGreaterThan(150_000);
  const named = frame.toSorted(([, one], [, other]) => other - one);
  expect(sum(frame), `the frame: ${named.slice(0, 20).join(' ')}`).toBeLessThanOrEqual(frameBudget);
  const beyond = [...pages]
    .map(([path, scripts]) => ({ path, bytes: sum(scripts) - sum(frame) }))
    .toSorted((one, other) => other.bytes - one.bytes);
  test.info().annotations.push({
    type: 'bytes',
    description: `frame ${sum(frame)}; ${beyond.map(({ path, bytes }) => `${path} ${bytes}`).join(', ')}`,
  });
  const heavy = beyond
    .filter(({ bytes }) => bytes > budget)
    .map(({ path, bytes }) => ({ path, bytes, largest: largestOf(pages.get(path), frame) }));
  expect(heavy, JSON.stringify(heavy, null, 1)).toEqual([]);
});

/** The largest scripts of a page beyond the frame. */
const largestOf = (scripts: Scripts = new Map(), frame: readonly [string, number][]) =>
  [...scripts]
    .filter(([name]) => !frame.some(([shared]) => shared === name))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 12)
    .map(([name, bytes]) => `${bytes} ${name}`);
