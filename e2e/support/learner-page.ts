import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHydration } from './wait-for-hydration.ts';

export type File = { name: string; code: string };
export const addressOf = (program: { language: string; files: File[]; stdin?: string }) =>
  `/playground#0.${Buffer.from(JSON.stringify({ stdin: '', ...program })).toString('base64url')}`;

export async function run(page: Page, program: Parameters<typeof addressOf>[0]) {
  await page.goto(addressOf(program));
  await waitForHydration(page);
  await page.getByRole('button', { name: 'شغّل', exact: true }).click();
}
export const runPage = (page: Page, code: string, others: File[] = []) =>
  run(page, { language: 'html', files: [{ name: 'index.html', code }, ...others] });

export const result = (page: Page) => page.getByRole('region', { name: 'الناتج' });
export const notices = (page: Page) => result(page).getByRole('status', { name: 'ملاحظات' });
/** The learner's page, in the frame of the sandbox's own. */
export const drawn = (page: Page) =>
  page.frameLocator('iframe[title="الصفحة التي يرسمها البرنامج"]').frameLocator('iframe');

/**
 * Presses what a learner's page shows. Rarely, on a busy machine, a frame inside a frame draws nothing more until the page
 * around it is drawn again, and a press waits for it without an end: the pointer is brought there once more.
 */
export const pressDrawn = (page: Page, target: Locator) =>
  expect(async () => {
    await result(page).hover();
    await target.click({ timeout: 20_000 });
  }).toPass();
