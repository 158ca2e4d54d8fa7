import type { Page } from '@playwright/test';
import type { Nibras } from './nibras-server.ts';
import { expect } from './test.ts';
import { waitForHydration } from './wait-for-hydration.ts';

/** Types a code into the six boxes, which advance by themselves. */
export async function typeCode(page: Page, code: string) {
  await page.getByLabel('الرقم 1 من 6').click();
  await page.keyboard.type(code);
}

let people = 0;

/** A unique e-mail address. */
export const newAddress = () => {
  people += 1;
  return `person${people}-${process.pid}@example.org`;
};

/** Signs in through the pages with the code from the mail. A new address gets no name. */
export async function signIn(page: Page, nibras: Nibras, email = newAddress()) {
  const before = nibras.mail.codesTo(email).length;
  await page.goto('/login');
  await waitForHydration(page);
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('button', { name: 'أرسل كود التحقق' }).click();
  await expect(page).toHaveURL(/\/verify$/);
  await typeCode(page, await nibras.mail.codeTo(email, before + 1));
  await expect(page).not.toHaveURL(/\/verify$/);
  if (new URL(page.url()).pathname === '/welcome') {
    await page.getByRole('button', { name: 'لاحقًا' }).click();
    await expect(page).not.toHaveURL(/\/welcome$/);
  }
  return email;
}
