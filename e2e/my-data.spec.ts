import { readFile } from 'node:fs/promises';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('somebody downloads all that is kept about them', async ({ page, nibras, checkScreen }) => {
  await signIn(page, nibras);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'حمّل بياناتي' }).click();
  await expect(page).toHaveURL(/\/account\/data$/);
  const section = page.getByRole('region', { name: 'حمّل بياناتي' });
  await section.getByRole('button', { name: 'حمّل بياناتي' }).click();
  await expect(section).toContainText('بياناتك جاهزة');
  await checkScreen(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'نزّل الملف' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  // The names of a zip's entries are not packed.
  const zip = await readFile(await download.path());
  expect(zip.includes('بياناتي.html') && zip.includes('data/account.json')).toBe(true);
});
