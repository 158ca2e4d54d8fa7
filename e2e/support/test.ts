import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { classConflicts } from './class-conflicts.ts';
import { type Nibras, startNibras } from './nibras-server.ts';

export interface Options {
  theme: Theme;
  /** At which sizes of this device a layout is looked at, beginning with its own. */
  sizes: readonly Size[];
  /** Lines of the browser's console that a test brings about itself. */
  expectedFaults: RegExp;
}

type Theme = 'light' | 'dark';

interface Size {
  width: number;
  height: number;
}

interface Fixtures {
  /** Fails the test on anything that axe finds on the page as it is now, and on class names that undo each other. */
  checkAccessibility(page: Page): Promise<void>;
  /** Fails it on what axe finds in either theme, and on anything beyond the page's edges, at each of `sizes`. */
  checkScreen(page: Page): Promise<void>;
}

/** For `test.use`: the page as most people see it, with everything that moves. */
export const withMovement = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Axe's rules about colours: by no other can one theme be worse than the other. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Themes are one class, and colours that fade: both can be looked at on a page that is loaded once. */
async function showTheme(page: Page, theme: Theme) {
  await page.evaluate((name) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(name);
  }, theme);
  // Where movement is shown: a colour on its way in is nobody's contrast; what pulses for ever is not waited for.
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

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe finds, in short. It is put into a page once: that takes longer than most of its rules. */
async function findings(page: Page, rules?: readonly string[]) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (values) => {
    // There are no frames to join, and only what is wrong needs its details.
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      ...(values && { runOnly: { type: 'rule' as const, values: [...values] } }),
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }));
  }, rules);
}

/** A refused call is told to the person, so the browser's own line about it is no fault. */
const isFault = (message: ConsoleMessage) =>
  (message.type() === 'error' || /hydrat/i.test(message.text())) &&
  !/^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text());

/**
 * The player's slider measures itself once more in the frame after it was taken away, and finds its own settings gone.
 * Nothing of ours runs there, and nobody sees it: the page has been left.
 */
const isPlayersOwn = ({ message, stack = '' }: Error) =>
  /^\w+ is not a function$/.test(message) &&
  stack.split('\n')[1]?.includes('/assets/lecture-player-') === true;

/**
 * Playwright's test on a product of the worker's own. What fails it: a warning of hydration, an error in the console, and
 * whatever a page's own policy refuses.
 */
export const test = base.extend<Fixtures & Options, { nibras: Nibras }>({
  theme: ['light', { option: true }],
  sizes: [[], { option: true }],
  expectedFaults: [/^$/, { option: true }],
  nibras: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const nibras = await startNibras();
      await use(nibras);
      await nibras.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ nibras }, use) => use(nibras.address),
  context: async ({ context, theme, expectedFaults }, use) => {
    const faults: string[] = [];
    context.on('console', (message) => {
      if (isFault(message) && !expectedFaults.test(message.text())) faults.push(message.text());
    });
    context.on('weberror', (error) => {
      if (!isPlayersOwn(error.error())) faults.push(String(error.error()));
    });
    await context.addInitScript((chosen) => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Content Security Policy: ${violatedDirective} refuses ${blockedURI}`),
      );
      // An empty page has no storage.
      if (location.origin === 'null') return;
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
  checkScreen: async ({ theme, sizes }, use) => {
    const other = theme === 'light' ? 'dark' : 'light';
    await use(async (page) => {
      expect(sizes, 'sizes of this project to look at').not.toEqual([]);
      for (const size of sizes) {
        const where = `${page.url()} at ${size.width} px`;
        if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
        // Not by `innerWidth`: a phone zooms out until what is too wide fits.
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, `width of ${where}`).toBeLessThanOrEqual(size.width);
        expect(await findings(page), `axe on ${where}`).toEqual([]);
        expect(await classConflicts(page), `class names on ${where}`).toEqual([]);
        await showTheme(page, other);
        expect(await findings(page, colourRules), `axe on ${where}, ${other}`).toEqual([]);
        await showTheme(page, theme);
      }
      // As it came.
      if (sizes[0] && sizes.length > 1) await page.setViewportSize(sizes[0]);
    });
  },
});

export { expect } from '@playwright/test';
