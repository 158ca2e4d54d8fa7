import type { Locator } from '@playwright/test';
import { demoAdmin, enterAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

test.use({ viewport: { width: phone.width, height: 560 }, hasTouch: true });

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
const signedInAdmin = (nibras: Nibras) => {
  admin ??= demoAdmin(nibras);
  return admin;
};

/** Scrolls what scrolls in a dialog to its end. @returns how far it went */
const scrollToEnd = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const parts = [element, ...element.querySelectorAll('*')].filter(
      (part) =>
        part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY === 'auto',
    );
    for (const part of parts) part.scrollTop = part.scrollHeight;
    return parts.reduce((sum, part) => sum + part.scrollTop, 0);
  });

/** Dialogs that are higher than the window: where they are open, and their main action. */
const long = {
  'the form of a coupon': { path: '/studio/coupons?new=1', action: 'أنشئ الكوبون' },
  'the form of a bundle': { path: '/studio/bundles?new=1', action: 'أنشئ الباقة' },
};

for (const [name, { path, action }] of Object.entries(long)) {
  test(`${name} keeps its title, its way out and its button in view while it scrolls`, async ({
    context,
    page,
    nibras,
  }) => {
    await enterAs(context, await signedInAdmin(nibras));
    await page.goto(path);
    await waitForHydration(page);
    const dialog = page.getByRole('dialog');
    const parts = [
      dialog.getByRole('heading').first(),
      dialog.getByRole('button', { name: 'إغلاق' }),
      dialog.getByRole('button', { name: action }),
    ];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await scrollToEnd(dialog)).toBeGreaterThan(0);
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  });
}
