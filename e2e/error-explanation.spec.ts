import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const addressOf = (program: object) =>
  `/playground#0.${Buffer.from(JSON.stringify(program)).toString('base64url')}`;

test('an error is explained beside its own words, and leads to its line', async ({ page }) => {
  const code = 'const total = 5;\nconsol.log(total);\n';
  await page.goto(
    addressOf({ language: 'javascript', files: [{ name: 'main.js', code }], stdin: '' }),
  );
  await waitForHydration(page);
  await page.getByRole('button', { name: 'شغّل', exact: true }).click();
  const error = page.getByRole('region', { name: 'هل تقصد console؟' });
  await expect(error).toContainText('لا تعرف جافاسكربت الاسم consol');
  await expect(error.getByText('ReferenceError: consol is not defined').first()).toBeVisible();
  await error.getByRole('button', { name: 'اذهب إلى السطر 2' }).click();
  await expect(page.getByRole('textbox', { name: 'الكود' })).toBeFocused();
});

test('a line that cannot do what it says is named though nothing failed', async ({ page }) => {
  const code = 'let total = 5;\ntotal == 6;\nconsole.log(total);\n';
  await page.goto(
    addressOf({ language: 'javascript', files: [{ name: 'main.js', code }], stdin: '' }),
  );
  await waitForHydration(page);
  await page.getByRole('button', { name: 'شغّل', exact: true }).click();
  const hint = page.getByRole('region', { name: 'ملاحظة على السطر 2' });
  await expect(hint).toContainText('تقارن ولا تغيّر');
  await hint.getByRole('button', { name: 'اذهب إلى السطر 2' }).click();
  await expect(page.getByRole('textbox', { name: 'الكود' })).toBeFocused();
});
