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

  // Signed-in users are redirected from the sign-in pages.
  await second.goto('/login');
  await expect(second).toHaveURL(`${nibras.address}/`);

  await page.reload();
  await page.goto('/register');
  await expect(page).toHaveURL(`${nibras.address}/`);
});

test('registering sends the name and opens the verification page', async ({
  page,
  nibras,
  checkAccessibility,
  checkScreen,
}) => {
  // As long as the part before the @ may be, without a place to break it.
  const email = `${'a'.repeat(48)}-${newAddress()}`;
  await page.clock.install();
  await page.goto('/register');
  await checkAccessibility(page);
  await page.getByLabel('الاسم الكامل').fill('سلمى عبد الله');
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('button', { name: 'أنشئ الحساب' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await checkScreen(page);
  const spamHint = page.getByText('مجلد الرسائل غير المرغوب فيها');
  await page.clock.fastForward(20_000);
  await expect(spamHint).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(spamHint).toBeVisible();
  const code = await nibras.mail.codeTo(email);
  await page.getByLabel('الرقم 1 من 6').focus();
  // Pasted with Arabic digits, which the boxes convert.
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

test('a wrong code clears the boxes and focuses the first', async ({ page, nibras }) => {
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

  // Backspace in an empty box clears the previous one.
  await page.keyboard.type('12');
  await page.keyboard.press('Backspace');
  await expect(page.getByLabel('الرقم 2 من 6')).toHaveValue('');
  await page.keyboard.type('x3');
  await expect(page.getByLabel('الرقم 2 من 6')).toHaveValue('3');
});

test('an invalid e-mail address shows an error at the field and sends no mail', async ({
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

test('the verification page without an e-mail address redirects to the sign-in page', async ({
  page,
}) => {
  await page.goto('/verify');
  await expect(page).toHaveURL(/\/login$/);
});

test('a member page redirects a guest to the sign-in page and back afterwards', async ({
  page,
  nibras,
  checkScreen,
}) => {
  const email = newAddress();
  await page.goto('/my-courses');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('button', { name: 'أرسل كود التحقق' }).click();
  await expect(page).toHaveURL(/\/verify$/);
  await typeCode(page, await nibras.mail.codeTo(email));

  // A new address is asked for a name, also after a reload, and goes on to the page.
  await expect(page).toHaveURL(/\/welcome$/);
  await page.reload();
  await expect(page.getByLabel('الاسم الكامل')).toBeVisible();
  await checkScreen(page);
  await page.getByRole('button', { name: 'احفظ وتابع' }).click();
  await expect(page.getByText('هذا الحقل مطلوب.')).toBeVisible();
  await page.getByLabel('الاسم الكامل').fill('هدى سالم');
  await page.getByRole('button', { name: 'احفظ وتابع' }).click();
  await expect(page).toHaveURL(/\/my-courses$/);
  await page.goto('/profile');
  await expect(page.getByLabel('الاسم', { exact: true })).toHaveValue('هدى سالم');
});
