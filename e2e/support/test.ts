import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { classConflicts } from './class-conflicts.ts';
import { type Nibras, startNibras } from './nibras-server.ts';
import type { Size } from './sizes.ts';
import { followNetwork } from './wait-for-network.ts';

export interface Options {
  theme: Theme;
  /** The viewport sizes at which layouts are checked, the project's own first. */
  sizes: readonly Size[];
  /** Console errors that a test causes itself. */
  expectedFaults: RegExp;
}

type Theme = 'light' | 'dark';

interface Fixtures {
  /** Fails the test on findings of axe on the current page and on conflicting class names. */
  checkAccessibility(page: Page): Promise<void>;
  /** Fails the test on horizontal overflow and conflicting class names, at each of `sizes`. Ends at the first. */
  checkLayout(page: Page): Promise<void>;
  /** The same, and fails the test on findings of axe at the first of `sizes`, in both themes. */
  checkScreen(page: Page): Promise<void>;
}

/** For `test.use`: the page without reduced motion. */
export const withMovement = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Switches the theme, which is one class, without reloading the page. */
async function showTheme(page: Page, theme: Theme) {
  await page.evaluate((name) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(name);
  }, theme);
  // Waits for colour transitions, during which the contrast is wrong, but not for infinite animations.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

/** Changes the size of a page that is open, and with it the kind of its pointer unless the whole project has touch. */
async function showAt(page: Page, { width, height, touch = false }: Size, hasTouch = false) {
  await page.setViewportSize({ width, height });
  if (hasTouch) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
  await page.waitForFunction((is) => matchMedia('(pointer: coarse)').matches === is, touch);
}

/**
 * The page shows failed calls itself, so the browser's console line about them is not an error. 503 is the answer of a
 * server that has no place for a call just now, as on a busy machine.
 */
const isError = (message: ConsoleMessage) =>
  (message.type() === 'error' || /hydrat/i.test(message.text())) &&
  !/^Failed to load resource: the server responded with a status of (4\d\d|503)/.test(
    message.text(),
  );

/** A server with the demo content for the tests of a worker. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
export async function serverOfWorker({}, use: (nibras: Nibras) => Promise<void>): Promise<void> {
  const nibras = await startNibras();
  await use(nibras);
  await nibras.stop();
}

/**
 * Playwright's test with a server for each worker. A test fails on a hydration warning, a console error, and a
 * violation of a page's policy.
 */
export const test = base.extend<Fixtures & Options, { nibras: Nibras }>({
  theme: ['light', { option: true }],
  sizes: [[], { option: true }],
  expectedFaults: [/^$/, { option: true }],
  nibras: [serverOfWorker, { scope: 'worker', timeout: 90_000 }],
  baseURL: async ({ nibras }, use) => use(nibras.address),
  context: async ({ context, theme, expectedFaults }, use) => {
    followNetwork(context);
    const faults: string[] = [];
    context.on('console', (message) => {
      if (isError(message) && !expectedFaults.test(message.text())) faults.push(message.text());
    });
    context.on('weberror', (error) => {
      faults.push(String(error.error()));
    });
    await context.addInitScript((chosen) => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Content Security Policy: ${violatedDirective} refuses ${blockedURI}`),
      );
      // about:blank and sandboxed frames have no storage.
      if (self.origin === 'null') return;
      if (!localStorage.getItem('theme')) localStorage.setItem('theme', chosen);
    }, theme);
    await use(context);
    expect(faults, 'errors in the browser').toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  checkAccessibility: async ({}, use) => {
    await use(async (page) => {
      expect(await findings(page), `axe on ${page.url()}`).toEqual([]);
      expect(await classConflicts(page), `class names on ${page.url()}`).toEqual([]);
    });
  },
  checkLayout: async ({ sizes, hasTouch }, use) => {
    await use(async (page) => {
      expect(sizes, 'sizes of this project to look at').not.toEqual([]);
      for (const size of sizes) {
        const where = `${page.url()} at ${size.width} px`;
        if (page.viewportSize()?.width !== size.width) await showAt(page, size, hasTouch);
        // Not `innerWidth`: a phone zooms out until a wide page fits.
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, `width of ${where}`).toBeLessThanOrEqual(size.width);
        expect(await classConflicts(page), `class names on ${where}`).toEqual([]);
      }
      if (sizes[0] && sizes.length > 1) await showAt(page, sizes[0], hasTouch);
    });
  },
  checkScreen: async ({ theme, checkLayout }, use) => {
    const other = theme === 'light' ? 'dark' : 'light';
    await use(async (page) => {
      await checkLayout(page);
      expect(await findings(page), `axe on ${page.url()}`).toEqual([]);
      await showTheme(page, other);
      expect(await findings(page, 'colours'), `colours on ${page.url()}, ${other}`).toEqual([]);
      await showTheme(page, theme);
    });
  },
});

export { expect } from '@playwright/test';
