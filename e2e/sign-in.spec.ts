import { newAddress, signIn, typeCode } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('a code by mail signs in, and a second tab is signed in too', async ({
  page,
  context,
  nibras,
  checkAccessibility,
}) => {
  await page.goto('/login');
  await checkAccessibility(page);
  await signIn(page, nibras);
  await expect(page).toHaveURL(`${nibras.address}/`);

  const second = await context.newPage();
  await second.goto('/my-courses');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(second).toHaveURL(/\/my-courses$/);

  // Whoever is signed in has nothing to do on the sign-in pages.
  await second.goto('/login');
  await expect(second).toHaveURL(`${nibras.address}/`);

  await page.reload();
  await page.goto('/register');
  await expect(page).toHaveURL(`${nibras.address}/`);
});

test('registering carries the name and leads to the verification page', async ({
  page,
  nibras,
  checkAccessibility,
}) => {
  const email = newAddress();
  await page.goto('/register');
  await checkAccessibility(page);
  await page.getByLabel('الاسم الكامل').fill('سلمى عبد الله');
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('button', { name: 'أنشئ الحساب' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await checkAccessibility(page);
  const code = await nibras.mail.codeTo(email);
  await page.getByLabel('الرقم 1 من 6').focus();
  // Pasted, and in Arabic digits: the boxes fold them.
  const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, arabic);
  await expect(page).toHaveURL(`${nibras.address}/`);
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  expect(token).toBeTruthy();
});

test('a wrong code clears the boxes and gives the focus back to the first', async ({
  page,
  nibras,
}) => {
  const email = newAddress();
  await page.goto('/login');
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('البريد الإلكتروني').press('Enter');
  const code = await nibras.mail.codeTo(email);
  await expect(page).toHaveURL(/\/verify$/);
  await typeCode(page, code === '000000' ? '000001' : '000000');
  await expect(page.getByText('كود التحقق غير صحيح')).toBeVisible();
  for (let box = 1; box <= 6; box++) {
    await expect(page.getByLabel(`الرقم ${box} من 6`)).toHaveValue('');
  }
  await expect(page.getByLabel('الرقم 1 من 6')).toBeFocused();

  // Backspace in an empty box clears the one before it.
  await page.keyboard.type('12');
  await page.keyboard.press('Backspace');
  await expect(page.getByLabel('الرقم 2 من 6')).toHaveValue('');
  await page.keyboard.type('x3');
  await expect(page.getByLabel('الرقم 2 من 6')).toHaveValue('3');
});

test('an address that is none is told beside the field, and no mail is sent', async ({
  page,
  nibras,
}) => {
  await page.goto('/login');
  const before = nibras.mail.mails.length;
  await page.getByLabel('البريد الإلكتروني').fill('ليس بريدًا');
  await page.getByRole('button', { name: 'أرسل كود التحقق' }).click();
  await expect(page.getByText('اكتب بريدًا إلكترونيًا صحيحًا.')).toBeVisible();
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue('ليس بريدًا');
  expect(nibras.mail.mails.length).toBe(before);
});

test('the verification page without an address leads back to the sign-in', async ({ page }) => {
  await page.goto('/verify');
  await expect(page).toHaveURL(/\/login$/);
});

test('a page for the signed-in leads a guest to the sign-in and back afterwards', async ({
  page,
  nibras,
}) => {
  const email = newAddress();
  await page.goto('/my-courses');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('button', { name: 'أرسل كود التحقق' }).click();
  await expect(page).toHaveURL(/\/verify$/);
  await typeCode(page, await nibras.mail.codeTo(email));
  await expect(page).toHaveURL(/\/my-courses$/);
});
