import AxeBuilder from '@axe-core/playwright';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { type Nibras, startNibras } from './nibras-server.ts';

export interface Options {
  theme: 'light' | 'dark';
  /** Lines of the browser's console that a test brings about itself. */
  expectedFaults: RegExp;
}

interface Fixtures {
  /** Fails the test on anything that axe finds on the page as it is now. */
  checkAccessibility(page: Page): Promise<void>;
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

/** Playwright's test on a product of the worker's own; a warning of hydration or an error in the console fails it. */
export const test = base.extend<Fixtures & Options, { nibras: Nibras }>({
  theme: ['light', { option: true }],
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
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      // There are no frames to join, and only what is wrong needs its details: a third of the time.
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .analyze();
      const found = violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map((node) => node.target.join(' ')),
      }));
      expect(found, `axe on ${page.url()}`).toEqual([]);
    });
  },
});

export { expect } from '@playwright/test';
