import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** What a page remembers of its checks: every look that was met, by its number, and those of each text. */
interface Checked {
  numbers: Map<string, number>;
  looks: WeakMap<Element, Set<number>>;
}

/** Axe's rules about colours, the only ones whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * What axe checks. `structure` is everything but colours. `new colours` are those of texts that were not checked with the
 * same colours and sizes before: at another width most are as they were, and colours take as long as all other rules.
 */
type Part = 'everything' | 'structure' | 'colours' | 'new colours';

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

/** The findings of axe in short form. axe is injected once per page, because that takes longer than most of its rules. */
export async function findings(page: Page, part: Part = 'everything') {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([what, rules]) => {
      const view = window as unknown as { axe: typeof axe; axeChecked?: Checked };
      view.axeChecked ??= { numbers: new Map(), looks: new WeakMap() };
      const { numbers, looks } = view.axeChecked;
      const found = new Map<Element, number>();

      /** The colours and sizes of an element and of everything around it, as a number. */
      function lookOf(element: Element): number {
        const known = found.get(element);
        if (known !== undefined) return known;
        const style = getComputedStyle(element);
        const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = style;
        const around = element.parentElement ? lookOf(element.parentElement) : -1;
        const look = [
          color,
          backgroundColor,
          backgroundImage,
          opacity,
          fontSize,
          fontWeight,
          around,
        ];
        const number = numbers.get(look.join()) ?? numbers.size;
        numbers.set(look.join(), number);
        found.set(element, number);
        return number;
      }
      const isText = (element: Element) =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const isNew = (element: Element) => {
        const before = looks.get(element) ?? new Set();
        const look = lookOf(element);
        if (before.has(look)) return false;
        looks.set(element, before.add(look));
        return true;
      };
      const texts = () =>
        [...document.body.querySelectorAll('*')].filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && isText(element),
        );
      const unchecked = what === 'structure' ? [] : texts().filter(isNew);
      if (what === 'new colours' && unchecked.length === 0) return [];
      const { violations } = await view.axe.run(
        what === 'new colours' ? { include: unchecked } : document,
        {
          // Only violations need details.
          resultTypes: ['violations'],
          ...(what === 'structure' && {
            rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
          }),
          ...((what === 'colours' || what === 'new colours') && {
            runOnly: { type: 'rule' as const, values: [...rules] },
          }),
        },
      );
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    [part, colourRules] as const,
  );
}
