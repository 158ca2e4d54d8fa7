import type { Page } from '@playwright/test';
import { callAs, newMember } from './support/member.ts';
import { newAddress, signIn, typeCode } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const password = 'قمر فوق التل البعيد';

const section = (page: Page) => page.getByRole('region', { name: 'أمان حسابك' });
const devices = (page: Page) => section(page).getByRole('listitem');

test('a password is set in the profile, refused while it is weak, and removed', async ({
  page,
  nibras,
  checkScreen,
}) => {
  const email = await signIn(page, nibras);
  await page.goto('/profile');
  await expect(section(page)).toContainText('ليس لحسابك كلمة مرور');
  await section(page).getByRole('button', { name: 'إضافة' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'كلمة المرور' });
  await field.fill('1234567');
  await dialog.getByRole('button', { name: 'احفظ كلمة المرور' }).click();
  await expect(dialog).toContainText('يجب ألا يقل النص عن 8');
  await field.fill('password1');
  await dialog.getByRole('button', { name: 'احفظ كلمة المرور' }).click();
  await expect(dialog).toContainText('سهلة التخمين');
  await checkScreen(page);
  await dialog.getByLabel('إظهار كلمة المرور').check();
  await expect(field).toHaveAttribute('type', 'text');
  await field.fill(password);
  await dialog.getByRole('button', { name: 'احفظ كلمة المرور' }).click();
  await expect(dialog).toBeHidden();
  await expect(section(page)).toContainText('لحسابك كلمة مرور');
  await callAs(nibras, 'POST /api/login', { body: { email, password } });
  await page.reload();
  await expect(section(page)).toContainText('لحسابك كلمة مرور');
  await section(page).getByRole('button', { name: 'إزالة' }).click();
  await expect(section(page)).toContainText('ليس لحسابك كلمة مرور');
});

test('the devices that are signed in are listed, and can be signed out one by one or together', async ({
  page,
  nibras,
  checkScreen,
}) => {
  const email = await signIn(page, nibras);
  const member = await newMember(nibras, email);
  await callAs(nibras, 'PUT /api/password', { token: member.token, body: { password } });
  const enter = () =>
    callAs<{ token: string }>(nibras, 'POST /api/login', { body: { email, password } });
  const third = await enter();
  await enter();
  await page.goto('/profile');
  await expect(devices(page)).toHaveCount(4);
  await expect(devices(page).first()).toContainText('هذا الجهاز');
  await expect(devices(page).first()).toContainText('Chrome على');
  await checkScreen(page);
  const end = page.getByRole('button', { name: /^تسجيل الخروج جهاز/ });
  await end.nth(1).click();
  await expect(devices(page)).toHaveCount(3);
  await expect(callAs(nibras, 'GET /api/user', { token: third.token })).rejects.toThrow('401');
  await callAs(nibras, 'GET /api/user', { token: member.token });
  await page.getByRole('button', { name: 'تسجيل الخروج من كل الأجهزة الأخرى' }).click();
  await expect(devices(page)).toHaveCount(1);
  await expect(section(page)).toContainText('غير مفتوح على أي جهاز آخر');
  await expect(callAs(nibras, 'GET /api/user', { token: member.token })).rejects.toThrow('401');
  await page.reload();
  await expect(devices(page)).toHaveCount(1);
});

test('signed in by a password alone, what protects the account asks for a code to its mailbox first', async ({
  page,
  nibras,
  checkScreen,
}) => {
  const member = await newMember(nibras);
  const { email } = member;
  await callAs(nibras, 'PUT /api/password', { token: member.token, body: { password } });
  await page.goto('/login');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'ادخل بها' }).click();
  await expect(page.getByRole('heading', { name: 'الدخول بكلمة المرور' })).toBeVisible();
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('كلمة المرور').fill('كلمة أخرى');
  await page.getByRole('button', { name: 'ادخل', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('غير صحيحة');
  await checkScreen(page);
  await page.getByLabel('كلمة المرور').fill(password);
  await page.getByRole('button', { name: 'ادخل', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/profile');
  await section(page).getByRole('button', { name: 'إزالة' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(email);

  // Given up, nothing has changed.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(section(page)).toContainText('لحسابك كلمة مرور');

  // A new address asks for the code of the one in use, then for its own.
  const newEmail = newAddress();
  await page.getByLabel('البريد الإلكتروني').fill(newEmail);
  await page.getByLabel('رقم الهاتف').fill('01001234567');
  await page.getByRole('button', { name: 'حفظ التعديلات' }).click();
  await expect(dialog).toContainText(email);
  await checkScreen(page);
  await typeCode(page, await nibras.mail.codeTo(email, 2));
  await expect(dialog).toContainText(newEmail);
  await typeCode(page, await nibras.mail.codeTo(newEmail));
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue(newEmail);

  // The session is fresh by now.
  await section(page).getByRole('button', { name: 'إزالة' }).click();
  await expect(section(page)).toContainText('ليس لحسابك كلمة مرور');
});
