import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Axe's rules about colours, the only ones whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe checks: all, or only colours. */
type Part = 'everything' | 'colours';

/**
 * Waits until no transition or animation with an end runs: axe would read a colour between two. Half a second is enough
 * for each of ours; what takes longer is not waited for, because an animation that nobody sees may never finish.
 */
async function settled(page: Page) {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.race([
      Promise.allSettled(ending.map((one) => one.finished)),
      new Promise((resolve) => setTimeout(resolve, 500)),
    ]);
  });
}

/**
 * The findings of axe in short form. What axe finds counts once it is found twice in succession: a list may have been
 * about to change while axe looked at it.
 */
export async function findings(page: Page, part: Part = 'everything') {
  let last = await lookOnce(page, part);
  while (last.length > 0) {
    const again = await lookOnce(page, part);
    if (isDeepStrictEqual(again, last)) return again;
    last = again;
  }
  return last;
}

/** axe is injected once per page, because that takes longer than most of its rules. */
async function lookOnce(page: Page, part: Part) {
  // A list that is busy is shown paler than it will be.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return runAxe(page, part);
}

const runAxe = (page: Page, part: Part) =>
  page.evaluate(
    async ([what, rules]) => {
      const view = window as unknown as { axe: typeof axe };
      const { violations } = await view.axe.run(document, {
        // Only violations need details.
        resultTypes: ['violations'],
        ...(what === 'colours' && { runOnly: { type: 'rule' as const, values: [...rules] } }),
      });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    [part, colourRules] as const,
  );
