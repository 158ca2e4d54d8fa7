import type { Locator } from '@playwright/test';
import { demoAdmin, enterAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';
import { waitForNetwork } from '../support/wait-for-network.ts';

type Place = 'value' | 'placeholder';

/** How a field looks with a word as its value or placeholder, without calling its page's listeners. */
async function lookOf(field: Locator, place: Place, word: string): Promise<Buffer> {
  await field.evaluate(
    (element, { place, word }) => {
      if (element instanceof HTMLInputElement) {
        element.value = '';
        element[place] = word;
      } else element.replaceChildren(new Option(word));
    },
    { place, word },
  );
  return field.screenshot({ animations: 'disabled' });
}

// Chromium cuts what of a text is below the line of a field with a set height: a final yeh loses its dots.
for (const path of [
  '/courses',
  '/contact',
  '/studio/people',
  '/studio/settings',
  '/studio/courses?new=1',
  '/studio/coupons',
  '/studio/courses/1/questions',
]) {
  test(`a final yeh has its dots in every field of ${path}`, async ({ page, context, nibras }) => {
    await enterAs(context, await demoAdmin(nibras));
    await page.goto(path);
    await waitForHydration(page);
    await waitForNetwork(page);
    const fields = page.locator(
      'input:is([type=text], [type=search], :not([type])):not([dir=ltr], [tabindex="-1"]), select',
    );
    const shown = (await fields.all()).map(async (field) =>
      (await field.isVisible()) ? field : null,
    );
    const visible = (await Promise.all(shown)).filter((field) => field !== null);
    expect(visible.length).toBeGreaterThan(0);
    for (const field of visible) {
      for (const place of ['value', 'placeholder'] as const) {
        const dotted = await lookOf(field, place, 'القاضي');
        const dotless = await lookOf(field, place, 'القاضى');
        const element = await field.evaluate(({ outerHTML }) => outerHTML.slice(0, 300));
        expect(dotted.equals(dotless), `${place} of ${element}`).toBe(false);
      }
    }
  });
}
