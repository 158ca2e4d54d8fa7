import { newAddress, signIn, typeCode } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('a new address waits for its code across a reload, and the old one is told when it takes effect', async ({
  page,
  nibras,
  checkAccessibility,
}) => {
  const oldEmail = await signIn(page, nibras);
  const newEmail = newAddress();
  await page.goto('/profile');
  const email = page.getByLabel('البريد الإلكتروني');
  await email.fill(newEmail);
  await page.getByLabel('رقم الهاتف').fill('01001234567');
  await page.getByRole('button', { name: 'حفظ التعديلات' }).click();
  await expect(page.getByRole('dialog')).toContainText(newEmail);
  const code = await nibras.mail.codeTo(newEmail);

  await page.reload();
  const waits = page.getByText('بريدك الجديد ينتظر التأكيد');
  await expect(waits).toBeVisible();
  await expect(page.getByRole('main')).toContainText(newEmail);
  await expect(email).toHaveValue(oldEmail);
  await checkAccessibility(page);

  await page.getByRole('button', { name: 'أدخل الكود' }).click();
  // The wait for another code goes on from where it was.
  await expect(page.getByRole('dialog').getByText(/بعد \d+ ثاني|بعد ثاني/)).toBeVisible();
  await typeCode(page, code);
  await expect(waits).toBeHidden();
  await expect(email).toHaveValue(newEmail);
  await expect
    .poll(() => nibras.mail.mails.filter(({ recipients }) => recipients.includes(oldEmail)).at(-1))
    .toMatchObject({ subject: 'تغيّر بريد حسابك' });
  await page.reload();
  await expect(email).toHaveValue(newEmail);
  await expect(waits).toBeHidden();
});
