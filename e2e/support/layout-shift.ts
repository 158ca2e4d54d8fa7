import { expect, type Page } from '@playwright/test';

/** A layout shift up to this is not noticeable. */
export const layoutShiftBudget = 0.05;

declare global {
  interface Window {
    /** Layout shifts since the page started loading. */
    layoutShifts: { value: number; when: number; what: string[] }[];
  }
}

/**
 * Loads the page's font into the browser's cache: how far lines shift when it loads late depends on the fallback fonts
 * of the machine, and whether they do on how busy it is.
 */
export async function cacheFont(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const font = /href="([^"]+\.woff2)"/.exec(html)?.[1];
  expect(font, 'the font is preloaded').toBeTruthy();
  await page.goto('/robots.txt');
  await page.evaluate(async (address) => (await fetch(address)).arrayBuffer(), font ?? '');
}

/** Records the layout shifts of the pages that are opened from now on. */
export const observeLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Shift = PerformanceEntry & { value: number; sources: Source[] };
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const text = node instanceof Element ? node.outerHTML : (node?.textContent ?? '');
          return `${previousRect.y} → ${currentRect.y}: ${text.slice(0, 120)}`;
        });
        window.layoutShifts.push({ value, when: startTime, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The shifts since the page started loading, and their sum. */
export async function layoutShifts(page: Page) {
  const shifts = await page.evaluate(() => window.layoutShifts);
  return { shifts, sum: shifts.reduce((all, { value }) => all + value, 0) };
}

export async function expectStableLayout(page: Page): Promise<void> {
  const { shifts, sum } = await layoutShifts(page);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(layoutShiftBudget);
}
